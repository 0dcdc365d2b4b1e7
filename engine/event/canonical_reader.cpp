#include "engine/event/canonical_reader.h"

#include "engine/event/field_reader.h"
#include "engine/event/fields.h"

#include <cstring>

namespace annales::inline engine {

bool CanonicalReader::take(char letter) {
  good_ = good_ && text_.starts_with(letter);
  if (good_) text_.remove_prefix(1);
  return good_;
}

/// Behind the bracket or a comma, in quotation marks, with its colon.
bool CanonicalReader::takeKey(std::string_view key) {
  const std::size_t size = key.size() + 4;
  good_ = good_ && text_.size() >= size && text_[0] == (first_ ? '{' : ',') && text_[1] == '"' &&
          text_[size - 2] == '"' && text_[size - 1] == ':' &&
          std::memcmp(text_.data() + 2, key.data(), key.size()) == 0;
  first_ = false;
  if (good_) text_.remove_prefix(size);
  return good_;
}

std::string_view CanonicalReader::wordAt(std::string_view key) {
  if (!takeKey(key) || !take('"')) return {};
  const std::size_t end = text_.find('"');
  good_ = end != std::string_view::npos;
  if (!good_) return {};
  const std::string_view word = text_.substr(0, end);
  text_.remove_prefix(end + 1);
  return word;
}

/// As canonical JSON has it: without a sign, a zero in front or more digits than any number of an event has.
int CanonicalReader::number() {
  constexpr std::size_t kMostDigits = 4;
  int value = 0;
  std::size_t digits = 0;
  for (; digits < text_.size() && text_[digits] >= '0' && text_[digits] <= '9' && digits <= kMostDigits;
       ++digits)
    value = 10 * value + (text_[digits] - '0');
  good_ = good_ && digits > 0 && digits <= kMostDigits && (digits == 1 || text_.front() != '0');
  text_.remove_prefix(digits);
  return value;
}

int CanonicalReader::integer(std::string_view key, int low, int high) {
  if (!takeKey(key)) return low;
  const int value = number();
  good_ = good_ && value >= low && value <= high;
  return value;
}

NationId CanonicalReader::nation(std::string_view key) {
  const NationId found = names_.game.nation(wordAt(key));
  good_ = good_ && found.exists();
  return found;
}

ProvinceId CanonicalReader::province(std::string_view key) {
  const ProvinceId found = names_.provinces.map().find(wordAt(key));
  good_ = good_ && found.exists();
  return found;
}

KnowHowId CanonicalReader::knowHow(std::string_view key) {
  const KnowHowId found = names_.game.ruleset->knowHow(wordAt(key));
  good_ = good_ && found.exists();
  return found;
}

CardId CanonicalReader::card(std::string_view key) {
  const CardId found = cardOf(*names_.game.ruleset, wordAt(key));
  good_ = good_ && found.exists();
  return found;
}

Kind CanonicalReader::kind(std::string_view key) {
  const Kind found = word<Kind>(key);
  good_ = good_ && indexOf(found) < kindsOf(names_.game);
  return found;
}

Resource CanonicalReader::goods(std::string_view key) {
  const Resource found = word<Resource>(key);
  good_ = good_ && found != Resource::coins;
  return found;
}

Amount CanonicalReader::amount(std::string_view key) {
  Amount amount;
  if (!takeKey(key) || !take('{')) return amount;
  for (const Resource r : kSortedResources) {
    const std::size_t open = amount.empty() ? 1 : 2; // a quotation mark, behind a comma or not
    if (text_.size() < open || text_[open - 1] != '"' || (open == 2 && text_.front() != ',')) break;
    if (!text_.substr(open).starts_with(wordOf(r))) continue;
    text_.remove_prefix(open + wordOf(r).size());
    if (!take('"') || !take(':')) return amount;
    const int value = number();
    good_ = good_ && value >= 1 && value <= kMaxAmount;
    amount.set(r, value);
  }
  take('}');
  return amount;
}

bool CanonicalReader::finish() {
  return take('}');
}

} // namespace annales::inline engine
