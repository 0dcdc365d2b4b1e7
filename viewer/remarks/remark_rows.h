// Remarks as rows of a table, wherever they come from: a game that is open now, the library later.
#pragma once

#include "viewer/look/spoken_model.h"
#include "viewer/remarks/remark_book.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QStringList>
#include <functional>
#include <vector>

namespace annales::viewer {

/// Everything that a table shows, filters and goes to; nothing is looked up later.
struct RemarkRow {
  Hash game, event, remark, version; // version: the id of what stands of the remark now
  EventIndex index = 0;              // on the shown line; 0: on another
  NodeIndex node = kNoNode;
  int round = 0;
  ThreadState state = ThreadState::plain;
  RemarkLayer layer = RemarkLayer::mine;
  bool mistake = false;
  QString nation, signs, author, text; // text: its start, on one line
  std::string plain;                   // what the quick filter looks through
};

/// In order of arrival. `known`: rows of the same game in the same language, whose words are taken over where
/// nothing was edited.
[[nodiscard]] std::vector<RemarkRow> remarkRows(const RemarkBook& book, std::vector<RemarkRow> known = {});

struct RemarkListQuery {
  QString words;  // each is somewhere in the row, ignoring case and accents
  QString author; // empty: all
  QString nation;
  std::optional<ThreadState> state;
  bool mistakes = false; // only those
  friend bool operator==(const RemarkListQuery&, const RemarkListQuery&) = default;
};

enum class RemarkColumn : std::uint8_t { event, round, nation, signs, author, text, state };
inline constexpr int kRemarkColumns = 7;

class RemarkModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  explicit RemarkModel(QObject* parent = nullptr) : SpokenModel(parent) {}

  /// In any order; shown are those of the line in order of events, then the others.
  void setRows(std::vector<RemarkRow> rows);
  /// Likewise, made from those that it has.
  void changeRows(const std::function<std::vector<RemarkRow>(std::vector<RemarkRow>)>& change);
  void setQuery(const RemarkListQuery& query);
  void setWarning(const QColor& colour) { warning_ = colour; }
  [[nodiscard]] const RemarkRow& row(int i) const { return rows_[shown_[static_cast<std::size_t>(i)]]; }
  /// All, shown or not.
  [[nodiscard]] std::size_t all() const { return rows_.size(); }
  /// The first row of an event; −1 where there is none.
  [[nodiscard]] int rowOf(EventIndex k) const;
  [[nodiscard]] QStringList authors() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  void filter();
  [[nodiscard]] QString textAt(const RemarkRow& row, RemarkColumn column) const;

  std::vector<RemarkRow> rows_;
  std::vector<std::uint32_t> order_, shown_; // all rows in order, and those that are shown
  RemarkListQuery query_;
  QColor warning_;
};

} // namespace annales::viewer
