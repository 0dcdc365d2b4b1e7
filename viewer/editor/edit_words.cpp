#include "viewer/editor/edit_words.h"

namespace annales::viewer {

QString EditWords::border(BorderKind kind) {
  switch (kind) {
  case BorderKind::land:
    return tr("land");
  case BorderKind::sea:
    return tr("sea");
  case BorderKind::both:
    return tr("land and sea");
  case BorderKind::none:
    return tr("no border");
  }
  return {};
}

QString EditWords::site(Site site) {
  switch (site) {
  case Site::marble:
    return tr("Marble");
  case Site::iron:
    return tr("Iron");
  case Site::gold:
    return tr("Gold");
  case Site::any:
    return tr("The founder chooses");
  case Site::none:
    return tr("No city: a sea region");
  }
  return {};
}

QString EditWords::ruleset(RulesetId ruleset) {
  const std::array<QString, 3> names{tr("Antike"), tr("Antike II"), tr("Antike Duellum")};
  return names[indexOf(ruleset)];
}

QString EditWords::nation(const Board& board, const std::string& id) {
  const BoardNation* nation = board.nation(id);
  const Language language = speaksGerman() ? Language::german : Language::english;
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
