#include "viewer/change/card_dialog.h"

#include "engine/rules/rules.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace annales::viewer {

bool mustBeTold(const Game& game, const Event& event) {
  const auto* played = std::get_if<CardPlayed>(&event);
  return played != nullptr && game.ruleset->deck[played->card.index()].does == CardDoes::free;
}

CardDialog::CardDialog(const Tab& tab, const CardPlayed& played, const View& view, QWidget* parent)
    : QDialog(parent), game_(tab.game), state_(tab.state()), played_(played),
      effects_(new EffectsForm(tab.game, tab.state(), Look::of(view), this)), words_(new QLabel(this)) {
  const Look look = Look::of(view);
  const std::string& id = game_->main()->game().ruleset->deck[played.card.index()].id;
  const QString card = QString::fromStdString(titleOfTerm(id, spokenLanguage()));
  setWindowTitle(tr("%1: effect of the card").arg(card));
  auto* about =
      new QLabel(tr("The text of this card is your own, so only you know its effect. Note the changes in the "
                    "order in which they happened. If you note no change, the card had no effect."));
  about->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  words_->setMinimumHeight(2 * QFontMetrics(look.font(10)).lineSpacing());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  play_ = buttons->addButton(CommonWords::tr("Play"), QDialogButtonBox::AcceptRole);
  buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Enter never cancels
  play_->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  for (QWidget* part : std::initializer_list<QWidget*>{about, effects_, words_, buttons})
    column->addWidget(part);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(effects_, &EffectsForm::changed, this, &CardDialog::showState);
  effects_->setRefusal([this](const Adjustments& all) { return refusalOf(all); });
  resize(static_cast<int>(look.px(560)), sizeHint().height());
  showState();
}

CardPlayed CardDialog::played() const {
  CardPlayed played = played_;
  played.effects = std::make_shared<const Adjustments>(effects_->effects());
  return played;
}

QString CardDialog::refusalOf(const Adjustments& effects) const {
  CardPlayed played = played_;
  played.effects = std::make_shared<const Adjustments>(effects);
  const auto no = check(game_->main()->game(), state_, played);
  return no ? reasonInWindow(*no, *game_) : QString();
}

void CardDialog::showState() {
  words_->setText(QString::fromStdString(game_->teller()(played(), game_->names())));
}

} // namespace annales::viewer
