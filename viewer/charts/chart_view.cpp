#include "viewer/charts/chart_view.h"

#include "viewer/charts/chart_words.h"
#include "viewer/charts/legend_chip.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"
#include "viewer/look/wrap_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace annales::viewer {
namespace {

ChartChoice firstChoice(ChartKind kind) {
  ChartChoice choice;
  choice.kind = kind;
  if (kind == ChartKind::personages) choice.measure = Measure::points;
  if (kind == ChartKind::military) choice.measure = Measure::units;
  if (kind == ChartKind::cities) choice.measure = Measure::cities;
  return choice;
}

} // namespace

ChartView::ChartView(ChartKind kind, SessionStore& store, QWidget* parent) : QWidget(parent), store_(store) {
  content_.choice = firstChoice(kind);
  build();
  connect(&store_, &SessionStore::changed, this, &ChartView::onChanged);
  retranslate();
  refreshAll(true);
}

/// The canvas ends its preview while it is destroyed; nobody is left here to be told.
ChartView::~ChartView() {
  store_.disconnect(this);
}

QString ChartView::titleOf(ChartKind kind) {
  switch (kind) {
  case ChartKind::resources:
    return titleInWindow(Term::resources);
  case ChartKind::personages:
    return titleInWindow(Term::personages);
  case ChartKind::military:
    return CommonWords::tr("Military");
  case ChartKind::cities:
    return tr("Cities and know-how");
  case ChartKind::flow:
    return tr("Flow of resources");
  case ChartKind::race:
    return tr("Personage race");
  }
  return {};
}

void ChartView::choose(const ChartChoice& choice) {
  if (choice.kind != content_.choice.kind || choice == content_.choice) return;
  content_.choice = choice;
  syncBoxes();
  rebuildLegend();
  refreshContent(false);
  emit chosen(choice);
}

QString ChartView::csv() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return {};
  return chartCsv(*tab, store_.session().view, content_.choice, content_.looks, canvas_->span());
}

void ChartView::onChanged(const Change& change) {
  if (change.story || change.look) return refreshAll(change.story);
  if (change.beside) return showBeside();
  if (change.selected && change.tab() != nullptr && change.tab()->selected.exists()) {
    content_.choice.nation = change.tab()->selected;
    syncBoxes();
    if (content_.choice.form == ChartForm::stackedKinds) refreshContent(false);
  }
  if (change.sampling) syncBoxes();
  if (change.hidden) checkLegend();
  if (change.hidden || change.sampling) return refreshContent(false);
  if (!change.shown && !change.cursor) return;
  canvas_->moveCursor(change.before.tab()->shown(), change.after.tab()->shown());
  showValues();
}

void ChartView::refreshAll(bool otherLine) {
  const Tab* tab = store_.tab();
  content_.look = Look::of(store_.session().view);
  content_.looks =
      tab != nullptr ? nationLooks(*tab->game, content_.look, speaksGerman()) : std::vector<NationLook>{};
  if (content_.choice.nation.index() >= content_.looks.size())
    content_.choice.nation = content_.looks.empty() ? NationId() : NationId(0);
  for (QWidget* widget :
       {boxes_, static_cast<QWidget*>(menu_), static_cast<QWidget*>(reset_), static_cast<QWidget*>(beside_)})
    widget->setFont(content_.look.font(9));
  fillBoxes();
  rebuildLegend();
  refreshContent(otherLine);
}

void ChartView::refreshContent(bool otherLine) {
  const Tab* tab = store_.tab();
  const bool over = tab != nullptr && content_.choice.overTime();
  content_.data = over ? timeData(*tab, store_.session().view, content_.choice, content_.looks) : TimeData{};
  canvas_->contentChanged(otherLine);
  reset_->setVisible(canvas_->zoomed());
  showValues();
}

/// The same entries stay: others would lay out the whole window.
void ChartView::rebuildLegend() {
  const ChartForm form = content_.choice.form;
  Legend legend;
  const auto other = store_.tab() != nullptr && showsBeside() ? store_.tab()->lineBeside() : nullptr;
  legend.kinds = form == ChartForm::stackedKinds;
  legend.dash = content_.choice.overTime() && (form == ChartForm::lines || form == ChartForm::difference);
  legend.dark = content_.look.dark;
  legend.scale = content_.look.scale;
  legend.looks = content_.looks;
  if (other) legend.beside = ChartWords::line(*other);
  if (store_.tab() != nullptr && shownLegend_ == legend) return checkLegend();
  shownLegend_.reset();
  if (store_.tab() != nullptr) shownLegend_ = legend;
  for (LegendChip* chip : chips_) {
    legend_->layout()->removeWidget(chip);
    chip->hide();
    chip->deleteLater();
  }
  chips_.clear();
  legend_->hide(); // each entry that appears would lay out the whole window
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  for (std::size_t r = 0; legend.kinds && r < kResources; ++r) {
    const auto resource = static_cast<Resource>(r);
    chips_.push_back(
        new LegendChip(content_.look.resource(resource), ChartWords::of(resource), content_.look, legend_));
  }
  for (std::size_t n = 0; !legend.kinds && n < content_.looks.size(); ++n) {
    auto* chip = new LegendChip(content_.looks[n], content_.look, legend.dash, legend_);
    chip->setChecked(!tab->isHidden(NationId(n)));
    connect(chip, &QAbstractButton::clicked, this, [this, n](bool shown) {
      store_.dispatch(HideNation{NationId(n), !shown});
    });
    chips_.push_back(chip);
  }
  if (other) chips_.push_back(new LegendChip(legend.beside, content_.look, legend_));
  for (LegendChip* chip : chips_)
    legend_->layout()->addWidget(chip);
  legend_->show();
}

void ChartView::checkLegend() {
  if (content_.choice.form == ChartForm::stackedKinds) return;
  for (std::size_t n = 0; n < content_.looks.size(); ++n)
    chips_[n]->setChecked(!store_.tab()->isHidden(NationId(n)));
}

/// The values at the shown event, or their differences, in the legend.
void ChartView::showValues() {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  const TimeData& shown = content_.data;
  const bool kinds = content_.choice.form == ChartForm::stackedKinds;
  for (std::size_t i = 0; i < shown.curves.size(); ++i) {
    const TimeCurve& curve = shown.curves[i];
    const std::size_t chip = kinds ? i : curve.nation.index();
    if (chip >= chips_.size()) continue;
    std::optional<std::int32_t> value = valueAt(*tab->line, shown, curve, tab->shown());
    if (!shown.differences.empty()) {
      const auto there = valueBeside(shown, i, tab->shown());
      value = there ? std::optional(*value - *there) : std::nullopt;
    }
    chips_[chip]->setValue(value);
  }
}

void ChartView::wheelEvent(QWheelEvent* event) {
  event->accept();
  const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  wheel_ += turned;
  const int notches = wheel_ / 120;
  if (notches == 0) return;
  wheel_ -= notches * 120;
  if (event->modifiers().testFlag(Qt::ControlModifier))
    return canvas_->zoomAround(canvas_->mapFrom(this, event->position()).x(), notches > 0 ? 0.75 : 1 / 0.75);
  if (event->modifiers().testFlag(Qt::ShiftModifier)) return store_.dispatch(StepRound{-notches});
  store_.dispatch(StepWheel{-notches});
}

void ChartView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    shownLegend_.reset(); // in other words
    refreshAll(false);
  }
  QWidget::changeEvent(event);
}

} // namespace annales::viewer
