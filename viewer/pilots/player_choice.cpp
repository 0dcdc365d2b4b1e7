#include "viewer/pilots/player_choice.h"

#include <QCoreApplication>

namespace annales::viewer {
namespace {

/// Strings of the dialog that has the list.
class PlayerWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PilotDialog)

public:
  static QString ofLevel(PlayerLevel level, RulesetId ruleset) {
    const auto name = QString::fromUtf8(nameOf(level).data(), static_cast<qsizetype>(nameOf(level).size()));
    const int number = static_cast<int>(indexOf(level)) + 1;
    return tr("level %1: %2 (rating %3)", "number, name and strength of a bot")
        .arg(number)
        .arg(name)
        .arg(ratingOf(level, ruleset).rating);
  }
  static QString ofRatings() {
    return tr("The levels are about equally far apart in rating. Of two players, the one rated 400 points "
              "higher wins ten of eleven games. The greedy bot is rated 1000.");
  }
  /// Word and label of the other players.
  static QList<std::pair<QString, QString>> others() {
    return {{QStringLiteral("greedy"), tr("greedy, style by seat")},
            {QStringLiteral("growth"), tr("greedy: growth")},
            {QStringLiteral("military"), tr("greedy: military")},
            {QStringLiteral("progress"), tr("greedy: progress")},
            {QStringLiteral("value"), tr("by chance of winning")},
            {QStringLiteral("quick"), tr("by chance of winning, whole turns")},
            {QStringLiteral("rollout:8:6"), tr("with rollouts (slow)")},
            {QStringLiteral("search:12:4"), tr("searching whole turns (slow)")},
            {QStringLiteral("random"), tr("at random")}};
  }
};

QString wordOfLevel(std::size_t level) {
  return QStringLiteral("level:%1").arg(level + 1);
}

} // namespace

void fillWithPlayers(QComboBox& list, RulesetId ruleset, const std::optional<Player>& player) {
  for (std::size_t i = 0; i < kPlayerLevels; ++i) {
    const auto level = Player::read(wordOfLevel(i).toStdString());
    if (level && level->plays(ruleset))
      list.addItem(PlayerWords::ofLevel(static_cast<PlayerLevel>(i), ruleset), wordOfLevel(i));
  }
  for (const auto& [word, label] : PlayerWords::others())
    list.addItem(label, word);
  list.setToolTip(PlayerWords::ofRatings());
  const QString word =
      player ? QString::fromStdString(player->word()) : wordOfLevel(indexOf(PlayerLevel::solon));
  if (player && list.findData(word) < 0) list.addItem(word, word);
  const int row = list.findData(word);
  list.setCurrentIndex(row < 0 ? list.findData(QStringLiteral("greedy")) : row);
}

} // namespace annales::viewer
