#include "viewer/editor/board_form.h"

#include "viewer/editor/edit_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QColorDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace annales::viewer {

BoardForm::BoardForm(QWidget* parent)
    : QWidget(parent), rows_(new QFormLayout), id_(new QLineEdit), en_(new QLineEdit), de_(new QLineEdit),
      grade_(new QComboBox), note_(new QPlainTextEdit), nationsTitle_(new QLabel),
      nations_(new QTableWidget(0, 4)), add_(new QPushButton), remove_(new QPushButton) {
  id_->setObjectName(QStringLiteral("boardId"));
  en_->setObjectName(QStringLiteral("english"));
  de_->setObjectName(QStringLiteral("german"));
  grade_->setObjectName(QStringLiteral("grade"));
  note_->setObjectName(QStringLiteral("note"));
  nations_->setObjectName(QStringLiteral("nations"));
  auto* games = new QWidget;
  auto* gamesRow = new QVBoxLayout(games);
  gamesRow->setContentsMargins(0, 0, 0, 0);
  for (std::size_t r = 0; r < rulesets_.size(); ++r) {
    rulesets_[r] = new QCheckBox;
    gamesRow->addWidget(rulesets_[r]);
    connect(rulesets_[r], &QCheckBox::clicked, this, &BoardForm::commitRulesets);
  }
  note_->setTabChangesFocus(true);
  note_->setMaximumHeight(110);
  note_->installEventFilter(this);
  for (QWidget* widget : std::initializer_list<QWidget*>{id_, en_, de_, games, grade_, note_})
    rows_->addRow(new QLabel, widget);
  nations_->verticalHeader()->hide();
  nations_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  nations_->setTabKeyNavigation(false);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(add_);
  buttons->addWidget(remove_);
  buttons->addStretch(1);
  auto* all = new QVBoxLayout(this);
  all->addLayout(rows_);
  all->addWidget(nationsTitle_);
  all->addWidget(nations_, 1);
  all->addLayout(buttons);
  connect(id_, &QLineEdit::editingFinished, this, [this] {
    if (!isFilling_ && draft_ && id_->text().toStdString() != draft_->board().map->id())
      emit edited(draft_->withId(id_->text().toStdString()));
  });
  for (QLineEdit* name : {en_, de_})
    connect(name, &QLineEdit::editingFinished, this, &BoardForm::commitNames);
  connect(grade_, &QComboBox::activated, this, &BoardForm::commitProvenance);
  connect(nations_, &QTableWidget::cellChanged, this, [this](int row) { commitNation(row); });
  connect(nations_, &QTableWidget::cellDoubleClicked, this, [this](int row, int column) {
    if (column == 3) chooseColour(row);
  });
  connect(add_, &QPushButton::clicked, this, &BoardForm::addNation);
  connect(remove_, &QPushButton::clicked, this, &BoardForm::removeNation);
  retranslate();
}

void BoardForm::retranslate() {
  const QStringList labels{CommonWords::tr("Id"),          CommonWords::tr("English name"),
                           CommonWords::tr("German name"), tr("Made for"),
                           CommonWords::tr("Facts"),       CommonWords::tr("Source")};
  for (int row = 0; row < labels.size(); ++row)
    qobject_cast<QLabel*>(rows_->itemAt(row, QFormLayout::LabelRole)->widget())->setText(labels[row]);
  id_->setAccessibleName(labels[0]);
  en_->setAccessibleName(labels[1]);
  de_->setAccessibleName(labels[2]);
  grade_->setAccessibleName(labels[4]);
  note_->setAccessibleName(labels[5]);
  for (std::size_t r = 0; r < rulesets_.size(); ++r)
    rulesets_[r]->setText(EditWords::ruleset(static_cast<RulesetId>(r)));
  const int grade = grade_->currentIndex();
  grade_->clear();
  grade_->addItems(
      {tr("copied from the published board"), CommonWords::tr("reconstructed, at least in part")});
  grade_->setCurrentIndex(grade);
  nationsTitle_->setText(titleInWindow(Term::nations));
  nations_->setAccessibleName(titleInWindow(Term::nations));
  nations_->setHorizontalHeaderLabels({CommonWords::tr("Id"), tr("English"), tr("German"), tr("Colour")});
  nations_->setToolTip(tr("Type into a cell; double-click a colour to choose another"));
  add_->setText(tr("Add a nation"));
  remove_->setText(tr("Remove the nation"));
}

