#include "viewer/library/filter_bar.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace annales::viewer {
namespace {

constexpr int kColumns = 5;
const QString kWonBy = QStringLiteral("won:"); // before the winner's name, in the data of the results

/// The data of the chosen item; free text where there is none.
QString valueOf(const QComboBox* box) {
  if (box->isEditable()) return box->currentText().trimmed();
  return box->currentData().toString();
}

/// Chosen before its value is offered: kept all the same.
void choose(QComboBox* box, const QString& value) {
  if (box->isEditable()) {
    box->setEditText(value);
    return;
  }
  if (box->findData(value) < 0) box->addItem(value, value);
  box->setCurrentIndex(box->findData(value));
}

QString endingData(EndFilter ending) {
  return ending == EndFilter::any ? QString() : QString::number(static_cast<int>(ending));
}

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent), text_(new QLineEdit(this)), more_(new QToolButton(this)),
      reset_(new QPushButton(this)), conditions_(new QWidget(this)) {
  build();
  nameThings();
  setChoices({});
  showMore(false);
}

void FilterBar::build() {
  text_->setClearButtonEnabled(true);
  text_->installEventFilter(this);
  text_->setAcceptDrops(false); // files that are dropped on it are meant for the library
  more_->setCheckable(true);
  more_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  auto* top = new QHBoxLayout;
  top->addWidget(text_, 1);
  top->addWidget(more_);
  top->addWidget(reset_);
  auto* grid = new QGridLayout(conditions_);
  grid->setContentsMargins({});
  for (int i = 0; i < fields; ++i) {
    const auto at = static_cast<std::size_t>(i);
    labels_[at] = new QLabel(conditions_);
    boxes_[at] = new QComboBox(conditions_);
    boxes_[at]->setEditable(i == player || (i >= from && i != record));
    boxes_[at]->setInsertPolicy(QComboBox::NoInsert);
    boxes_[at]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    boxes_[at]->setMinimumContentsLength(8);
    boxes_[at]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    labels_[at]->setBuddy(boxes_[at]);
    grid->addWidget(labels_[at], 2 * (i / kColumns), i % kColumns);
    grid->addWidget(boxes_[at], 2 * (i / kColumns) + 1, i % kColumns);
    grid->setColumnStretch(i % kColumns, 1);
    connect(boxes_[at], &QComboBox::currentTextChanged, this, &FilterBar::tellChange);
  }
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins({});
  all->addLayout(top);
  all->addWidget(conditions_);
  connect(text_, &QLineEdit::textChanged, this, &FilterBar::tellChange);
  connect(more_, &QToolButton::toggled, this, &FilterBar::showMore);
  connect(reset_, &QPushButton::clicked, this, &FilterBar::reset);
}

void FilterBar::nameThings() {
  text_->setPlaceholderText(tr("Find in all columns: players, nations, events, boards …"));
  text_->setAccessibleName(tr("Find games"));
  text_->setToolTip(tr("Shows the games that contain every word you type"));
  more_->setText(tr("Filters"));
  more_->setToolTip(tr("More filters: ruleset, board, nation, player, date, result, tag, opening, record"));
  reset_->setText(CommonWords::tr("Show all"));
  reset_->setToolTip(tr("Removes all filters"));
  const std::array<QString, fields> names{tr("&Ruleset"), CommonWords::tr("&Board"),
                                          tr("&Nation"),  tr("&Player"),
                                          tr("R&esult"),  tr("Fr&om"),
                                          tr("&To"),      tr("Ta&g"),
                                          tr("Openi&ng"), tr("Re&cord")};
  for (std::size_t i = 0; i < names.size(); ++i) {
    labels_[i]->setText(names[i]);
    boxes_[i]->setAccessibleName(QString(names[i]).remove(QLatin1Char('&')));
  }
  for (const Field field : {from, to}) {
    box(field)->lineEdit()->setPlaceholderText(tr("2024-05 or 2024-05-31"));
    box(field)->setToolTip(tr("A day, a month or a year, with the year first"));
  }
  box(player)->lineEdit()->setPlaceholderText(tr("name, or ~part"));
  box(player)->setToolTip(tr("The whole name. To find all names with these letters, put ~ in front"));
  box(tag)->lineEdit()->setPlaceholderText(tr("site=Club or a word"));
  box(tag)->setToolTip(tr("A word in any tag, or name=value"));
  box(opening)->lineEdit()->setPlaceholderText(tr("romans: G1, or marble temple"));
  box(opening)->setToolTip(tr("A code, a name or the first spaces on the rondel. To choose the nation that "
                              "played the opening, put the nation and a colon in front"));
  box(record)->setToolTip(tr("Recorded games have moves; of the others only the result is known"));
}

void FilterBar::offer(QComboBox* box, const QStringList& values, const QString& any) {
  const QString chosen = valueOf(box);
  box->clear();
  if (!box->isEditable()) box->addItem(any, QString());
  for (const QString& value : values)
    box->addItem(value, value);
  choose(box, chosen);
}

void FilterBar::nameResults() {
  QComboBox* results = box(result);
  const QString chosen = valueOf(results);
  results->clear();
  results->addItem(CommonWords::tr("any"), QString());
  results->addItem(tr("won"), endingData(EndFilter::won));
  results->addItem(CommonWords::tr("unfinished"), endingData(EndFilter::unfinished));
  results->addItem(tr("ended without a winner"), endingData(EndFilter::undecided));
  for (const QString& name : choices_.nations)
    results->addItem(tr("won by %1").arg(name), kWonBy + name);
  if (chosen.startsWith(kWonBy) && results->findData(chosen) < 0)
    results->addItem(tr("won by %1").arg(chosen.mid(kWonBy.size())), chosen);
  results->setCurrentIndex(std::max(0, results->findData(chosen)));
}

