#include "viewer/change/merge_dialog.h"

#include "libreplay/desk/moment.h"
#include "viewer/look/common_words.h"

#include <QDialogButtonBox>
#include <QScrollArea>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr std::size_t kMostAuthors = 8;
constexpr double kContentsHeight = 130, kConflictsHeight = 240;

/// The places in a box of choices.
constexpr ConflictSide kSides[] = {ConflictSide::mine, ConflictSide::theirs, ConflictSide::both,
                                   ConflictSide::ask};

QString fromText(const std::string& text) {
  return QString::fromStdString(text);
}

QString amount(const QString& one, std::size_t n) {
  return n == 0 ? QString() : one;
}

} // namespace

MergeDialog::MergeDialog(const MergePreview& found, const QString& file, const View& view, QWidget* parent)
    : QDialog(parent), head_(new QLabel), lines_(new QCheckBox), remarks_(new QCheckBox),
      authors_(new QLabel), known_(new QLabel), contents_(new QPlainTextEdit), conflicts_(found.conflicts) {
  build(found, file, Look::of(view));
}

QString MergeDialog::linesOf(const MergePreview& found) {
  const auto count = [](std::size_t n) { return static_cast<int>(n); };
  QStringList parts{
      amount(tr("%n more event(s) on the main line", nullptr, count(found.mainEvents)), found.mainEvents),
      amount(tr("%n line(s)", nullptr, count(found.newLines)), found.newLines),
      amount(tr("%n header(s)", nullptr, count(found.newTags)), found.newTags)};
  parts.removeAll(QString());
  return parts.isEmpty() ? tr("Names of lines") : parts.join(QStringLiteral(", "));
}

QString MergeDialog::authorsOf(const MergePreview& found) {
  QStringList parts;
  for (std::size_t i = 0; i < found.authors.size() && i < kMostAuthors; ++i)
    parts << tr("%1 by %2").arg(found.authors[i].count).arg(QString::fromStdString(found.authors[i].author));
  if (found.authors.size() > kMostAuthors)
    parts << tr("%n more author(s)", nullptr, static_cast<int>(found.authors.size() - kMostAuthors));
  return parts.join(QStringLiteral(", "));
}

QString MergeDialog::knownOf(const MergePreview& found) {
  const auto count = [](std::size_t n) { return static_cast<int>(n); };
  QStringList known{amount(tr("%n line(s)", nullptr, count(found.knownLines)), found.knownLines),
                    amount(tr("%n remark(s)", nullptr, count(found.knownRemarks)), found.knownRemarks)};
  known.removeAll(QString());
  QStringList sentences;
  if (!known.isEmpty()) sentences << tr("You already have: %1.").arg(known.join(QStringLiteral(", ")));
  if (found.homeless > 0)
    sentences << tr("%n remark(s) belong to events that are not on any line and cannot be merged.", nullptr,
                    count(found.homeless));
  sentences << tr("Nothing of yours is lost. One undo (Ctrl+Z) reverses the whole merge.");
  return sentences.join(u' ');
}

QString MergeDialog::contentsOf(const MergePreview& found) {
  const auto by = [](const Annotation& remark) {
    return remark.retracted ? tr("%1: deleted").arg(fromText(remark.author))
                            : tr("%1: %2", "an author, a remark")
                                  .arg(fromText(remark.author),
                                       (fromText(remark.text) + u' ' +
                                        (remark.glyphs.empty() ? QString() : fromText(remark.glyphs.front())))
                                           .trimmed());
  };
  QStringList rows;
  for (const ComingLine& line : found.contents.lines)
    rows << (line.before.empty()
                 ? tr("Line “%1”: %n new event(s)", nullptr, static_cast<int>(line.events))
                       .arg(fromText(line.name))
                 : tr("Line “%1” is called “%2” now").arg(fromText(line.before), fromText(line.name)));
  for (const ComingTag& tag : found.contents.tags)
    rows << (tag.before.empty() ? tr("Header %1: “%2”").arg(fromText(tag.name), fromText(tag.after))
                                : tr("Header %1: “%2” instead of “%3”")
                                      .arg(fromText(tag.name), fromText(tag.after), fromText(tag.before)));
  for (const ComingRemark& remark : found.contents.remarks)
    rows << (remark.before ? tr("Edited remark, %1. Before: %2").arg(by(remark.now), by(*remark.before))
                           : tr("Remark, %1").arg(by(remark.now)));
  return rows.join(u'\n');
}

