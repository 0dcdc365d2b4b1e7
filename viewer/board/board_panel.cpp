#include "viewer/board/board_panel.h"

#include "viewer/board/board_legend.h"
#include "viewer/board/mark_box.h"
#include "viewer/board/province_card.h"
#include "viewer/board/province_table.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/words.h"

#include <QAction>
#include <QHeaderView>
#include <QPainter>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kHoverDelay = 180; // milliseconds before the first card
constexpr double kZoomStep = 1.3;
constexpr std::uint32_t kTooFastToWalk = 320; // milliseconds an event while playing

std::shared_ptr<const Board> boardOf(const Tab* tab) {
  if (tab == nullptr || tab->game->board() == nullptr) return nullptr;
  return {tab->game, tab->game->board()};
}

/// The corners of a frame.
QIcon fitIcon(const QColor& colour, const QSize& size, double ratio) {
  QPixmap pixmap(size * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.translate(size.width() / 2.0, size.height() / 2.0);
  const double far = size.width() * 0.36, near = size.width() * 0.14;
  for (const QPointF& to : {QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1)})
    painter.drawPolyline(QPolygonF({QPointF(near * to.x(), far * to.y()), QPointF(far * to.x(), far * to.y()),
                                    QPointF(far * to.x(), near * to.y())}));
  painter.end();
  return QIcon(pixmap);
}

bool isWorthWalking(const Tab& tab) {
  if (!tab.arrival.stepped || tab.hover != 0) return false;
  return !tab.playback.on || dwellOf(1.0, tab.playback.speed) > kTooFastToWalk;
}

} // namespace

BoardPanel::BoardPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), sheet_(new BoardSheet(this)), table_(new ProvinceTableView(this)),
      model_(new ProvinceTableModel(this)), empty_(new QLabel(this)), legend_(new BoardLegend(this)),
      card_(new HoverCard(sheet_)), search_(new QLineEdit(sheet_)), names_(new QStringListModel(this)),
      markBox_(new MarkBox(*names_, sheet_)), in_(new QToolButton(sheet_)), out_(new QToolButton(sheet_)),
      all_(new QToolButton(sheet_)) {
  setFocusPolicy(Qt::StrongFocus);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(sheet_, 1);
  layout->addWidget(table_, 1);
  layout->addWidget(empty_, 1);
  layout->addWidget(legend_);
  makeTools();
  retranslate();
  connect(&store_, &SessionStore::changed, this, &BoardPanel::follow);
  showLook();
  showGame();
}

void BoardPanel::makeTools() {
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  empty_->setMargin(16);
  empty_->setAutoFillBackground(true);
  table_->setModel(model_);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  sheet_->installEventFilter(this);
  search_->installEventFilter(this);
  search_->setClearButtonEnabled(true);
  auto* completer = new QCompleter(names_, this);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  search_->setCompleter(completer);
  connect(table_, &QTableView::clicked, this, [this](const QModelIndex& row) {
    if (!offered_.empty()) emit provinceClicked(ProvinceId(static_cast<std::size_t>(row.row())));
  });
  connect(completer, qOverload<const QString&>(&QCompleter::activated), this,
          [this](const QString& name) { goTo(named(name)); });
  connect(search_, &QLineEdit::returnPressed, this, [this] { search(true); });
  connect(markBox_, &MarkBox::typed, this, &BoardPanel::followMarkBox);
  connect(markBox_, &MarkBox::entered, this, &BoardPanel::markTyped);
  connect(markBox_, &MarkBox::left, this, &BoardPanel::leaveMarkBox);
  connect(search_, &QLineEdit::textEdited, this, [this] { search(false); });
  connect(in_, &QToolButton::clicked, this, &BoardPanel::zoomIn);
  connect(out_, &QToolButton::clicked, this, &BoardPanel::zoomOut);
  connect(all_, &QToolButton::clicked, this, &BoardPanel::fit);
  hoverDelay_.setSingleShot(true);
  hoverDelay_.setInterval(kHoverDelay);
  connect(&hoverDelay_, &QTimer::timeout, this, [this] { showCard(hovered_, QRect(hoverAt_, QSize(1, 1))); });
}

