#include "importers/agn/writer.h"

#include "importers/agn/game_text.h"
#include "importers/agn/items.h"
#include "importers/agn/plan.h"
#include "importers/agn/remarks.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace annales::agn {
namespace {

/// Then a comma, so that the reader, which looks for the end of an action only so far, finds one: each name
/// is two words to it.
constexpr std::size_t kNamesInARow = ItemWindow::kLongestAction / 4;

/// One way to write a game. What reads back as another game is written in the next way.
struct Wording {
  bool allFacts;      // nothing is left to the rules
  OrderTag order;     // of what-if lines
  bool introductions; // remarks before a what-if line stand there
};

/// The reader gives the tag to what stands before a what-if line.
bool introduces(const Annotation& remark) {
  return !remark.tags.empty() && remark.tags.back() == kBeforeTag &&
         std::ranges::count(remark.tags, kBeforeTag) == 1;
}

/// Sets a plan in type.
class Printer {
public:
  Printer(const EventLog& log, const Plan& plan, bool introductions)
      : log_(log), plan_(plan), introductions_(introductions), usual_(usualRemark(log.tags())),
        strandOf_(log.size(), kNoStrand) {
    numberRemarks();
    for (std::size_t s = 0; s < plan.strands.size(); ++s)
      for (const NodeIndex node : plan.strands[s].path)
        if (strandOf_[node] == kNoStrand) strandOf_[node] = s;
    for (std::size_t s = 1; s < plan.strands.size(); ++s)
      below_[spotOf(plan.strands[s])].push_back(s);
  }

  std::string print() {
    printOnce();
    if (numbers_.written || std::is_sorted(order_.begin(), order_.end())) return std::move(out_);
    numbers_.written = true; // they did not come in the order of the file
    printOnce();
    return std::move(out_);
  }

private:
  void printOnce() {
    out_.clear();
    order_.clear();
    said_.clear();
    introduced_.clear();
    named_.clear();
    comma_ = false;
    out_ += '\n';
    remarksOf(0);
    strand(0, 0);
    out_ += '\n';
  }

  void numberRemarks() {
    for (std::size_t i = 0; i < log_.annotations().size(); ++i) {
      const Annotation& remark = log_.annotations()[i];
      if (const auto node = log_.find(remark.event)) remarks_[*node].push_back(i);
      byId_[remark.id] = i + 1;
      numbers_.written = numbers_.written || remark.answers || remark.replaces;
    }
    numbers_.nameOf = [this](const Hash& id) {
      const auto at = byId_.find(id);
      return at == byId_.end() ? hexOf(id) : std::to_string(at->second);
    };
  }
  void remarksOf(NodeIndex node) {
    const auto at = remarks_.find(node);
    if (at != remarks_.end() && said_.insert(node).second)
      for (const std::size_t i : at->second)
        if (!introduced_.contains(i)) remark(i, log_.annotations()[i], i != at->second.back());
    std::size_t names = 0;
    for (const std::string& name : plan_.namedHere[node]) {
      if (!named_.insert(name).second) continue;
      if (++names % kNamesInARow == 0) out_ += ',';
      out_ += " line ";
      appendQuoted(out_, name);
    }
  }

  void remark(std::size_t number, const Annotation& written, bool closed) {
    order_.push_back(number);
    appendRemark(out_, written, number + 1, numbers_, usual_, log_.game(), closed);
  }

  /// The first action that no line before has.
  [[nodiscard]] std::optional<NodeIndex> firstOwn(std::size_t s) const {
    const Strand& strand = plan_.strands[s];
    for (const Token& token : strand.tokens)
      for (std::size_t i = token.from; i <= token.to && !token.heading; ++i)
        if (strandOf_[strand.path[i]] == s) return strand.path[token.to];
    return std::nullopt;
  }

  void introductionOf(std::size_t s) {
    const auto first = introductions_ ? firstOwn(s) : std::nullopt;
    if (!first || !remarks_.contains(*first) || said_.contains(*first)) return;
    for (const std::size_t i : remarks_.at(*first)) {
      if (!introduces(log_.annotations()[i])) continue;
      introduced_.insert(i);
      Annotation written = log_.annotations()[i];
      written.tags.pop_back();
      remark(i, written, true);
    }
  }

