// The games of a library as a table model. Filtering and sorting run in the background.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/library/games_query.h"
#include "viewer/library/seat_openings.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <functional>
#include <memory>

class QMimeData;

namespace annales::viewer {

class GamesModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  explicit GamesModel(QObject* parent = nullptr);

  /// No games.
  void clear();
  /// More games of the library that is shown.
  void append(const GameRows& chunk);
  /// The library as it is now; rows that stay keep their selection.
  void replaceAll(std::vector<GameRows> chunks);
  /// Another filter or order. Whatever ran for the previous one is dropped.
  void setQuery(const GamesQuery& query);
  /// The same query once more: people have got other names.
  void filterAgain() { arrangeAgain(); }
  [[nodiscard]] const GamesQuery& query() const { return query_; }

  /// Other names of openings. Never null.
  void setOpenings(std::shared_ptr<const OpeningBook> book);
  /// What a seat of a shown row has played; null where it has no name.
  [[nodiscard]] const NamedOpening* openingOf(const GameRow& row, const Seat& seat) const;

  /// How many of what, shown or not.
  struct Counts {
    std::size_t hidden = 0;                      // games that were deleted from the list
    std::size_t results = 0, deletedResults = 0; // without moves
    std::size_t witnesses = 0;                   // logged results of recorded games
    std::size_t lacksNations = 0;                // of `results`
    std::size_t doubtful = 0;                    // of `results` and `witnesses`
  };
  [[nodiscard]] const Counts& counts() const { return counts_; }
  /// Games of the library, shown or not; each game once.
  [[nodiscard]] std::size_t total() const { return all_.size() - counts_.witnesses; }
  /// Of these, games that were deleted from the list.
  [[nodiscard]] std::size_t hidden() const { return counts_.hidden + counts_.deletedResults; }
  /// The one with the most events; nothing in an empty library.
  [[nodiscard]] std::optional<Hash> longest() const;
  /// The game, shown or not; null where it is not in the library.
  [[nodiscard]] const GameRow* find(const Hash& game) const;
  /// A filter or an order is being computed; what is shown belongs to the previous one.
  [[nodiscard]] bool arranging() const { return arranging_; }
  /// The row that is shown there. Valid until control returns to the event loop.
  [[nodiscard]] const GameRow& row(int number) const { return *shown_[static_cast<std::size_t>(number)]; }
  /// -1 where the game is not shown.
  [[nodiscard]] int rowOf(const Hash& game) const;
  [[nodiscard]] const GamesChoices& choices() const { return choices_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  void sort(int column, Qt::SortOrder order) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] QStringList mimeTypes() const override;
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
  /// What is dragged out of the window for games; null where they cannot be had. Without it nothing is.
  using Clipper = std::function<std::unique_ptr<QMimeData>(const std::vector<Hash>& games)>;
  void setClipper(Clipper clipper) { clipper_ = std::move(clipper); }

signals:
  /// The table shows what the query asks for.
  void arranged();
  void arrangingChanged();
  void choicesChanged();

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Arranged {
    RowList rows;
    std::vector<GameRows> kept; // what the rows point into
    std::optional<GamesChoices> choices;
  };

  void take(const GameChunk& chunk);
  void arrangeAgain();
  void show(Arranged&& arranged);
  bool insertMissing(const RowList& rows);
  void setArranging(bool arranging);
  [[nodiscard]] QString text(const GameRow& row, GamesColumn column) const;
  [[nodiscard]] QString toolTip(const GameRow& row) const;
  [[nodiscard]] QString openingsTip(const GameRow& row) const;

  std::vector<GameRows> chunks_;
  RowList all_;
  std::vector<GameRows> shownChunks_; // keeps what `shown_` points into
  RowList shown_;
  Counts counts_; // of all
  std::shared_ptr<const OpeningBook> book_ = std::make_shared<const OpeningBook>(OpeningBook::ofRulebooks());
  mutable SeatOpenings openings_{*book_}; // a cache
  GamesQuery query_;
  GamesChoices choices_;
  Clipper clipper_;
  bool arranging_ = false;
  bool stale_ = false;        // games arrived while it was being arranged
  bool choicesStale_ = false; // games arrived since the choices were made
  Task task_{this};           // last, so that it is destroyed first
};

} // namespace annales::viewer
