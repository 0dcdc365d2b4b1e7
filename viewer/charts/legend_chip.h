// One entry of a legend: a nation that can be hidden, or a colour with its word.
#pragma once

#include "viewer/look/look.h"

#include <QAbstractButton>
#include <optional>

namespace annales::viewer {

class LegendChip : public QAbstractButton {
  Q_OBJECT
public:
  /// Checkable: checked is shown. `dash`: with a piece of its curve. Enter works like a click.
  LegendChip(const NationLook& nation, const Look& look, bool dash, QWidget* parent);
  /// Display only.
  LegendChip(const QColor& colour, const QString& word, const Look& look, QWidget* parent);
  /// The curves of another line.
  LegendChip(const QString& line, const Look& look, QWidget* parent);

  /// No number without a value.
  void setValue(std::optional<std::int32_t> value);
  [[nodiscard]] std::optional<std::int32_t> value() const { return value_; }
  [[nodiscard]] QSize sizeHint() const override;
  /// Whether what it stands for is in the chart.
  [[nodiscard]] bool isShown() const { return !nation_ || isChecked(); }
  /// Without marks of mouse and keys.
  void paintOn(QPainter& painter, const QRectF& place) const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void paintSign(QPainter& painter, const QRectF& box) const;
  [[nodiscard]] double signWidth() const;

  std::optional<NationLook> nation_;
  QColor colour_;
  Look look_;
  QFont font_ = look_.font(9), bold_ = look_.font(9, true);
  double name_ = 0; // its width in pixels
  bool dash_ = false, beside_ = false;
  std::optional<std::int32_t> value_;
};

} // namespace annales::viewer
