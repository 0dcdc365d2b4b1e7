#include "libreplay/results/known_names.h"

#include "engine/boards/board_shelf.h"
#include "engine/ruleset/ruleset.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/text/word_distance.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

namespace annales::inline replay {
namespace {

/// All folded. Countries and adjectives stand for the nation.
struct NationNames {
  std::string_view nation;
  std::array<std::string_view, 14> names;
};
constexpr std::array kNationNames{
    NationNames{"romans",
                {"romans", "roman", "rome", "roma", "rom", "romer", "roemer", "romisch", "romains", "romain",
                 "romani", "romanos", "romeinen"}},
    NationNames{"greeks",
                {"greeks", "greek", "greece", "griechen", "grieche", "griechenland", "griechisch", "grecs",
                 "grece", "greci", "grecia", "griegos", "hellenen", "hellas"}},
    NationNames{"germans",
                {"germans", "german", "germany", "germania", "germanen", "germane", "germanien", "germanisch",
                 "germains", "germani", "germanos"}},
    NationNames{"carthaginians",
                {"carthaginians", "carthaginian", "carthage", "karthager", "karthago", "carthago",
                 "karthagisch", "carthaginois", "cartaginesi", "cartagine", "cartagineses", "cartago"}},
    NationNames{"phoenicians",
                {"phoenicians", "phoenician", "phoenicia", "phonizier", "phonizien", "phoenizier",
                 "phoenizien", "phonizisch", "pheniciens", "phenicie", "fenici", "fenicios", "phenicians"}},
    NationNames{"persians",
                {"persians", "persian", "persia", "perser", "persien", "persisch", "perses", "perse",
                 "persiani", "persas"}},
    NationNames{"arabs",
                {"arabs", "arab", "arabia", "arabians", "arabian", "araber", "arabien", "arabisch", "arabes",
                 "arabie", "arabi"}},
    NationNames{"egyptians",
                {"egyptians", "egyptian", "egypt", "agypter", "agypten", "aegypter", "aegypten", "agyptisch",
                 "egyptiens", "egypte", "egiziani", "egitto", "egipcios", "egipto"}},
    NationNames{"babylonians",
                {"babylonians", "babylonian", "babylon", "babylonia", "babylonier", "babylonien",
                 "babylonisch", "babyloniens", "babylone", "babilonesi", "babilonia"}}};

struct BoardNames {
  std::string_view board;
  std::array<std::string_view, 8> names;
};
constexpr std::array kBoardNames{
    BoardNames{"occident", {"west", "western", "westen", "westseite", "west side", "occident", "okzident"}},
    BoardNames{"orient", {"ost", "east", "eastern", "osten", "ostseite", "east side", "orient"}},
    BoardNames{"orient-ii", {"orient", "ost", "east", "osten", "orient ii", "orient 2"}},
    BoardNames{"mare-nostrum", {"mare nostrum", "marenostrum", "mare-nostrum"}}};

struct GameName {
  std::string_view name;
  std::string_view ruleset;
};
constexpr std::array kGameNames{
    GameName{"antike", "antike"},          GameName{"antike i", "antike"},
    GameName{"antike 1", "antike"},        GameName{"antike (2005)", "antike"},
    GameName{"antike ii", "antike-ii"},    GameName{"antike 2", "antike-ii"},
    GameName{"antike-ii", "antike-ii"},    GameName{"antikeii", "antike-ii"},
    GameName{"antike2", "antike-ii"},      GameName{"antike ii (2014)", "antike-ii"},
    GameName{"antike duellum", "duellum"}, GameName{"antike: duellum", "duellum"},
    GameName{"antike duellem", "duellum"}, GameName{"antike - duellum", "duellum"},
    GameName{"duellum", "duellum"},        GameName{"antike duellum (2012)", "duellum"}};

struct BggGame {
  std::int64_t number;
  std::string_view ruleset;
};
constexpr std::array kBggGames{BggGame{19600, "antike"}, BggGame{166857, "antike-ii"},
                               BggGame{104955, "duellum"}};

/// Games whose options change the goal.
constexpr std::array<std::string_view, 1> kGamesWithVariants{"antike"};

struct ColourNames {
  std::string_view english;
  std::array<std::string_view, 7> names;
  int red, green, blue; // as boards print it
};
constexpr std::array kColours{
    ColourNames{"red", {"red", "rot", "rouge", "rosso", "rojo"}, 0xC1, 0x0C, 0x04},
    ColourNames{"blue", {"blue", "blau", "bleu", "blu", "azul"}, 0x01, 0x30, 0xAD},
    ColourNames{"green", {"green", "grun", "gruen", "vert", "verde"}, 0x19, 0x8C, 0x67},
    ColourNames{"yellow", {"yellow", "gelb", "jaune", "giallo", "amarillo"}, 0xF0, 0xAB, 0x23},
    ColourNames{"black", {"black", "schwarz", "noir", "nero", "negro"}, 0x16, 0x16, 0x16},
    ColourNames{"purple", {"purple", "lila", "violett", "violet", "viola", "morado"}, 0x92, 0x58, 0x9F},
    ColourNames{"white", {"white", "weiss", "blanc", "bianco", "blanco"}, 0xFF, 0xFF, 0xFF},
    ColourNames{"grey", {"grey", "gray", "grau", "gris", "grigio"}, 0x80, 0x80, 0x80},
    ColourNames{"orange", {"orange", "arancione", "naranja"}, 0xFF, 0x7F, 0x00},
    ColourNames{"brown", {"brown", "braun", "brun", "marrone", "marron"}, 0x80, 0x50, 0x20}};

constexpr std::array<std::string_view, 14> kPlaceholders{"anonymous player",
                                                         "anonymous",
                                                         "joueur anonyme",
                                                         "anonyme",
                                                         "anonymer spieler",
                                                         "anonym",
                                                         "gast",
                                                         "guest",
                                                         "invite",
                                                         "unbekannt",
                                                         "unknown",
                                                         "?",
                                                         "??",
                                                         "n.n."};

template <class Names> bool hasName(const Names& names, std::string_view word) {
  return !word.empty() && std::ranges::find(names, word) != names.end();
}

/// The name that the folded text begins or ends with is dropped: "the romans", "greeks (green)".
std::string withoutTrimmings(std::string word) {
  if (const std::size_t bracket = word.find('('); bracket != std::string::npos && bracket > 0)
    word = foldedWord(word.substr(0, bracket));
  for (const std::string_view article : {"the ", "die ", "der ", "den ", "les ", "i ", "los "})
    if (word.starts_with(article)) return word.substr(article.size());
  return word;
}

/// "phon." for the only nation of the game with a name that begins so.
std::string nationAbbreviated(RulesetId ruleset, std::string_view word) {
  constexpr std::size_t kFewestLetters = 3;
  if (!word.ends_with('.') || word.size() <= kFewestLetters) return {};
  word.remove_suffix(1);
  std::string found;
  for (const NationNames& row : kNationNames) {
    if (!hasName(nationsOf(ruleset), row.nation)) continue;
    const bool begins =
        std::ranges::any_of(row.names, [&](std::string_view name) { return name.starts_with(word); });
    if (!begins) continue;
    if (!found.empty()) return {};
    found = row.nation;
  }
  return found;
}

std::string oneNation(RulesetId ruleset, std::string_view word) {
  const std::string plain = withoutTrimmings(foldedWord(word));
  for (const NationNames& row : kNationNames)
    if (hasName(row.names, plain) && hasName(nationsOf(ruleset), row.nation)) return std::string(row.nation);
  return nationAbbreviated(ruleset, plain);
}

/// What joins several choices: the sign that apps put between them, or the sign of a typist.
std::vector<std::string> partsOf(std::string_view word, std::string_view joint) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= word.size();) {
    const std::size_t end = std::min(word.find(joint, at), word.size());
    parts.emplace_back(word.substr(at, end - at));
    at = end + joint.size();
  }
  return parts;
}

