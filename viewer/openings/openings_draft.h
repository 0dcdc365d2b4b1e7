// The user's own names of openings while they are edited, with what is wrong with them and undo.
#pragma once

#include "libreplay/openings/opening_book.h"

#include <QString>
#include <optional>
#include <vector>

namespace annales::viewer {

/// A value. While somebody types, entries may be wrong; only a book without mistakes can be kept.
class OpeningsDraft {
public:
  OpeningsDraft() = default;
  explicit OpeningsDraft(const OpeningBook& kept) : now_(kept.openings()) {}

  [[nodiscard]] const std::vector<NamedOpening>& openings() const { return now_; }
  /// What a change is about; changes of one field of one entry that follow each other are undone together.
  enum class Field : std::uint8_t { code, english, german, ruleset, nation, turns, all };
  void change(std::size_t place, const NamedOpening& opening, Field field);
  /// At the end; gives its place.
  std::size_t add(NamedOpening opening);
  void remove(std::size_t place);
  [[nodiscard]] bool canUndo() const { return !past_.empty(); }
  [[nodiscard]] bool canRedo() const { return !future_.empty(); }
  void undo();
  void redo();

  /// Why an entry cannot be kept, a sentence; empty where it can.
  [[nodiscard]] QString complaint(std::size_t place) const;
  /// What there is to know about an entry that can be kept: that it stands in for another name.
  [[nodiscard]] QString note(std::size_t place) const;
  /// The first entry with a complaint.
  [[nodiscard]] std::optional<std::size_t> firstWrong() const;
  /// Nothing while an entry is wrong.
  [[nodiscard]] std::optional<OpeningBook> book() const;
  /// A code that nobody has yet: "O1", "O2" and so on.
  [[nodiscard]] std::string freeCode() const;

private:
  using Openings = std::vector<NamedOpening>;

  void begin(std::size_t place, Field field);

  Openings now_;
  std::vector<Openings> past_, future_;
  std::size_t lastPlace_ = 0;
  Field lastField_ = Field::all; // of the last change
};

} // namespace annales::viewer
