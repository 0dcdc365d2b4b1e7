// The editor's parts, commands and keys.
#include "viewer/board/board_legend.h"
#include "viewer/editor/board_choice.h"
#include "viewer/editor/board_editor.h"
#include "viewer/editor/board_form.h"
#include "viewer/editor/own_boards.h"
#include "viewer/editor/picture_form.h"
#include "viewer/editor/province_form.h"
#include "viewer/editor/starts_form.h"
#include "viewer/look/common_words.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QMessageBox>
#include <QSplitter>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <functional>

namespace annales::viewer {
namespace {

struct ToolWords {
  EditTool tool;
  const char* name;
  const char* key;
  const char* text;
  const char* help;
};

constexpr std::array kTools{
    ToolWords{EditTool::select, "select", "S", QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Select"),
              QT_TRANSLATE_NOOP("annales::viewer::BoardEditor",
                                "Click a province to change its name, site and borders")},
    ToolWords{EditTool::border, "border", "B", QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Borders"),
              QT_TRANSLATE_NOOP(
                  "annales::viewer::BoardEditor",
                  "Click a border to switch it: land, sea, land and sea, none. Right-click to choose from a "
                  "menu")},
    ToolWords{
        EditTool::points, "points", "V", QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Points"),
        QT_TRANSLATE_NOOP(
            "annales::viewer::BoardEditor",
            "Drag the points of an outline or the symbol of a city. Shift+click adds a point, Alt+click "
            "removes one. N and P step through the points of the selected province, the arrow keys move a "
            "point")},
    ToolWords{EditTool::split, "split", "X", QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Split"),
              QT_TRANSLATE_NOOP(
                  "annales::viewer::BoardEditor",
                  "Cut a province in two: click its outline, then along the cut, then the outline again")},
    ToolWords{EditTool::join, "join", "J", QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Join"),
              QT_TRANSLATE_NOOP("annales::viewer::BoardEditor",
                                "Click a province, then the neighbour it should become part of")},
    ToolWords{EditTool::draw, "draw", "A", QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Add"),
              QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Draw a new province on unclaimed ground")},
    ToolWords{EditTool::starts, "starts", "C",
              QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Start cities"),
              QT_TRANSLATE_NOOP("annales::viewer::BoardEditor", "Click the start cities of a nation")},
};

} // namespace

void BoardEditor::makePanels() {
  pages_ = new QStackedWidget;
  choice_ = new BoardChoice(look_);
  canvas_ = new EditCanvas;
  tabs_ = new QTabWidget;
  province_ = new ProvinceForm;
  starts_ = new StartsForm;
  board_ = new BoardForm;
  picture_ = new PictureForm;
  list_ = new QListWidget;
  message_ = new QLabel;
  rule_ = new QLabel;
  for (QLabel* label : {message_, rule_})
    label->setTextFormat(Qt::PlainText);
  canvas_->setObjectName(QStringLiteral("canvas"));
  list_->setObjectName(QStringLiteral("findings"));
  message_->setObjectName(QStringLiteral("message"));
  for (QWidget* form : std::initializer_list<QWidget*>{province_, starts_, board_, picture_})
    tabs_->addTab(form, QString());
  legend_ = new BoardLegend;
  auto* drawn = new QWidget;
  auto* drawnColumn = new QVBoxLayout(drawn);
  drawnColumn->setContentsMargins(0, 0, 0, 0);
  drawnColumn->setSpacing(0);
  drawnColumn->addWidget(canvas_, 1);
  drawnColumn->addWidget(legend_);
  auto* across = new QSplitter(Qt::Horizontal);
  across->addWidget(drawn);
  across->addWidget(tabs_);
  across->setStretchFactor(0, 1);
  across->setSizes({900, 360});
  auto* down = new QSplitter(Qt::Vertical);
  down->addWidget(across);
  down->addWidget(list_);
  down->setStretchFactor(0, 1);
  down->setSizes({680, 90});
  pages_->addWidget(choice_);
  pages_->addWidget(down);
  setCentralWidget(pages_);
  statusBar()->addWidget(message_, 1);
  statusBar()->addPermanentWidget(rule_);

  for (auto* form : {canvas_}) {
    connect(form, &EditCanvas::edited, this, &BoardEditor::apply);
    connect(form, &EditCanvas::picked, this, &BoardEditor::pick);
  }
  connect(canvas_, &EditCanvas::provinceMade, this, [this](const QString& id) {
    selected_ = id.toStdString();
    showDraft();
    tabs_->setCurrentWidget(province_);
    province_->askForName();
  });
  connect(province_, &ProvinceForm::edited, this, &BoardEditor::apply);
  connect(province_, &ProvinceForm::renamed, this,
          [this](const QString& id) { selected_ = id.toStdString(); });
  connect(province_, &ProvinceForm::picked, this, [this](ProvinceId p) {
    pick(p);
    canvas_->reveal(p);
  });
  connect(tabs_, &QTabWidget::currentChanged, this, &BoardEditor::followTab);
  connect(starts_, &StartsForm::edited, this, &BoardEditor::apply);
  connect(starts_, &StartsForm::chosen, this,
          [this] { canvas_->setStarts(starts_->nations(), starts_->nation()); });
  connect(board_, &BoardForm::edited, this, &BoardEditor::apply);
  connect(picture_, &PictureForm::changed, canvas_, &EditCanvas::setBackdrop);
  connect(picture_, &PictureForm::cornersAsked, canvas_, &EditCanvas::askForCorners);
  connect(canvas_, &EditCanvas::cornersChosen, picture_, &PictureForm::putSquare);
  connect(picture_, &PictureForm::failed, this, [this](const QString& why) { say(why, true); });
  connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { goTo(item); });
  connect(list_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { goTo(item); });
  connect(choice_, &BoardChoice::chosen, this,
          [this](const std::shared_ptr<const Board>& board, const QString& path) {
            begin(BoardDraft(board), path, false);
          });
  const auto openOrSay = [this](const QString& path) {
    QString why;
    if (!openFile(path, why)) say(why, true);
  };
  connect(choice_, &BoardChoice::fileChosen, this, openOrSay);
  connect(choice_, &BoardChoice::fileWanted, this, &BoardEditor::open);
  connect(choice_, &BoardChoice::draftChosen, this, [this](const QString& path) {
    QString why;
    const auto text = OwnBoards::read(path, why);
    const DraftResult draft =
        text ? DraftResult(BoardDraft::read(*text)) : DraftResult(failure(why.toStdString()));
    if (!draft) return say(reasonInWindow(draft.error()), true);
    begin(*draft, {}, true);
    keeper_->keep(history_->now());
    BoardDraftKeeper::discard(path);
  });
}

QAction* BoardEditor::add(const QString& name, const QKeySequence& keys, std::function<void()> run) {
  auto* action = new QAction(this);
  action->setShortcut(keys);
  action->setObjectName(name);
  addAction(action);
  connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
  actions_[name] = action;
  return action;
}

void BoardEditor::makeActions() {
  const auto name = [](const char* text) { return QString::fromLatin1(text); };
  for (int i = 0; i < 4; ++i)
    menus_.push_back(menuBar()->addMenu(QString()));
  menus_[0]->addAction(add(name("boards"), QKeySequence::New, [this] { choosePage(); }));
  menus_[0]->addAction(add(name("open"), QKeySequence::Open, [this] { open(); }));
  menus_[0]->addAction(add(name("save"), QKeySequence::Save, [this] { save(); }));
  menus_[0]->addAction(
      add(name("own"), QKeySequence(QStringLiteral("Ctrl+Shift+S")), [this] { saveAsOwn(); }));
  menus_[0]->addSeparator();
  menus_[0]->addAction(add(name("close"), QKeySequence::Close, [this] { close(); }));
  menus_[1]->addAction(add(name("undo"), QKeySequence(QStringLiteral("Ctrl+Z")), [this] { undo(); }));
  QAction* again = add(name("redo"), {}, [this] { redo(); });
  again->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Y")), QKeySequence(QStringLiteral("Ctrl+Shift+Z"))});
  menus_[1]->addAction(again);
  auto* group = new QActionGroup(this);
  for (const ToolWords& words : kTools) {
    const EditTool tool = words.tool;
    QAction* action =
        add(name(words.name), QKeySequence(name(words.key)), [this, tool] { chooseTool(tool); });
    action->setCheckable(true);
    group->addAction(action);
    menus_[2]->addAction(action);
  }
  menus_[3]->addAction(add(name("in"), QKeySequence(QStringLiteral("+")), [this] { canvas_->zoom(1.25); }));
  menus_[3]->addAction(add(name("out"), QKeySequence(QStringLiteral("-")), [this] { canvas_->zoom(0.8); }));
  menus_[3]->addAction(add(name("fit"), QKeySequence(QStringLiteral("0")), [this] { canvas_->fit(); }));

  auto* bar = addToolBar(QString());
  bar_ = bar;
  bar->toggleViewAction()->setEnabled(false); // nobody hides it for good by a wrong click
  bar->setObjectName(QStringLiteral("tools"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
  for (const char* one : {"boards", "save", "own", "", "undo", "redo", ""})
    *one == '\0' ? (void)bar->addSeparator() : bar->addAction(actions_.at(name(one)));
  for (const ToolWords& words : kTools)
    bar->addAction(actions_.at(name(words.name)));
  bar->addSeparator();
  for (const char* one : {"out", "fit", "in"})
    bar->addAction(actions_.at(name(one)));
  for (QToolButton* button : bar->findChildren<QToolButton*>())
    button->setFocusPolicy(Qt::TabFocus);
}

/// The form of the start cities asks for clicks on the board, so they are taken while it is in front.
void BoardEditor::followTab() {
  const bool starts = tabs_->currentWidget() == starts_;
  if (starts != (canvas_->tool() == EditTool::starts)) take(starts ? EditTool::starts : EditTool::select);
}

void BoardEditor::take(EditTool tool) {
  canvas_->setTool(tool);
  for (const ToolWords& words : kTools)
    if (words.tool == tool) actions_.at(QString::fromLatin1(words.name))->setChecked(true);
}

void BoardEditor::chooseTool(EditTool tool) {
  take(tool);
  if (tool == EditTool::starts) tabs_->setCurrentWidget(starts_);
  if (tool == EditTool::select) tabs_->setCurrentWidget(province_);
}

void BoardEditor::retranslate() {
  const auto text = [this](const char* name, const QString& words, const QString& help) {
    QAction* action = actions_.at(QString::fromLatin1(name));
    action->setText(words);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? help : QStringLiteral("%1 (%2)").arg(help, keys));
  };
  const QStringList menus{CommonWords::tr("&Board"), tr("&Edit"), tr("&Tools"), tr("&View")};
  for (qsizetype i = 0; i < menus.size(); ++i)
    menus_[static_cast<std::size_t>(i)]->setTitle(menus[i]);
  text("boards", tr("Boards…"), tr("Choose another board to start from"));
  text("open", CommonWords::tr("&Open…"), tr("Open a board file"));
  text("save", CommonWords::tr("Save"), tr("Save the board"));
  text("own", tr("Save as your own…"), tr("Save as a board of your own, with its own name"));
  text("close", CommonWords::tr("&Close"), tr("Close the editor"));
  text("undo", tr("Undo"), tr("Undo the last change"));
  text("redo", tr("Redo"), tr("Redo the change"));
  text("in", tr("+"), tr("Zoom in"));
  text("out", tr("−"), tr("Zoom out"));
  text("fit", tr("All"), tr("Show the whole board"));
  for (const ToolWords& words : kTools)
    text(words.name, tr(words.text), tr(words.help));
  const QStringList tabs{CommonWords::tr("Province"), tr("Start cities"), CommonWords::tr("Board"),
                         tr("Picture")};
  for (int i = 0; i < tabs.size(); ++i)
    tabs_->setTabText(i, tabs[i]);
  canvas_->setAccessibleName(tr("Board"));
  list_->setAccessibleName(CommonWords::tr("Findings"));
  rule_->setToolTip(
      tr("The first digits of the hash that identifies this board in games. A change of borders, sites, "
         "flags or ids makes it a different board. A change of names or of the drawing does not."));
  if (!history_) setWindowTitle(tr("Board editor"));
}

void BoardEditor::showStates() {
  const bool any = history_.has_value();
  bar_->setVisible(any);
  for (const auto& [name, action] : actions_)
    action->setEnabled(any || name == QStringLiteral("open") || name == QStringLiteral("close"));
  if (!any) return;
  actions_.at(QStringLiteral("undo"))->setEnabled(history_->canUndo());
  actions_.at(QStringLiteral("redo"))->setEnabled(history_->canRedo());
}

void BoardEditor::applyLook() {
  choice_->setLook(look_);
  canvas_->setLook(look_);
  rule_->setFont(look_.font(9));
  if (!history_) return;
  showFindings();
  legend_->show(history_->now().shared(), look_);
}

} // namespace annales::viewer
