#include "libreplay/words/reason.h"

#include "libreplay/words/german.h"
#include "libreplay/words/wording.h"

#include <fmt/format.h>

namespace annales::inline replay {
namespace {

template <class E> E valueIn(const Part& part) {
  return valueOf<E>(part.word).value_or(E{});
}

/// Puts the parts of a saying together in one language.
class Wording {
public:
  Wording(Language language, const DisplayNames* names) : language_(language), names_(names) {}

  [[nodiscard]] std::string of(const Saying& saying) const {
    const std::string_view text = textOf(saying.text);
    return filled(text, saying.parts, [this](const Part& part) { return of(part); });
  }

private:
  [[nodiscard]] std::string_view textOf(std::string_view english) const {
    const std::string_view german =
        language_ == Language::german ? german::sentenceFor(english) : std::string_view();
    return german.empty() ? english : german;
  }

  [[nodiscard]] std::string of(const Part& part) const {
    switch (part.sort) {
    case Part::Sort::text:
      return part.word;
    case Part::Sort::number:
      return std::to_string(part.number);
    case Part::Sort::counted:
      return counted(part);
    case Part::Sort::anyOf:
      return alternativesOf(part.word, language_ == Language::german ? " oder " : " or ");
    case Part::Sort::nation:
      return names_ != nullptr ? names_->nationNamed(part.word) : readableId(part.word);
    case Part::Sort::province:
      return names_ != nullptr ? names_->provinceNamed(part.word) : readableId(part.word);
    case Part::Sort::term:
      return titleOfTerm(part.word, language_);
    case Part::Sort::ruleset:
      return std::string(titleOf(valueIn<RulesetId>(part)));
    case Part::Sort::space:
      return std::string(titleOf(valueIn<Space>(part), language_));
    case Part::Sort::resource:
      return std::string(nounOf(valueIn<Resource>(part), 2, language_));
    case Part::Sort::kind:
      return std::string(nounOf(valueIn<Kind>(part), 1, language_));
    case Part::Sort::personage:
      return std::string(nounOf(valueIn<Personage>(part), 1, language_));
    case Part::Sort::reason:
      return std::string(titleOf(valueIn<AwardReason>(part), language_));
    case Part::Sort::site:
      return titleOf(valueIn<Site>(part), language_);
    case Part::Sort::saying:
      return of(part.inner.front());
    }
    return part.word;
  }

  [[nodiscard]] std::string counted(const Part& part) const {
    const bool one = part.number == 1;
    const std::string_view english = one ? std::string_view(part.word) : part.many;
    const std::string_view german =
        language_ == Language::german ? germanNoun(part.word, one) : std::string_view();
    return fmt::format("{} {}", part.number, german.empty() ? english : german);
  }

  Language language_;
  const DisplayNames* names_;
};

std::string said(const Error& error, const Wording& wording) {
  return printable(error.saying.empty() ? error.message : wording.of(error.saying));
}

} // namespace

std::string reasonInWords(const Error& error, const DisplayNames& names) {
  return said(error, Wording(names.language, &names));
}

std::string reasonInWords(const Error& error, Language language) {
  return said(error, Wording(language, nullptr));
}

} // namespace annales::inline replay