void BoardPanel::retranslate() {
  setAccessibleName(CommonWords::tr("Board"));
  search_->setAccessibleName(tr("Find a province"));
  search_->setToolTip(tr("Highlights a province. Enter goes there, ↓ lists all matches, Ctrl+P and Enter "
                         "again go to the next match."));
  table_->setAccessibleName(tr("Provinces"));
  in_->setText(QStringLiteral("+"));
  in_->setToolTip(tr("Zoom in (+, Ctrl+wheel)"));
  in_->setAccessibleName(tr("Zoom in"));
  out_->setText(QStringLiteral("−"));
  out_->setToolTip(tr("Zoom out (-, Ctrl+wheel)"));
  out_->setAccessibleName(tr("Zoom out"));
  all_->setToolTip(tr("Show the whole board (0, double click)"));
  all_->setAccessibleName(tr("Show the whole board"));
  empty_->setText(emptyText());
}

QString BoardPanel::emptyText() const {
  return tr("No game is open. Open one from the library, or drop a file onto the window.");
}

void BoardPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (change.line) return showGame();
  if (change.shown || change.remarks)
    showShown(change.cursor && store_.tab() != nullptr && isWorthWalking(*store_.tab()));
}

bool BoardPanel::isDrawn() const {
  return boardOf(store_.tab()) != nullptr;
}

QSizeF BoardPanel::drawnSize() const {
  return isDrawn() && sheet_->picture() != nullptr ? sheet_->picture()->shapes().size : QSizeF();
}

int BoardPanel::legendHeight() const {
  return legend_->isHidden() ? 0 : legend_->sizeHint().height();
}

std::vector<NationLook> BoardPanel::nations() const {
  const Tab* tab = store_.tab();
  return tab == nullptr ? std::vector<NationLook>{} : nationLooks(*tab->game, look_, speaksGerman());
}

void BoardPanel::showGame() {
  hideCard();
  offer({}); // whoever offers does so again
  drawnFrom_ = ProvinceId::none();
  const Tab* tab = store_.tab();
  const std::shared_ptr<const Board> board = boardOf(tab);
  sheet_->setVisible(board != nullptr);
  table_->setVisible(tab != nullptr && board == nullptr);
  empty_->setVisible(tab == nullptr);
  legend_->setVisible(board != nullptr);
  legend_->show(board, look_);
  if (!legend_->isVisibleTo(this)) legend_->hide();
  model_->setGame(board == nullptr && tab != nullptr ? tab->game : nullptr, nations());
  if (tab == nullptr) return;
  std::vector<QString> names;
  for (std::size_t p = 0; p < tab->game->game().map->size(); ++p)
    names.push_back(QString::fromStdString(tab->game->names().province(ProvinceId(p))));
  provinces_ = ProvinceSearch(names);
  QStringList sorted(names.begin(), names.end());
  sortNames(sorted);
  names_->setStringList(sorted);
  const bool same = board && sheet_->picture() != nullptr && &sheet_->picture()->board() == board.get();
  if (board && !same) sheet_->setBoard(board, look_, nations());
  if (same) sheet_->setNations(nations()); // another game may be played on it
  showShown(false);
}

void BoardPanel::showShown(bool walks) {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  const EventIndex k = tab->shown();
  const GameState state = tab->line->stateAt(k);
  if (!isDrawn()) return model_->setState(state);
  sheet_->setScene(sceneOf(state), tab->line->transitionAt(k), marksAt(*tab->line, k, store_.session().view),
                   walks);
  if (card_->isVisible()) showCard(hovered_, QRect(hoverAt_, QSize(1, 1)));
}

void BoardPanel::showLook() {
  look_ = Look::of(store_.session().view);
  hideCard();
  for (QWidget* widget :
       {static_cast<QWidget*>(search_), static_cast<QWidget*>(table_), static_cast<QWidget*>(empty_),
        static_cast<QWidget*>(in_), static_cast<QWidget*>(out_), static_cast<QWidget*>(all_)})
    widget->setFont(look_.font(widget == empty_ ? 12 : 9.5));
  sheet_->setLook(look_, nations());
  if (legend_->isVisibleTo(this)) legend_->show(boardOf(store_.tab()), look_);
  placeTools();
}

void BoardPanel::hideTools() {
  bare_ = true;
  for (QWidget* tool : std::initializer_list<QWidget*>{search_, in_, out_, all_})
    tool->hide();
  placeTools();
}

