// The opening explorer: what nations have played next from here, or from their first turn on, in all games of
// the library, and how it went.
#pragma once

#include "libreplay/facts/game_origins.h"
#include "libreplay/openings/conditions.h"
#include "viewer/jobs/task.h"
#include "viewer/look/look.h"
#include "viewer/openings/explorer_model.h"
#include "viewer/openings/facts_source.h"
#include "viewer/openings/filter_form.h"
#include "viewer/openings/found_games_model.h"
#include "viewer/openings/game_chooser.h"
#include "viewer/openings/icicle_view.h"
#include "viewer/openings/share_delegate.h"
#include "viewer/openings/tree_model.h"
#include "viewer/rows/data_table.h"
#include "viewer/store/opening_names.h"
#include "viewer/store/study_editor.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>
#include <array>
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

/// A click plays a row or a way as a what-if line, Enter lists its games, Escape goes back to the rows.
class ExplorerPanel : public QWidget {
  Q_OBJECT
public:
  /// What is shown of the openings.
  enum class Shape : std::uint8_t { next, tree, chart };

  /// What games must have in common with this one to be counted.
  enum class By : std::uint8_t { spaces, deeds, position };

  /// Editor and facts outlive the panel.
  ExplorerPanel(StudyEditor& editor, FactsSource& facts, QWidget* parent = nullptr);

  /// Names of openings, which outlive the panel; without them the rulebooks'.
  void setOpeningNames(const OpeningNames& names);
  void chooseShape(Shape shape);
  [[nodiscard]] Shape shape() const { return shape_; }
  void chooseBy(By by);
  /// Whether it is seen; until somebody says so it is wherever it is visible. Behind another panel it waits.
  void setActive(bool active);
  [[nodiscard]] By by() const { return static_cast<By>(by_->currentIndex()); }

  [[nodiscard]] QToolButton& bestFirst() { return *bestFirst_; }
  [[nodiscard]] ExplorerModel& model() { return *model_; }
  [[nodiscard]] TreeModel& treeModel() { return *treeModel_; }
  [[nodiscard]] FoundGamesModel& games() { return *gamesModel_; }
  [[nodiscard]] DataTable& table() { return *table_; }
  [[nodiscard]] QTreeView& tree() { return *tree_; }
  [[nodiscard]] IcicleView& icicle() { return *icicle_; }
  [[nodiscard]] DataTable& gamesTable() { return *gamesTable_; }
  [[nodiscard]] QLineEdit& conditions() { return *conditions_; }
  [[nodiscard]] FilterForm& form() { return *form_; }
  [[nodiscard]] QToolButton& formButton() { return *formButton_; }
  /// Seen while games are looked up.
  [[nodiscard]] QToolButton& cancelButton() { return *cancel_; }
  [[nodiscard]] const GameChooser& chooser() const { return chooser_; }
  [[nodiscard]] QCheckBox& onlyNation() { return *nation_; }
  [[nodiscard]] QString heading() const { return heading_->text(); }
  [[nodiscard]] QString hint() const { return hint_->text(); }
  [[nodiscard]] bool showsGames() const { return pages_->currentIndex() == kGamesPage; }
  /// The tree of the present question is being computed.
  [[nodiscard]] bool growing() const { return task_.busy(); }

signals:
  /// A game was chosen: it should be shown where the nation has played as many turns.
  void gameChosen(const annales::Hash& game, const std::string& nation, std::size_t turns);
  /// Somebody wants to give what a nation has played a name of their own.
  void nameAsked(const std::string& nation, annales::OpeningKey played);
  /// Somebody wants to know whether one way to begin does better than all others that the panel counts.
  void comparisonAsked(const QString& opening, const QString& over);
  /// Somebody wants to read about one way to begin, over what the panel counts.
  void reportAsked(const QString& opening, const QString& over);
  void told(const QString& sentence);

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool active_ = true;
  static constexpr int kGamesPage = 1;

  // explorer_panel_parts.cpp
  void build();
  void connectParts();
  void showLook();
  void retranslate();
  void openForm();
  void setShape(Shape shape);
  void askForName(const QAbstractItemView& view, const QPoint& place);
  void popUpName(OpeningKey played, const QPoint& place, DataTable* table = nullptr);
  // explorer_panel.cpp
  void follow(const Change& change);
  /// The filter, or the reason why there is none; nothing while games are being looked up.
  [[nodiscard]] std::optional<Result<FactFilter>> filter();
  void cancelLookup();
  void ask();
  void showAnswer(const FactFilter& filter);
  void drawAndSort(std::vector<ExplorerModel::Row>& rows);
  void showNext(const FactFilter& filter);
  [[nodiscard]] QString headingFor(std::uint64_t seats, bool fromTheStart) const;
  /// `few`: below so many decided games it warns.
  [[nodiscard]] QString hintFor(const Measures& all, const GameOrigins& origins, bool may,
                                std::uint64_t few = kFewGames) const;
  /// What the asked nation's openings are called.
  [[nodiscard]] BranchNames names() const;
  /// The nation that is asked for, and its place in the open game; none where it does not play.
  [[nodiscard]] std::string askedNation() const;
  [[nodiscard]] NationId nationInGame() const;
  void play(const QModelIndex& index);
  void playSpace(Space space);
  void listGames(const QModelIndex& index);
  void showFound(std::vector<SeatRow> seats, std::size_t turns);
  /// Where the nation stands, by what is chosen; nothing where that is not known.
  [[nodiscard]] std::optional<Journey> journey() const;
  void openGame(const QModelIndex& index);
  void back();
  // explorer_panel_tree.cpp
  void growTree(const FactFilter& filter);
  void showTree();
  void expandFrequent();
  void playWay(std::size_t branch);
  void listWay(std::size_t branch);
  void unfold(std::size_t others);
  /// How far the shown line has come in the tree.
  [[nodiscard]] std::size_t branchHere() const;

  StudyEditor& editor_;
  SessionStore& store_;
  FactsSource& facts_;
  std::shared_ptr<const OpeningBook> book_ = std::make_shared<const OpeningBook>(OpeningBook::ofRulebooks());
  Look look_;
  OpeningPlace place_;
  std::optional<FactFilter> asked_; // of `baselines_`
  QString askedWords_;              // with its tags
  std::shared_ptr<const Baselines> baselines_;
  std::shared_ptr<const OpeningTree> grown_;
  GameOrigins grownOrigins_;
  QString grownWords_;                           // the question that it answers
  std::shared_ptr<const OpeningBook> namedWith_; // the book whose names the tree shows
  std::size_t listedTurns_ = 0;                  // of the games that are listed
  Shape shape_ = Shape::next;
  QLabel *heading_, *hint_;
  QCheckBox *nation_, *board_, *count_;
  QToolButton* bestFirst_;
  std::array<QToolButton*, 3> shapes_;
  QComboBox* by_;
  std::vector<Continuation> next_; // by row
  QLineEdit* conditions_;
  QToolButton *formButton_, *cancel_;
  FilterForm* form_;
  QToolButton* back_;
  QStackedWidget* pages_;
  ExplorerModel* model_;
  TreeModel* treeModel_;
  FoundGamesModel* gamesModel_;
  DataTable *table_, *gamesTable_;
  QTreeView* tree_;
  IcicleView* icicle_;
  ShareDelegate* shares_;
  GameChooser chooser_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
