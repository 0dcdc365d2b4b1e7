// How the games went that were played out from a position: who won how often, and how long they took.
#pragma once

#include "viewer/analysis/position_source.h"
#include "viewer/look/look.h"

#include <QWidget>

namespace annales::viewer {

/// A bar a nation with its share and its 95 % interval; below, how many games took how many rounds.
class PlayedOutView : public QWidget {
  Q_OBJECT
public:
  /// The source outlives it.
  explicit PlayedOutView(PositionSource& source, QWidget* parent = nullptr);
  /// Something else was played out, or look or language are others.
  void refresh();
  /// What the picture says, in words.
  [[nodiscard]] QString inWords() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  struct Bar {
    QString name, letter, text;
    double share = 0, low = 0, high = 0;
  };
  void paintBars(QPainter& painter) const;
  void paintRounds(QPainter& painter) const;
  [[nodiscard]] double rowHeight() const { return look_.px(20); }

  PositionSource& source_;
  Look look_;
  std::vector<NationLook> nations_;
  std::vector<Bar> bars_; // by nation
  std::vector<int> rounds_;
  QString roundsText_;
};

} // namespace annales::viewer
