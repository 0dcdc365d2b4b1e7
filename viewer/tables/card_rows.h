// Duellum's cards as cards: those on display, in hands and played, with their text where there is room.
#pragma once

#include "engine/ruleset/ruleset.h"
#include "viewer/look/look.h"
#include "viewer/tables/bank_picture.h"

#include <QCoreApplication>
#include <QPainter>
#include <vector>

namespace annales::viewer {

/// Cards of one kind.
struct CardTile {
  QString name, text, when;
  int count = 1;
};
/// Cards that lie together: `nation` holds them, or `head` says where they are.
struct CardGroup {
  NationId nation;
  QString head;
  std::vector<CardTile> cards;
};

struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::CardWords)
public:
  /// Display, a hand for each nation, discards.
  [[nodiscard]] static std::vector<CardGroup> rowsOf(const BankPicture& picture, const Ruleset& rules);
  [[nodiscard]] static QString tip(const CardTile& card);
  [[nodiscard]] static QString none();
};

/// Where they all are in so much width.
class CardLayout {
public:
  struct Place {
    QRectF box;
    std::size_t row = 0, card = 0;
  };

  /// `whole`: with their text, else by name alone.
  CardLayout(const std::vector<CardGroup>& rows, const Look& look, double width, bool whole);

  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] bool whole() const { return whole_; }
  [[nodiscard]] const std::vector<Place>& places() const { return places_; }
  /// Of what is said before each row, by row.
  [[nodiscard]] const std::vector<QRectF>& heads() const { return heads_; }

private:
  double height_ = 0;
  bool whole_ = false;
  std::vector<Place> places_;
  std::vector<QRectF> heads_;
};

void paintCard(QPainter& painter, const CardTile& card, const QRectF& box, bool whole, const Look& look);

} // namespace annales::viewer
