#include "importers/agn/agn_reader.h"
#include "importers/agn/grammar.h"
#include "importers/readers/utf8_source.h"

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

double looksLikeAgn(std::string_view beginning) {
  const std::string text = inUtf8(beginning);
  if (begins(text, TagFirst{}) || begins(text, BoardFirst{})) return 0.9;
  return begins(text, TurnFirst{}) ? 0.4 : 0;
}

} // namespace

extern Format agn();
Format agn() {
  return {"AGN", ".agn", looksLikeAgn, [](ReadRequest request) -> std::unique_ptr<GameReader> {
            return std::make_unique<annales::agn::AgnReader>(std::move(request));
          }};
}

} // namespace annales::format
