#include "viewer/editor/edit_words.h"

namespace annales::viewer {

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
  std::vector<std::string> ids, names;
  for (const BoardNation& nation : board.nations) {
    ids.push_back(nation.id);
    names.push_back(EditWords::nation(board, nation.id).toStdString());
  }
  return nationLooks(ids, names, &board, look);
}

} // namespace annales::viewer
