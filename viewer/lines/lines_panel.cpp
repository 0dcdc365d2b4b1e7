#include "viewer/lines/lines_panel.h"

#include "viewer/lines/lines_tree.h"
#include "viewer/look/common_words.h"
#include "viewer/look/tool_row.h"
#include "viewer/store/shown_game.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QVBoxLayout>

namespace annales::viewer {

LinesPanel::LinesPanel(StudyEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), store_(editor.store()), model_(new LinesModel(this)),
      tree_(new LinesTree), empty_(new QLabel), up_(new QToolButton), down_(new QToolButton),
      rename_(new QToolButton), hide_(new QToolButton), delete_(new QToolButton), compare_(new QToolButton) {
  build();
  connect(&store_, &SessionStore::changed, this, &LinesPanel::follow);
  connect(tree_, &QTreeView::activated, this, &LinesPanel::open);
  connect(tree_, &QTreeView::clicked, this, &LinesPanel::open);
  connect(tree_, &QTreeView::customContextMenuRequested, this, &LinesPanel::menu);
  connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &LinesPanel::showButtons);
  connect(up_, &QToolButton::clicked, this, &LinesPanel::promote);
  connect(down_, &QToolButton::clicked, this, &LinesPanel::demote);
  connect(rename_, &QToolButton::clicked, this, &LinesPanel::rename);
  connect(hide_, &QToolButton::clicked, this, &LinesPanel::toggleHidden);
  connect(delete_, &QToolButton::clicked, this, &LinesPanel::remove);
  connect(compare_, &QToolButton::clicked, this,
          [this] { emit compareWanted(QString::fromStdString(selectedLine())); });
  retranslate();
  showLook();
  reload();
}

void LinesPanel::build() {
  tree_->setModel(model_);
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  tree_->setUniformRowHeights(true);
  tree_->setDragDropMode(QAbstractItemView::DragOnly);
  tree_->setExpandsOnDoubleClick(false);
  tree_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(LinesModel::kName, QHeaderView::Stretch);
  tree_->installEventFilter(this);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(8);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(toolRow({up_, down_, rename_, hide_, delete_, compare_}));
  column->addWidget(tree_, 1);
  column->addWidget(empty_);
  setAutoFillBackground(true);
}

void LinesPanel::retranslate() {
  tree_->setAccessibleName(tr("Lines of the game"));
  const auto say = [](QToolButton* button, const QString& word, const QString& tip) {
    button->setText(word);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
  };
  say(up_, QStringLiteral("▲"), tr("Promote the line (Ctrl+J)"));
  say(down_, QStringLiteral("▼"), tr("Demote the line"));
  say(rename_, CommonWords::tr("Rename"), tr("Rename the line (F2)"));
  say(hide_, tr("Hide"), tr("Hide or show the line"));
  say(delete_, CommonWords::tr("Delete"), tr("Delete the line (Delete)"));
  say(compare_, tr("Compare"), tr("Compare the line with the main line"));
  empty_->setText(tr("No what-if lines yet. Go to any event, open the “Play” panel and play something else. "
                     "The main line stays as it is."));
}

void LinesPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (change.line || change.remarks) reload();
}

void LinesPanel::showLook() {
  look_ = Look::of(store_.session().view);
  for (QToolButton* button : {up_, down_, rename_, hide_, delete_, compare_})
    button->setFont(look_.font(9.5));
}

/// `anew`: in other words.
void LinesPanel::reload(bool anew) {
  const Tab* tab = store_.tab();
  const bool machines = store_.session().view.shows(RemarkLayer::machine);
  const bool others = tab != nullptr
                          ? model_->show(tab->game, editor_.study(), {machines, tab->line->name()}, anew)
                          : model_->show(nullptr, nullptr);
  if (others) tree_->expandAll();
  empty_->setVisible(model_->rowCount() == 0 || model_->rowCount(model_->index(0, 0)) == 0);
  if (tab != nullptr) select(tab->line->name());
  showButtons();
}

void LinesPanel::select(std::string_view line) {
  const QModelIndex index = model_->indexOfLine(line);
  tree_->setCurrentIndex(index);
  if (index.isValid()) tree_->scrollTo(index);
}

std::string LinesPanel::selectedLine() const {
  const TreeLine* line = model_->line(tree_->currentIndex());
  return line != nullptr ? line->name : std::string();
}

