#include "viewer/comparison/trend_view.h"

#include "libreplay/words/trend_words.h"
#include "viewer/comparison/trend_chart.h"
#include "viewer/look/words.h"

#include <QSignalBlocker>

namespace annales::viewer {
namespace {

/// A phrase of the command line as a sentence of the window.
QString asSentence(const std::string& phrase) {
  QString words = fromUtf8(phrase);
  if (words.isEmpty()) return words;
  words[0] = words[0].toUpper();
  return words.endsWith(QLatin1Char('.')) ? words : words + QLatin1Char('.');
}

TrendFound countTrend(const FactTable& table, const FactFilter& filter, PeriodBy by) {
  TrendFound found;
  const Selection chosen = select(table, filter, ResultUse::wins);
  found.refusal = trendRefusal(table, filter, chosen);
  if (found.refusal) return found;
  found.shares = sharesOverTime(table, chosen, Baselines(table, filter.games, ResultUse::wins), by);
  found.refusal = trendRefusal(found.shares);
  return found;
}

} // namespace

TrendView::TrendView(QWidget* parent)
    : SketchPage(QStringLiteral("trend.png"), nullptr, parent), side_(new QComboBox), by_(new QComboBox) {
  by_->addItem(QString());
  by_->addItem(QString());
  wordsOfPage().setTextInteractionFlags(Qt::TextSelectableByMouse);
  wordsOfPage().setFocusPolicy(Qt::NoFocus);
  side_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  side_->setMinimumContentsLength(18);
  addChoice(side_, 1);
  addChoice(by_);
  connect(side_, &QComboBox::currentIndexChanged, this, [this] { count(); });
  connect(by_, &QComboBox::currentIndexChanged, this, [this] { count(); });
  retranslate();
}

void TrendView::ask(std::shared_ptr<const FactTable> table, std::vector<TrendSide> sides) {
  table_ = std::move(table);
  sides_ = std::move(sides);
  {
    const QSignalBlocker quiet(side_);
    const int before = side_->currentIndex();
    side_->clear();
    for (const TrendSide& side : sides_)
      side_->addItem(side.title);
    side_->setCurrentIndex(before < 0 || before >= side_->count() ? 0 : before);
  }
  count();
}

void TrendView::clear() {
  task_.cancel();
  waiting_ = false;
  table_.reset();
  sides_.clear();
  found_.reset();
  const QSignalBlocker quiet(side_);
  side_->clear();
  showFound();
}

void TrendView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (waiting_) count();
}

void TrendView::count() {
  const int at = side_->currentIndex();
  if (table_ == nullptr || at < 0) return;
  found_.reset();
  task_.cancel();
  waiting_ = !isVisible();
  if (waiting_) return showFound();
  const PeriodBy by = by_->currentIndex() == 1 ? PeriodBy::quarter : PeriodBy::year;
  task_.run([this, table = table_, side = sides_[static_cast<std::size_t>(at)], by](const Job& job) {
    const auto found = std::make_shared<const TrendFound>(countTrend(*table, side.filter, by));
    job.end([this, found, by, title = side.title] { take(found, by, title); });
  });
  showFound();
}

void TrendView::take(const std::shared_ptr<const TrendFound>& found, PeriodBy by, const QString& side) {
  found_ = found;
  countedBy_ = by;
  counted_ = side;
  showFound();
}

void TrendView::showFound() {
  const bool any = found_ != nullptr && !found_->refusal;
  setFilled(any);
  if (!any) chart().clear();
  if (found_ == nullptr)
    return say(running() ? tr("Counting…")
                         : tr("Compare first. Then the share of wins of each side is shown over time."));
  const Language language = spokenLanguage();
  if (found_->refusal)
    return say(asSentence(refusalInWords(*found_->refusal, found_->shares, countedBy_, language)));
  QStringList words{fromUtf8(trendInWords(found_->shares, language)),
                    asSentence(rawTrendInWords(found_->shares, language))};
  for (const std::string& one : uncountedInWords(found_->shares, countedBy_, language))
    words << asSentence(one);
  say(words.join(QLatin1Char('\n')));
  const auto drawn = std::make_shared<const TrendChart>(found_->shares, countedBy_, counted_);
  chart().show({[drawn](QSizeF room, const Look& look) { return drawn->draw(room, look); },
                [found = found_, by = countedBy_] { return csvOf(found->shares, by); }, drawn->title(),
                drawn->words()});
  chart().setToolTip(drawn->words());
}

void TrendView::retranslate() {
  by_->setItemText(0, tr("By year"));
  by_->setItemText(1, tr("By quarter"));
  by_->setAccessibleName(tr("Length of a period"));
  side_->setAccessibleName(tr("Side that is shown over time"));
  side_->setToolTip(side_->accessibleName());
  retranslateParts();
  showFound();
}

} // namespace annales::viewer
