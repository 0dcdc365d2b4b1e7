#include "viewer/openings/openings_draft.h"

#include "viewer/look/words.h"
#include "viewer/openings/opening_words.h"
#include "viewer/store/opening_names.h"

#include <QCoreApplication>
#include <algorithm>

namespace annales::viewer {
namespace {

struct DraftWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::OpeningsDraft)
};

bool sameSeats(const NamedOpening& a, const NamedOpening& b) {
  return a.ruleset == b.ruleset && a.nation == b.nation && a.turns == b.turns;
}

} // namespace

void OpeningsDraft::begin(std::size_t place, Field field) {
  const bool goesOn =
      field != Field::all && field == lastField_ && place == lastPlace_ && !past_.empty() && future_.empty();
  lastPlace_ = place;
  lastField_ = field;
  if (goesOn) return;
  past_.push_back(now_);
  future_.clear();
}

void OpeningsDraft::change(std::size_t place, const NamedOpening& opening, Field field) {
  if (place >= now_.size() || now_[place] == opening) return;
  begin(place, field);
  now_[place] = opening;
}

std::size_t OpeningsDraft::add(NamedOpening opening) {
  begin(now_.size(), Field::all);
  now_.push_back(std::move(opening));
  return now_.size() - 1;
}

void OpeningsDraft::remove(std::size_t place) {
  if (place >= now_.size()) return;
  begin(place, Field::all);
  now_.erase(now_.begin() + static_cast<std::ptrdiff_t>(place));
}

void OpeningsDraft::undo() {
  if (past_.empty()) return;
  future_.push_back(std::move(now_));
  now_ = std::move(past_.back());
  past_.pop_back();
  lastField_ = Field::all;
}

void OpeningsDraft::redo() {
  if (future_.empty()) return;
  past_.push_back(std::move(now_));
  now_ = std::move(future_.back());
  future_.pop_back();
  lastField_ = Field::all;
}

QString OpeningsDraft::complaint(std::size_t place) const {
  const NamedOpening& opening = now_[place];
  if (opening.code.empty()) return DraftWords::tr("Enter a code, such as G4.");
  if (opening.english.empty()) return DraftWords::tr("Enter an English name.");
  if (const auto good = checkOpening(opening); !good) return reasonInWindow(good.error());
  const auto others = std::ranges::count(now_, opening.code, &NamedOpening::code);
  if (others > 1)
    return DraftWords::tr("Another of your openings already has the code %1.").arg(fromUtf8(opening.code));
  return {};
}

QString OpeningsDraft::note(std::size_t place) const {
  const NamedOpening& opening = now_[place];
  if (const NamedOpening* theirs = OpeningBook::ofRulebooks().withCode(opening.code))
    return DraftWords::tr("This opening replaces %1 from the rulebooks.").arg(openingTitle(*theirs));
  const auto same = [&](const NamedOpening& other) {
    return &other != &opening && sameSeats(other, opening);
  };
  const auto own = std::ranges::find_if(now_, same);
  if (own != now_.end())
    return DraftWords::tr("The opening %1 has the same turns. The name that comes later in the list is used.")
        .arg(openingTitle(*own));
  const auto& rulebooks = OpeningBook::ofRulebooks().openings();
  const auto theirs = std::ranges::find_if(rulebooks, same);
  if (theirs != rulebooks.end())
    return DraftWords::tr("The rulebooks call these turns %1. Your name is used.").arg(openingTitle(*theirs));
  return {};
}

std::optional<std::size_t> OpeningsDraft::firstWrong() const {
  for (std::size_t place = 0; place < now_.size(); ++place)
    if (!complaint(place).isEmpty()) return place;
  return std::nullopt;
}

std::optional<OpeningBook> OpeningsDraft::book() const {
  OpeningBook book;
  for (const NamedOpening& opening : now_)
    if (book.withCode(opening.code) != nullptr || !book.add(opening)) return std::nullopt;
  return book;
}

std::string OpeningsDraft::freeCode() const {
  for (int number = 1;; ++number) {
    std::string code = "O" + std::to_string(number);
    if (std::ranges::find(now_, code, &NamedOpening::code) == now_.end() &&
        OpeningBook::ofRulebooks().withCode(code) == nullptr)
      return code;
  }
}

} // namespace annales::viewer
