// Banners over the upper edge of what they are about: they come and go, and nothing below them moves.
#pragma once

#include <QWidget>

namespace annales::viewer {

class BannerStack : public QWidget {
  Q_OBJECT
public:
  /// Takes the banners, the first one uppermost, and lies over `parent`.
  BannerStack(QWidget* parent, std::initializer_list<QWidget*> banners);

signals:
  /// How much it covers now.
  void covers(int height);

protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void place();

  int covered_ = 0;
};

} // namespace annales::viewer
