#include "viewer/remarks/private_remarks.h"

#include "viewer/look/common_words.h"

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

std::size_t placeOf(Audience reader) {
  return static_cast<std::size_t>(reader);
}

} // namespace

RemarkCounts PrivateRemarks::countsOf(const EventLog& log, bool withPast) {
  RemarkCounts counts;
  for (const Audience reader : {Audience::me, Audience::coach, Audience::club}) {
    const ReadersCopy copy = copyFor(reader, log);
    std::size_t& readable = counts.readable.at(placeOf(reader));
    readable = copy.log.annotations().size();
    if (withPast && reader == Audience::me) counts.past = copy.earlier + copy.deleted;
  }
  return counts;
}

QString PrivateRemarks::titleOf(Audience reader, const RemarkCounts* counts) {
  const QString title = reader == Audience::club    ? tr("&Everyone: only remarks for the club")
                        : reader == Audience::coach ? tr("My &coach: also remarks for the coach")
                                                    : tr("Only &me: every remark");
  if (counts == nullptr) return title;
  const auto count = static_cast<int>(counts->readable.at(placeOf(reader)));
  return tr("%1 (%2)").arg(title, tr("%n remark(s)", nullptr, count));
}

std::optional<FileReaders> PrivateRemarks::ask(QWidget* parent, const RemarkCounts* counts) {
  QDialog dialog(parent);
  dialog.setWindowTitle(tr("Readers"));
  auto* column = new QVBoxLayout(&dialog);
  column->addWidget(new QLabel(tr("Who will read this file?"), &dialog));
  std::array<QRadioButton*, 3> readers{};
  for (const Audience reader : {Audience::club, Audience::coach, Audience::me}) {
    QRadioButton*& choice = readers.at(placeOf(reader));
    choice = new QRadioButton(titleOf(reader, counts), &dialog);
    column->addWidget(choice);
  }
  readers.at(placeOf(Audience::club))->setChecked(true);
  QCheckBox* past = nullptr;
  if (counts != nullptr && counts->past > 0) {
    past = new QCheckBox(tr("Include earlier wordings and &deleted remarks (%1)").arg(counts->past), &dialog);
    column->addWidget(past);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, &dialog);
  column->addWidget(buttons);
  QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  buttons->button(QDialogButtonBox::Save)->setText(CommonWords::tr("Save"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  buttons->button(QDialogButtonBox::Save)->setDefault(true);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  FileReaders chosen;
  for (const Audience reader : {Audience::me, Audience::coach})
    if (readers.at(placeOf(reader))->isChecked()) chosen.reader = reader;
  if (past != nullptr && past->isChecked()) chosen.wordings = Wordings::all;
  return chosen;
}

std::optional<FileReaders> PrivateRemarks::askForReaders(QWidget* parent, const RemarkCounts& counts) {
  const bool alike = counts.readable[placeOf(Audience::club)] == counts.readable[placeOf(Audience::me)];
  if (alike && counts.past == 0) return FileReaders{};
  return ask(parent, &counts);
}

std::optional<FileReaders> PrivateRemarks::askForReaders(QWidget* parent) {
  return ask(parent, nullptr);
}

QString PrivateRemarks::withCount(const QString& sentence, std::size_t leftOut) {
  if (leftOut == 0) return sentence;
  return sentence + u' ' + tr("%n private remark(s) were left out.", nullptr, static_cast<int>(leftOut));
}

} // namespace annales::viewer
