#include "viewer/comparison/chances_view.h"

#include "viewer/comparison/power_chart.h"

#include <QSignalBlocker>
#include <memory>

namespace annales::viewer {

ChancesView::ChancesView(QWidget* parent) : ChancesView(new ChancesModel, parent) {}

ChancesView::ChancesView(ChancesModel* model, QWidget* parent)
    : SketchPage(QStringLiteral("chances.png"), model, parent), model_(model), way_(new QComboBox) {
  model_->setParent(this);
  way_->addItem(QString());
  way_->addItem(QString());
  addChoice(way_);
  connect(way_, &QComboBox::currentIndexChanged, this, [this] { showAgain(); });
  retranslate();
}

void ChancesView::show(const std::string& a, const std::string& b, const Comparison& counted,
                       std::size_t questions) {
  named_ = {a, b, powerChances(counted, questions)};
  questions_ = questions;
  showAgain();
}

void ChancesView::clear() {
  named_ = {};
  showAgain();
}

void ChancesView::showAgain() {
  const bool any = !named_.chances.empty(), asVerdict = way_->currentIndex() == 0;
  way_->setEnabled(any);
  setFilled(any);
  model_->show(named_.chances, asVerdict);
  if (!any) {
    chart().clear();
    return say(tr("No games to compare. Choose two sides that both have decided games."));
  }
  say(tr("The chance that this comparison, with games like these, finds a difference of so many percentage "
         "points if there is one.") +
      QLatin1Char(' ') +
      (asVerdict ? tr("A verdict takes into account the %n comparison(s) of the history and repeated looks.",
                      nullptr, static_cast<int>(questions_))
                 : tr("A single look means: you planned this one comparison in advance and make no other.")));
  const auto drawn = std::make_shared<const PowerChart>(named_, asVerdict);
  chart().show({[drawn](QSizeF room, const Look& look) { return drawn->draw(room, look); },
                [named = named_] { return csvOf(std::span(&named, 1)); }, drawn->title(),
                tr("The table has the numbers.")});
}

void ChancesView::retranslate() {
  const QSignalBlocker quiet(way_);
  way_->setItemText(0, tr("As a verdict"));
  way_->setItemText(1, tr("At a single look"));
  way_->setAccessibleName(tr("Kind of chance"));
  tableOfPage()->setAccessibleName(tr("Chances"));
  retranslateParts();
  showAgain();
}

} // namespace annales::viewer
