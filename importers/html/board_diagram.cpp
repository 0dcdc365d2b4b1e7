#include "importers/html/board_diagram.h"

#include "importers/html/board_paths.h"
#include "importers/html/board_places.h"
#include "importers/html/page_board.h"
#include "importers/html/safe_markdown.h"
#include "libreplay/log/timeline.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/terms.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <vector>

namespace annales::inline importers {
namespace page {
namespace {

constexpr std::array<std::string_view, 3> kGoodsColours{"#b9b3a6", "#56616d", "#d9a520"};
constexpr std::array<std::string_view, 4> kMarkColours{"#1c8a45", "#cc2b20", "#d69a00", "#2166c2"};
/// Strokes and gaps of each colour, for eyes that do not see it; in widths of the stroke.
const std::array<std::vector<double>, 4> kMarkDashes{{{}, {3, 1.6}, {4, 1.2, 1, 1.2}, {1, 1}}};
constexpr double kShaft = 14, kRing = 9; // widths
constexpr std::string_view kShield = "M-.7-.85Q0-1.05 .7-.85V0Q.7 .6 0 1Q-.7 .6-.7 0Z";
constexpr std::string_view kShip =
    "M-1.2 .04L1 .24L1.2-.16Q1.1 1 .5 1H-.7Q-1.1 .8-1.2 .04ZM-.6-1H.6Q1-.4 .6 .1L-.7 .02Q-.3-.5-.6-1Z";
constexpr std::string_view kTempleHouse = "M-1.36-.52L0-1.38L1.36-.52V-.4H1.15V1.16H-1.15V-.4H-1.36Z";

constexpr std::string_view kDiagramStyle =
    "text{font-family:Inter,'Noto Sans','DejaVu Sans',sans-serif;text-anchor:middle}"
    ".b{fill:none;stroke-linejoin:bevel}.n{fill:#33302a;stroke:#fffcf4;stroke-width:.24em;stroke-opacity:.85;"
    "paint-order:"
    "stroke}.s{font-style:italic;fill:#3a5a6c}.p{stroke:#141414;stroke-width:.08}.l{font-weight:700}"
    ".m{stroke:#fffcf4;stroke-width:3;fill-opacity:.9}";

class Diagram {
public:
  Diagram(const RemarkedGame& game, const GameState& state, const DiagramLook& look)
      : game_(game), state_(state), owner_(look.owner), sizes_{look.token, look.text},
        board_(inBoardUnits(game.board == nullptr ? boardInRows(game.log.game().map) : *game.board)),
        paths_(boardPaths(board_)), places_(boardPlaces(board_, PageRaster(board_), sizes_)) {
    const EventNames ids = game.log.names();
    const DisplayNames names{ids.game, ids.provinces, game.board, game.language};
    std::vector<std::string> words, shown;
    for (std::size_t n = 0; n < ids.game.nations(); ++n) {
      words.push_back(ids.game.nationWord(NationId(n)));
      shown.push_back(names.nation(NationId(n)));
    }
    colours_ = nationColours(words, game.board);
    letters_ = nationLetters(shown);
  }

  std::string write(std::string_view title, std::span<const Mark> marks) {
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{2}\" "
        "height=\"{3}\">\n<title>{4}</title>"
        "<style>{5}</style>\n",
        paths_.size.x, paths_.size.y, paths_.size.x / 2, paths_.size.y / 2, escapedHtml(title),
        kDiagramStyle);
    ground();
    for (std::size_t p = 0; p < paths_.provinces.size(); ++p)
      owner(ProvinceId(p));
    put("</g>\n");
    borders();
    for (std::size_t p = 0; p < paths_.provinces.size(); ++p)
      name(ProvinceId(p));
    for (std::size_t p = 0; p < paths_.provinces.size(); ++p)
      pieces(ProvinceId(p));
    for (const Mark& one : marks)
      std::visit([this](const auto& what) { mark(what); }, one);
    put("</svg>\n");
    return std::move(out_);
  }

private:
  template <class... A> void put(fmt::format_string<A...> text, A&&... values) {
    fmt::format_to(std::back_inserter(out_), text, std::forward<A>(values)...);
  }
  static std::string hex(Rgb c) { return fmt::format("#{:02x}{:02x}{:02x}", c.red, c.green, c.blue); }
  [[nodiscard]] std::string fill(NationId n) const { return hex(colours_[n.index()]); }
  [[nodiscard]] std::string ink(NationId n) const { return hex(inkOn(colours_[n.index()])); }
  [[nodiscard]] std::string opacity() const { return fmt::format("{:.2g}", owner_).substr(1); } // ".4"
  [[nodiscard]] double token() const { return 2 * sizes_.token; }
  [[nodiscard]] Whole cityAt(ProvinceId p) const { return wholeOf(board_[p].at); }

