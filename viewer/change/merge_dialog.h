// Shows what a file brings to the open game before it is merged.
#pragma once

#include "libreplay/notebook/merge_preview.h"
#include "viewer/look/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <vector>

namespace annales::viewer {

class MergeDialog : public QDialog {
  Q_OBJECT
public:
  /// `found` is not empty; `file` is its name for people.
  MergeDialog(const MergePreview& found, const QString& file, const View& view, QWidget* parent = nullptr);

  [[nodiscard]] QCheckBox& lines() { return *lines_; }
  [[nodiscard]] QCheckBox& remarks() { return *remarks_; }
  [[nodiscard]] QPushButton& button() { return *take_; }
  /// One for each remark and header that both sides changed, in their order.
  [[nodiscard]] QComboBox& choice(std::size_t conflict) { return *choices_[conflict]; }
  /// What was chosen of them.
  [[nodiscard]] ConflictChoices choices() const;
  /// What it says, one line each.
  [[nodiscard]] QString text() const;

private:
  void build(const MergePreview& found, const QString& file, const Look& look);
  [[nodiscard]] static QString linesOf(const MergePreview& found);
  [[nodiscard]] static QString authorsOf(const MergePreview& found);
  [[nodiscard]] static QString knownOf(const MergePreview& found);
  [[nodiscard]] static QString contentsOf(const MergePreview& found);
  [[nodiscard]] QWidget* conflictsBox(const Look& look);
  [[nodiscard]] QWidget* conflictRow(const QString& what, const QString& here, const QString& there,
                                     bool isRemark);

  QLabel* head_;
  QCheckBox *lines_, *remarks_;
  QLabel *authors_, *known_;
  QPlainTextEdit* contents_;
  MergeConflicts conflicts_;
  QStringList conflictTexts_;
  std::vector<QComboBox*> choices_;
  QPushButton* take_ = nullptr;
};

} // namespace annales::viewer
