#include "viewer/editor/starts_form.h"

#include "viewer/editor/edit_words.h"
#include "viewer/look/common_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

QIcon chip(const std::string& colour) {
  QPixmap pixmap(32, 32);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Qt::gray, 2));
  painter.setBrush(QColor(QString::fromStdString(colour)));
  painter.drawEllipse(3, 3, 26, 26);
  return pixmap;
}

const SuggestedGame* gameOf(const Board& board, int nations) {
  const auto game = board.games.find(nations);
  return game == board.games.end() ? nullptr : &game->second;
}

} // namespace

StartsForm::StartsForm(QWidget* parent)
    : QWidget(parent), text_(new QLabel), label_(new QLabel), count_(new QComboBox), list_(new QListWidget),
      up_(new QPushButton), down_(new QPushButton) {
  list_->setObjectName(QStringLiteral("starts"));
  count_->setObjectName(QStringLiteral("nations"));
  text_->setWordWrap(true);
  for (int n = 2; n <= static_cast<int>(kMaxNations); ++n)
    count_->addItem(QString::number(n));
  count_->setCurrentIndex(1);
  label_->setBuddy(count_);
  auto* top = new QHBoxLayout;
  top->addWidget(label_);
  top->addWidget(count_, 1);
  auto* moves = new QHBoxLayout;
  moves->addWidget(up_);
  moves->addWidget(down_);
  moves->addStretch(1);
  auto* all = new QVBoxLayout(this);
  all->addWidget(text_);
  all->addLayout(top);
  all->addWidget(list_, 1);
  all->addLayout(moves);
  connect(count_, &QComboBox::activated, this, [this] {
    fill();
    emit chosen();
  });
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!isFilling_) emit chosen();
  });
  connect(list_, &QListWidget::itemChanged, this, &StartsForm::toggled);
  connect(up_, &QPushButton::clicked, this, [this] { shift(-1); });
  connect(down_, &QPushButton::clicked, this, [this] { shift(1); });
  retranslate();
}

void StartsForm::retranslate() {
  text_->setText(tr("Choose a nation, then click its three start cities on the board: marble, iron, gold. "
                    "Ticked nations play. The first one begins."));
  label_->setText(tr("&Nations in the game"));
  count_->setAccessibleName(tr("Nations in the game"));
  list_->setAccessibleName(tr("Owner of the cities you click"));
  up_->setText(tr("Earlier"));
  down_->setText(CommonWords::tr("Later"));
}

std::string StartsForm::nation() const {
  const QListWidgetItem* item = list_->currentItem();
  return item == nullptr ? std::string() : item->data(Qt::UserRole).toString().toStdString();
}

void StartsForm::choose(int nations, const std::string& nation) {
  if (!draft_ || nations < 2 || nations - 2 >= count_->count()) return;
  count_->setCurrentIndex(nations - 2);
  fill();
  for (int row = 0; row < list_->count(); ++row)
    if (!nation.empty() && list_->item(row)->data(Qt::UserRole).toString().toStdString() == nation)
      list_->setCurrentRow(row);
  emit chosen();
}

void StartsForm::show(const BoardDraft& draft) {
  const bool isFirst = !draft_.has_value();
  draft_ = draft;
  if (isFirst && !draft.board().games.empty())
    count_->setCurrentIndex(draft.board().games.begin()->first - 2);
  fill();
}

/// Who plays in turn order, then the others, then the temples.
void StartsForm::fill() {
  const QScopedValueRollback guard(isFilling_, true);
  const std::string before = nation();
  const int row = list_->currentRow();
  const Board& board = draft_->board();
  const SuggestedGame* game = gameOf(board, nations());
  std::vector<std::string> ids = game != nullptr ? game->order : std::vector<std::string>();
  const std::size_t playing = ids.size();
  for (const BoardNation& n : board.nations)
    if (std::ranges::find(ids, n.id) == ids.end()) ids.push_back(n.id);
  list_->clear();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const BoardNation* nation = board.nation(ids[i]);
    const bool plays = i < playing;
    const auto start = plays ? game->start.find(ids[i]) : decltype(game->start.end()){};
    const int cities = plays && start != game->start.end() ? static_cast<int>(start->second.size()) : 0;
    const QString name = EditWords::nation(board, ids[i]);
    auto* item = new QListWidgetItem(plays ? tr("%1 – %2 of 3 cities").arg(name).arg(cities) : name, list_);
    item->setIcon(chip(nation == nullptr ? "#808080" : nation->colour));
    item->setData(Qt::UserRole, QString::fromStdString(ids[i]));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(plays ? Qt::Checked : Qt::Unchecked);
    if (ids[i] == before && row >= 0) list_->setCurrentItem(item);
  }
  const int temples = game == nullptr ? 0 : static_cast<int>(game->neutralTemples.size());
  auto* item = new QListWidgetItem(tr("Neutral temples – %1 of 3").arg(temples), list_);
  item->setData(Qt::UserRole, QString());
  if (row >= 0 && before.empty()) list_->setCurrentItem(item);
  if (list_->currentRow() < 0) list_->setCurrentRow(0);
}

std::vector<std::string> StartsForm::order() const {
  std::vector<std::string> ids;
  for (int row = 0; row + 1 < list_->count(); ++row)
    if (list_->item(row)->checkState() == Qt::Checked)
      ids.push_back(list_->item(row)->data(Qt::UserRole).toString().toStdString());
  return ids;
}

void StartsForm::toggled(QListWidgetItem* item) {
  Q_UNUSED(item);
  if (isFilling_ || !draft_) return;
  const auto next = draft_->withOrder(nations(), order());
  QMetaObject::invokeMethod( // the list is refilled, which must not happen inside its own signal
      this, [this, next] { emit edited(next); }, Qt::QueuedConnection);
}

void StartsForm::shift(int by) {
  if (!draft_) return;
  std::vector<std::string> ids = order();
  const auto at = std::ranges::find(ids, nation());
  if (at == ids.end() || (by < 0 && at == ids.begin()) || (by > 0 && at + 1 == ids.end())) return;
  std::iter_swap(at, at + by);
  emit edited(draft_->withOrder(nations(), std::move(ids)));
}

void StartsForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  if (draft_) fill();
}

} // namespace annales::viewer
