#include "viewer/editor/owner_file_editor.h"

#include "viewer/editor/commit_typed.h"
#include "viewer/editor/own_boards.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/look/common_words.h"

#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QScopedValueRollback>
#include <QShortcut>

namespace annales::viewer {

OwnerFileEditor::OwnerFileEditor(const View& view, QWidget* parent)
    : QDialog(parent), look_(Look::of(view)), rows_(new QFormLayout), body_(new QVBoxLayout),
      id_(new QLineEdit), grade_(new QComboBox), note_(new QPlainTextEdit), list_(new QListWidget),
      message_(new QLabel), open_(new QPushButton), undo_(new QPushButton), redo_(new QPushButton),
      save_(new QPushButton), saveAs_(new QPushButton), close_(new QPushButton) {
  resize(static_cast<int>(look_.px(1280)), static_cast<int>(look_.px(640)));
  id_->setObjectName(QStringLiteral("fileId"));
  list_->setObjectName(QStringLiteral("findings"));
  save_->setObjectName(QStringLiteral("save"));
  saveAs_->setObjectName(QStringLiteral("saveAs"));
  close_->setObjectName(QStringLiteral("close"));
  message_->setTextFormat(Qt::PlainText);
  message_->setWordWrap(true);
  note_->setTabChangesFocus(true);
  note_->setMaximumHeight(static_cast<int>(look_.px(64)));
  note_->installEventFilter(this);
  list_->setMaximumHeight(static_cast<int>(look_.px(90)));
  for (QWidget* widget : std::initializer_list<QWidget*>{id_, grade_, note_})
    rows_->addRow(new QLabel, widget);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {open_, undo_, redo_, save_, saveAs_, close_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
    if (button == redo_) buttons->addStretch(1);
  }
  auto* all = new QVBoxLayout(this);
  all->addLayout(rows_);
  all->addLayout(body_, 1);
  all->addWidget(list_);
  all->addWidget(message_);
  all->addLayout(buttons);
  connect(id_, &QLineEdit::editingFinished, this, &OwnerFileEditor::commitHead);
  connect(grade_, &QComboBox::activated, this, &OwnerFileEditor::commitHead);
  connect(open_, &QPushButton::clicked, this, &OwnerFileEditor::chooseFile);
  connect(undo_, &QPushButton::clicked, this, &OwnerFileEditor::undo);
  connect(redo_, &QPushButton::clicked, this, &OwnerFileEditor::redo);
  connect(save_, &QPushButton::clicked, this, &OwnerFileEditor::save);
  connect(saveAs_, &QPushButton::clicked, this, &OwnerFileEditor::saveAs);
  connect(close_, &QPushButton::clicked, this, &QWidget::close);
  connect(new QShortcut(QKeySequence(QStringLiteral("Ctrl+Z")), this), &QShortcut::activated, this,
          &OwnerFileEditor::undo);
  connect(new QShortcut(QKeySequence(QStringLiteral("Ctrl+Y")), this), &QShortcut::activated, this,
          &OwnerFileEditor::redo);
}

OwnerFileEditor::~OwnerFileEditor() {
  for (const QWidget* field : findChildren<QWidget*>())
    field->disconnect(this);
}

void OwnerFileEditor::retranslate() {
  const QStringList labels{CommonWords::tr("Id"), CommonWords::tr("Facts"), CommonWords::tr("Source")};
  for (int row = 0; row < labels.size(); ++row)
    qobject_cast<QLabel*>(rows_->itemAt(row, QFormLayout::LabelRole)->widget())->setText(labels[row]);
  id_->setAccessibleName(labels[0]);
  grade_->setAccessibleName(labels[1]);
  note_->setAccessibleName(labels[2]);
  list_->setAccessibleName(CommonWords::tr("Findings"));
  const int grade = grade_->currentIndex();
  grade_->clear();
  grade_->addItems(
      {tr("copied from the published game"), CommonWords::tr("reconstructed, at least in part")});
  grade_->setCurrentIndex(grade);
  open_->setText(CommonWords::tr("&Open…"));
  undo_->setText(tr("&Undo"));
  redo_->setText(tr("&Redo"));
  save_->setText(tr("&Save"));
  saveAs_->setText(tr("Save &as…"));
  close_->setText(CommonWords::tr("&Close"));
}

QString OwnerFileEditor::placed(const Finding& finding) {
  const QString place = QString::fromStdString(finding.place);
  const QString sentence = reasonInWindow(finding);
  return place.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(place, sentence);
}

void OwnerFileEditor::showAll() {
  const QScopedValueRollback guard(isFilling_, true);
  const Head now = head();
  id_->setText(QString::fromStdString(now.id));
  grade_->setCurrentIndex(static_cast<int>(indexOf(now.provenance.grade)));
  const QString note = QString::fromStdString(now.provenance.note);
  if (note_->toPlainText() != note) note_->setPlainText(note);
  showBody();
  findings_ = check(written());
  list_->clear();
  for (const Finding& finding : findings_)
    list_->addItem(placed(finding));
  if (findings_.empty()) {
    list_->addItem(tr("No findings. This file can be used for games."));
    list_->item(0)->setForeground(look_.good);
  }
  for (QPushButton* button : {save_, saveAs_})
    button->setEnabled(findings_.empty());
  setWindowModified(isChanged());
}

void OwnerFileEditor::commitHead() {
  if (isFilling_) return;
  const Head now = head();
  const Head next{id_->text().trimmed().toStdString(),
                  {static_cast<Grade>(grade_->currentIndex()), note_->toPlainText().toStdString()}};
  if (next.id == now.id && next.provenance.grade == now.provenance.grade &&
      next.provenance.note == now.provenance.note)
    return;
  setHead(next);
  showAll();
}

/// What was typed and not yet taken over counts, too.
void OwnerFileEditor::commitFields() {
  commitTyped(*this, *this);
  commitHead();
}

void OwnerFileEditor::undo() {
  step(-1);
  showAll();
}

void OwnerFileEditor::redo() {
  step(1);
  showAll();
}

bool OwnerFileEditor::openFile(const QString& path, QString& why) {
  const auto text = OwnBoards::read(path, why);
  if (!text) return false;
  why = take(*text);
  if (!why.isEmpty()) return false;
  path_ = path;
  known_ = *text;
  showAll();
  return true;
}

bool OwnerFileEditor::saveTo(const QString& path, QString& why) {
  why = findings_.empty() ? OwnBoards::write(path, written())
                          : tr("A file with findings cannot be used for games.");
  if (!why.isEmpty()) return false;
  path_ = path;
  known_ = written();
  markSaved();
  showAll();
  message_->setText(CommonWords::tr("Saved as %1").arg(path));
  emit fileSaved(path);
  return true;
}

void OwnerFileEditor::chooseFile() {
  if (!mayLeave()) return;
  QString why;
  const QString path = FileDialogs::fileToOpen(
      this, {.title = tr("Open"), .filters = tr("Files (*.json)"), .suggested = folder() + u'/'});
  if (!path.isEmpty() && !openFile(path, why)) message_->setText(why);
}

void OwnerFileEditor::save() {
  commitFields();
  if (path_.isEmpty()) return saveAs();
  if (isAsLastSeen() || asksToReplace()) write(path_);
}

/// The file dialogue asks before it replaces a file.
void OwnerFileEditor::saveAs() {
  commitFields();
  QDir().mkpath(folder());
  const QString unnamed = QDir(folder()).filePath(id_->text() + QStringLiteral(".json"));
  write(FileDialogs::fileToSave(this, {.title = CommonWords::tr("Save"),
                                       .filters = tr("Files (*.json)"),
                                       .suggested = path_.isEmpty() ? unnamed : path_,
                                       .suffix = QStringLiteral("json")}));
}

void OwnerFileEditor::write(const QString& path) {
  QString why;
  if (!path.isEmpty() && !saveTo(path, why)) message_->setText(why);
}

/// Nobody else has written the file since it was read or written here.
bool OwnerFileEditor::isAsLastSeen() const {
  QString why;
  return !QFile::exists(path_) || OwnBoards::read(path_, why) == known_;
}

bool OwnerFileEditor::asksToReplace() {
  QMessageBox box(
      QMessageBox::Warning, CommonWords::tr("Save"),
      tr("%1 has changed on disk since you opened it. Saving replaces its current contents.").arg(path_),
      QMessageBox::Cancel, this);
  box.setTextFormat(Qt::PlainText);
  const QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
  const QPushButton* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == elsewhere) saveAs();
  return box.clickedButton() == replace;
}

bool OwnerFileEditor::mayLeave() {
  commitFields();
  if (!isChanged()) return true;
  const bool canSave = findings_.empty();
  const auto answer = QMessageBox::question(
      this, CommonWords::tr("Unsaved changes"),
      canSave
          ? tr("There are unsaved changes.")
          : tr("There are unsaved changes. They cannot be saved until the findings in the list are fixed."),
      (canSave ? QMessageBox::Save : QMessageBox::NoButton) | QMessageBox::Discard | QMessageBox::Cancel,
      canSave ? QMessageBox::Save : QMessageBox::Cancel);
  if (answer != QMessageBox::Save) return answer == QMessageBox::Discard;
  save();
  return !isChanged();
}

/// Escape, the button and the window's cross all come here.
void OwnerFileEditor::reject() {
  if (mayLeave()) QDialog::reject();
}

bool OwnerFileEditor::eventFilter(QObject* watched, QEvent* event) {
  if (watched == note_ && event->type() == QEvent::FocusOut) commitHead();
  return QDialog::eventFilter(watched, event);
}

void OwnerFileEditor::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  showAll();
}

} // namespace annales::viewer
