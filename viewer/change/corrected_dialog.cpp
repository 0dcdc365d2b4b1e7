#include "viewer/change/corrected_dialog.h"

#include "engine/rules/rules.h"
#include "viewer/look/words.h"
#include "viewer/record/record_words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kMostChange = 999;
constexpr int kMostReason = 300; // characters

} // namespace

CorrectedDialog::CorrectedDialog(const Tab& tab, const View& view, QWidget* parent)
    : QDialog(parent), game_(tab.game), state_(tab.state()), nations_(new QComboBox), reason_(new QLineEdit),
      words_(new QLabel) {
  const Look look = Look::of(view);
  looks_ = nationLooks(*game_, look, speaksGerman());
  build(look);
  if (state_.active.exists()) nations_->setCurrentIndex(static_cast<int>(state_.active.index()));
  showState();
  change_[0]->setFocus();
  change_[0]->selectAll();
}

/// A row for each resource.
QGridLayout* CorrectedDialog::stockGrid(const Look& look) {
  auto* grid = new QGridLayout;
  const QStringList heads{QString(), tr("Has"), tr("Change"), tr("Will have")};
  for (int column = 0; column < heads.size(); ++column)
    grid->addWidget(new QLabel(heads[column]), 0, column, Qt::AlignRight);
  for (std::size_t r = 0; r < kResources; ++r) {
    const int row = static_cast<int>(r) + 1;
    const QString name = nounInWindow(static_cast<Resource>(r));
    change_[r] = new QSpinBox;
    change_[r]->setRange(-kMostChange, kMostChange);
    change_[r]->setAccessibleName(tr("Change of %1").arg(name));
    change_[r]->setAlignment(Qt::AlignRight);
    has_[r] = new QLabel;
    after_[r] = new QLabel;
    after_[r]->setFont(look.font(10, true));
    grid->addWidget(new QLabel(name), row, 0);
    grid->addWidget(has_[r], row, 1, Qt::AlignRight);
    grid->addWidget(change_[r], row, 2);
    grid->addWidget(after_[r], row, 3, Qt::AlignRight);
    connect(change_[r], &QSpinBox::valueChanged, this, &CorrectedDialog::showState);
  }
  grid->setHorizontalSpacing(16);
  return grid;
}

void CorrectedDialog::build(const Look& look) {
  setWindowTitle(tr("Correct the position"));
  auto* about =
      new QLabel(tr("A correction changes pieces and resources on the table. It breaks no rule. It records "
                    "what the players did by mistake or against the rules."));
  about->setWordWrap(true);
  for (const NationLook& nation : looks_)
    nations_->addItem(nation.name);
  effects_ = new EffectsForm(game_, state_, look);
  reason_->setMaxLength(kMostReason);
  reason_->setPlaceholderText(tr("Forgot the income of round 3"));
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  words_->setMinimumHeight(2 * QFontMetrics(look.font(10)).lineSpacing());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  correct_ = buttons->addButton(tr("Correct"), QDialogButtonBox::AcceptRole);
  auto* form = new QFormLayout;
  form->addRow(titleInWindow(Term::nation), nations_);
  form->addRow(stockGrid(look));
  form->addRow(tr("Also"), effects_);
  form->addRow(tr("Why"), reason_);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  column->addWidget(about);
  column->addLayout(form);
  column->addWidget(words_);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(nations_, &QComboBox::currentIndexChanged, this, &CorrectedDialog::showState);
  connect(effects_, &EffectsForm::changed, this, &CorrectedDialog::showState);
  effects_->setRefusal([this](const Adjustments& all) { return refusalOf(all); });
  connect(reason_, &QLineEdit::textChanged, this, &CorrectedDialog::showState);
  buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Enter never cancels
  correct_->setDefault(true);
  const int wide = static_cast<int>(look.px(560));
  resize(wide, layout()->totalHeightForWidth(wide));
}

NationId CorrectedDialog::nation() const {
  return NationId(static_cast<std::size_t>(std::max(0, nations_->currentIndex())));
}

Corrected CorrectedDialog::correction() const {
  Corrected corrected;
  corrected.nation = nation();
  for (std::size_t r = 0; r < kResources; ++r)
    corrected.change.set(static_cast<Resource>(r), change_[r]->value());
  corrected.more->reason = std::make_shared<const std::string>(reason_->text().trimmed().toStdString());
  if (Adjustments also = effects_->effects(); !also.empty())
    corrected.more->effects = std::make_shared<const Adjustments>(std::move(also));
  return corrected;
}

void CorrectedDialog::takeOver(const Corrected& refused, const QString& reason) {
  nations_->setCurrentIndex(static_cast<int>(refused.nation.index()));
  for (std::size_t r = 0; r < kResources; ++r)
    change_[r]->setValue(refused.change.of[r]);
  effects_->take(adjustmentsOf(refused));
  reason_->setText(reason.left(kMostReason));
  reason_->setCursorPosition(0);
}

/// Of the whole correction with these effects.
QString CorrectedDialog::refusalOf(const Adjustments& effects) const {
  Corrected wanted = correction();
  wanted.more->effects = std::make_shared<const Adjustments>(effects);
  const auto no = check(game_->main()->game(), state_, wanted);
  return no ? reasonInWindow(*no, *game_) : QString();
}

QString CorrectedDialog::stockObstacle() const {
  const QString name = looks_[nation().index()].name;
  for (std::size_t r = 0; r < kResources; ++r)
    if (const int has = state_[nation()].stock[r]; has + change_[r]->value() < 0)
      return tr("The %1 cannot give up that much. They have: %2 %3.")
          .arg(name)
          .arg(has)
          .arg(nounInWindow(static_cast<Resource>(r)));
  if (const int coins = change_[indexOf(Resource::coins)]->value(); coins > state_.bank.coins)
    return tr("The bank has only %n coin(s).", nullptr, state_.bank.coins);
  return {};
}

QString CorrectedDialog::obstacle() const {
  const Corrected wanted = correction();
  if (wanted.change.empty() && !wanted.more->effects)
    return tr("Enter a change: a number other than 0, or an entry under “Also”.");
  if (const QString stock = stockObstacle(); !stock.isEmpty()) return stock;
  if (const auto no = check(game_->main()->game(), state_, wanted)) return reasonInWindow(*no, *game_);
  if (wanted.more->reason->empty()) return tr("Enter a reason for readers of the record.");
  return {};
}

void CorrectedDialog::showState() {
  for (std::size_t r = 0; r < kResources; ++r) {
    const int has = state_[nation()].stock[r];
    has_[r]->setText(QString::number(has));
    after_[r]->setText(QString::number(has + change_[r]->value()));
  }
  effects_->reconsider();
  const QString no = obstacle();
  correct_->setEnabled(no.isEmpty());
  words_->setText(no.isEmpty() ? QString::fromStdString(game_->teller()(correction(), game_->names())) : no);
}

} // namespace annales::viewer