void BoardForm::show(const BoardDraft& draft) {
  const QScopedValueRollback guard(isFilling_, true);
  draft_ = draft;
  const Board& board = draft.board();
  id_->setText(QString::fromStdString(board.map->id()));
  en_->setText(QString::fromStdString(board.name.en));
  de_->setText(QString::fromStdString(board.name.de));
  for (std::size_t r = 0; r < rulesets_.size(); ++r)
    rulesets_[r]->setChecked(board.isFor(static_cast<RulesetId>(r)));
  grade_->setCurrentIndex(static_cast<int>(indexOf(board.provenance.grade)));
  const QString note = QString::fromStdString(board.provenance.note);
  if (note_->toPlainText() != note) note_->setPlainText(note);
  fillNations();
}

void BoardForm::fillNations() {
  const auto& nations = draft_->board().nations;
  nations_->setRowCount(static_cast<int>(nations.size()));
  for (int row = 0; row < nations_->rowCount(); ++row) {
    const BoardNation& n = nations[static_cast<std::size_t>(row)];
    const std::array texts{n.id, n.name.en, n.name.de, n.colour};
    for (int column = 0; column < 4; ++column) {
      auto* item = new QTableWidgetItem(QString::fromStdString(texts[static_cast<std::size_t>(column)]));
      if (column == 3) item->setData(Qt::DecorationRole, QColor(item->text()));
      nations_->setItem(row, column, item);
    }
  }
}

void BoardForm::commitNames() {
  if (isFilling_ || !draft_) return;
  const LocalName name{en_->text().toStdString(), de_->text().toStdString()};
  if (name.en != draft_->board().name.en || name.de != draft_->board().name.de)
    emit edited(draft_->withName(name));
}

void BoardForm::commitRulesets() {
  if (isFilling_ || !draft_) return;
  std::vector<RulesetId> list;
  for (std::size_t r = 0; r < rulesets_.size(); ++r)
    if (rulesets_[r]->isChecked()) list.push_back(static_cast<RulesetId>(r));
  emit edited(draft_->withRulesets(std::move(list)));
}

void BoardForm::commitProvenance() {
  if (isFilling_ || !draft_) return;
  const Provenance next{static_cast<Grade>(grade_->currentIndex()), note_->toPlainText().toStdString()};
  const Provenance& now = draft_->board().provenance;
  if (next.grade != now.grade || next.note != now.note) emit edited(draft_->withProvenance(next));
}

void BoardForm::commitNation(int row) {
  if (isFilling_ || !draft_) return;
  std::array<std::string, 4> texts;
  for (int column = 0; column < 4; ++column)
    if (const QTableWidgetItem* item = nations_->item(row, column))
      texts[static_cast<std::size_t>(column)] = item->text().trimmed().toStdString();
  const auto next =
      draft_->withNation(static_cast<std::size_t>(row), {texts[0], {texts[1], texts[2]}, texts[3]});
  QMetaObject::invokeMethod( // the table is refilled, which must not happen inside its own signal
      this, [this, next] { emit edited(next); }, Qt::QueuedConnection);
}

void BoardForm::addNation() {
  if (!draft_) return;
  int n = 1;
  while (draft_->board().nation("nation-" + std::to_string(n)) != nullptr)
    ++n;
  const std::string name = tr("Nation %1").arg(n).toStdString();
  emit edited(draft_->withNation(draft_->board().nations.size(),
                                 {"nation-" + std::to_string(n), {name, name}, "#6a6a6a"}));
}

void BoardForm::removeNation() {
  const int row = nations_->currentRow();
  if (draft_ && row >= 0)
    emit edited(draft_->withoutNation(draft_->board().nations[static_cast<std::size_t>(row)].id));
}

void BoardForm::chooseColour(int row) {
  auto* dialog = new QColorDialog(QColor(nations_->item(row, 3)->text()), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QColorDialog::colorSelected, this, [this, row](const QColor& colour) {
    if (nations_->item(row, 3) != nullptr) nations_->item(row, 3)->setText(colour.name());
  });
  dialog->open();
}

bool BoardForm::eventFilter(QObject* watched, QEvent* event) {
  if (watched == note_ && event->type() == QEvent::FocusOut) commitProvenance();
  return QWidget::eventFilter(watched, event);
}

void BoardForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  if (draft_) show(BoardDraft(*draft_));
}

} // namespace annales::viewer
