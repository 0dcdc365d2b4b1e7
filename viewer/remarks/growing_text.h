// A place to write in that is as tall as what was written.
#pragma once

#include <QPlainTextEdit>

namespace annales::viewer {

class GrowingText : public QPlainTextEdit {
  Q_OBJECT
public:
  explicit GrowingText(QWidget* parent = nullptr);

  /// In between it grows and shrinks with the text; beyond it scrolls.
  void setLines(int fewest, int most);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  [[nodiscard]] int heightOf(int lines) const;
  void grow();

  int fewest_ = 1, most_ = 1, lines_ = 1;
};

} // namespace annales::viewer
