// How the editor of names is put together.
#include "importers/boards/own_boards.h"
#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"
#include "viewer/openings/opening_words.h"
#include "viewer/openings/openings_editor.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <map>

namespace annales::viewer {

void OpeningsEditor::build() {
  setWindowTitle(tr("Names of openings[*]"));
  strip_->hide();
  list_->setModel(model_);
  list_->setSelectionBehavior(QAbstractItemView::SelectRows);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  list_->setShowGrid(false);
  list_->setWordWrap(false);
  list_->setTabKeyNavigation(false);
  list_->verticalHeader()->hide();
  list_->horizontalHeader()->setHighlightSections(false);
  list_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  list_->horizontalHeader()->setStretchLastSection(true);
  list_->setAccessibleName(tr("Names of openings"));
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    ruleset_->addItem(fromUtf8(titleOf(ruleset)), static_cast<int>(ruleset));
  code_->setMaxLength(12);
  english_->setMaxLength(80);
  german_->setMaxLength(80);
  german_->setPlaceholderText(tr("as in English"));
  auto* left = new QFormLayout;
  left->addRow(tr("&Code"), code_);
  left->addRow(tr("&English name"), english_);
  left->addRow(tr("&German name"), german_);
  auto* right = new QFormLayout;
  right->addRow(tr("&Ruleset"), ruleset_);
  right->addRow(tr("&Nation"), nation_);
  auto* fields = new QHBoxLayout;
  fields->addLayout(left, 3);
  fields->addLayout(right, 2);
  auto* scroll = new QScrollArea;
  scroll->setWidget(turns_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* form = new QVBoxLayout(form_);
  form->setContentsMargins(0, 0, 0, 0);
  form->addLayout(fields);
  form->addWidget(scroll, 1);
  complaint_->setWordWrap(true);
  complaint_->setTextFormat(Qt::PlainText);
  auto* beside = new QHBoxLayout;
  for (QPushButton* button : {add_, copy_, remove_})
    beside->addWidget(button);
  beside->addStretch();
  for (QAction* action : {undo_, redo_}) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    addAction(action);
    beside->addWidget(button);
  }
  auto* below = new QHBoxLayout;
  below->addWidget(complaint_, 1);
  below->addWidget(save_);
  below->addWidget(close_);
  for (QPushButton* button : {add_, copy_, remove_, save_, close_})
    button->setAutoDefault(false);
  auto* all = new QVBoxLayout(this);
  all->addWidget(strip_);
  all->addWidget(list_, 2);
  all->addLayout(beside);
  all->addWidget(form_, 3);
  all->addLayout(below);
  add_->setText(tr("New"));
  copy_->setText(tr("Copy"));
  remove_->setText(tr("Remove"));
  save_->setText(CommonWords::tr("Save"));
  close_->setText(tr("Close"));
  undo_->setText(tr("Undo"));
  redo_->setText(tr("Redo"));
  undo_->setShortcut(QKeySequence::Undo);
  redo_->setShortcut(QKeySequence::Redo);
  save_->setShortcut(QKeySequence::Save);
}

void OpeningsEditor::connectParts() {
  using Field = OpeningsDraft::Field;
  connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &OpeningsEditor::showEntry);
  connect(code_, &QLineEdit::textEdited, this, [this] { change(Field::code); });
  connect(english_, &QLineEdit::textEdited, this, [this] { change(Field::english); });
  connect(german_, &QLineEdit::textEdited, this, [this] { change(Field::german); });
  connect(ruleset_, &QComboBox::currentIndexChanged, this, [this] { change(Field::ruleset); });
  connect(nation_, &QComboBox::currentIndexChanged, this, [this] { change(Field::nation); });
  connect(turns_, &TurnsForm::turnsChanged, this, [this] { change(Field::turns); });
  connect(add_, &QPushButton::clicked, this, [this] {
    addEntry({draft_.freeCode(), "", "", RulesetId::antike, "", {SpaceChoice{Space::marble}}});
  });
  connect(copy_, &QPushButton::clicked, this, [this] {
    if (row() < 0) return;
    NamedOpening copy = model_->opening(row());
    if (place()) copy.code = draft_.freeCode(); // a rulebook's keeps its code, and is replaced
    addEntry(copy);
  });
  connect(remove_, &QPushButton::clicked, this, &OpeningsEditor::removeEntry);
  connect(save_, &QPushButton::clicked, this, &OpeningsEditor::save);
  connect(close_, &QPushButton::clicked, this, &QDialog::reject);
  connect(undo_, &QAction::triggered, this, [this] {
    draft_.undo();
    showDraft();
  });
  connect(redo_, &QAction::triggered, this, [this] {
    draft_.redo();
    showDraft();
  });
  connect(&names_, &OpeningNames::changed, this, [this] {
    if (!isChanged()) return read();
    showTrouble(); // what was written here stays; they meet when it is saved
    showDraft();
  });
}

/// Of all boards, and those that entries name.
void OpeningsEditor::fillNations() {
  std::map<QString, QString> words; // sorted for people
  const std::vector<ShelvedBoard> boards = shelfWithOwnBoards().boards();
  for (const ShelvedBoard& shelved : boards)
    for (const BoardNation& nation : shelved.board->nations)
      words.emplace(nationInWords(nation.id), QString::fromStdString(nation.id));
  nation_->addItem(CommonWords::tr("any"), QString());
  for (const auto& [name, id] : words)
    if (nation_->findData(id) < 0) nation_->addItem(name, id);
}

void OpeningsEditor::showLook(const Look& look) {
  look_ = look;
  model_->setLook(look);
  turns_->setLook(look);
  strip_->setLook(look);
  list_->horizontalHeader()->setFont(look.font(9.5));
  list_->verticalHeader()->setDefaultSectionSize(qRound(look.px(26)));
  for (QPushButton* button : {add_, copy_, remove_, save_, close_})
    makeRoomy(*button, look);
  resize(qRound(look.px(940)), qRound(look.px(620)));
}

} // namespace annales::viewer