  void ground() {
    put("<defs><clipPath id=\"land\"><path clip-rule=\"evenodd\" d=\"{0}\"/></clipPath></defs>"
        "<rect width=\"{1}\" height=\"{2}\" fill=\"#c5dbe6\"/><path class=\"b\" d=\"{0}\" stroke=\"#e5eff4\" "
        "stroke-width=\"26\"/>\n"
        "<g clip-path=\"url(#land)\"><path fill-rule=\"evenodd\" fill=\"#bdb8aa\" d=\"{0}\"/>\n",
        paths_.coast, paths_.size.x, paths_.size.y);
    for (std::size_t p = 0; p < paths_.provinces.size(); ++p)
      put("<path fill=\"{}\" d=\"{}\"/>\n", p % 2 == 1 ? "#ebdfc1" : "#f0e6cd", paths_.provinces[p]);
  }
  void owner(ProvinceId p) {
    const NationId n = state_[p].owner;
    if (n.exists())
      put("<path fill=\"{0}\" fill-opacity=\"{2}\" stroke=\"{0}\" stroke-width=\"8\" stroke-opacity=\".5\" "
          "d=\"{1}\"/>\n",
          fill(n), paths_.provinces[p.index()], opacity());
  }
  void borders() {
    constexpr std::array<std::string_view, 4> looks{
        "stroke=\"#8a7350\" stroke-width=\"4\"",
        "stroke=\"#3f7fa6\" stroke-width=\"4\" stroke-dasharray=\"13 10\"",
        "stroke=\"#7a5c86\" stroke-width=\"5\" stroke-dasharray=\"25 7 5 7\"",
        "stroke=\"#5b6068\" stroke-width=\"2.5\" stroke-dasharray=\"3 9\""};
    put("<path class=\"b\" stroke=\"#6d7f86\" stroke-width=\"3\" d=\"{}\"/>\n", paths_.coast);
    for (std::size_t i = 0; i < looks.size(); ++i)
      if (!paths_.borders[i].empty()) put("<path class=\"b\" {} d=\"{}\"/>\n", looks[i], paths_.borders[i]);
  }
  void name(ProvinceId p) {
    const ProvincePlaces& places = places_[p.index()];
    if (!places.name) return;
    const double print = places.print, line = print * 1.05, lines = static_cast<double>(places.lines.size());
    for (std::size_t i = 0; i < places.lines.size(); ++i) {
      const Whole at = wholeOf(Point{places.name->x + places.name->width / 2,
                                     places.name->y + places.name->height / 2 +
                                         (static_cast<double>(i) - (lines - 1) / 2) * line + print * 0.36});
      put("<text class=\"n{}\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>\n",
          (*board_.map)[p].site == Site::none ? " s" : "", at.x, at.y, wholeOf(print),
          escapedHtml(places.lines[i]));
    }
  }

  /// A shape at a place, so many numbers large, with a letter on it.
  void piece(Whole at, double size, std::string_view shape, const std::string& colour,
             std::string_view letter, const std::string& letterColour, double print, double down) {
    put("<g transform=\"translate({} {}) scale({:.1f})\"><path class=\"p\" fill=\"{}\" d=\"{}\"/>", at.x,
        at.y, size, colour, shape);
    if (!letter.empty())
      put("<text class=\"l\" y=\"{:.2f}\" font-size=\"{:.2f}\" fill=\"{}\">{}</text>", print * 0.36 + down,
          print, letterColour, escapedHtml(letter));
    put("</g>\n");
  }
  [[nodiscard]] double print(NationId n, double size) const {
    return letters_[n.index()].size() > 1 ? size * 0.8 : size;
  }

  void goods(Resource resource, Whole at, double size) {
    constexpr std::array<std::string_view, 3> shapes{"M-.88-.88H.88V.88H-.88Z", "M0-1.2L1.2 0L0 1.2L-1.2 0Z",
                                                     "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z"};
    const std::size_t r = indexOf(resource);
    piece(at, size, shapes[r], std::string(kGoodsColours[r]), letterOf(resource, game_.language),
          r == 1 ? "#ffffff" : "#000000", 1.4, 0);
  }
  void pieces(ProvinceId p) {
    const ProvinceState& province = state_[p];
    const Whole at = cityAt(p);
    const double r = token();
    const Site site = (*board_.map)[p].site;
    if (province.neutralTemple) {
      piece(at, r, kTempleHouse, "#f7f4ec", "", "", 0, 0);
    } else if (province.hasCity()) {
      const NationId n = province.owner;
      if (province.wall)
        piece(at, r, "M-1.5 1.36V.72h.43v.22h.43V.72h.43v.22h.42V.72h.43v.22h.43V.72H1.5V1.36Z", "#a9a196",
              "", "", 0, 0);
      piece(at, r, province.temple ? kTempleHouse : std::string_view("M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z"),
            fill(n), letters_[n.index()], ink(n), print(n, 1.15), province.temple ? 0.25 : 0);
      goods(province.resource, {at.x + static_cast<int>(r * 0.9), at.y + static_cast<int>(r * 0.8)}, r * 0.5);
    } else if (site != Site::none && site != Site::any) {
      goods(static_cast<Resource>(indexOf(site)), at, r * 0.5);
    }
    units(p);
  }
  void units(ProvinceId p) {
    const ProvincePlaces& places = places_[p.index()];
    std::array<std::vector<std::pair<NationId, Kind>>, 2> docks;
    for (std::size_t n = 0; n < game_.log.game().nations(); ++n)
      for (std::size_t k = 0; k < kKinds; ++k)
        if (const auto kind = static_cast<Kind>(k); state_.units(p, NationId(n), kind) > 0)
          docks[places.water && isNaval(kind) ? 1 : 0].emplace_back(NationId(n), kind);
    row(p, docks[0], places.dock);
    if (places.water) row(p, docks[1], *places.water);
  }
  /// A piece a stack, with its number where there are more.
  void row(ProvinceId p, const std::vector<std::pair<NationId, Kind>>& stacks, const Box& dock) {
    const double u = 2 * sizes_.unit(), apart = u * 1.35;
    const Whole middle = wholeOf(Point{dock.x + dock.width / 2, dock.y + dock.height / 2});
    double x = middle.x - (static_cast<double>(stacks.size()) - 1) * apart / 2;
    for (const auto& [n, kind] : stacks) {
      const Whole at{static_cast<int>(x), middle.y};
      piece(at, u * 0.46, isNaval(kind) ? kShip : kShield, fill(n), letters_[n.index()], ink(n),
            print(n, 1.1), isNaval(kind) ? -0.4 : -0.1);
      const int count = state_.units(p, n, kind);
      if (count > 1)
        put("<text class=\"n l\" x=\"{:.0f}\" y=\"{:.0f}\" font-size=\"{:.0f}\">{}</text>\n", x + u * 0.6,
            middle.y + u * 0.6, u * 0.62, count);
      x += apart;
    }
  }