int distanceOf(std::string_view colour, const ColourNames& name) {
  if (colour.size() != 7) return 1 << 20;
  const auto part = [&](std::size_t at) {
    return static_cast<int>(std::strtol(std::string(colour.substr(at, 2)).c_str(), nullptr, 16));
  };
  const int r = part(1) - name.red, g = part(3) - name.green, b = part(5) - name.blue;
  return r * r + g * g + b * b;
}

std::string_view nameOfColour(std::string_view colour) {
  const auto nearest = std::ranges::min_element(
      kColours, {}, [&](const ColourNames& name) { return distanceOf(colour, name); });
  return nearest->english;
}

} // namespace

std::string foldedWord(std::string_view word) {
  const std::string plain = plainText(word);
  std::string out;
  bool gap = false;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const bool wide = std::string_view(plain).substr(i).starts_with("\xC2\xA0");
    if (wide || plain[i] == ' ' || plain[i] == '\t' || plain[i] == '\n' || plain[i] == '\r') {
      gap = !out.empty();
      i += wide ? 1 : 0;
      continue;
    }
    if (gap) out += ' ';
    gap = false;
    out += plain[i];
  }
  return out;
}

std::vector<std::shared_ptr<const Board>> boardsOf(RulesetId ruleset) {
  std::vector<std::shared_ptr<const Board>> boards;
  static const std::vector<ShelvedBoard> all = BoardShelf::builtIn().boards();
  for (const ShelvedBoard& shelved : all)
    if (shelved.board->isFor(ruleset)) boards.push_back(shelved.board);
  return boards;
}

