#include "viewer/remarks/remark_card.h"

#include "libreplay/log/edition.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/wrap_layout.h"
#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_chip.h"
#include "viewer/remarks/remark_text.h"
#include "viewer/remarks/remark_words.h"

#include <QDialog>
#include <QEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr qsizetype kMostChips = 12, kMostInTip = 200; // hostile remarks have thousands

QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  return label;
}

QWidget* wrapping(QWidget* parent, int gap) {
  auto* box = new QWidget(parent);
  box->setLayout(new WrapLayout(gap));
  return box;
}

QColor colourOf(RemarkLayer layer, const Look& look) {
  switch (layer) {
  case RemarkLayer::mine:
    return look.dim;
  case RemarkLayer::coach:
    return look.accent;
  case RemarkLayer::club:
    return look.good;
  case RemarkLayer::machine:
    return look.resource(Resource::gold);
  }
  return look.dim;
}

void paintText(QLabel& label, const Look& look, double points, bool bold, const QColor& colour) {
  label.setFont(look.font(points, bold));
  setOwnInk(label, colour);
}

bool isShownElsewhere(const std::string& tag) {
  return tag == "open" || tag == "resolved" || isEditionTag(tag) || signOf(tag) != nullptr;
}

} // namespace

RemarkCard::RemarkCard(QWidget* parent)
    : QFrame(parent), head_(wrapping(this, 6)), tags_(wrapping(this, 4)), buttons_(wrapping(this, 2)),
      author_(plainLabel(head_)), when_(plainLabel(head_)), glyphs_(plainLabel(head_)),
      nation_(new QLabel(head_)), notes_(plainLabel(this)), layer_(new RemarkChip(head_)),
      state_(new RemarkChip(head_)), text_(new RemarkText(this)), answer_(addButton("answer")),
      edit_(addButton("edit")), resolve_(addButton("resolve")), delete_(addButton("delete")),
      whole_(new QToolButton(this)) {
  for (QWidget* part : std::initializer_list<QWidget*>{author_, glyphs_, nation_, when_, layer_, state_})
    head_->layout()->addWidget(part);
  for (QWidget* part : {answer_, edit_, resolve_, delete_})
    buttons_->layout()->addWidget(part);
  notes_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 6, 8, 4);
  column->setSpacing(3);
  for (QWidget* part : std::initializer_list<QWidget*>{head_, text_, whole_, notes_, tags_, buttons_})
    column->addWidget(part);
  whole_->setAutoRaise(true);
  connect(whole_, &QToolButton::clicked, this, &RemarkCard::showWhole);
  connect(text_, &RemarkText::linkFollowed, this, &RemarkCard::linkFollowed);
  connect(answer_, &QToolButton::clicked, this, [this] { emit answerAsked(id_); });
  connect(edit_, &QToolButton::clicked, this, [this] { emit editAsked(id_); });
  connect(delete_, &QToolButton::clicked, this, [this] { emit deleteAsked(id_); });
  connect(resolve_, &QToolButton::clicked, this, [this] { emit resolveAsked(id_, !resolved_); });
  retranslate();
}

