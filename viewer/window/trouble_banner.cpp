#include "viewer/window/trouble_banner.h"

#include "viewer/store/trouble.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>

namespace annales::viewer {

QString troubleText(const DeskTrouble& trouble) {
  return LibraryTrouble::sentence(trouble.error, QString::fromStdString(trouble.library.string()));
}

TroubleBanner::TroubleBanner(QWidget* over) : QFrame(over), words_(new QLabel), save_(new QPushButton) {
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout(this);
  row->addWidget(words_, 1);
  row->addWidget(save_);
  connect(save_, &QPushButton::clicked, this, &TroubleBanner::saveElsewhereWanted);
  over->installEventFilter(this);
  hide();
}

void TroubleBanner::tell(const std::vector<DeskTrouble>& troubles, const Look& look) {
  if (troubles.empty()) return hide();
  QPalette palette = look.palette();
  palette.setColor(QPalette::Window, look.text);
  palette.setColor(QPalette::WindowText, look.panel);
  setPalette(palette);
  save_->setPalette(look.palette());
  words_->setFont(look.font(10.5));
  save_->setFont(look.font(10.5, true));
  words_->setToolTip(QString::fromStdString(troubles.front().library.string()));
  const QString name = QFileInfo(words_->toolTip()).fileName();
  words_->setText(tr("%1 What you write from now on is kept as a draft only.")
                      .arg(LibraryTrouble::sentence(troubles.front().error, name)));
  save_->setText(tr("Save as another library…"));
  setAccessibleName(words_->text());
  fit();
  show();
  raise();
}

void TroubleBanner::fit() {
  layout()->invalidate(); // words and fonts are new
  const int width = parentWidget()->width();
  setGeometry(0, 0, width,
              layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height());
}

bool TroubleBanner::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) fit();
  return QFrame::eventFilter(watched, event);
}

} // namespace annales::viewer
