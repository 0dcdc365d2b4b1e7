#include "viewer/change/merge_dialog.h"

#include "viewer/look/common_words.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr std::size_t kMostAuthors = 8;

QString amount(const QString& one, std::size_t n) {
  return n == 0 ? QString() : one;
}

} // namespace

MergeDialog::MergeDialog(const MergePreview& found, const QString& file, const View& view, QWidget* parent)
    : QDialog(parent), head_(new QLabel), lines_(new QCheckBox), remarks_(new QCheckBox),
      authors_(new QLabel), known_(new QLabel) {
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

void MergeDialog::build(const MergePreview& found, const QString& file, const Look& look) {
  setPalette(look.palette());
  setFont(look.font(10));
  setWindowTitle(CommonWords::tr("Merge lines and remarks"));
  for (QLabel* label : {head_, authors_, known_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  head_->setFont(look.font(10.5, true));
  head_->setText(tr("%1 has more about this game:").arg(file));
  known_->setText(knownOf(found));
  lines_->setText(linesOf(found).replace(u'&', QStringLiteral("&&")));
  remarks_->setText(tr("%n remark(s)", nullptr, static_cast<int>(found.remarks.size())));
  authors_->setText(authorsOf(found));
  authors_->setIndent(static_cast<int>(look.px(26))); // under the words of the box above
  authors_->setVisible(!found.remarks.empty());
  lines_->setVisible(!found.lines.empty());
  remarks_->setVisible(!found.remarks.empty());
  lines_->setChecked(!found.lines.empty());
  remarks_->setChecked(!found.remarks.empty());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  take_ = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  for (QWidget* widget : std::initializer_list<QWidget*>{head_, lines_, remarks_, authors_, known_})
    column->addWidget(widget);
  column->addStretch();
  column->addWidget(buttons);
  const auto offer = [this] { take_->setEnabled(lines_->isChecked() || remarks_->isChecked()); };
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
  return QStringList{head_->text(), lines_->text(), remarks_->text(), authors_->text(), known_->text()}.join(
      u'\n');
}

} // namespace annales::viewer
