#include "importers/agn/agn_reader.h"
#include "importers/agn/game_splitter.h"
#include "importers/agn/grammar.h"
#include "importers/agn/items.h"
#include "importers/readers/utf8_source.h"

#include <sstream>

namespace annales::format {
namespace {

namespace g = annales::agn::grammar;

bool begins(std::string_view text, auto&& rule) {
  using Rule = std::decay_t<decltype(rule)>;
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> in(text.data(), text.size(), "");
  return tao::pegtl::parse<Rule>(in);
}

struct TagFirst
    : tao::pegtl::seq<g::blanks, tao::pegtl::star<g::other_program, g::blanks>, tao::pegtl::one<'['>,
                      g::blanks, g::tag_name, tao::pegtl::plus<g::blank>, g::opening_mark> {};
struct BoardFirst : tao::pegtl::seq<g::blanks, tao::pegtl::string<'%', 'b', 'o', 'a', 'r', 'd', ' '>> {};
struct TurnFirst : tao::pegtl::seq<g::blanks, tao::pegtl::opt<g::round, g::blanks>, g::heading> {};

/// A head below lines of another kind: a title, the fields of a mail, a web page.
bool hasHead(std::string_view beginning) {
  std::istringstream in{std::string(beginning)};
  annales::agn::GameSplitter games(in);
  constexpr int kPieces = 8;
  std::size_t known = 0;
  for (int k = 0; k < kPieces && known < 2; ++k) {
    const auto piece = games.next();
    if (!piece) return false;
    known = 0;
    for (const annales::agn::TagItem& tag : annales::agn::tagsOf(piece->text)) {
      if (tag.name == "Board" || tag.name == "BoardHash" || tag.name == "Nations") return true;
      known += annales::agn::isHeadName(tag.name) ? 1 : 0;
    }
  }
  return known > 1;
}

double looksLikeAgn(std::string_view beginning) {
  const std::string text = inUtf8(beginning);
  if (begins(text, TagFirst{}) || begins(text, BoardFirst{})) return 0.9;
  if (hasHead(text)) return 0.92; // less than a sheet with the names of its columns
  return begins(text, TurnFirst{}) ? 0.4 : 0;
}

} // namespace

extern Format agn();
Format agn() {
  return {"AGN",
          ".agn",
          looksLikeAgn,
          [](ReadRequest request) -> std::unique_ptr<GameReader> {
            return std::make_unique<annales::agn::AgnReader>(std::move(request));
          },
          {},
          0.94}; // a file of this name is no sheet, but it may be an event log
}

} // namespace annales::format
