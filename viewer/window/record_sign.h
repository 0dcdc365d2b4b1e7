// Says that the shown game is being recorded, and into which library.
#pragma once

#include "viewer/store/study_editor.h"

#include <QWidget>

namespace annales::viewer {

/// A red dot and a few words; hidden while nothing is recorded.
class RecordSign : public QWidget {
  Q_OBJECT
public:
  /// The editor outlives it.
  explicit RecordSign(StudyEditor& editor, QWidget* parent = nullptr);

  [[nodiscard]] const QString& text() const { return text_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void tell();

  StudyEditor& editor_;
  QString text_;
};

} // namespace annales::viewer