QToolButton* RemarkCard::addButton(const char* name) {
  auto* button = new QToolButton(buttons_);
  button->setObjectName(QLatin1String(name));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

void RemarkCard::retranslate() {
  answer_->setText(tr("Answer"));
  edit_->setText(tr("Edit"));
  edit_->setText(tr("Edit"));
  delete_->setText(CommonWords::tr("Delete"));
  whole_->setText(tr("Full text"));
  nameResolve();
}

void RemarkCard::nameResolve() {
  resolve_->setText(resolved_ ? tr("Reopen") : tr("Resolve"));
}

void RemarkCard::tell(const DiscussedRemark& remark, const RemarkSetting& setting) {
  id_ = remark.first;
  const Look& look = setting.look;
  edge_ = colourOf(layerOf(remark.now), look);
  ground_ = look.raised;
  const int indent = setting.begins ? 0 : static_cast<int>(look.px(16));
  layout()->setContentsMargins(indent + 10, 6, 8, 4);
  tellHead(remark, setting);
  text_->setVisible(!remark.now.text.empty());
  text_->setRemark(fromUtf8(remark.now.text), look);
  markdown_ = fromUtf8(remark.now.text);
  whole_->setVisible(RemarkText::isCut(markdown_));
  whole_->setFont(look.font(8.5));
  tellNotes(remark.now, setting);
  tellTags(remark.now, setting);
  tellButtons(setting);
  setAccessibleName(tr("Remark by %1").arg(author_->text()));
  setAccessibleDescription(text_->toPlainText());
  update();
}

void RemarkCard::tellHead(const DiscussedRemark& remark, const RemarkSetting& setting) {
  const Look& look = setting.look;
  const Annotation& now = remark.now;
  author_->setText(fromUtf8(now.author));
  paintText(*author_, look, 9.5, true, look.text);
  const QString written = RemarkWords::moment(remark.written);
  when_->setText(remark.edited ? tr("%1, edited").arg(written) : written);
  when_->setToolTip(remark.edited ? plainTip(tr("Edited %1").arg(RemarkWords::moment(now.at))) : QString());
  paintText(*when_, look, 8.5, false, look.dim);
  QStringList symbols, names;
  for (const std::string& glyph : now.glyphs) {
    symbols.append(SignWords::symbolOf(glyph));
    names.append(SignWords::nameOf(glyph));
  }
  for (const std::string& tag : now.tags)
    if (const GlyphSign* sign = signOf(tag)) {
      symbols.append(QString::fromUtf8(sign->symbol));
      names.append(SignWords::nameOf(*sign));
    }
  if (symbols.size() > 20) symbols.resize(20);
  glyphs_->setText(symbols.join(u' '));
  glyphs_->setToolTip(plainTip(names.mid(0, 20).join(QStringLiteral(", "))));
  glyphs_->setVisible(!symbols.isEmpty());
  paintText(*glyphs_, look, 11, true, look.accent);
  const NationId n = now.nation ? setting.game.game().nation(*now.nation) : NationId::none();
  const bool known = n.exists() && n.index() < setting.nations.size();
  nation_->setVisible(known);
  if (known) {
    nation_->setPixmap(badgePixmap(setting.nations[n.index()], look, devicePixelRatioF()));
    nation_->setToolTip(plainTip(setting.nations[n.index()].name));
  }
  layer_->say(RemarkWords::layer(layerOf(now)), look, edge_);
  const bool said = setting.begins && setting.state != ThreadState::plain;
  const bool done = setting.state == ThreadState::resolved;
  state_->setVisible(said);
  state_->say(done ? CommonWords::tr("Resolved") : tr("Open"), look, done ? look.good : look.warning);
}

/// Pacts in words, marks on the board as a number.
void RemarkCard::tellNotes(const Annotation& remark, const RemarkSetting& setting) {
  QStringList notes;
  for (const Mark& mark : remark.marks)
    if (const auto* pact = std::get_if<Pact>(&mark); pact != nullptr && notes.size() < 5)
      notes.append(RemarkWords::pact(*pact, setting.game));
  if (!setting.begins && remark.text.empty()) // an answer that says nothing else
    for (const std::string& tag : remark.tags)
      if (tag == "open" || tag == "resolved")
        notes.append(tag == "open" ? tr("Open") : CommonWords::tr("Resolved"));
  for (const EventIndex k : setting.broken)
    if (notes.size() < 10) notes.append(tr("Broken by event %1").arg(k));
  if (const QString marks = RemarkWords::arrowsAndRings(remark); !marks.isEmpty()) notes.append(marks);
  notes_->setText(notes.join(u'\n'));
  notes_->setVisible(!notes.isEmpty());
  paintText(*notes_, setting.look, 9, false,
            setting.broken.empty() ? setting.look.dim : setting.look.warning);
}

/// The first of them, and how many more there are.
void RemarkCard::tellTags(const Annotation& remark, const RemarkSetting& setting) {
  QStringList tags;
  for (const std::string& tag : remark.tags)
    if (!isShownElsewhere(tag)) tags.append(fromUtf8(tag));
  const QStringList more = tags.mid(kMostChips);
  tags = tags.mid(0, kMostChips);
  if (!more.isEmpty()) tags.append(QStringLiteral("+%1").arg(more.size()));
  while (chips_.size() < static_cast<std::size_t>(tags.size())) {
    chips_.push_back(new RemarkChip(tags_));
    tags_->layout()->addWidget(chips_.back());
  }
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    const auto at = static_cast<qsizetype>(i);
    chips_[i]->setVisible(at < tags.size());
    if (at < tags.size()) chips_[i]->say(tags[at], setting.look, setting.look.dim);
    chips_[i]->setToolTip(at == kMostChips ? plainTip(more.mid(0, kMostInTip).join(QStringLiteral(", ")))
                                           : QString());
  }
  tags_->setVisible(!tags.isEmpty());
}

void RemarkCard::tellButtons(const RemarkSetting& setting) {
  resolved_ = setting.state == ThreadState::resolved;
  nameResolve();
  buttons_->setVisible(setting.canWrite);
  resolve_->setVisible(setting.begins);
  edit_->setVisible(setting.own);
  delete_->setVisible(setting.own);
  for (QToolButton* button : {answer_, edit_, resolve_, delete_}) {
    button->setFont(setting.look.font(8.5));
    setOwnColours(*button, {{QPalette::ButtonText, setting.look.accent}});
  }
}

/// A text that is too long for a card, as it was typed.
void RemarkCard::showWhole() {
  auto* dialog = new QDialog(window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(accessibleName());
  auto* text = new QPlainTextEdit(markdown_);
  text->setReadOnly(true);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(text);
  dialog->resize(700, 500);
  dialog->show();
}

/// As high as it is in its width: for another it would lay its text out in vain.
QSize RemarkCard::sizeHint() const {
  const int wide = testAttribute(Qt::WA_Resized) ? width() : 220;
  return {wide, layout()->totalHeightForWidth(wide)};
}

QSize RemarkCard::minimumSizeHint() const {
  return {60, 1};
}

void RemarkCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int indent = layout()->contentsMargins().left() - 10;
  const QRectF box = QRectF(rect()).adjusted(indent + 0.5, 0.5, -0.5, -0.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground_);
  painter.drawRoundedRect(box, 4, 4);
  painter.fillRect(QRectF(box.left(), box.top() + 2, 3, box.height() - 4), edge_);
}

void RemarkCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

} // namespace annales::viewer
