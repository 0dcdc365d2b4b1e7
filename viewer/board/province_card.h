// Everything worth knowing about one province at one event, in words.
#pragma once

#include "libreplay/session/opened_game.h"
#include "viewer/look/look.h"

#include <QLabel>
#include <QString>
#include <vector>

namespace annales::viewer {

struct CardRow {
  QString label;
  QString value;
};

struct ProvinceCard {
  QString title;
  std::vector<CardRow> rows;

  [[nodiscard]] QString html(const Look& look) const;
  /// For screen readers.
  [[nodiscard]] QString plain() const;
};

[[nodiscard]] ProvinceCard provinceCard(const OpenedGame& game, const GameState& state, ProvinceId p,
                                        const std::vector<NationLook>& nations);

/// "2 legions, 1 galley"; of one nation, empty where it has none there.
[[nodiscard]] QString unitsInWords(const GameState& state, ProvinceId p, NationId n);
/// "Romans, marble, temple"; says also what could be founded.
[[nodiscard]] QString cityInWords(const OpenedGame& game, const GameState& state, ProvinceId p,
                                  const std::vector<NationLook>& nations);

/// Shows a card beside a point of its parent. Takes no mouse.
class HoverCard : public QLabel {
  Q_OBJECT
public:
  explicit HoverCard(QWidget* parent);
  /// Inside the parent, not over the point.
  void showBeside(const QRect& place, const ProvinceCard& card, const Look& look);
};

} // namespace annales::viewer
