// A board that its owner is editing: a value, and every change a new value.
#pragma once

#include "engine/boards/board.h"

#include <string>
#include <utility>
#include <vector>

namespace annales::inline engine {

struct Segment {
  Point from, to;
};

/// Where the outlines of two provinces run along each other.
struct Contact {
  ProvinceId a, b; // a < b
  std::vector<Segment> along;
  double length = 0;
};

/// A cut through a province, from one point of its outline to another.
struct Cut {
  std::vector<Point> points; // at least two; the first and the last are on the outline, the others inside it
  std::string id;            // of the new province
  std::string name;
};

/// Copies are cheap: a list of drafts is an undo list. A draft may have findings; it can always be drawn.
/// Operations fail with a sentence where they make no sense, and leave the draft they are called on
/// unchanged. Province numbers hold for the draft that gave them: another id may move a province to another
/// place.
class BoardDraft {
public:
  /// The board must have a map and as many provinces as that.
  explicit BoardDraft(std::shared_ptr<const Board> board) : board_(std::move(board)) {}
  /// Reads a file that may have findings, as long as it can be drawn. No byte of it is trusted.
  [[nodiscard]] static Result<BoardDraft> read(std::string_view text);

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] const std::shared_ptr<const Board>& shared() const { return board_; }

  [[nodiscard]] Result<BoardDraft> withId(std::string id) const;
  [[nodiscard]] Result<BoardDraft> withName(LocalName name) const;
  [[nodiscard]] Result<BoardDraft> withRulesets(std::vector<RulesetId> rulesets) const;
  [[nodiscard]] Result<BoardDraft> withProvenance(Provenance provenance) const;
  /// A board of its own: another id, graded reconstructed, and the note says what it began as and who changed
  /// it.
  [[nodiscard]] Result<BoardDraft> asOwn(std::string id, LocalName name) const;

  /// Borders, start cities and neutral temples follow a new id.
  [[nodiscard]] Result<BoardDraft> withProvinceId(ProvinceId p, std::string id) const;
  [[nodiscard]] Result<BoardDraft> withProvinceName(ProvinceId p, std::string name) const;
  [[nodiscard]] Result<BoardDraft> withSite(ProvinceId p, Site site) const;
  /// Without the flag no suggested game has its neutral temple there any more.
  [[nodiscard]] Result<BoardDraft> withNeutralTemple(ProvinceId p, bool flag) const;
  [[nodiscard]] Result<BoardDraft> withAnchor(ProvinceId p, Point at) const;
  /// `BorderKind::none` takes the border away.
  [[nodiscard]] Result<BoardDraft> withBorder(ProvinceId a, ProvinceId b, BorderKind kind) const;

  /// Adds a nation, or changes the one of that place in the list; games follow a new id.
  [[nodiscard]] Result<BoardDraft> withNation(std::size_t place, BoardNation nation) const;
  /// Suggested games must not need it.
  [[nodiscard]] Result<BoardDraft> withoutNation(std::string_view id) const;
  /// Who plays in the suggestion for that number, in turn order; start cities of others are forgotten.
  /// Without nations there is no such suggestion any more.
  [[nodiscard]] Result<BoardDraft> withOrder(int nations, std::vector<std::string> order) const;
  /// Gives the nation a start city, taking it from others, or takes it away.
  [[nodiscard]] Result<BoardDraft> toggledStart(int nations, const std::string& nation, ProvinceId p) const;
  [[nodiscard]] Result<BoardDraft> toggledNeutralTemple(int nations, ProvinceId p) const;

  /// Moves a point of all outlines that have it.
  [[nodiscard]] Result<BoardDraft> movedPoint(Point from, Point to) const;
  /// Another point on the edge between two successive ones.
  [[nodiscard]] Result<BoardDraft> addedPoint(const Segment& edge, Point at) const;
  [[nodiscard]] Result<BoardDraft> removedPoint(Point at) const;
  /// The part with the city stays what it was; the other part is new. Borders follow the outlines: both parts
  /// have the old kind to the neighbours they still touch, and `land` (in the sea `sea`) to each other.
  [[nodiscard]] Result<BoardDraft> split(ProvinceId p, const Cut& cut) const;
  /// The province becomes part of its neighbour. Its borders are the neighbour's; land and sea make both.
  [[nodiscard]] Result<BoardDraft> joined(ProvinceId p, ProvinceId into) const;
  /// A province on unclaimed ground, with land borders (in the sea sea borders) to all it touches.
  [[nodiscard]] Result<BoardDraft> withProvince(Province rules, ProvinceView view) const;
  /// Its ground becomes unclaimed.
  [[nodiscard]] Result<BoardDraft> withoutProvince(ProvinceId p) const;

private:
  std::shared_ptr<const Board> board_;
};

/// What `annales map check` says of the board as it would be written.
[[nodiscard]] std::vector<Finding> findings(const BoardDraft& draft);

/// Of each pair of provinces that touch along a line.
[[nodiscard]] std::vector<Contact> contactsOf(const Board& board);
/// Unsigned; 0 for anything that is not a polygon.
[[nodiscard]] double areaOf(const std::vector<Point>& outline);
/// An id that is still free: `wish`, or with a number appended.
[[nodiscard]] std::string freeProvinceId(const Board& board, std::string_view wish);

} // namespace annales::inline engine
