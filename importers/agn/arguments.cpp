#include "importers/agn/arguments.h"

#include <algorithm>

namespace annales::agn {
namespace {

constexpr std::size_t kMostWords = 3; // of one name

} // namespace

Misread unknownWord(std::string_view word, const Found& found, Saying what, std::size_t offset) {
  const std::string quoted = "\"" + std::string(word.substr(0, 60)) + "\"";
  if (found.near.empty()) return {Error(say("{} is {}", quoted, std::move(what))), offset};
  if (found.several)
    return {Error(say("{} could be {}: write more letters", quoted, anyOf(found.near))), offset};
  return {Error(say("{} is {}; did you mean {}?", quoted, std::move(what), anyOf(found.near))), offset};
}

std::optional<int> wholeNumber(std::string_view word) {
  if (word.starts_with('+')) word.remove_prefix(1);
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || word.empty()) return std::nullopt;
  return number;
}

std::optional<UnitsSaid> unitsOf(std::string_view word) {
  UnitsSaid units;
  std::size_t digits = 0;
  while (digits < word.size() && word[digits] >= '0' && word[digits] <= '9')
    ++digits;
  if (digits > 0) {
    const auto count = wholeNumber(word.substr(0, digits));
    if (!count) return std::nullopt;
    units.count = *count;
  }
  const std::size_t stroke = word.find('/');
  if (stroke != std::string_view::npos) {
    units.spent = wholeNumber(word.substr(stroke + 1));
    if (!units.spent) return std::nullopt;
    word = word.substr(0, stroke);
  }
  if (digits >= word.size()) return std::nullopt;
  const int kind = commonWords().kinds.exactly(word.substr(digits));
  if (kind < 0) return std::nullopt;
  units.kind = static_cast<Kind>(kind);
  return units;
}

bool Arguments::isSmall(Small small, std::size_t ahead) const {
  const std::string_view text = word(ahead);
  return !text.empty() && commonWords().smalls.exactly(text) == static_cast<int>(small);
}

bool Arguments::hasUnits() const {
  if (!is(Item::Sort::word)) return false;
  if (unitsOf(word())) return true;
  return wholeNumber(word()) && is(Item::Sort::word, 1) && commonWords().kinds.exactly(word(1)) >= 0;
}

tl::expected<UnitsSaid, Misread> Arguments::units() {
  if (const auto units = unitsOf(word())) {
    skip();
    return *units;
  }
  const auto count = wholeNumber(word());
  const auto kind = count && is(Item::Sort::word, 1) ? unitsOf(word(1)) : std::nullopt;
  if (!kind) return wrong("expected a number of units, such as 2L for two legions or G for a galley");
  skip(2);
  return UnitsSaid{*count, kind->kind, kind->spent};
}

template <class IsWhole> Arguments::LongName Arguments::longName(IsWhole isWhole) const {
  for (std::size_t more = kMostWords - 1; more > 0 && is(Item::Sort::word); --more) {
    std::string joined(word());
    std::size_t k = 1;
    for (; k <= more && is(Item::Sort::word, k); ++k)
      joined += word(k);
    if (k > more && isWhole(joined)) return {std::move(joined), more + 1};
  }
  return {};
}

tl::expected<ProvinceId, Misread> Arguments::province() {
  if (!isName()) return wrong("expected a province");
  const auto isWhole = [&](const std::string& name) { return reader_.isWholeProvince(name); };
  if (const LongName name = longName(isWhole); name.words > 0) {
    auto whole = reader_.province(Item{Item::Sort::word, name.text, offset()}, false);
    skip(name.words);
    return whole;
  }
  auto found = reader_.province(*peek(), fact_);
  if (found) skip();
  return found;
}

tl::expected<NationId, Misread> Arguments::nation() {
  if (!isName()) return wrong("expected a nation");
  auto found = reader_.nation(peek()->text, offset());
  if (found) skip();
  return found;
}

tl::expected<int, Misread> Arguments::term(const WordList& list, const Saying& what) {
  if (!isName()) return wrong(what);
  if (list.exactly(peek()->text) < 0) {
    const auto isWhole = [&](const std::string& name) { return list.exactly(name) >= 0; };
    if (const LongName name = longName(isWhole); name.words > 0) {
      skip(name.words);
      return list.exactly(name.text);
    }
  }
  const Found found = list.find(peek()->text);
  if (!found) return tl::unexpected(unknownWord(peek()->text, found, what, offset()));
  skip();
  return found.value;
}

tl::expected<std::optional<Amount>, Misread> Arguments::payment() {
  if (!is(Item::Sort::payment)) return std::optional<Amount>();
  auto amount = amountOf(peek()->text);
  if (!amount) return tl::unexpected(Misread{amount.error(), offset()});
  if (std::ranges::any_of(amount->of, [](auto n) { return n < 0; }))
    return wrong("a payment cannot be negative");
  skip();
  return std::optional<Amount>(*amount);
}

tl::expected<std::optional<Adjustments>, Misread> Arguments::effects() {
  if (!is(Item::Sort::effects)) return std::optional<Adjustments>();
  auto effects = reader_.effects(*peek());
  if (!effects) return tl::unexpected(effects.error());
  skip();
  return std::optional<Adjustments>(*std::move(effects));
}

} // namespace annales::agn
