#include "viewer/window/library_page.h"

#include "viewer/look/common_words.h"

#include <QEvent>

namespace annales::viewer {

LibraryPage::LibraryPage(SessionStore& store, QWidget* parent)
    : QTabWidget(parent), games_(new LibraryPanel(store)), remarks_(new FindRemarksPanel(store)) {
  setDocumentMode(true);
  tabBar()->setDrawBase(false); // a white line in dark looks
  addTab(games_, QString());
  addTab(remarks_, QString());
  connect(games_, &LibraryPanel::libraryOpened, remarks_, &FindRemarksPanel::setLibrary);
  retranslate();
}

void LibraryPage::retranslate() {
  setTabText(indexOf(games_), CommonWords::tr("Games"));
  setTabText(indexOf(remarks_), CommonWords::tr("Remarks"));
}

void LibraryPage::changeEvent(QEvent* event) {
  QTabWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace annales::viewer
