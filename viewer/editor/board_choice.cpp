#include "viewer/editor/board_choice.h"

#include "viewer/editor/own_boards.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace annales::viewer {

BoardChoice::BoardChoice(const Look& look, QWidget* parent)
    : QWidget(parent), look_(look), title_(new QLabel), text_(new QLabel), list_(new QListWidget),
      begin_(new QPushButton), file_(new QPushButton), behind_(new QWidget), behindText_(new QLabel),
      resume_(new QPushButton), discard_(new QPushButton) {
  list_->setObjectName(QStringLiteral("boards"));
  list_->setSpacing(4);
  resume_->setObjectName(QStringLiteral("resume"));
  text_->setWordWrap(true);
  behindText_->setWordWrap(true);
  auto* behind = new QHBoxLayout(behind_);
  behind->addWidget(behindText_, 1);
  behind->addWidget(resume_);
  behind->addWidget(discard_);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(file_);
  buttons->addWidget(begin_);
  begin_->setDefault(true);
  auto* column = new QVBoxLayout;
  column->addWidget(title_);
  column->addWidget(text_);
  column->addWidget(behind_);
  column->addWidget(list_, 1);
  column->addLayout(buttons);
  auto* all = new QHBoxLayout(this);
  all->addStretch(1);
  all->addLayout(column, 6);
  all->addStretch(1);
  connect(begin_, &QPushButton::clicked, this, &BoardChoice::begin);
  connect(list_, &QListWidget::itemActivated, this, &BoardChoice::begin);
  connect(file_, &QPushButton::clicked, this, &BoardChoice::fileWanted);
  connect(resume_, &QPushButton::clicked, this,
          [this] { emit draftChosen(resume_->property("path").toString()); });
  connect(discard_, &QPushButton::clicked, this, [this] {
    BoardDraftKeeper::discard(resume_->property("path").toString());
    showLeftBehind();
  });
  setLook(look);
  retranslate();
  refresh();
}

void BoardChoice::setLook(const Look& look) {
  look_ = look;
  title_->setFont(look.font(18, true));
  behind_->setAutoFillBackground(true);
  setOwnColours(*behind_, {{QPalette::Window, look.accentSoft}});
}

void BoardChoice::retranslate() {
  title_->setText(tr("Edit a board"));
  text_->setText(
      tr("Choose the board closest to yours. The boards that come with the program are reconstructed from "
         "geography. If you own the printed board, correct the sites, borders and start cities, then save "
         "the result as a board of your own. Recorded games keep the board they were played on."));
  begin_->setText(tr("&Start from this board"));
  file_->setText(tr("&Open a file…"));
  resume_->setText(tr("&Continue"));
  discard_->setText(tr("&Discard"));
  list_->setAccessibleName(tr("Boards"));
}

void BoardChoice::refresh() {
  list_->clear();
  for (const ShelvedBoard& shelved : OwnBoards::all()) {
    const Board& board = *shelved.board;
    const QString name = QString::fromStdString(board.name.in(spokenLanguage()));
    const bool builtIn = shelved.source == "built in";
    const QString grade = board.provenance.grade == Grade::published ? CommonWords::tr("published")
                                                                     : CommonWords::tr("reconstructed");
    auto* item = new QListWidgetItem(
        tr("%1\n%2 · %3 provinces · %4")
            .arg(name, builtIn ? tr("comes with the program") : QString::fromStdString(shelved.source))
            .arg(board.map->size())
            .arg(grade),
        list_);
    item->setData(Qt::UserRole, QVariant::fromValue(shelved.board));
    item->setData(Qt::UserRole + 1, builtIn ? QString() : QString::fromStdString(shelved.source));
  }
  for (const LeftOut& file : OwnBoards::leftOut()) {
    auto* item = new QListWidgetItem(
        tr("%1\n%2").arg(QString::fromStdString(file.file), reasonInWindow(file.why)), list_);
    item->setData(Qt::UserRole + 1, QString::fromStdString(file.file));
    item->setForeground(look_.dim);
  }
  if (list_->count() > 0) list_->setCurrentRow(0);
  showLeftBehind();
}

void BoardChoice::showLeftBehind() {
  const auto files = BoardDraftKeeper::leftBehind();
  behind_->setVisible(!files.empty());
  if (files.empty()) return;
  const QFileInfo file(files.front());
  resume_->setProperty("path", files.front());
  behindText_->setText(tr("A board you were editing on %1 has not been saved.")
                           .arg(QLocale().toString(file.lastModified(), QLocale::ShortFormat)));
}

void BoardChoice::begin() {
  const QListWidgetItem* item = list_->currentItem();
  if (item == nullptr) return;
  const QString path = item->data(Qt::UserRole + 1).toString();
  if (const auto board = item->data(Qt::UserRole).value<std::shared_ptr<const Board>>())
    emit chosen(board, path);
  else
    emit fileChosen(path);
}

void BoardChoice::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  refresh();
}

} // namespace annales::viewer