  /// How a variation stands to the line above it.
  enum class Stands { insteadOfTurn, insteadOfAction, goesOn };
  [[nodiscard]] Stands standsOf(const Strand& below) const {
    const Strand& above = plan_.strands[below.above];
    const std::size_t next = below.anchor ? *below.anchor + 1 : 0;
    if (next >= above.tokens.size() || below.tokens.empty()) return Stands::goesOn;
    const bool turn = above.tokens[next].heading;
    if (turn != below.tokens.front().heading) return Stands::goesOn;
    return turn ? Stands::insteadOfTurn : Stands::insteadOfAction;
  }
  /// Where a variation is printed: the strand above it, the action there behind which it begins, if any, and
  /// how it stands.
  using Spot = std::tuple<std::size_t, std::optional<std::size_t>, Stands>;
  [[nodiscard]] Spot spotOf(const Strand& below) const {
    return {below.above, below.anchor, standsOf(below)};
  }

  void newLine(int depth) {
    while (!out_.empty() && out_.back() == ' ')
      out_.pop_back();
    out_ += '\n';
    out_.append(static_cast<std::size_t>(depth) * 2, ' ');
  }

  void variations(const Spot& spot, int depth) {
    const auto at = below_.find(spot);
    if (at == below_.end()) return;
    for (const std::size_t b : at->second)
      variation(b, depth + 1);
  }

  void variation(std::size_t b, int depth) {
    const Strand& below = plan_.strands[b];
    newLine(std::min(depth, 20));
    out_ += '(';
    appendQuoted(out_, below.name.value_or(""));
    introductionOf(b);
    switch (standsOf(below)) {
    case Stands::insteadOfTurn:
      break;
    case Stands::insteadOfAction:
      out_ += " ...";
      break;
    case Stands::goesOn:
      out_ += " then";
      break;
    }
    strand(b, depth);
    out_ += ')';
  }

  void strand(std::size_t s, int depth) {
    const Strand& strand = plan_.strands[s];
    std::optional<std::size_t> turn; // the anchor before the heading of the present turn
    bool inTurn = false;
    bool fresh = true; // nothing on this line of text yet
    if (s == 0) variations({s, std::nullopt, Stands::goesOn}, depth);
    for (std::size_t k = 0; k < strand.tokens.size(); ++k) {
      const Token& token = strand.tokens[k];
      const std::optional<std::size_t> before = k == 0 ? std::nullopt : std::optional(k - 1);
      if (token.heading) {
        if (inTurn) variations({s, turn, Stands::insteadOfTurn}, depth);
        turn = before;
        inTurn = true;
        if (k > 0 || s == 0)
          newLine(std::min(depth, 20));
        else
          out_ += ' ';
        if (token.round > 0) out_ += std::to_string(token.round) + ". ";
        fresh = true;
      } else if (k > 0 && comma_) {
        out_ += ',';
      }
      if (!token.heading || !fresh) out_ += ' ';
      out_ += token.text;
      fresh = false;
      comma_ = !token.heading && !token.go;
      const std::size_t length = out_.size();
      remarksOf(strand.path[token.to]);
      variations({s, before, Stands::insteadOfAction}, depth);
      variations({s, k, Stands::goesOn}, depth);
      if (out_.size() != length) {
        comma_ = false;
        if (out_.back() == ')') newLine(std::min(depth, 20) + 1);
      }
    }
    if (inTurn) variations({s, turn, Stands::insteadOfTurn}, depth);
    if (strand.goesOn) out_ += " ...";
  }

