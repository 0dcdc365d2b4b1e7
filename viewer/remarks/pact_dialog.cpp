#include "viewer/remarks/pact_dialog.h"

#include "viewer/look/look.h"
#include "viewer/look/search_text.h"
#include "viewer/look/words.h"
#include "viewer/look/wrap_layout.h"
#include "viewer/remarks/remark_words.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {

PactDialog::PactDialog(RemarkBook& book, QWidget* parent)
    : QDialog(parent), book_(book), province_(new QLineEdit), provinces_(new QListWidget),
      until_(new QSpinBox), audience_(new QComboBox), words_(new QLabel), state_(nullptr) {
  const Tab& tab = *book_.tab();
  game_ = tab.game;
  event_ = tab.line->idAt(tab.cursor);
  const LineOutline& outline = tab.line->stats().outline;
  round_ = std::max<int>(1, outline.rounds()[outline.roundAt(tab.cursor)].number);
  for (std::size_t p = 0; p < tab.game->game().map->size(); ++p)
    names_.push_back(provinceName(*tab.game, (*tab.game->game().map)[ProvinceId(p)].id));
  build();
  showPact();
}

void PactDialog::build() {
  const Look look = Look::of(book_.store().session().view);
  setWindowTitle(tr("A pact"));
  auto* nations = new QWidget;
  nations->setLayout(new WrapLayout(8));
  QSizePolicy low(QSizePolicy::Preferred, QSizePolicy::Fixed);
  low.setHeightForWidth(true);
  nations->setSizePolicy(low);
  for (std::size_t n = 0; n < game_->game().nations(); ++n) {
    nations_.push_back(new QCheckBox(nationName(*game_, game_->game().nationWord(NationId(n)))));
    nations->layout()->addWidget(nations_.back());
    connect(nations_.back(), &QCheckBox::toggled, this, &PactDialog::showPact);
  }
  QStringList sorted(names_.begin(), names_.end());
  sortNames(sorted);
  auto* completer = new QCompleter(sorted, this);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  province_->setCompleter(completer);
  province_->setPlaceholderText(tr("Name of a province, then Enter"));
  connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &PactDialog::addProvince,
          Qt::QueuedConnection);
  provinces_->setMaximumHeight(static_cast<int>(look.px(90)));
  provinces_->setToolTip(tr("Delete removes a province"));
  until_->setRange(1, kLastRound);
  until_->setValue(round_ + 2);
  connect(until_, &QSpinBox::valueChanged, this, &PactDialog::showPact);
  for (const Audience a : {Audience::me, Audience::coach, Audience::club})
    audience_->addItem(RemarkWords::audience(a), static_cast<int>(a));
  audience_->setCurrentIndex(static_cast<int>(book_.store().session().reviewer.audience));
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  state_ = buttons->addButton(tr("Note the pact"), QDialogButtonBox::AcceptRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &PactDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &PactDialog::reject);
  auto* form = new QFormLayout;
  form->addRow(titleInWindow(Term::nations), nations);
  form->addRow(tr("Off limits"), province_);
  form->addRow(QString(), provinces_);
  form->addRow(tr("Until the end of round"), until_);
  form->addRow(tr("For"), audience_);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addStretch(1);
  column->addWidget(words_);
  column->addWidget(buttons);
  resize(static_cast<int>(look.px(460)), sizeHint().height());
}

/// By its whole name, or a part that only one has.
void PactDialog::addProvince(const QString& name) {
  const QString wanted = searchText(name.trimmed());
  std::vector<std::size_t> hits;
  for (std::size_t p = 0; p < names_.size(); ++p) {
    if (searchText(names_[p]) == wanted) hits.assign(1, p);
    if (searchText(names_[p]) == wanted) break;
    if (!wanted.isEmpty() && searchText(names_[p]).contains(wanted)) hits.push_back(p);
  }
  if (hits.size() != 1) return;
  province_->clear();
  if (!provinces_->findItems(names_[hits[0]], Qt::MatchExactly).isEmpty()) return;
  auto* item = new QListWidgetItem(names_[hits[0]], provinces_);
  item->setData(Qt::UserRole, static_cast<int>(hits[0]));
  showPact();
}

Pact PactDialog::pact() const {
  Pact pact;
  const Game& game = game_->game();
  for (std::size_t n = 0; n < nations_.size(); ++n)
    if (nations_[n]->isChecked()) pact.nations.push_back(game.nationWord(NationId(n)));
  for (int i = 0; i < provinces_->count(); ++i) {
    const auto p = static_cast<std::size_t>(provinces_->item(i)->data(Qt::UserRole).toInt());
    pact.provinces.push_back((*game.map)[ProvinceId(p)].id);
  }
  pact.until = until_->value();
  return pact;
}

void PactDialog::showPact() {
  const Pact now = pact();
  const bool whole = now.nations.size() >= 2 && !now.provinces.empty();
  state_->setEnabled(whole);
  words_->setText(whole ? RemarkWords::pact(now, *game_)
                        : tr("Choose at least two nations and one province."));
}

/// The game may have gone on, or away, while the dialog was open: what was chosen is not thrown away.
void PactDialog::accept() {
  if (book_.tab() == nullptr || book_.tab()->game->id() != game_->id())
    return words_->setText(tr("This game is no longer shown, so the pact was not noted."));
  if (!state_->isEnabled()) return;
  Annotation remark;
  remark.event = event_;
  remark.audience = static_cast<Audience>(audience_->currentData().toInt());
  remark.marks.emplace_back(pact());
  if (book_.perform(WriteRemark{std::move(remark)})) QDialog::accept();
}

void PactDialog::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && focusWidget() == province_) return addProvince(province_->text());
  if (event->key() == Qt::Key_Delete && focusWidget() == provinces_) {
    delete provinces_->takeItem(provinces_->currentRow());
    return showPact();
  }
  QDialog::keyPressEvent(event);
}

} // namespace annales::viewer
