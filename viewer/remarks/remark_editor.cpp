#include "viewer/remarks/remark_editor.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"
#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_words.h"
#include "viewer/remarks/tag_completer.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QTextBlock>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kFewestLines = 3, kMostLines = 14; // that are seen without scrolling

QHBoxLayout* rowIn(QVBoxLayout* column) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  column->addLayout(row);
  return row;
}

void choose(QComboBox* box, const QVariant& value) {
  box->setCurrentIndex(std::max(0, box->findData(value)));
}

} // namespace

RemarkEditor::RemarkEditor(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), free_(new QToolButton(this)), tools_(new QWidget(this)),
      bold_(addTool("bold")), italic_(addTool("italic")), list_(addTool("list")), link_(addTool("link")),
      links_(new LinkBox(this)), text_(new GrowingText(this)), about_(new QLabel(this)),
      for_(new QLabel(this)), nation_(new QComboBox(this)), audience_(new QComboBox(this)),
      tags_(new QLineEdit(this)), knownTags_(new QStringListModel(this)), status_(new QLabel(this)),
      save_(new QPushButton(this)) {
  build();
  retranslate();
  setGame(nullptr, nullptr);
}

QToolButton* RemarkEditor::addTool(const char* name) {
  auto* button = new QToolButton(tools_);
  button->setObjectName(QLatin1String(name));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

void RemarkEditor::build() {
  title_->setTextFormat(Qt::PlainText);
  status_->setTextFormat(Qt::PlainText);
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  free_->setAutoRaise(true);
  text_->setObjectName(QStringLiteral("text"));
  text_->setTabChangesFocus(true);
  text_->installEventFilter(this);
  tags_->installEventFilter(this);
  tags_->setObjectName(QStringLiteral("tags"));
  tags_->setCompleter(new TagCompleter(knownTags_, this));
  for (QComboBox* box : {nation_, audience_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
  }
  links_->hide();

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 4, 6, 6);
  column->setSpacing(4);
  QHBoxLayout* head = rowIn(column);
  head->addWidget(title_, 1);
  head->addWidget(free_);
  auto* tools = new QHBoxLayout(tools_);
  tools->setContentsMargins(0, 0, 0, 0);
  tools->setSpacing(2);
  for (QToolButton* button : {bold_, italic_, list_, link_})
    tools->addWidget(button);
  head->addWidget(tools_);
  column->addWidget(links_);
  column->addWidget(text_);
  QHBoxLayout* choices = rowIn(column);
  choices->addWidget(about_);
  choices->addWidget(nation_, 1);
  choices->addWidget(for_);
  choices->addWidget(audience_, 1);
  QHBoxLayout* foot = rowIn(column); // one row: a low dock must show where to save
  foot->addWidget(tags_, 1);
  foot->addWidget(save_);
  column->addWidget(status_);

  const auto tell = [this] {
    if (!quiet_) emit edited();
  };
  connect(text_, &QPlainTextEdit::textChanged, this, tell);
  connect(nation_, &QComboBox::currentIndexChanged, this, tell);
  connect(audience_, &QComboBox::currentIndexChanged, this, tell);
  connect(tags_, &QLineEdit::textChanged, this, tell);
  connect(save_, &QPushButton::clicked, this, &RemarkEditor::saveAsked);
  connect(free_, &QToolButton::clicked, this, &RemarkEditor::freed);
  connect(bold_, &QToolButton::clicked, this, [this] { wrap(QStringLiteral("**")); });
  connect(italic_, &QToolButton::clicked, this, [this] { wrap(QStringLiteral("*")); });
  connect(list_, &QToolButton::clicked, this, &RemarkEditor::makeList);
  connect(link_, &QToolButton::clicked, this, &RemarkEditor::showLinks);
  connect(links_, &LinkBox::chosen, this, &RemarkEditor::insertLink);
  connect(links_, &LinkBox::left, this, [this] {
    links_->hide();
    focusText();
  });
}

void RemarkEditor::retranslate() {
  const auto name = [](QWidget* widget, const QString& words) {
    widget->setToolTip(words);
    widget->setAccessibleName(words);
  };
  text_->setPlaceholderText(tr("What was wrong, and what would have been better?"));
  text_->setAccessibleName(tr("Text of the remark"));
  bold_->setText(tr("B", "bold"));
  name(bold_, tr("Bold (Ctrl+B)"));
  italic_->setText(tr("I", "italic"));
  name(italic_, tr("Italic (Ctrl+I)"));
  list_->setText(QStringLiteral("•"));
  name(list_, tr("List"));
  link_->setText(tr("Link"));
  name(link_, tr("Link to an event, a province or a line (Ctrl+K)"));
  links_->setPlaceholderText(tr("Event number, province or line"));
  links_->setAccessibleName(links_->placeholderText());
  about_->setText(tr("About", "a nation"));
  for_->setText(tr("For", "an audience"));
  name(nation_, tr("Nation"));
  nation_->setToolTip(
      tr("The nation whose play the remark judges. Choose “No nation” for a remark on the position or on all "
         "nations."));
  name(audience_, tr("Readers"));
  tags_->setPlaceholderText(tr("Tags, separated by commas"));
  name(tags_, tr("Tags, separated by commas, such as weak opening, trade"));
  free_->setText(QStringLiteral("×"));
  name(free_, tr("Turn this draft into a new remark"));
  save_->setText(CommonWords::tr("Save"));
  name(save_, tr("Save the remark (Ctrl+Enter)"));
  const RemarkDraft now = draft();
  fillChoices();
  const QSignalBlocker quiet(this);
  choose(nation_, now.nation);
  choose(audience_, static_cast<int>(now.audience));
}

void RemarkEditor::fillChoices() {
  const bool before = std::exchange(quiet_, true);
  nation_->clear();
  nation_->addItem(tr("No nation"), QString());
  for (std::size_t n = 0; game_ && n < game_->game().nations(); ++n) {
    const std::string& word = game_->game().nationWord(NationId(n));
    nation_->addItem(nationName(*game_, word), QString::fromStdString(word));
  }
  audience_->clear();
  for (const Audience a : {Audience::me, Audience::coach, Audience::club})
    audience_->addItem(RemarkWords::audience(a), static_cast<int>(a));
  quiet_ = before;
}

void RemarkEditor::setGame(std::shared_ptr<const OpenedGame> game, std::shared_ptr<const OpenedLine> line) {
  game_ = std::move(game);
  line_ = std::move(line);
  links_->hide();
  fillChoices();
  for (QWidget* part :
       {static_cast<QWidget*>(text_), tools_, static_cast<QWidget*>(nation_),
        static_cast<QWidget*>(audience_), static_cast<QWidget*>(tags_), static_cast<QWidget*>(save_)})
    part->setEnabled(game_ != nullptr);
}

void RemarkEditor::setTags(const QStringList& tags) {
  knownTags_->setStringList(tags);
}

void RemarkEditor::setLook(const Look& look) {
  for (QWidget* widget : findChildren<QWidget*>())
    widget->setFont(look.font(9.5));
  title_->setFont(look.font(9.5, true));
  bold_->setFont(look.font(9.5, true));
  QFont slanted = look.font(9.5);
  slanted.setItalic(true);
  italic_->setFont(slanted);
  status_->setForegroundRole(kQuietInk);
  text_->setLines(kFewestLines, kMostLines);
}

void RemarkEditor::setDraft(const RemarkDraft& draft, const QString& title) {
  quiet_ = true;
  answers_ = draft.answers;
  replaces_ = draft.replaces;
  if (text_->toPlainText() != draft.text) text_->setPlainText(draft.text);
  choose(nation_, draft.nation);
  choose(audience_, static_cast<int>(draft.audience));
  if (RemarkWords::tagsIn(tags_->text()) != draft.tags) tags_->setText(draft.tags.join(QStringLiteral(", ")));
  title_->setText(title);
  title_->setToolTip(plainTip(title));
  free_->setVisible(answers_ || replaces_);
  quiet_ = false;
}

RemarkDraft RemarkEditor::draft() const {
  RemarkDraft draft;
  draft.text = text_->toPlainText();
  draft.answers = answers_;
  draft.replaces = replaces_;
  draft.nation = nation_->currentData().toString();
  draft.audience = static_cast<Audience>(audience_->currentData().toInt());
  draft.tags = RemarkWords::tagsIn(tags_->text());
  return draft;
}

void RemarkEditor::setStatus(const QString& words) {
  status_->setText(words);
  status_->setToolTip(plainTip(words));
}

void RemarkEditor::focusText() {
  text_->setFocus(Qt::OtherFocusReason);
  text_->moveCursor(QTextCursor::End);
}

void RemarkEditor::wrap(const QString& around) {
  QTextCursor cursor = text_->textCursor();
  const QString words = cursor.selectedText();
  cursor.insertText(around + words + around);
  if (words.isEmpty())
    cursor.movePosition(QTextCursor::Left, QTextCursor::MoveAnchor, static_cast<int>(around.size()));
  text_->setTextCursor(cursor);
  text_->setFocus();
}

/// Each line of the selection becomes an entry.
void RemarkEditor::makeList() {
  QTextCursor cursor = text_->textCursor();
  const int from = cursor.selectionStart(), to = cursor.selectionEnd();
  cursor.beginEditBlock();
  for (QTextBlock block = text_->document()->findBlock(to); block.isValid(); block = block.previous()) {
    QTextCursor(block).insertText(QStringLiteral("- "));
    if (block.contains(from)) break;
  }
  cursor.endEditBlock();
  text_->setFocus();
}

void RemarkEditor::showLinks() {
  if (!game_ || !line_) return;
  links_->offer(*game_, *line_);
  links_->clear();
  links_->show();
  links_->setFocus();
}

void RemarkEditor::insertLink(const QString& markdown) {
  links_->hide();
  text_->textCursor().insertText(markdown);
  text_->setFocus();
}

bool RemarkEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
    return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool control = key->modifiers().testFlag(Qt::ControlModifier);
  const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const bool ours =
      key->key() == Qt::Key_Escape ||
      (control && (enter || key->key() == Qt::Key_B || key->key() == Qt::Key_I || key->key() == Qt::Key_K));
  if (!ours) return QWidget::eventFilter(watched, event);
  event->accept(); // before the window takes it for a command of its own
  if (event->type() == QEvent::ShortcutOverride) return true;
  if (enter) emit saveAsked();
  if (key->key() == Qt::Key_Escape) emit left();
  if (key->key() == Qt::Key_B) wrap(QStringLiteral("**"));
  if (key->key() == Qt::Key_I) wrap(QStringLiteral("*"));
  if (key->key() == Qt::Key_K) showLinks();
  return true;
}

void RemarkEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace annales::viewer