  const EventLog& log_;
  const Plan& plan_;
  bool introductions_;
  UsualRemark usual_;
  RemarkNumbers numbers_;
  bool comma_ = false;
  std::unordered_map<NodeIndex, std::vector<std::size_t>> remarks_;
  std::unordered_map<Hash, std::size_t, HashHasher> byId_;
  std::vector<std::size_t> order_; // of remarks, as they are printed
  static constexpr std::size_t kNoStrand = ~std::size_t{0};
  std::vector<std::size_t> strandOf_; // by event: the first that has it
  std::set<NodeIndex> said_;
  std::set<std::size_t> introduced_; // remarks
  std::set<std::string> named_;
  std::map<Spot, std::vector<std::size_t>> below_;
  std::string out_;
};

std::set<Hash> idsOf(const EventLog& log) {
  std::set<Hash> ids;
  for (NodeIndex i = 0; i < log.size(); ++i)
    ids.insert(log[i].id);
  return ids;
}

std::map<std::string, Hash> linesOf(const EventLog& log) {
  std::map<std::string, Hash> lines{{std::string(kMainLine), log[log.mainHead()].id}};
  for (const auto& [name, head] : log.lines())
    lines[name] = log[head].id;
  return lines;
}

Tags tagsOf(const EventLog& log) {
  Tags tags = log.tags();
  std::erase_if(tags, [](const auto& tag) {
    return tag.first.starts_with(kLibraryTags) || (tag.second.empty() && isLineOrderTag(tag.first));
  });
  return tags;
}

bool sameRemarks(const EventLog& a, const EventLog& b) {
  return std::equal(a.annotations().begin(), a.annotations().end(), b.annotations().begin(),
                    b.annotations().end(),
                    [](const Annotation& x, const Annotation& y) { return x.id == y.id; });
}

/// A header that contradicts the game (`Result`) is noted in any wording.
enum class Notes { none, allowed };

/// The text read again is the same game.
bool readsBack(const std::string& text, const EventLog& log, const std::shared_ptr<const Board>& board,
               Notes notes) {
  KnownBoards boards;
  boards.byHash = [&](const Hash& hash) { return hash == log.game().map->hash() ? log.game().map : nullptr; };
  boards.look = [&](const Hash&) { return board; };
  GameSeeds seeds;
  const ReadGame read = readGameText(text, 1, seeds, boards, AfterMistake::stop);
  const auto isNote = [](const Complaint& c) { return c.outcome == Complaint::Outcome::noted; };
  const bool quiet =
      read.complaints.empty() || (notes == Notes::allowed && std::ranges::all_of(read.complaints, isNote));
  return quiet && read.log && read.log->size() == log.size() && idsOf(*read.log) == idsOf(log) &&
         linesOf(*read.log) == linesOf(log) && tagsOf(*read.log) == tagsOf(log) &&
         sameRemarks(*read.log, log);
}

/// How many brackets stand within each other.
std::size_t depthOf(const Plan& plan) {
  std::vector<std::size_t> depths(plan.strands.size(), 0);
  for (std::size_t s = 1; s < plan.strands.size(); ++s)
    depths[s] = depths[plan.strands[s].above] + 1; // it comes after the one above it
  return *std::ranges::max_element(depths);
}

Result<std::string> printed(const EventLog& log, const std::shared_ptr<const Board>& board,
                            const Wording& wording) {
  const GameWords words(log.game(), board);
  const Spelling spelling(words, log.names());
  const Plan plan = planOf(log, spelling, wording.allFacts);
  if (depthOf(plan) > kDeepestLines) // printing takes stack for each
    return failure("this game has more than {} lines nested in one another: export it as an event log "
                   "(--format events)",
                   kDeepestLines);
  std::string text;
  appendHead(text, log, board.get(), wording.order);
  return text + Printer(log, plan, wording.introductions).print();
}

/// The reader's own limits.
Result<void> checkCounts(const EventLog& log) {
  const std::size_t lines = log.lines().size() - log.lines().count(kMainLine);
  if (log.size() <= kMostEvents && log.annotations().size() <= kMostRemarks && lines <= kMostLines) return {};
  return failure("this game has more than {} events, {} remarks or {} lines: export it as an event log "
                 "(--format events)",
                 kMostEvents, kMostRemarks, kMostLines);
}

/// Lines that are gone may still be named.
bool mayHaveOrder(const EventLog& log) {
  return log.lines().size() > 1 ||
         std::ranges::any_of(log.tags(), [](const auto& tag) { return isLineOrderTag(tag.first); });
}

} // namespace

Result<void> checkGameLength(std::size_t bytes) {
  if (bytes <= kLongestGame) return {};
  return failure("this game has more than {} MiB of turns: export it as an event log (--format events)",
                 kLongestGame >> 20U);
}

std::string boardLine(const Map& map) {
  return "%board " + map.canonical() + "\n";
}

Result<std::string> gameText(const EventLog& log, std::shared_ptr<const Board> board) {
  if (auto fits = checkCounts(log); !fits) return tl::unexpected(fits.error());
  constexpr std::array kWordings{
      Wording{false, OrderTag::leftOut, true}, Wording{false, OrderTag::written, true},
      Wording{false, OrderTag::written, false}, Wording{true, OrderTag::leftOut, true},
      Wording{true, OrderTag::written, false}};
  for (const Notes notes : {Notes::none, Notes::allowed})
    for (const Wording& wording : kWordings) {
      if (wording.order == OrderTag::written && !mayHaveOrder(log)) continue;
      auto text = printed(log, board, wording);
      if (!text) return text;
      if (auto fits = checkGameLength(text->size()); !fits) return tl::unexpected(fits.error());
      if (readsBack(*text, log, board, notes)) return text;
    }
  return failure("this game cannot be written as AGN: reading it back would give a different game");
}

Result<void> AgnWriter::write(const EventLog& log) {
  const Hash& hash = log.game().map->hash();
  const auto board = shelf_.find(hash);
  auto text = gameText(log, board);
  if (!text) return tl::unexpected(text.error());
  if (!first_) out_ << '\n';
  first_ = false;
  if (board == nullptr && boards_.insert(hash).second) out_ << boardLine(*log.game().map);
  out_ << *text;
  return {};
}

} // namespace annales::agn
