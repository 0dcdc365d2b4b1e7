#include "viewer/comparison/sides_view.h"

#include <QSignalBlocker>

namespace annales::viewer {

SidesView::SidesView(QWidget* parent) : SidesView(new PairsModel, parent) {}

SidesView::SidesView(PairsModel* model, QWidget* parent)
    : SketchPage(QStringLiteral("sides.png"), model, parent), model_(model), differences_(new QComboBox) {
  model_->setParent(this);
  differences_->addItem(QString());
  differences_->addItem(QString());
  addChoice(differences_);
  connect(differences_, &QComboBox::currentIndexChanged, this, [this] { showAgain(); });
  connect(table().selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& now, const QModelIndex& before) {
            if (now.isValid() && before.isValid())
              emit pairChosen(static_cast<std::size_t>(table().source(now).row()));
          });
  retranslate();
}

void SidesView::show(const JudgedSides& judged, std::size_t questions) {
  const bool same = judged.found == judged_.found;
  const int row = same ? std::max(table().chosenRow(), 0) : 0;
  judged_ = judged;
  questions_ = questions;
  model_->show(judged_);
  {
    const QSignalBlocker quiet(table().selectionModel());
    table().setCurrentIndex(table().shown(row));
  }
  table().viewport()->update();
  showAgain();
}

void SidesView::clear() {
  judged_ = {};
  model_->show(judged_);
  showAgain();
}

void SidesView::showAgain() {
  const bool any = judged_.found != nullptr;
  differences_->setEnabled(any);
  setFilled(any);
  if (!any) {
    chart().clear();
    say(tr("Add a side above to compare several sides at once, each with each."));
    return;
  }
  const int all = static_cast<int>(judged_.found->pairs.size());
  say(tr("Pairs with a difference shown: %1 of %n.", nullptr, all).arg(judged_.shown()) + QLatin1Char(' ') +
      tr("The adjusted p-values allow for all %n comparison(s) of the history. Choose a pair to "
         "see its numbers "
         "in the other tabs.",
         nullptr, static_cast<int>(questions_)));
  const auto drawn = std::make_shared<const SidesChart>(judged_, differences_->currentIndex() == 1);
  chart().show({[drawn](QSizeF room, const Look& look) { return drawn->draw(room, look); },
                [drawn] { return drawn->csv(); }, drawn->title(), drawn->words()});
}

void SidesView::retranslate() {
  const QSignalBlocker quiet(differences_);
  differences_->setItemText(0, tr("All pairs"));
  differences_->setItemText(1, tr("Each with A"));
  differences_->setAccessibleName(tr("Differences in the chart"));
  differences_->setToolTip(tr("The table and the adjusted p-values always have all pairs"));
  table().setAccessibleName(tr("All pairs"));
  retranslateParts();
  showAgain();
}

} // namespace annales::viewer