void FilterBar::nameRecords() {
  QComboBox* records = box(record);
  const int chosen = std::max(0, records->currentIndex());
  records->clear();
  records->addItem(CommonWords::tr("any"), QString());
  const std::array<std::pair<RecordFilter, QString>, 4> kinds{
      {{RecordFilter::played, tr("recorded games")},
       {RecordFilter::results, tr("only results")},
       {RecordFilter::withoutNations, tr("results without nations")},
       {RecordFilter::doubtful, tr("contradictions, possible doubles")}}};
  for (const auto& [kind, words] : kinds)
    records->addItem(words, QString::number(static_cast<int>(kind)));
  records->setCurrentIndex(chosen);
}

void FilterBar::setChoices(const GamesChoices& choices) {
  quiet_ = true;
  choices_ = choices;
  const QString any = CommonWords::tr("any");
  offer(box(ruleset), choices.rulesets, any);
  offer(box(board), choices.boards, any);
  offer(box(nation), choices.nations, any);
  offer(box(player), choices.players, {});
  QStringList tags;
  for (const QString& name : choices.tags)
    if (!name.startsWith(QStringLiteral("player."))) tags << name + QLatin1Char('=');
  offer(box(tag), tags, {});
  offer(box(opening), openings_, {});
  nameResults();
  nameRecords();
  quiet_ = false;
}

void FilterBar::setOpenings(const QStringList& titles) {
  openings_ = titles;
  setChoices(choices_);
}

void FilterBar::setQuery(const GamesQuery& query) {
  quiet_ = true;
  text_->setText(query.text);
  choose(box(ruleset), query.ruleset);
  choose(box(board), query.board);
  choose(box(nation), query.nation);
  choose(box(player), query.player);
  choose(box(from), query.from);
  choose(box(to), query.to);
  choose(box(tag), query.tag);
  choose(box(opening), query.opening);
  box(record)->setCurrentIndex(static_cast<int>(query.record));
  const QString ending = query.winner.isEmpty() ? endingData(query.ending) : kWonBy + query.winner;
  if (box(result)->findData(ending) < 0) box(result)->addItem(tr("won by %1").arg(query.winner), ending);
  box(result)->setCurrentIndex(box(result)->findData(ending));
  quiet_ = false;
  told_ = query;
  reset_->setEnabled(query.filters());
}

void FilterBar::readResult(GamesQuery& query) const {
  const QString chosen = valueOf(box(result));
  if (chosen.startsWith(kWonBy))
    query.winner = chosen.mid(kWonBy.size());
  else
    query.ending = static_cast<EndFilter>(chosen.toInt());
}

GamesQuery FilterBar::query() const {
  GamesQuery query;
  query.sortBy = told_.sortBy;
  query.descending = told_.descending;
  query.text = text_->text();
  query.ruleset = valueOf(box(ruleset));
  query.board = valueOf(box(board));
  query.nation = valueOf(box(nation));
  query.player = valueOf(box(player));
  query.from = valueOf(box(from));
  query.to = valueOf(box(to));
  query.tag = valueOf(box(tag));
  query.opening = valueOf(box(opening));
  query.record = static_cast<RecordFilter>(valueOf(box(record)).toInt());
  readResult(query);
  return query;
}

void FilterBar::tellChange() {
  if (quiet_) return;
  const GamesQuery now = query();
  reset_->setEnabled(now.filters());
  if (now == told_) return;
  told_ = now;
  emit queryChanged(now);
}

void FilterBar::reset() {
  GamesQuery plain;
  plain.sortBy = told_.sortBy;
  plain.descending = told_.descending;
  if (told_ == plain) return;
  setQuery(plain);
  emit queryChanged(plain);
}

void FilterBar::showMore(bool more) {
  more_->setChecked(more);
  more_->setArrowType(more ? Qt::DownArrow : Qt::RightArrow);
  more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  conditions_->setVisible(more);
}

void FilterBar::focusText() {
  text_->setFocus(Qt::ShortcutFocusReason);
  text_->selectAll();
}

void FilterBar::typeText(const QString& letters) {
  text_->setFocus(Qt::OtherFocusReason);
  text_->setText(text_->text() + letters);
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == text_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
      emit left();
      return true;
    }
    if (key->key() == Qt::Key_Escape && !text_->text().isEmpty()) {
      text_->clear();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void FilterBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  nameThings();
  setChoices(choices_);
}

void FilterBar::setLook(const Look& look) {
  const int gap = qRound(look.px(6));
  setOwnColours(*this, {{QPalette::Base, look.raised}}); // a field is seen on the panel
  text_->setFont(look.font(11));
  text_->setMinimumHeight(qRound(look.px(30)));
  text_->setTextMargins(qRound(look.px(4)), 0, 0, 0);
  makeRoomy(*more_, look);
  makeRoomy(*reset_, look);
  for (QLabel* label : labels_) {
    label->setForegroundRole(kQuietInk);
    label->setFont(look.font(9));
  }
  layout()->setSpacing(gap);
  if (auto* grid = qobject_cast<QGridLayout*>(conditions_->layout())) {
    grid->setHorizontalSpacing(2 * gap);
    grid->setVerticalSpacing(qRound(look.px(2)));
  }
}

} // namespace annales::viewer