void BoardPanel::placeTools() {
  if (bare_) return sheet_->setCovered({});
  const int gap = static_cast<int>(look_.px(6)), side = static_cast<int>(look_.px(24));
  // A small board is not covered more than needed while nobody types.
  const bool small = sheet_->width() < look_.px(900);
  const QRect idle(gap, roof_ + gap, static_cast<int>(look_.px(small ? 64 : 138)), side);
  const bool used = search_->hasFocus() || !search_->text().isEmpty();
  search_->setGeometry(used ? QRect(gap, roof_ + gap, static_cast<int>(look_.px(150)), side) : idle);
  search_->setPlaceholderText(small && !used ? tr("Find") : tr("Find a province"));
  std::vector<QRectF> covered{idle};
  markBox_->move(gap, roof_ + gap);
  int y = roof_ + gap;
  for (QToolButton* button : {in_, out_, all_}) {
    button->setGeometry(sheet_->width() - gap - side, y, side, side);
    button->setIconSize(QSize(side, side) * 2 / 3);
    covered.emplace_back(button->geometry());
    y += side + 2;
  }
  all_->setIcon(fitIcon(look_.text, all_->iconSize(), devicePixelRatioF()));
  sheet_->setCovered(std::move(covered));
}

void BoardPanel::fit() {
  hideCard();
  sheet_->fit();
}

void BoardPanel::zoomIn() {
  hideCard();
  sheet_->zoom(kZoomStep);
}

void BoardPanel::zoomOut() {
  hideCard();
  sheet_->zoom(1 / kZoomStep);
}

void BoardPanel::focusSearch() {
  search_->setFocus(Qt::ShortcutFocusReason);
  search_->selectAll();
}

void BoardPanel::setRoof(int height) {
  if (height == roof_) return;
  roof_ = height;
  sheet_->setRoof(height);
  placeTools();
}

bool BoardPanel::findProvince(const QString& text) {
  if (store_.tab() == nullptr) return false;
  const ProvinceId p = provinces_.next(text);
  goTo(p);
  return p.exists();
}

void BoardPanel::goTo(ProvinceId p) {
  if (!p.exists()) return;
  light(p);
  if (!isDrawn()) return;
  sheet_->reveal(p);
  showCard(p, sheet_->placeOf(p));
}

/// The best match.
ProvinceId BoardPanel::named(const QString& text) const {
  const std::vector<ProvinceId> found = provinces_.all(text);
  return found.empty() ? ProvinceId::none() : found.front();
}

void BoardPanel::light(ProvinceId p) {
  sheet_->light(p);
  setAccessibleDescription(p.exists() && isDrawn() ? cardOf(p).plain() : QString());
  if (!isDrawn() && p.exists()) table_->selectRow(static_cast<int>(p.index()));
}

ProvinceId BoardPanel::lit() const {
  if (isDrawn()) return sheet_->lit();
  const QModelIndex row = table_->selectionModel()->currentIndex();
  return row.isValid() ? ProvinceId(static_cast<std::size_t>(row.row())) : ProvinceId::none();
}

void BoardPanel::offer(std::vector<ProvinceId> provinces, std::vector<ProvinceId> departures) {
  offered_ = std::move(provinces);
  departures_ = std::move(departures);
  units_.reset();
  sheet_->offer(isDrawn() ? offered_ : std::vector<ProvinceId>{});
}

/// What is typed shows at once where it can only be one province; Enter goes to one and gives the keys back
/// to the board, and for the same text again, to the next.
void BoardPanel::search(bool entered) {
  const QString text = search_->text();
  const std::size_t hits = provinces_.all(text).size();
  warnWhere(!text.isEmpty() && hits == 0, *search_, look_);
  if (text.isEmpty()) {
    hideCard();
    light(ProvinceId::none());
  } else if (entered || hits == 1) {
    if (entered && hits > 0) setFocus(); // before the card is shown beside the province
    findProvince(text);
  }
}

ProvinceCard BoardPanel::cardOf(ProvinceId p) const {
  const Tab* tab = store_.tab();
  if (tab == nullptr || p.index() >= tab->game->game().map->size()) return {};
  return provinceCard(*tab->game, tab->line->stateAt(tab->shown()), p, nations());
}

void BoardPanel::showCard(ProvinceId p, const QRect& place) {
  const ProvinceCard card = cardOf(p);
  if (card.rows.empty()) return hideCard();
  hovered_ = p;
  hoverAt_ = place.center();
  card_->showBeside(place, card, look_);
}

void BoardPanel::hideCard() {
  hoverDelay_.stop();
  hovered_ = ProvinceId::none();
  card_->hide();
}

} // namespace annales::viewer