/// Both versions, and whose counts.
QWidget* MergeDialog::conflictRow(const QString& what, const QString& here, const QString& there,
                                  bool isRemark) {
  auto* row = new QWidget;
  auto* words = new QLabel(tr("%1\nHere: %2\nIn the file: %3").arg(what, here, there));
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  conflictTexts_ << words->text();
  auto* choice = new QComboBox;
  choice->setAccessibleName(what);
  for (const ConflictSide side : kSides) {
    if (side == ConflictSide::mine) choice->addItem(tr("Keep the version here"), static_cast<int>(side));
    if (side == ConflictSide::theirs)
      choice->addItem(tr("Take the version of the file"), static_cast<int>(side));
    if (side == ConflictSide::both && isRemark) choice->addItem(tr("Keep both"), static_cast<int>(side));
    if (side == ConflictSide::ask) choice->addItem(tr("Decide later"), static_cast<int>(side));
  }
  // Nothing is lost unless the user says so.
  choice->setCurrentIndex(
      choice->findData(static_cast<int>(isRemark ? ConflictSide::both : ConflictSide::ask)));
  choices_.push_back(choice);
  auto* column = new QVBoxLayout(row);
  column->setContentsMargins({});
  column->addWidget(words);
  column->addWidget(choice);
  return row;
}

QWidget* MergeDialog::conflictsBox(const Look& look) {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  for (const RemarkConflict& conflict : conflicts_.remarks) {
    const auto text = [](const Annotation& remark) {
      if (remark.retracted) return tr("%1 deleted the remark").arg(fromText(remark.author));
      return tr("%1: %2", "an author, a remark").arg(fromText(remark.author), fromText(remark.text));
    };
    column->addWidget(conflictRow(tr("A remark was changed on both sides."), text(conflict.ours),
                                  text(conflict.theirs), true));
  }
  for (const TagConflict& conflict : conflicts_.tags)
    column->addWidget(conflictRow(tr("The header %1 was changed on both sides.").arg(fromText(conflict.name)),
                                  fromText(conflict.ours), fromText(conflict.theirs), false));
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setWidget(inside);
  scroll->setMaximumHeight(static_cast<int>(look.px(kConflictsHeight)));
  scroll->setVisible(!conflicts_.empty());
  return scroll;
}

ConflictChoices MergeDialog::choices() const {
  ConflictChoices chosen;
  chosen.at = presentMoment();
  const auto sideAt = [this](std::size_t place) {
    return static_cast<ConflictSide>(choices_[place]->currentData().toInt());
  };
  std::size_t place = 0;
  for (const RemarkConflict& conflict : conflicts_.remarks)
    chosen.remarks[conflict.first] = sideAt(place++);
  for (const TagConflict& conflict : conflicts_.tags)
    chosen.tags[conflict.name] = sideAt(place++);
  return chosen;
}

void MergeDialog::build(const MergePreview& found, const QString& file, const Look& look) {
  setWindowTitle(CommonWords::tr("Merge lines and remarks"));
  for (QLabel* label : {head_, authors_, known_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  head_->setFont(look.font(10.5, true));
  head_->setText(tr("%1 has more about this game:").arg(file));
  known_->setText(knownOf(found));
  lines_->setText(linesOf(found).replace(u'&', QStringLiteral("&&")));
  remarks_->setText(tr("%n remark(s)", nullptr, static_cast<int>(found.contents.remarks.size())));
  authors_->setText(authorsOf(found));
  authors_->setIndent(static_cast<int>(look.px(26))); // under the words of the box above
  authors_->setVisible(!found.remarks.empty());
  lines_->setVisible(!found.lines.empty());
  remarks_->setVisible(!found.remarks.empty());
  lines_->setChecked(!found.lines.empty());
  remarks_->setChecked(!found.remarks.empty());
  contents_->setReadOnly(true);
  contents_->setTabChangesFocus(true);
  contents_->setAccessibleName(tr("New in the file"));
  contents_->setPlainText(contentsOf(found));
  contents_->setMaximumHeight(static_cast<int>(look.px(kContentsHeight)));
  contents_->setVisible(!contents_->toPlainText().isEmpty());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  take_ = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  for (QWidget* widget : std::initializer_list<QWidget*>{head_, lines_, remarks_, authors_, contents_,
                                                         conflictsBox(look), known_})
    column->addWidget(widget);
  column->addStretch();
  column->addWidget(buttons);
  const auto offer = [this] {
    take_->setEnabled(lines_->isChecked() || remarks_->isChecked() || !conflicts_.empty());
  };
  connect(lines_, &QCheckBox::toggled, this, offer);
  connect(remarks_, &QCheckBox::toggled, this, offer);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Enter never cancels
  take_->setDefault(true);
  const int wide = static_cast<int>(look.px(500));
  resize(wide, layout()->totalHeightForWidth(wide));
}

QString MergeDialog::text() const {
  QStringList all{head_->text(), lines_->text(), remarks_->text(), authors_->text(),
                  contents_->toPlainText()};
  all << conflictTexts_ << known_->text();
  return all.join(u'\n');
}

} // namespace annales::viewer