  [[nodiscard]] ProvinceId find(const std::string& id) const { return game_.log.game().map->find(id); }
  /// The attribute for a stroke of that width, or for one over its gaps alone.
  [[nodiscard]] static std::string dashesOf(MarkColour colour, double width, bool gaps) {
    const std::vector<double>& dashes = kMarkDashes[indexOf(colour)];
    if (dashes.empty()) return {};
    std::string lengths = gaps ? "0" : "";
    for (const double length : dashes)
      lengths += fmt::format("{}{:.1f}", lengths.empty() ? "" : " ", length * width);
    return fmt::format(" stroke-dasharray=\"{}{}\"", lengths, gaps ? " 0" : "");
  }
  void mark(const Arrow& arrow) {
    const ProvinceId from = find(arrow.from), to = find(arrow.to);
    if (!from.exists() || !to.exists() || from == to) return;
    const Whole a = cityAt(from), b = cityAt(to);
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    const double angle = std::atan2(b.y - a.y, b.x - a.x) * 57.29578;
    put("<path class=\"m\" fill=\"{}\" transform=\"translate({} {}) rotate({:.1f})\" "
        "d=\"M0-4L{:.0f}-7V-21L{:.0f} 0L{:.0f} 21V7L0 4Z\"/>\n",
        kMarkColours[indexOf(arrow.colour)], a.x, a.y, angle, length - 46, length, length - 46);
    if (const std::string gaps = dashesOf(arrow.colour, kShaft, true); !gaps.empty())
      put("<path stroke=\"#fffcf4\" stroke-width=\"{}\"{} transform=\"translate({} {}) rotate({:.1f})\" "
          "d=\"M0 0H{:.0f}\"/>\n",
          kShaft, gaps, a.x, a.y, angle, length - 46);
  }
  void mark(const Ring& ring) {
    const ProvinceId p = find(ring.province);
    if (!p.exists()) return;
    put("<circle cx=\"{}\" cy=\"{}\" r=\"{:.0f}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"{}/>\n",
        cityAt(p).x, cityAt(p).y, token() * 2.5, kMarkColours[indexOf(ring.colour)], kRing,
        dashesOf(ring.colour, kRing, false));
  }
  void mark(const Pact& pact) {
    for (const std::string& id : pact.provinces)
      if (const ProvinceId p = find(id); p.exists())
        put("<path class=\"b\" stroke=\"#d69a00\" stroke-width=\"10\" stroke-dasharray=\"24 14\" "
            "d=\"{}\"/>\n",
            paths_.provinces[p.index()]);
  }

  const RemarkedGame& game_;
  const GameState& state_;
  double owner_;
  PieceSizes sizes_;
  Board board_;
  BoardPaths paths_;
  std::vector<ProvincePlaces> places_;
  std::vector<Rgb> colours_;
  std::vector<std::string> letters_;
  std::string out_;
};

} // namespace
} // namespace page

std::string boardDiagram(const RemarkedGame& game, NodeIndex event, std::span<const Mark> marks,
                         const DiagramLook& look) {
  TreeFold fold(game.log);
  const GameState* state = fold.after(event);
  if (state == nullptr) return {};
  const EventNames ids = game.log.names();
  const DisplayNames names{ids.game, ids.provinces, game.board, game.language};
  return page::Diagram(game, *state, look).write(sentenceOf(game.log[event].event, names), marks);
}

} // namespace annales::inline importers