const std::vector<std::string>& nationsOf(RulesetId ruleset) {
  static const auto all = [] {
    std::array<std::vector<std::string>, Words<RulesetId>::list.size()> nations;
    for (std::size_t i = 0; i < nations.size(); ++i) {
      std::set<std::string> found;
      for (const auto& board : boardsOf(static_cast<RulesetId>(i)))
        for (const BoardNation& nation : board->nations)
          found.insert(nation.id);
      nations[i].assign(found.begin(), found.end());
    }
    return nations;
  }();
  return all[indexOf(ruleset)];
}

std::vector<std::string> nationsNamed(RulesetId ruleset, std::string_view word) {
  if (std::string one = oneNation(ruleset, word); !one.empty()) return {one};
  for (const std::string_view joint : {"\xEF\xBC\x8F", "/", "+", "&", ",", " and ", " und ", " et "}) {
    const std::vector<std::string> parts = partsOf(word, joint);
    if (parts.size() < 2) continue;
    std::vector<std::string> nations;
    for (const std::string& part : parts)
      if (std::string nation = oneNation(ruleset, part); !nation.empty()) nations.push_back(nation);
    std::ranges::sort(nations);
    nations.erase(std::unique(nations.begin(), nations.end()), nations.end());
    // Choices of an app may be of several sorts; a typist's list must be one of nations.
    const bool all = nations.size() == parts.size() || joint == "\xEF\xBC\x8F";
    if (all && !nations.empty() && nations.size() <= 2) return nations;
  }
  return {};
}

bool isPlainName(std::string_view nation, std::string_view word) {
  static const auto names = [] {
    std::map<std::string, std::set<std::string>, std::less<>> all;
    for (const ShelvedBoard& shelved : BoardShelf::builtIn().boards())
      for (const BoardNation& known : shelved.board->nations)
        all[known.id].insert({known.id, foldedWord(known.name.en), foldedWord(known.name.de)});
    return all;
  }();
  const auto known = names.find(nation);
  return known != names.end() && known->second.contains(foldedWord(word));
}

std::string boardNamed(RulesetId ruleset, std::string_view word) {
  std::string found;
  for (const std::string& part : partsOf(word, "\xEF\xBC\x8F")) {
    const std::string plain = withoutTrimmings(foldedWord(part));
    for (const auto& board : boardsOf(ruleset)) {
      const std::string id = board->map->id();
      bool named = plain == id || plain == withoutTrimmings(foldedWord(board->name.en)) ||
                   plain == withoutTrimmings(foldedWord(board->name.de));
      for (const BoardNames& row : kBoardNames)
        named = named || (row.board == id && hasName(row.names, plain));
      if (!named) continue;
      if (!found.empty() && found != id) return {};
      found = id;
    }
  }
  if (!found.empty()) return found;
  const std::vector<std::string> nations = nationsNamed(ruleset, word);
  for (const auto& board : boardsOf(ruleset))
    if (!nations.empty() && nationsOnBoard(board->map->id()) == nations) return board->map->id();
  return {};
}

