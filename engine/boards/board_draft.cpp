#include "engine/boards/board_draft.h"

#include "engine/boards/board_check.h"
#include "engine/boards/board_draft_parts.h"
#include "engine/boards/board_writer.h"
#include "engine/core/utf8.h"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace annales::inline engine {

using namespace drafts;

namespace {

constexpr std::size_t kStarts = 3;

Saying faultOfNames(const Saying& what, const LocalName& name) {
  Saying fault = faultOfName(what, name.en);
  return fault.empty() ? faultOfName(what, name.de) : fault;
}

bool isColour(std::string_view text) {
  return text.size() == 7 && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
}

void rename(std::vector<std::string>& ids, std::string_view from, const std::string& to) {
  std::replace(ids.begin(), ids.end(), std::string(from), to);
}

Error errorOf(const Finding& finding) {
  return finding.place.empty() ? Error(finding) : Error(say("{}: {}", finding.place, finding.part()));
}

Result<std::vector<Border>> bordersOf(const boards::WrittenBoard& file,
                                      const std::vector<Province>& provinces) {
  std::vector<Border> borders;
  const auto find = [&](const std::string& id) {
    const auto at =
        std::find_if(provinces.begin(), provinces.end(), [&](const Province& p) { return p.id == id; });
    return at == provinces.end() ? ProvinceId::none()
                                 : ProvinceId(static_cast<std::size_t>(at - provinces.begin()));
  };
  for (const boards::WrittenBorder& b : file.borders) {
    const ProvinceId a = find(b.a), z = find(b.b);
    if (!a.exists() || !z.exists()) return failure("{}: one of its two provinces does not exist", b.place);
    borders.push_back({a, z, b.kind.value()});
  }
  return borders;
}

bool isDrawable(const boards::WrittenProvince& p, const BoardView& view) {
  const auto inView = [&](const Point& at) {
    return at.x >= 0 && at.y >= 0 && at.x <= view.width && at.y <= view.height;
  };
  return p.outline.size() >= 3 && inView(*p.at) && std::all_of(p.outline.begin(), p.outline.end(), inView);
}

Result<BoardDraft> draftOf(boards::WrittenBoard file) {
  Board board;
  std::vector<Province> provinces;
  for (boards::WrittenProvince& p : file.provinces) {
    if (!isDrawable(p, file.view))
      return failure("{}: cannot be drawn: it needs at least three points, and all must lie inside the view",
                     p.place);
    provinces.push_back({p.id, p.site.value(), p.neutralTemple});
    board.provinces.push_back({std::move(p.name), *p.at, std::move(p.outline)});
  }
  auto borders = bordersOf(file, provinces);
  if (!borders) return tl::unexpected(borders.error());
  auto map = Map::make(file.id, provinces, *std::move(borders));
  if (!map) return tl::unexpected(map.error());
  board.map = *std::move(map);
  std::vector<ProvinceView> views(provinces.size());
  for (std::size_t i = 0; i < provinces.size(); ++i)
    views[board.map->find(provinces[i].id).index()] = std::move(board.provinces[i]);
  board.provinces = std::move(views);
  for (boards::WrittenGame& g : file.games)
    board.games.emplace(g.nations, std::move(g.game.value()));
  board.name = std::move(file.name);
  board.rulesets = std::move(file.rulesets);
  board.provenance = std::move(file.provenance);
  board.nations = std::move(file.nations);
  board.view = std::move(file.view);
  return BoardDraft(std::make_shared<const Board>(std::move(board)));
}

} // namespace

Result<BoardDraft> BoardDraft::read(std::string_view text) {
  boards::Findings found;
  const auto file = boards::parseHostile(text, kMaxBoardBytes, found);
  if (!file) return tl::unexpected(file.error());
  boards::WrittenBoard shape = boards::readShape(*file, found);
  if (const auto list = found.take(); !list.empty()) return tl::unexpected(errorOf(list.front()));
  if (shape.provinces.empty()) return failure("the board has no provinces");
  return draftOf(std::move(shape));
}

