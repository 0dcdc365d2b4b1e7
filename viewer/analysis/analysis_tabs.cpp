#include "viewer/analysis/analysis_tabs.h"

#include "viewer/look/panel_scroll.h"

#include <QEvent>
#include <QTabBar>

namespace annales::viewer {

AnalysisTabs::AnalysisTabs(AnalysisBook& book, QWidget* parent)
    : QTabWidget(parent), source_(new ExactSource(book, this)), analysis_(new AnalysisPanel(book)),
      moves_(new MovesPanel(book)), claims_(new ClaimsPanel(*source_)), account_(new AccountPanel(*source_)) {
  for (QWidget* panel : std::initializer_list<QWidget*>{analysis_, moves_, claims_, account_})
    addTab(new PanelScroll(panel), QString()); // each by itself: the tabs stay in sight
  setDocumentMode(true);
  setFocusProxy(analysis_);
  connect(this, &QTabWidget::currentChanged, this, [this](int tab) { setFocusProxy(panelOf(tab)); });
  retranslate();
}

QWidget* AnalysisTabs::panelOf(int tab) const {
  const auto* scroll = qobject_cast<PanelScroll*>(widget(tab));
  return scroll == nullptr ? nullptr : scroll->widget();
}

void AnalysisTabs::open(const QWidget& panel) {
  for (int tab = 0; tab < count(); ++tab)
    if (panelOf(tab) == &panel) setCurrentIndex(tab);
}

void AnalysisTabs::retranslate() {
  setTabText(0, tr("Chances"));
  setTabText(1, tr("Moves"));
  setTabText(2, tr("Missed claims"));
  setTabText(3, tr("Account"));
  setTabToolTip(1, tr("Possible moves from here with the chances of all nations, and games played out"));
  setTabToolTip(2, tr("Personages that a nation could have won in a turn but did not"));
  setTabToolTip(3, tr("Tempo on the rondel, idle stock and waste"));
}

void AnalysisTabs::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QTabWidget::changeEvent(event);
}

} // namespace annales::viewer
