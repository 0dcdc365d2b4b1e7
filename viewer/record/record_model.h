// The events of one line as a tree: rounds, their turns, their events; below an event what was said about it,
// then the lines that leave there, as in a printed game with annotations.
#pragma once

#include "libreplay/openings/opening_book.h"
#include "libreplay/session/session.h"
#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"
#include "viewer/record/record_variations.h"

#include <QAbstractItemModel>
#include <QHash>
#include <vector>

namespace annales::viewer {

/// What remarks say of an event at a glance.
struct RecordSigns {
  QString text; // "?? T−", each once
  bool mistake = false;
};

/// Column 0 tells what happened, column n + 1 what changed for nation n. What comes before a round's first
/// turn stands directly below the round.
class RecordModel : public SpokenModel<QAbstractItemModel> {
  Q_OBJECT
public:
  /// A remark and how many more there are; the last three are of other lines: a line, an event of it, and how
  /// many more events it has.
  enum class Row : std::uint8_t { round, turn, event, remark, moreRemarks, variation, branch, more };

  explicit RecordModel(QObject* parent = nullptr) : SpokenModel(parent) {}

  /// Null: nothing. The variations are of that line of the game, by place. Remarks need a game.
  void setLine(std::shared_ptr<const OpenedLine> line, std::vector<NationLook> looks,
               std::shared_ptr<const OpenedGame> game = nullptr,
               std::vector<RecordVariation> variations = {});
  /// The names of openings; the rulebooks' until others come. Never null.
  void setOpenings(std::shared_ptr<const OpeningBook> book);
  /// Other colours, names or words.
  void setLooks(std::vector<NationLook> looks);
  /// Which remarks count; before the line is set.
  void setView(const View& view) { view_ = view; }

  [[nodiscard]] const std::vector<NationLook>& looks() const { return looks_; }
  [[nodiscard]] const std::shared_ptr<const OpenedLine>& line() const { return line_; }

  [[nodiscard]] QModelIndex indexOfEvent(EventIndex k) const;
  [[nodiscard]] QModelIndex indexOfRound(std::uint32_t round) const;
  [[nodiscard]] const std::vector<RecordVariation>& variations() const { return variations_; }
  [[nodiscard]] QModelIndex indexOfVariation(std::size_t variation) const;

  /// Events with rows below them, in order.
  [[nodiscard]] std::vector<EventIndex> discussed() const;

  // Of a row. Indexes are valid.
  [[nodiscard]] Row rowKind(const QModelIndex& index) const { return nodeOf(index).kind; }
  /// Whether it tells of another line; then `variation` is there.
  [[nodiscard]] bool isElsewhere(const QModelIndex& index) const { return rowKind(index) >= Row::variation; }
  [[nodiscard]] const RecordVariation& variation(const QModelIndex& index) const {
    return variations_[nodeOf(index).place];
  }
  /// The event of that other line for which the row stands, on that line.
  [[nodiscard]] EventIndex eventElsewhere(const QModelIndex& index) const;
  /// Its first and last event; elsewhere the event of the shown line after which the other one leaves.
  [[nodiscard]] EventIndex first(const QModelIndex& index) const { return nodeOf(index).first; }
  [[nodiscard]] EventIndex last(const QModelIndex& index) const { return nodeOf(index).last; }
  /// Its place in the outline's rounds.
  [[nodiscard]] std::uint32_t round(const QModelIndex& index) const;
  /// None for rounds and for what nobody did.
  [[nodiscard]] NationId nation(const QModelIndex& index) const { return nodeOf(index).nation; }
  /// What the row's events changed for a nation.
  [[nodiscard]] NationChange change(const QModelIndex& index, NationId n) const;
  /// How many of its events break a rule.
  [[nodiscard]] int violations(const QModelIndex& index) const;
  [[nodiscard]] bool hasPins(const QModelIndex& index) const;
  /// Whether it tells what somebody said.
  [[nodiscard]] bool isRemark(const QModelIndex& index) const {
    return rowKind(index) == Row::remark || rowKind(index) == Row::moreRemarks;
  }
  /// Of an event; of other rows none.
  [[nodiscard]] RecordSigns signs(const QModelIndex& index) const;
  /// Who wrote the remark of a row, and its first words.
  [[nodiscard]] QString author(const QModelIndex& index) const;
  [[nodiscard]] QString words(const QModelIndex& index) const;
  /// The opening that a nation has completed with the turn of a row: "G1 Growth"; else empty.
  [[nodiscard]] QString opening(const QModelIndex& index) const;
  /// Of a turn, as the line has been played up to it.
  struct TurnOpening {
    OpeningKey played;                   // the nation's spaces up to this turn
    const NamedOpening* named = nullptr; // completed here
  };
  [[nodiscard]] const TurnOpening* turnOpening(const QModelIndex& index) const;
  /// The one that a nation has played on this line; null where it has no name.
  [[nodiscard]] const NamedOpening* openingOf(NationId nation) const;
  [[nodiscard]] OpeningKey playedBy(NationId nation) const;
  /// What stands in column 0.
  [[nodiscard]] QString text(const QModelIndex& index) const;
  /// "rondel.move: Romans must …"; empty where no rule is broken.
  [[nodiscard]] QString violationText(const QModelIndex& index) const;

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Node {
    Row kind = Row::event;
    EventIndex first = 0, last = 0;
    NationId nation;
    std::uint32_t place = 0; // in the outline's rounds or turns, in the variations, in the log's annotations
    int parent = -1, row = 0;
    int firstChild = 0, children = 0; // they lie together
  };

  void build();
  void nameOpenings();
  void addTurns(int round);
  void addBelowEvents();
  void addRemarks(EventIndex k);
  void addVariations(EventIndex k);
  void addBranch(int variation);
  int addBelow(int above, Node node);
  /// What of the remarks between two events is shown, as places among the log's annotations.
  [[nodiscard]] std::vector<std::uint32_t> remarksOf(EventIndex first, EventIndex last) const;
  [[nodiscard]] const Annotation& annotation(const QModelIndex& index) const {
    return line_->log().annotations()[nodeOf(index).place];
  }
  [[nodiscard]] QString textElsewhere(const QModelIndex& index) const;
  void addEvents(int parent, EventIndex from, EventIndex to, bool together);
  [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const { return nodes_[index.internalId()]; }
  [[nodiscard]] QString sentenceFor(const Violation& violation) const;
  [[nodiscard]] QString tip(const QModelIndex& index) const;

  std::shared_ptr<const OpenedLine> line_;
  std::vector<NationLook> looks_;
  View view_;
  std::vector<Node> nodes_; // all rounds first
  int rounds_ = 0;
  std::vector<int> ofEvent_; // by event
  std::shared_ptr<const OpenedGame> game_;
  std::shared_ptr<const OpeningBook> book_ = std::make_shared<const OpeningBook>(OpeningBook::ofRulebooks());
  std::vector<TurnOpening> turnOpenings_; // by turn of the outline
  std::vector<OpeningKey> played_;        // by nation
  std::vector<RecordVariation> variations_;
  std::vector<int> ofVariation_;          // by variation
  mutable QHash<quintptr, QString> told_; // sentences of other lines, words of remarks: a cache, by node
};

/// "+2 marble, −1 gold"; empty when nothing changed.
[[nodiscard]] QString changeInWords(const NationChange& change);
/// The same without the four resources.
[[nodiscard]] QStringList piecesInWords(const NationChange& change);
/// The same without what only goes between the board and supply or box.
[[nodiscard]] QStringList shortPiecesInWords(const NationChange& change);

} // namespace annales::viewer