void LinesPanel::showButtons() {
  const TreeLine* line = model_->line(tree_->currentIndex());
  const bool whatIf = line != nullptr && line->name != kMainLine;
  for (QToolButton* button : {up_, down_, hide_, compare_})
    button->setEnabled(whatIf);
  for (QToolButton* button : {rename_, delete_})
    button->setEnabled(whatIf && line->own);
  hide_->setText(line != nullptr && line->hidden ? tr("Show") : tr("Hide"));
}

void LinesPanel::open(const QModelIndex& index) {
  if (const TreeLine* line = model_->line(index)) store_.dispatch(ChooseLine{line->name});
}

/// With the same line chosen afterwards. Whether anything was done.
bool LinesPanel::perform(const StudyIntent& intent) {
  const std::string line = selectedLine();
  if (line.empty() || !editor_.perform(intent)) return false;
  select(line);
  return true;
}

void LinesPanel::promote() {
  perform(PromoteLine{selectedLine()});
}

void LinesPanel::demote() {
  perform(DemoteLine{selectedLine()});
}

void LinesPanel::makeFirst() {
  perform(PutLineFirst{selectedLine()});
}

void LinesPanel::rename() {
  const TreeLine* line = model_->line(tree_->currentIndex());
  if (line == nullptr || !line->own) return;
  const std::string from = line->name;
  const ShownGame game(editor_.store());
  bool sure = false;
  const QString name = QInputDialog::getText(this, tr("Rename the line"), CommonWords::tr("Name"),
                                             QLineEdit::Normal, QString::fromStdString(from), &sure)
                           .trimmed();
  if (!sure || name.isEmpty()) return;
  if (!game.stays()) return emit editor_.told(saidText(Said{SaidKey::shownElse, {}, {}}));
  if (editor_.perform(NameLine{from, name.toStdString()})) select(name.toStdString());
}

void LinesPanel::toggleHidden() {
  const TreeLine* line = model_->line(tree_->currentIndex());
  if (line != nullptr) perform(ShowOrHideLine{line->name, !line->hidden});
}

void LinesPanel::remove() {
  if (const std::string line = selectedLine(); !line.empty()) editor_.perform(RemoveLine{line});
}

void LinesPanel::menu(const QPoint& at) {
  const TreeLine* line = model_->line(tree_->indexAt(at));
  if (line == nullptr) return;
  QMenu menu(this);
  for (const auto& [text, words] :
       {std::pair(ClipText::agn, tr("Copy as &AGN")), std::pair(ClipText::json, tr("Copy as &JSON"))})
    menu.addAction(words, this, [this, text = text] { copy(text); });
  if (line->name == kMainLine) {
    menu.exec(tree_->viewport()->mapToGlobal(at));
    return;
  }
  menu.addSeparator();
  menu.addAction(tr("Promote"), this, &LinesPanel::promote);
  menu.addAction(tr("Demote"), this, &LinesPanel::demote);
  menu.addAction(tr("Make first"), this, &LinesPanel::makeFirst);
  menu.addSeparator();
  menu.addAction(tr("Compare with the main line"), this,
                 [this] { emit compareWanted(QString::fromStdString(selectedLine())); });
  menu.addAction(line->hidden ? tr("Show") : tr("Hide"), this, &LinesPanel::toggleHidden);
  menu.addAction(tr("Rename…"), this, &LinesPanel::rename)->setEnabled(line->own);
  menu.addAction(CommonWords::tr("Delete"), this, &LinesPanel::remove)->setEnabled(line->own);
  menu.exec(tree_->viewport()->mapToGlobal(at));
}

void LinesPanel::copy(ClipText text) {
  if (auto clip = model_->clipOf(tree_->currentIndex(), text))
    QGuiApplication::clipboard()->setMimeData(clip.release());
}

bool LinesPanel::key(int key, Qt::KeyboardModifiers with) {
  const bool control = with == Qt::ControlModifier;
  if (key == Qt::Key_F2) return rename(), true;
  if (key == Qt::Key_Delete) return remove(), true;
  if (key == Qt::Key_Up && control) return promote(), true;
  if (key == Qt::Key_Down && control) return demote(), true;
  return false;
}

bool LinesPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != tree_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& pressed = *static_cast<QKeyEvent*>(event);
  return key(pressed.key(), pressed.modifiers());
}

void LinesPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  reload(true);
}

} // namespace annales::viewer
