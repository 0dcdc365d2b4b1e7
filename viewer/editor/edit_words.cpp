#include "viewer/editor/edit_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

QString letterOf(const QString& name, const std::vector<NationLook>& before) {
  const auto taken = [&](const QString& letter) {
    return std::ranges::any_of(before, [&](const NationLook& n) { return n.letter == letter; });
  };
  QString letter = name.left(1).toUpper();
  for (qsizetype i = 1; i < name.size() && taken(letter); ++i)
    letter = name.left(1).toUpper() + name.mid(i, 1).toLower();
  return letter;
}

} // namespace

QString EditWords::border(BorderKind kind) {
  return titleInWindow(kind);
}

QString EditWords::site(Site site) {
  return titleInWindow(site);
}

QString EditWords::ruleset(RulesetId ruleset) {
  return fromUtf8(titleOf(ruleset));
}

QString EditWords::nation(const Board& board, const std::string& id) {
  const BoardNation* nation = board.nation(id);
  const Language language = spokenLanguage();
  return QString::fromStdString(nation == nullptr ? id : nation->name.in(language));
}

QString EditWords::province(const Board& board, ProvinceId p) {
  return QString::fromStdString(board[p].name);
}

std::vector<NationLook> boardNations(const Board& board, const Look& look) {
  std::vector<NationLook> looks;
  for (const BoardNation& nation : board.nations) {
    NationLook one;
    one.name = EditWords::nation(board, nation.id);
    one.letter = letterOf(one.name, looks);
    one.fill = QColor(QString::fromStdString(nation.colour));
    one.ink = contrast(one.fill, Qt::white) >= contrast(one.fill, Qt::black) ? QColor(Qt::white)
                                                                             : QColor(Qt::black);
    one.curve = readableOn(one.fill, look.panel, 3.0);
    one.edge = look.dark ? QColor(240, 240, 240) : QColor(20, 20, 20);
    looks.push_back(one);
  }
  return looks;
}

} // namespace annales::viewer
