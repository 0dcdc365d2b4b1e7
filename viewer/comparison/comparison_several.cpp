// Sides beside A and B: typed, compared each with each, shown pair by pair.
#include "viewer/comparison/comparison_panel.h"
#include "viewer/look/words.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <algorithm>

namespace annales::viewer {

void ComparisonPanel::addSide() {
  if (more_.size() + 2 >= kMostSides) return;
  MoreSide side{new QWidget, new QLabel, new ConditionsEdit, new QToolButton};
  auto* row = new QHBoxLayout(side.row);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(side.name);
  row->addWidget(side.edit, 1);
  row->addWidget(side.remove);
  side.name->setBuddy(side.edit);
  side.remove->setText(QStringLiteral("×"));
  side.edit->offer(edits_[kA]->offered());
  connect(side.edit, &QLineEdit::returnPressed, this, &ComparisonPanel::ask);
  connect(side.edit, &QLineEdit::textEdited, wrong_, &QLabel::hide);
  connect(side.remove, &QToolButton::clicked, this, [this, edit = side.edit] {
    const auto at = std::ranges::find(more_, edit, &MoreSide::edit);
    if (at != more_.end()) removeSide(static_cast<std::size_t>(at - more_.begin()));
  });
  QWidget* before = more_.empty() ? static_cast<QWidget*>(edits_[kB]) : more_.back().remove;
  more_.push_back(side);
  moreRows_->addWidget(side.row);
  setTabOrder(before, side.edit);
  setTabOrder(side.edit, side.remove);
  nameMore();
  side.edit->setFocus();
}

void ComparisonPanel::removeSide(std::size_t at) {
  if (at >= more_.size()) return;
  if (const QString words = more_[at].edit->text().trimmed(); !words.isEmpty())
    removed_.push_back({at, words});
  more_[at].row->hide();
  more_[at].row->deleteLater(); // its own button may have been pressed
  more_.erase(more_.begin() + static_cast<std::ptrdiff_t>(at));
  nameMore();
  (at > 0 ? more_[at - 1].edit : edits_[kB])->setFocus();
}

/// Where it was, if there is room; fields are counted anew.
void ComparisonPanel::bringSideBack() {
  if (removed_.empty() || more_.size() + 2 >= kMostSides) return;
  const RemovedSide side = removed_.back();
  removed_.pop_back();
  addSide();
  const std::size_t place = std::min(side.place, more_.size() - 1);
  for (std::size_t i = more_.size() - 1; i > place; --i)
    more_[i].edit->setText(more_[i - 1].edit->text());
  more_[place].edit->setText(side.words);
  more_[place].edit->setFocus();
  nameMore();
}

/// In the words of the window, in its look.
void ComparisonPanel::nameMore() {
  for (std::size_t i = 0; i < more_.size(); ++i) {
    const MoreSide& side = more_[i];
    const QString letter = sideLetter(i + 2);
    side.name->setText(letter);
    side.name->setFont(look_.font(10, true));
    side.name->setFixedWidth(std::max(names_[kOver]->sizeHint().width(), side.name->sizeHint().width()));
    side.edit->setPlaceholderText(tr("such as opening=gold; with a name: Gold=opening=gold"));
    side.edit->setAccessibleName(tr("Conditions for %1").arg(letter));
    side.edit->setToolTip(tr("With more than two sides, each side is compared with each other. A side "
                             "without conditions here is left out."));
    side.remove->setFont(look_.font(12));
    side.remove->setToolTip(tr("Remove side %1").arg(letter));
    side.remove->setAccessibleName(side.remove->toolTip());
  }
  add_->setEnabled(more_.size() + 2 < kMostSides);
  back_->setVisible(!removed_.empty());
  back_->setEnabled(more_.size() + 2 < kMostSides);
  swap_->setEnabled(more_.empty());
}

bool ComparisonPanel::hasSeveral() const {
  return std::ranges::any_of(more_,
                             [](const MoreSide& side) { return !side.edit->text().trimmed().isEmpty(); });
}

/// Nothing as `question` has it.
std::optional<std::vector<AskedSide>> ComparisonPanel::severalSides(FactFilter& over) {
  const auto all = read(*names_[kOver], *edits_[kOver], edits_[kOver]->text(), {});
  if (!all) return std::nullopt;
  over = *all;
  std::vector<std::pair<QLabel*, ConditionsEdit*>> rows{{names_[kA], edits_[kA]}, {names_[kB], edits_[kB]}};
  for (const MoreSide& side : more_)
    if (!side.edit->text().trimmed().isEmpty()) rows.emplace_back(side.name, side.edit);
  std::vector<AskedSide> sides;
  for (const auto& [name, edit] : rows) {
    const NamedSide named = namedSide(edit->text().trimmed().toStdString());
    auto filter = read(*name, *edit, fromUtf8(named.conditions), over);
    if (!filter) return std::nullopt;
    for (std::size_t i = 0; i < sides.size(); ++i)
      if (textOf(sides[i].filter) == textOf(*filter)) {
        complain(*name, *edit,
                 tr("The same conditions as %1. Change one of the two sides.").arg(sideLetter(i)));
        return std::nullopt;
      }
    sides.push_back({named.name, *std::move(filter)});
  }
  return sides;
}

void ComparisonPanel::compareSeveral(const std::shared_ptr<const FactTable>& table) {
  FactFilter over;
  auto sides = severalSides(over);
  if (!sides) return showState();
  asked_ = true;
  sidesRun_.ask(table, over, *std::move(sides));
  showState();
}

void ComparisonPanel::takeSeveral(const std::shared_ptr<const SidesFound>& found) {
  const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  const bool again = byItself_ && severalLooks_.size() == found->pairs.size();
  std::vector<std::size_t> looks;
  for (std::size_t i = 0; i < found->pairs.size(); ++i) {
    const SidesPair& pair = found->pairs[i];
    looks.push_back(entered(lookOf(pair.counted, textOf(found->over), textOf(found->sides[pair.a].filter),
                                   textOf(found->sides[pair.b].filter), now),
                            again ? std::optional(severalLooks_[i]) : std::nullopt));
  }
  looks_->count();
  several_ = found;
  severalLooks_ = std::move(looks);
  pair_ = again ? std::min(pair_, found->pairs.size() - 1) : 0;
  showSeveral();
  askTrend();
  if (!again) tabs_->setCurrentIndex(kSidesTab);
  choosePair(pair_);
}

void ComparisonPanel::showSeveral() {
  if (several_ == nullptr) return sides_->clear();
  JudgedSides judged{several_, {}};
  for (const std::size_t look : severalLooks_)
    judged.verdicts.push_back(looks_->model().verdicts()[look]);
  sides_->show(judged, looks_->model().ledger().questions());
}

/// Its numbers into the other tabs; it is in the ledger already.
void ComparisonPanel::choosePair(std::size_t pair) {
  const auto table = facts_.table();
  if (several_ == nullptr || table == nullptr || pair >= several_->pairs.size()) return;
  pair_ = pair;
  lookAt_ = severalLooks_[pair];
  byItself_ = true;
  ComparisonQuestion asked;
  asked.over = several_->over;
  asked.a = several_->sides[several_->pairs[pair].a].filter;
  asked.b = several_->sides[several_->pairs[pair].b].filter;
  asked.skill = static_cast<SkillFrom>(skill_->currentData().toInt());
  found_.reset();
  progress_->setRange(0, ComparisonRun::kSteps);
  run_.ask(table, asked);
  showState();
}

void ComparisonPanel::forgetSeveral() {
  several_.reset();
  severalLooks_.clear();
  pair_ = 0;
  sides_->clear();
}

/// Nothing is asked any more.
void ComparisonPanel::forgetFound() {
  found_.reset();
  asked_ = false;
  run_.cancel();
  sidesRun_.cancel();
  forgetSeveral();
  estimators_->show(nullptr);
  strata_->show(nullptr);
  courses_->clear();
  trend_->clear();
  chances_->clear();
}

/// Of every side that was asked for.
void ComparisonPanel::askTrend() {
  std::vector<TrendSide> sides;
  if (several_ != nullptr)
    for (std::size_t i = 0; i < several_->sides.size(); ++i)
      sides.push_back({sideTitle(*several_, i), several_->sides[i].filter});
  else
    for (const auto& [letter, filter] :
         {std::pair("A  ", &found_->question.a), std::pair("B  ", &found_->question.b)}) {
      const std::string words = textOf(*filter);
      sides.push_back({QLatin1String(letter) + (words.empty() ? tr("all") : fromUtf8(words)), *filter});
    }
  trend_->ask(facts_.table(), std::move(sides));
}

} // namespace annales::viewer
