// Lays widgets out in rows, as many as the width asks for.
#pragma once

#include <QLayout>
#include <vector>

namespace annales::viewer {

class WrapLayout : public QLayout {
  Q_OBJECT
public:
  explicit WrapLayout(int gap, QWidget* parent = nullptr);
  ~WrapLayout() override;

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
  [[nodiscard]] QSize minimumSize() const override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  void setGeometry(const QRect& rect) override;

private:
  /// The height that is used; moves the items when `place`.
  int arrange(const QRect& rect, bool place) const;

  int gap_;
  std::vector<QLayoutItem*> items_;
};

} // namespace annales::viewer
