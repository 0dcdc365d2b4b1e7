// The bank as a picture: coins, temples, personages that are left, and what only some of the games have.
#pragma once

#include "viewer/store/session_store.h"
#include "viewer/tables/bank_picture.h"
#include "viewer/tables/card_rows.h"
#include "viewer/tables/table_icons.h"

#include <QWidget>

namespace annales::viewer {

class BankView : public QWidget {
  Q_OBJECT
public:
  explicit BankView(SessionStore& store, QWidget* parent = nullptr);

  [[nodiscard]] const BankPicture& picture() const { return picture_; }
  /// Duellum's cards; empty in other games.
  [[nodiscard]] const std::vector<CardGroup>& cards() const { return cards_; }
  /// Everything shown, in words: for screen readers and tests.
  [[nodiscard]] QStringList words() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// One stock with its name.
  struct Tile {
    TableIcon icon = TableIcon::coins;
    QString name;
    BankStock stock;
  };
  /// A sentence after a nation's plate or a heading.
  struct Line {
    NationId nation;
    QString head, text;
  };

  void follow(const Change& change);
  void reload();
  void turnTo(const Tab& tab);
  void addLines();
  void addTiles();
  /// With their text where that leaves everything in sight.
  [[nodiscard]] CardLayout cardLayout() const;
  [[nodiscard]] double cardsTop(double width) const;
  void paintCards(QPainter& painter) const;
  [[nodiscard]] QString cardTipAt(const QPointF& point) const;
  [[nodiscard]] QStringList cardWords() const;
  [[nodiscard]] int columnsFor(double width) const;
  [[nodiscard]] QRectF tileRect(std::size_t i) const;
  [[nodiscard]] double linesTop(double width) const;
  void paintTile(QPainter& painter, const Tile& tile, const QRectF& box) const;
  void paintLine(QPainter& painter, const Line& line, const QRectF& box) const;

  SessionStore& store_;
  Look look_;
  std::vector<NationLook> nations_;
  std::shared_ptr<const Ruleset> rules_;
  BankPicture picture_;
  std::vector<Tile> tiles_;
  std::vector<Line> lines_;
  std::vector<CardGroup> cards_;
};

} // namespace annales::viewer
