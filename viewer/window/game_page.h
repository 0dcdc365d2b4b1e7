// One open game: the board in the middle, the other panels in docks around it.
#pragma once

#include "viewer/analysis/analysis_tabs.h"
#include "viewer/analysis/ribbon_view.h"
#include "viewer/board/board_panel.h"
#include "viewer/change/carried_panel.h"
#include "viewer/change/change_banner.h"
#include "viewer/charts/chart_view.h"
#include "viewer/comparison/comparison_panel.h"
#include "viewer/lesson/lessons_panel.h"
#include "viewer/lines/lines_panel.h"
#include "viewer/lines/what_if_banner.h"
#include "viewer/openings/explorer_panel.h"
#include "viewer/pilots/pilot_bar.h"
#include "viewer/play/play_panel.h"
#include "viewer/questions/questions_panel.h"
#include "viewer/record/record_panel.h"
#include "viewer/remarks/glyph_palette.h"
#include "viewer/remarks/remark_list.h"
#include "viewer/remarks/remark_panel.h"
#include "viewer/store/session_store.h"
#include "viewer/tables/know_how_view.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/rondel_view.h"
#include "viewer/timeline/playback_bar.h"
#include "viewer/window/banner_stack.h"
#include "viewer/window/front_keys.h"
#include "viewer/window/layout_history.h"
#include "viewer/window/page_layout.h"
#include "viewer/window/panel_ring.h"
#include "viewer/window/tab_guard.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace annales::viewer {

/// In the order of their keys: Ctrl+2 is the first. Ctrl+1 is the library, which is a page of its own.
enum class Panel : std::uint8_t {
  record,
  nations,
  rondel,
  knowHow,
  timeline,
  resources,
  personages,
  military,
  cities,
  flow,
  race,
  play,
  lines,
  remarks,
  allRemarks,
  lessons,
  explorer,
  comparison,
  questions,
  analysis
};
inline constexpr std::size_t kPanels = 20;

class GamePage : public QMainWindow {
  Q_OBJECT
public:
  explicit GamePage(StudyEditor& editor, QWidget* parent = nullptr);

  [[nodiscard]] BoardPanel& board() { return *board_; }
  [[nodiscard]] RecordPanel& record() { return *record_; }
  [[nodiscard]] NationsView& nations() { return *nations_; }
  [[nodiscard]] PlaybackBar& playback() { return *playback_; }
  [[nodiscard]] LinesPanel& lines() { return *lines_; }
  [[nodiscard]] WhatIfBanner& banner() { return *banner_; }
  [[nodiscard]] PlayPanel& play() { return *play_; }
  [[nodiscard]] PilotBook& pilots() { return *pilots_; }
  [[nodiscard]] PilotBar& pilotBar() { return *pilotBar_; }
  [[nodiscard]] RemarkPanel& remarks() { return *remarks_; }
  [[nodiscard]] RemarkList& remarkList() { return *remarkList_; }
  [[nodiscard]] LessonsPanel& lessons() { return *lessons_; }
  [[nodiscard]] ExplorerPanel& explorer() { return *explorer_; }
  [[nodiscard]] ComparisonPanel& comparison() { return *comparison_; }
  [[nodiscard]] QuestionsPanel& questions() { return *questions_; }
  [[nodiscard]] AnalysisBook& analyses() { return *analyses_; }
  [[nodiscard]] AnalysisPanel& analysis() { return analysis_->analysis(); }
  [[nodiscard]] AnalysisTabs& analysisTabs() { return *analysis_; }
  [[nodiscard]] RibbonView& ribbon() { return *ribbon_; }
  [[nodiscard]] TimelineView& timeline() { return *timeline_; }
  /// Of the library whose games the explorer counts.
  [[nodiscard]] FactsSource& facts() { return *facts_; }
  [[nodiscard]] RemarkBook& book() { return *book_; }
  [[nodiscard]] GlyphPalette& palette() { return *palette_; }
  [[nodiscard]] QDockWidget& dock(Panel panel) { return *docks_[indexOf(panel)]; }
  [[nodiscard]] ChangeBanner& changeBanner() { return *changeBanner_; }
  [[nodiscard]] CarriedPanel& carried() { return *carried_; }
  [[nodiscard]] QDockWidget& carriedDock() { return *carriedDock_; }
  /// Null unless the panel is a chart.
  [[nodiscard]] ChartView* chart(Panel panel) { return charts_[indexOf(panel)]; }

