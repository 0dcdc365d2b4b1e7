#include "viewer/window/trouble_banner.h"

#include "viewer/look/plain_tip.h"
#include "viewer/look/reversed_palette.h"
#include "viewer/store/trouble.h"

#include <QFileInfo>
#include <QHBoxLayout>

namespace annales::viewer {

QString troubleText(const DeskTrouble& trouble) {
  return LibraryTrouble::sentence(trouble.error, QString::fromStdString(trouble.library.string()));
}

TroubleBanner::TroubleBanner(QWidget* parent) : QFrame(parent), words_(new QLabel), save_(new QPushButton) {
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout(this);
  row->addWidget(words_, 1);
  row->addWidget(save_);
  connect(save_, &QPushButton::clicked, this, &TroubleBanner::saveElsewhereWanted);
  hide();
}

void TroubleBanner::tell(const std::vector<DeskTrouble>& troubles, const Look& look) {
  if (troubles.empty()) return hide();
  setPalette(reversedPalette(look));
  save_->setPalette(look.palette());
  words_->setFont(look.font(10.5));
  save_->setFont(look.font(10.5, true));
  const QString file = QString::fromStdString(troubles.front().library.string());
  words_->setToolTip(plainTip(file));
  words_->setText(tr("%1 Anything you write now is kept only as a draft.")
                      .arg(LibraryTrouble::sentence(troubles.front().error, QFileInfo(file).fileName())));
  save_->setText(tr("Save as another library…"));
  setAccessibleName(words_->text());
  show();
}

} // namespace annales::viewer