std::string boardWith(RulesetId ruleset, const std::vector<std::string>& nations) {
  if (nations.empty()) return {};
  std::string found;
  for (const auto& board : boardsOf(ruleset)) {
    const bool hasAll = std::ranges::all_of(
        nations, [&](const std::string& nation) { return board->nation(nation) != nullptr; });
    if (!hasAll) continue;
    if (!found.empty()) return {};
    found = board->map->id();
  }
  return found;
}

std::vector<std::string> nationsOnBoard(std::string_view id) {
  std::vector<std::string> nations;
  const auto board = BoardShelf::builtIn().find(id);
  if (board == nullptr) return nations;
  for (const BoardNation& nation : board->nations)
    nations.push_back(nation.id);
  std::ranges::sort(nations);
  return nations;
}

std::optional<RulesetId> gameOfBgg(std::int64_t number) {
  for (const BggGame& game : kBggGames)
    if (game.number == number) return valueOf<RulesetId>(game.ruleset);
  return std::nullopt;
}

std::int64_t bggNumberOf(RulesetId ruleset) {
  for (const BggGame& game : kBggGames)
    if (game.ruleset == wordOf(ruleset)) return game.number;
  return 0;
}

std::optional<RulesetId> gameNamed(std::string_view name) {
  const std::string plain = foldedWord(name);
  for (const GameName& game : kGameNames)
    if (game.name == plain) return valueOf<RulesetId>(game.ruleset);
  return std::nullopt;
}

bool resemblesGame(std::string_view name) {
  const std::string plain = foldedWord(name);
  if (plain.empty() || gameNamed(name)) return false;
  if (plain.find("antike") != std::string::npos || plain.find("duellum") != std::string::npos) return true;
  constexpr std::size_t kLikeEnough = 1;
  return plain.size() > 4 && wordDistance(plain, "antike") <= kLikeEnough;
}

std::string_view colourNamed(std::string_view word) {
  const std::string plain = foldedWord(word);
  for (const ColourNames& colour : kColours)
    if (hasName(colour.names, plain)) return colour.english;
  return {};
}

std::string nationOfColour(RulesetId ruleset, std::string_view colour) {
  std::string found;
  for (const auto& board : boardsOf(ruleset))
    for (const BoardNation& nation : board->nations) {
      if (nameOfColour(nation.colour) != colour) continue;
      if (!found.empty() && found != nation.id) return {};
      found = nation.id;
    }
  return found;
}

bool isPlaceholder(std::string_view name) {
  return hasName(kPlaceholders, foldedWord(name));
}

std::size_t mostPersons(RulesetId ruleset) {
  const Ruleset& table = rulesetOf(ruleset);
  std::size_t most = kMaxNations;
  while (most > 2 && table.goal[most] == 0)
    --most;
  return most;
}

int usualGoal(RulesetId ruleset, std::size_t persons) {
  const Ruleset& table = rulesetOf(ruleset);
  return persons < table.goal.size() ? table.goal[persons] : 0;
}

int mostPersonages(RulesetId ruleset, std::size_t persons) {
  const Ruleset& table = rulesetOf(ruleset);
  const std::size_t nations = std::min(persons, kMaxNations);
  int most = usualGoal(ruleset, nations);
  if (most == 0) most = *std::ranges::max_element(table.goal);
  if (!hasName(kGamesWithVariants, wordOf(ruleset))) return most;
  Options variant, twelve, doubled;
  variant.variant = Variant::military;
  twelve.goalTwelve = true;
  doubled.twoPlayer = TwoPlayer::doubled;
  for (const Options& options : {variant, twelve, doubled})
    if (nations == 2 || options.twoPlayer == TwoPlayer::none)
      most = std::max(most, withOptions(table, options, nations).goal[nations]);
  return most;
}

} // namespace annales::inline replay
