// Draws the cells of the table of games. Shaping text is what drawing a table costs, so it is done once.
#pragma once

#include "viewer/library/games_model.h"
#include "viewer/look/look.h"

#include <QCache>
#include <QStaticText>
#include <QStyledItemDelegate>

namespace annales::viewer {

/// Nations with a mark in their colour, the winner's in bold.
class GamesDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  GamesDelegate(const GamesModel& model, QObject* parent);
  void setLook(const Look& look);
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  struct Shaped {
    QStaticText text;
    double width = 0;
  };
  /// No wider than `room`.
  [[nodiscard]] const Shaped& shaped(const QString& text, bool bold, double room) const;
  const Shaped& keep(const QString& key, const QString& text, bool bold) const;
  double draw(QPainter& painter, const QRectF& room, const QString& text, bool bold, bool right) const;
  void drawSeats(QPainter& painter, QRectF room, const GameRow& game) const;
  void drawOpenings(QPainter& painter, QRectF room, const GameRow& game) const;
  void drawMark(QPainter& painter, const QRectF& box, const Seat& seat) const;

  const GamesModel& model_;
  Look look_;
  QFont plain_, bold_;
  mutable QCache<QString, Shaped> shaped_; // a cache
};

} // namespace annales::viewer
