// A window for editing boards: one's printed board is transcribed in an evening, starting from one of ours.
#pragma once

#include "viewer/editor/draft_history.h"
#include "viewer/editor/edit_canvas.h"

#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <map>
#include <memory>

namespace annales::viewer {

class BoardChoice;
class BoardForm;
class BoardLegend;
class BoardDraftKeeper;
class PictureForm;
class ProvinceForm;
class StartsForm;

class BoardEditor : public QMainWindow {
  Q_OBJECT
public:
  explicit BoardEditor(const View& view, QWidget* parent = nullptr);
  ~BoardEditor() override;

  /// Starts from that board; it is saved elsewhere.
  void openBoard(std::shared_ptr<const Board> board);
  /// A map file, or a draft with findings. False with a sentence where it is neither; what was shown stays.
  bool openFile(const QString& path, QString& why);
  void setView(const View& view);

  /// None before a board was opened.
  [[nodiscard]] const BoardDraft* draft() const { return history_ ? &history_->now() : nullptr; }
  [[nodiscard]] bool isChanged() const { return history_ && history_->isChanged(); }
  [[nodiscard]] const std::vector<Finding>& shownFindings() const { return findings_; }
  /// Checks now what would be checked in a moment.
  void checkNow();
  /// Writes a board without findings, or with findings a draft next to it (`asDraft`).
  bool saveTo(const QString& path, bool asDraft, QString& why);

public slots:
  void undo();
  void redo();
  void save();
  void saveAsOwn();
  void chooseTool(annales::viewer::EditTool tool);

signals:
  void boardSaved(const QString& path);

protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  // board_editor.cpp
  void begin(BoardDraft draft, const QString& path, bool isUnsaved);
  void apply(const DraftResult& result);
  bool commitFields();
  void showDraft();
  void pick(ProvinceId p);
  void say(const QString& sentence, bool isWarning);
  void showRules();
  void showFindings();
  void goTo(const QListWidgetItem* item);
  bool mayLeave();
  void open();
  void choosePage();
  // board_editor_actions.cpp
  void makePanels();
  void makeActions();
  QAction* add(const QString& name, const QKeySequence& keys, std::function<void()> run);
  void followTab();
  void take(EditTool tool);
  void retranslate();
  void showStates();
  void applyLook();

  View view_;
  Look look_;
  QString path_; // empty: not saved yet
  std::optional<DraftHistory> history_;
  bool refused_ = false; // something, since fields were committed
  std::string selected_; // the province's id
  std::vector<Finding> findings_;
  std::unique_ptr<BoardDraftKeeper> keeper_;

  QStackedWidget* pages_;
  BoardChoice* choice_;
  EditCanvas* canvas_;
  QTabWidget* tabs_;
  ProvinceForm* province_;
  StartsForm* starts_;
  BoardForm* board_;
  PictureForm* picture_;
  BoardLegend* legend_;
  QToolBar* bar_;
  QListWidget* list_;
  QLabel* message_;
  QLabel* rule_;
  QTimer checkSoon_, keepSoon_;
  std::map<QString, QAction*> actions_;
  std::vector<QMenu*> menus_;
};

} // namespace annales::viewer