  /// Brings a panel to the front, or closes one that is already there.
  void toggle(Panel panel);
  /// Brings it to the front in any case. The comparison, which needs room, comes as a window of its own,
  /// unless somebody put it among the others.
  void bring(Panel panel);
  /// Seen, not behind another one.
  [[nodiscard]] bool isInFront(Panel panel) const;
  /// The comparison with this as A, over the games with these conditions.
  void compareWith(const QString& a, const QString& over);
  /// What became of later decisions, in front where there is something to read.
  void showCarried(const CarriedOverview& overview);
  void bringCarried();
  /// The keys belong to the board, whatever window had them.
  void focusBoard();
  /// To the next panel that is seen, or back.
  void stepPanel(int by);
  [[nodiscard]] const PanelRing& ring() const { return *ring_; }
  /// The layout that suits the page's size, which follows the size until somebody arranges the panels.
  void resetLayout();
  [[nodiscard]] bool arrangedByHand() const { return byHand_; }
  /// Back to the layout before the last change; false when there is none.
  bool undoLayout();

  /// What QSettings keeps between two runs.
  [[nodiscard]] QByteArray layoutState() const { return arranged_ ? saveState(layoutVersion()) : wanted_; }
  /// Applied when the page is first shown, as its size decides; the default layout where the state does
  /// not fit.
  void restoreLayout(const QByteArray& state) { wanted_ = state; }

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void childEvent(QChildEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void addPanel(Panel panel, QWidget* content);
  [[nodiscard]] QWidget* timelineWith(StudyEditor& editor);
  void addCharts(SessionStore& store);
  void addChangeParts(SessionStore& store);
  void addStudyPanels(StudyEditor& editor);
  void connectFocus();
  // game_page_layout.cpp
  void followLayout(QDockWidget& dock);
  [[nodiscard]] int layoutVersion() const;
  void restoreOrArrange();
  void wakeFloating();
  void floatComparison();
  void arrange();
  void arrangeWide();
  [[nodiscard]] bool hasCards() const;
  void arrangeNarrow();
  void arrangeSmall();
  void adapt();
  void share();
  [[nodiscard]] int neededAbove() const;
  [[nodiscard]] std::vector<QDockWidget*> seenDocks(bool withGlances) const;
  void retranslate();
  [[nodiscard]] static QString titleOf(Panel panel);

  BoardPanel* board_ = nullptr;
  RecordPanel* record_ = nullptr;
  PlaybackBar* playback_ = nullptr;
  LinesPanel* lines_ = nullptr;
  WhatIfBanner* banner_ = nullptr;
  RondelView* rondel_ = nullptr;
  KnowHowView* knowHow_ = nullptr;
  PlayPanel* play_ = nullptr;
  PilotBook* pilots_ = nullptr;
  PilotBar* pilotBar_ = nullptr;
  RemarkBook* book_ = nullptr;
  RemarkPanel* remarks_ = nullptr;
  RemarkList* remarkList_ = nullptr;
  LessonsPanel* lessons_ = nullptr;
  FactsSource* facts_ = nullptr;
  NationsView* nations_ = nullptr;
  ExplorerPanel* explorer_ = nullptr;
  ComparisonPanel* comparison_ = nullptr;
  QuestionsPanel* questions_ = nullptr;
  AnalysisBook* analyses_ = nullptr;
  AnalysisTabs* analysis_ = nullptr;
  RibbonView* ribbon_ = nullptr;
  TimelineView* timeline_ = nullptr;
  GlyphPalette* palette_ = nullptr;
  ChangeBanner* changeBanner_ = nullptr;
  CarriedPanel* carried_ = nullptr;
  QDockWidget* carriedDock_ = nullptr;
  std::array<QDockWidget*, kPanels> docks_{};
  std::array<ChartView*, kPanels> charts_{};
  SessionStore& store_;
  LayoutHistory* history_ = nullptr;
  TabGuard* tabGuard_ = nullptr;
  PanelRing* ring_ = nullptr;
  FrontKeys* keys_ = nullptr;
  QTimer adapts_; // once for everything that happens in one go
  LayoutKind kind_ = LayoutKind::narrow;
  bool withCards_ = false; // arranged so that cards are seen
  std::tuple<QSize, QSizeF, int, int, int>
      shared_; // sizes of page, board, ribbon, lanes and nations that the panels were shared out for
  bool comparisonDocked_ = false; // somebody put it among the other panels
  bool byHand_ = false;           // somebody arranged the panels, and they stay as they are
  bool arranging_ = false;
  QByteArray wanted_;
  bool arranged_ = false;
};

} // namespace annales::viewer
