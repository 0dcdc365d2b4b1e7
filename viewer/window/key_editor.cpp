#include "viewer/window/key_editor.h"

#include "viewer/look/search_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace annales::viewer {

KeyEditor::KeyEditor(Commands& commands, QWidget* parent)
    : QDialog(parent), commands_(commands), filter_(new QLineEdit), list_(new QTreeWidget),
      edit_(new QKeySequenceEdit), message_(new QLabel) {
  setWindowTitle(tr("Keys"));
  resize(620, 560);
  filter_->setPlaceholderText(tr("Search for a command or key"));
  filter_->setClearButtonEnabled(true);
  list_->setHeaderLabels({tr("Command"), tr("Keys")});
  list_->setRootIsDecorated(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  message_->setWordWrap(true);

  auto* set = new QPushButton(tr("Set"));
  auto* none = new QPushButton(tr("No key"));
  auto* row = new QHBoxLayout;
  row->addWidget(new QLabel(tr("New key:")));
  row->addWidget(edit_, 1);
  row->addWidget(set);
  row->addWidget(none);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* reset = buttons->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);

  auto* all = new QVBoxLayout(this);
  all->addWidget(filter_);
  all->addWidget(list_, 1);
  all->addLayout(row);
  all->addWidget(message_);
  all->addWidget(buttons);

  connect(filter_, &QLineEdit::textChanged, this, &KeyEditor::filter);
  connect(list_, &QTreeWidget::currentItemChanged, this, &KeyEditor::choose);
  connect(set, &QPushButton::clicked, this, &KeyEditor::apply);
  connect(none, &QPushButton::clicked, this, &KeyEditor::clear);
  connect(reset, &QPushButton::clicked, this, &KeyEditor::resetAll);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
  fill();
}

void KeyEditor::fill() {
  const int row = list_->currentItem() != nullptr ? list_->indexOfTopLevelItem(list_->currentItem()) : 0;
  list_->clear();
  for (const Command& command : commands_.all())
    list_->addTopLevelItem(new QTreeWidgetItem(
        {QString(command.action->text()).remove(QLatin1Char('&')),
         QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText)}));
  list_->setCurrentItem(list_->topLevelItem(row));
  filter(filter_->text());
}

void KeyEditor::filter(const QString& text) {
  const QString wanted = searchText(text);
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = list_->topLevelItem(i);
    item->setHidden(!searchText(item->text(0)).contains(wanted) &&
                    !searchText(item->text(1)).contains(wanted));
  }
}

const Command* KeyEditor::current() const {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  return row < 0 ? nullptr : &commands_.all()[static_cast<std::size_t>(row)];
}

void KeyEditor::choose() {
  message_->clear();
  edit_->clear();
}

void KeyEditor::apply() {
  const Command* command = current();
  if (command == nullptr || edit_->keySequence().isEmpty()) return;
  const QList<QKeySequence> keys{edit_->keySequence()};
  if (const Command* other = commands_.conflict(*command, keys)) {
    message_->setText(tr("“%1” already uses this key. Choose another key for that command first.")
                          .arg(QString(other->action->text()).remove(QLatin1Char('&'))));
    return;
  }
  commands_.setKeys(*command, keys);
  fill();
}

void KeyEditor::clear() {
  if (const Command* command = current()) commands_.setKeys(*command, {});
  fill();
}

void KeyEditor::resetAll() {
  QMessageBox box(QMessageBox::Question, windowTitle(),
                  tr("Reset all keys to their defaults? Your own keys will be lost."), QMessageBox::NoButton,
                  this);
  const QPushButton* reset = box.addButton(tr("Reset all"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != reset) return;
  commands_.resetKeys();
  fill();
}

} // namespace annales::viewer
