#include "viewer/remarks/private_remarks.h"

#include <QMessageBox>
#include <QPushButton>

namespace annales::viewer {

std::optional<Audience> PrivateRemarks::askForReader(QWidget* parent, std::size_t count) {
  if (count == 0) return Audience::coach;
  QMessageBox box(
      QMessageBox::Question, tr("Private remarks"),
      tr("%n remark(s) are for you only or answer such remarks.", nullptr, static_cast<int>(count)),
      QMessageBox::Cancel, parent);
  QPushButton* leave = box.addButton(tr("Leave them out"), QMessageBox::AcceptRole);
  const QPushButton* write = box.addButton(tr("Include them"), QMessageBox::AcceptRole);
  box.setDefaultButton(leave);
  box.exec();
  if (box.clickedButton() == leave) return Audience::coach;
  if (box.clickedButton() == write) return Audience::me;
  return std::nullopt;
}

QString PrivateRemarks::withCount(const QString& sentence, std::size_t leftOut) {
  if (leftOut == 0) return sentence;
  return sentence + u' ' + tr("%n private remark(s) were left out.", nullptr, static_cast<int>(leftOut));
}

} // namespace annales::viewer