Result<BoardDraft> BoardDraft::withId(std::string id) const {
  if (Saying fault = faultOfId(id); !fault.empty()) return failure(std::move(fault));
  Parts parts(*board_);
  parts.id = std::move(id);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withName(LocalName name) const {
  if (Saying fault = faultOfNames("the board's name", name); !fault.empty()) return failure(std::move(fault));
  Parts parts(*board_);
  parts.board.name = std::move(name);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withRulesets(std::vector<RulesetId> rulesets) const {
  std::sort(rulesets.begin(), rulesets.end());
  rulesets.erase(std::unique(rulesets.begin(), rulesets.end()), rulesets.end());
  if (rulesets.empty()) return failure("a board must be for at least one of the games");
  Parts parts(*board_);
  parts.board.rulesets = std::move(rulesets);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withProvenance(Provenance provenance) const {
  if (!utf8::length(provenance.note)) return failure("the note is not valid UTF-8");
  Parts parts(*board_);
  parts.board.provenance = std::move(provenance);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::asOwn(std::string id, LocalName name) const {
  const std::string was = board_->name.en;
  auto own = withId(std::move(id)).and_then([&](const BoardDraft& d) { return d.withName(std::move(name)); });
  if (!own) return own;
  std::string note = fmt::format("Edited by its owner, from the board \"{}\".", was);
  const std::string& old = board_->provenance.note;
  if (old.find(note) != std::string::npos) note.clear();
  if (!old.empty()) note = note.empty() ? old : note + "\n" + old;
  return own->withProvenance({Grade::reconstructed, std::move(note)});
}

Result<BoardDraft> BoardDraft::withProvinceId(ProvinceId p, std::string id) const {
  if (!board_->map->has(p)) return noProvince();
  const std::string was = (*board_->map)[p].id;
  if (was == id) return *this;
  if (Saying fault = faultOfProvinceId(*board_, id); !fault.empty()) return failure(std::move(fault));
  Parts parts(*board_);
  for (auto& [nations, game] : parts.board.games) {
    rename(game.neutralTemples, was, id);
    for (auto& [nation, cities] : game.start)
      rename(cities, was, id);
  }
  parts.provinces[p.index()].id = std::move(id);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withProvinceName(ProvinceId p, std::string name) const {
  if (!board_->map->has(p)) return noProvince();
  if (Saying fault = faultOfName("a province's name", name); !fault.empty()) return failure(std::move(fault));
  Parts parts(*board_);
  parts.board.provinces[p.index()].name = std::move(name);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withSite(ProvinceId p, Site site) const {
  if (!board_->map->has(p)) return noProvince();
  Parts parts(*board_);
  parts.provinces[p.index()].site = site;
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withNeutralTemple(ProvinceId p, bool flag) const {
  if (!board_->map->has(p)) return noProvince();
  Parts parts(*board_);
  parts.provinces[p.index()].neutralTemple = flag;
  if (!flag)
    for (auto& [nations, game] : parts.board.games)
      std::erase(game.neutralTemples, parts.provinces[p.index()].id);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withBorder(ProvinceId a, ProvinceId b, BorderKind kind) const {
  if (!board_->map->has(a) || !board_->map->has(b)) return noProvince();
  if (a == b) return failure("a border must join two different provinces");
  if (b < a) std::swap(a, b);
  Parts parts(*board_);
  std::erase_if(parts.borders, [&](const Border& old) { return old.a == a && old.b == b; });
  if (kind != BorderKind::none) parts.borders.push_back({a, b, kind});
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withNation(std::size_t place, BoardNation nation) const {
  if (Saying fault = faultOfId(nation.id); !fault.empty()) return failure(std::move(fault));
  if (Saying fault = faultOfNames("a nation's name", nation.name); !fault.empty())
    return failure(std::move(fault));
  if (!isColour(nation.colour)) return failure("a colour must look like #b3202a");
  Parts parts(*board_);
  auto& nations = parts.board.nations;
  for (std::size_t i = 0; i < nations.size(); ++i)
    if (i != place && nations[i].id == nation.id)
      return failure("the board already has a nation \"{}\"", nation.id);
  if (place >= nations.size()) {
    nations.push_back(std::move(nation));
    return std::move(parts).done();
  }
  const std::string was = nations[place].id;
  for (auto& [count, game] : parts.board.games) {
    rename(game.order, was, nation.id);
    if (auto cities = game.start.extract(was)) {
      cities.key() = nation.id;
      game.start.insert(std::move(cities));
    }
  }
  nations[place] = std::move(nation);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withoutNation(std::string_view id) const {
  if (board_->nation(id) == nullptr) return failure("the board has no nation \"{}\"", id);
  for (const auto& [nations, game] : board_->games)
    if (std::find(game.order.begin(), game.order.end(), id) != game.order.end())
      return failure("\"{}\" plays in the suggested game for {} nations: remove it there first", id, nations);
  Parts parts(*board_);
  std::erase_if(parts.board.nations, [&](const BoardNation& n) { return n.id == id; });
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withOrder(int nations, std::vector<std::string> order) const {
  if (nations < 2 || nations > static_cast<int>(kMaxNations))
    return failure("a game has 2 to {} nations", kMaxNations);
  for (const std::string& nation : order) {
    if (board_->nation(nation) == nullptr) return failure("the board has no nation \"{}\"", nation);
    if (std::count(order.begin(), order.end(), nation) > 1) return failure("\"{}\" appears twice", nation);
  }
  Parts parts(*board_);
  if (order.empty()) {
    parts.board.games.erase(nations);
    return std::move(parts).done();
  }
  SuggestedGame& game = parts.board.games[nations];
  std::erase_if(game.start, [&](const auto& entry) {
    return std::find(order.begin(), order.end(), entry.first) == order.end();
  });
  for (const std::string& nation : order)
    game.start[nation];
  game.order = std::move(order);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::toggledStart(int nations, const std::string& nation, ProvinceId p) const {
  if (!board_->map->has(p)) return noProvince();
  const auto known = board_->games.find(nations);
  if (known == board_->games.end() || !known->second.start.contains(nation))
    return failure("\"{}\" does not play in the suggested game for {} nations", nation, nations);
  const Province& province = (*board_->map)[p];
  Parts parts(*board_);
  SuggestedGame& game = parts.board.games[nations];
  std::vector<std::string>& cities = game.start[nation];
  if (std::erase(cities, province.id) > 0) return std::move(parts).done();
  if (province.site == Site::none)
    return failure("there can be no city in {}", board_->provinces[p.index()].name);
  if (cities.size() >= kStarts)
    return failure("the nation already has its three start cities: remove one first");
  forget(game, province.id);
  cities.push_back(province.id);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::toggledNeutralTemple(int nations, ProvinceId p) const {
  if (!board_->map->has(p)) return noProvince();
  if (!board_->games.contains(nations)) return failure("there is no suggested game for {} nations", nations);
  const Province& province = (*board_->map)[p];
  Parts parts(*board_);
  SuggestedGame& game = parts.board.games[nations];
  if (std::erase(game.neutralTemples, province.id) > 0) return std::move(parts).done();
  if (!province.neutralTemple)
    return failure("{} is not marked as a place for a neutral temple", (*board_)[p].name);
  if (game.neutralTemples.size() >= kNeutralTemples)
    return failure("there are already three neutral temples: remove one first");
  forget(game, province.id);
  game.neutralTemples.push_back(province.id);
  return std::move(parts).done();
}

std::vector<Finding> findings(const BoardDraft& draft) {
  BoardReading reading = readBoard(writeBoard(draft.board()));
  if (reading.unreadable) return {{*reading.unreadable, ""}};
  return std::move(reading.findings);
}

std::string freeProvinceId(const Board& board, std::string_view wish) {
  std::string stem;
  for (const char c : wish) {
    const auto small = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (isId(std::string_view(&small, 1)))
      stem += small;
    else if (!stem.empty() && stem.back() != '-')
      stem += '-';
  }
  while (!stem.empty() && stem.back() == '-')
    stem.pop_back();
  if (stem.empty()) stem = "province";
  stem.resize(std::min<std::size_t>(stem.size(), 60));
  std::string id = stem;
  for (int n = 2; !faultOfProvinceId(board, id).empty(); ++n)
    id = fmt::format("{}-{}", stem, n);
  return id;
}

} // namespace annales::inline engine
