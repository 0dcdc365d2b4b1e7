#include "viewer/editor/own_board_dialog.h"

#include "engine/map/map.h"
#include "libreplay/text/plain_text.h"
#include "viewer/editor/own_boards.h"
#include "viewer/files/file_dialogs.h"

#include <QFile>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

QString idOf(const QString& name) {
  return QString::fromStdString(slugOf(name.toStdString(), 60));
}

} // namespace

OwnBoardDialog::OwnBoardDialog(const QString& english, const QString& german, QWidget* parent)
    : QDialog(parent), folder_(OwnBoards::folder()), en_(new QLineEdit), de_(new QLineEdit),
      id_(new QLineEdit), where_(new QLabel), why_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel)) {
  setWindowTitle(tr("Save as a board of your own"));
  setMinimumWidth(480);
  en_->setObjectName(QStringLiteral("english"));
  de_->setObjectName(QStringLiteral("german"));
  id_->setObjectName(QStringLiteral("boardId"));
  en_->setText(tr("%1 (edited)").arg(english));
  de_->setText(tr("%1 (edited)").arg(german));
  id_->setText(idOf(en_->text()));
  for (QLabel* label : {where_, why_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  auto* folder = new QPushButton(tr("Another &folder…"));
  folder->setAutoDefault(false);
  auto* rows = new QFormLayout;
  rows->addRow(tr("&English name"), en_);
  rows->addRow(tr("&German name"), de_);
  rows->addRow(tr("&Id"), id_);
  rows->addRow(tr("File"), where_);
  rows->addRow(QString(), folder);
  auto* all = new QVBoxLayout(this);
  all->addLayout(rows);
  all->addWidget(why_);
  all->addWidget(buttons_);
  connect(en_, &QLineEdit::textEdited, this, [this](const QString& text) { id_->setText(idOf(text)); });
  for (QLineEdit* edit : {en_, de_, id_})
    connect(edit, &QLineEdit::textChanged, this, &OwnBoardDialog::check);
  connect(folder, &QPushButton::clicked, this, &OwnBoardDialog::chooseFolder);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  check();
}

QString OwnBoardDialog::path() const {
  return folder_ + QLatin1Char('/') + id() + QStringLiteral(".json");
}

void OwnBoardDialog::check() {
  where_->setText(path());
  QString why;
  if (english().isEmpty() || german().isEmpty())
    why = tr("Both names are needed.");
  else if (!isId(id().toStdString()))
    why = tr("An id consists of lowercase letters a–z, digits and hyphens.");
  else if (OwnBoards::isBuiltInId(id().toStdString()))
    why = tr("A board that comes with the program already has this id.");
  buttons_->button(QDialogButtonBox::Save)->setEnabled(why.isEmpty());
  if (why.isEmpty() && QFile::exists(path())) why = tr("The file already exists and will be replaced.");
  why_->setText(why);
}

void OwnBoardDialog::chooseFolder() {
  const QString folder =
      FileDialogs::folder(this, {.title = tr("Another folder"), .suggested = folder_ + u'/'});
  if (!folder.isEmpty()) folder_ = folder;
  check();
}

} // namespace annales::viewer
