// The lines of a game as a tree of rows: what continues what.
#pragma once

#include "libreplay/lines/line_tree.h"
#include "viewer/clips/clips.h"
#include "viewer/look/spoken_model.h"
#include "viewer/store/session_store.h"

#include <QAbstractItemModel>

namespace annales::viewer {

/// One row per line; its children are the lines that leave it, first fork first. Lines nested very deeply
/// stand beside the line that they leave.
class LinesModel : public SpokenModel<QAbstractItemModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kName, kFrom, kAuthor, kEvents, kColumns };

  explicit LinesModel(QObject* parent = nullptr);

  /// Null: no rows. False: they say the same as before, and nothing was reset; with `anew` they never do.
  bool show(std::shared_ptr<const OpenedGame> game, const Study* study, LinesOf whose = {},
            bool anew = false);
  [[nodiscard]] const TreeLine* line(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex indexOfLine(std::string_view name) const;
  /// The event of the fork on the line that it leaves, from 1; 0 for the recorded line.
  [[nodiscard]] EventIndex forkOf(const QModelIndex& index) const;

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] QStringList mimeTypes() const override;
  /// What the line has of its own: for the recorded one the game.
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
  [[nodiscard]] std::unique_ptr<QMimeData> clipOf(const QModelIndex& index, ClipText text) const;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  /// What a row says and where it hangs.
  struct Told {
    std::string name;
    LineIndex parent = kNoLine;
    Hash head;               // all events of the line
    std::uint32_t depth = 0; // of the fork: events before and with it
    std::size_t ownEvents = 0;
    bool own = false, hidden = false;
    QString author; // who made it; empty where nobody is known
    friend bool operator==(const Told&, const Told&) = default;
  };
  [[nodiscard]] static std::vector<Told> told(const LineTree& tree, const Study& study);
  void hang();
  [[nodiscard]] QString words(LineIndex line, int column) const;
  [[nodiscard]] QModelIndex at(LineIndex line, int column) const;

  std::shared_ptr<const OpenedGame> game_;
  std::optional<LineTree> tree_;
  // By line.
  std::vector<LineIndex> above_; // none for the recorded one
  std::vector<std::vector<LineIndex>> children_;
  std::vector<int> row_; // among its siblings
  std::vector<Told> told_;
};

} // namespace annales::viewer
