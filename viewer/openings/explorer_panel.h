// The opening explorer: what nations have played next from here, in all games of the library, and how it
// went.
#pragma once

#include "libreplay/openings/conditions.h"
#include "viewer/look/look.h"
#include "viewer/openings/explorer_model.h"
#include "viewer/openings/facts_source.h"
#include "viewer/openings/found_games_model.h"
#include "viewer/openings/share_delegate.h"
#include "viewer/store/study_editor.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QWidget>
#include <optional>

namespace annales::viewer {

/// Where a nation stands in its opening.
struct OpeningPlace {
  NationId nation;
  OpeningKey played;    // its spaces so far
  bool mayMove = false; // it is about to choose the next one
  friend bool operator==(const OpeningPlace&, const OpeningPlace&) = default;
};
/// At the cursor: of the acting nation, or the next one to act.
[[nodiscard]] OpeningPlace openingPlace(const Tab& tab);

/// A click plays a row as a what-if line, Enter lists its games, Escape goes back to the rows.
class ExplorerPanel : public QWidget {
  Q_OBJECT
public:
  /// Editor and facts outlive the panel.
  ExplorerPanel(StudyEditor& editor, FactsSource& facts, QWidget* parent = nullptr);

  [[nodiscard]] ExplorerModel& model() { return *model_; }
  [[nodiscard]] FoundGamesModel& games() { return *gamesModel_; }
  [[nodiscard]] QTableView& table() { return *table_; }
  [[nodiscard]] QTableView& gamesTable() { return *gamesTable_; }
  [[nodiscard]] QLineEdit& conditions() { return *conditions_; }
  [[nodiscard]] QCheckBox& onlyNation() { return *nation_; }
  [[nodiscard]] QString heading() const { return heading_->text(); }
  [[nodiscard]] QString hint() const { return hint_->text(); }
  [[nodiscard]] bool showsGames() const { return pages_->currentIndex() == 1; }

signals:
  /// A game was chosen: it should be shown where the nation has played as many turns.
  void gameChosen(const annales::Hash& game, const std::string& nation, std::size_t turns);
  void told(const QString& sentence);

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void follow(const Change& change);
  void showLook();
  void retranslate();
  /// The filter, or the reason why there is none.
  [[nodiscard]] Result<FactFilter> filter() const;
  void ask();
  void showAnswer(const FactFilter& filter);
  [[nodiscard]] QString headingFor(const Explored& found) const;
  [[nodiscard]] QString hintFor(const Explored& found) const;
  void play(const QModelIndex& index);
  void listGames(const QModelIndex& index);
  void openGame(const QModelIndex& index);
  void back();

  StudyEditor& editor_;
  SessionStore& store_;
  FactsSource& facts_;
  Look look_;
  OpeningPlace place_;
  std::optional<FactFilter> asked_; // of `baselines_`
  std::optional<Baselines> baselines_;
  QLabel *heading_, *hint_;
  QCheckBox *nation_, *board_, *count_;
  QLineEdit* conditions_;
  QToolButton* back_;
  QStackedWidget* pages_;
  ExplorerModel* model_;
  FoundGamesModel* gamesModel_;
  QTableView *table_, *gamesTable_;
  ShareDelegate* shares_;
};

} // namespace annales::viewer
