#include "viewer/analysis/account_panel.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/look/look.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/row_table.h"
#include "viewer/look/spoken_model.h"

#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

QString turnsApart(const std::optional<double>& turns) {
  if (!turns) return QStringLiteral("–");
  const QString text = QLocale().toString(*turns, 'f', 1).replace(QLatin1Char('-'), QChar(0x2212));
  return *turns >= 0.05 ? QLatin1Char('+') + text : text;
}

} // namespace

AccountPanel::AccountPanel(ExactSource& source, QWidget* parent)
    : QWidget(parent), source_(source), table_(new QTableWidget), hint_(new QLabel) {
  makeRowTable(*table_);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  hint_->setWordWrap(true);
  hint_->setMargin(2);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 2);
  column->addWidget(table_, 1);
  column->addWidget(hint_);
  setAutoFillBackground(true);
  connect(&source_, &ExactSource::changed, this, &AccountPanel::showAccount);
  connect(&source_.book().store(), &SessionStore::changed, this, [this](const Change& change) {
    if (!change.look) return;
    showLook();
    showAccount();
  });
  showLook();
  showAccount();
}

void AccountPanel::showLook() {
  const Look look = Look::of(source_.book().store().session().view);
  setPalette(look.palette());
  table_->setPalette(look.palette());
  table_->setFont(look.font(10));
  hint_->setFont(look.font(10));
  table_->horizontalHeader()->setFont(look.font(9.5, true));
  table_->verticalHeader()->setDefaultSectionSize(qRound(look.px(24)));
  table_->setMinimumHeight(qRound(look.px(150)));
}

void AccountPanel::addRow(const QString& name, const QString& tip,
                          const std::function<QString(const NationAccount&)>& cell) {
  const int row = table_->rowCount();
  table_->insertRow(row);
  auto* head = new SpokenItem(name);
  head->setToolTip(tip.isEmpty() ? name : name + QStringLiteral("\n") + tip);
  table_->setItem(row, 0, head);
  const auto& nations = source_.shown()->account.nations;
  for (std::size_t n = 0; n < nations.size(); ++n) {
    auto* item = new SpokenItem(cell(nations[n]));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(tip);
    table_->setItem(row, static_cast<int>(n) + 1, item);
  }
}

void AccountPanel::addHead(const QString& name) {
  const int row = table_->rowCount();
  table_->insertRow(row);
  auto* head = new SpokenItem(name);
  head->setFont(Look::of(source_.book().store().session().view).font(10, true));
  head->setFlags(Qt::ItemIsEnabled);
  table_->setItem(row, 0, head);
  table_->setSpan(row, 0, 1, table_->columnCount());
}

void AccountPanel::fill() {
  const auto number = [](int NationAccount::*field) {
    return [field](const NationAccount& nation) { return QString::number(nation.*field); };
  };
  addHead(tr("Tempo on the rondel"));
  addRow(tr("Turns"), {}, number(&NationAccount::turns));
  addRow(tr("Idle turns"), tr("Turns with a rondel move and nothing else but trades, cards or battles"),
         number(&NationAccount::idle));
  addRow(tr("Useful turns vs. the others"),
         tr("Turns that were not idle, minus the average of the other nations"),
         [](const NationAccount& nation) { return turnsApart(nation.usefulAhead); });
  addRow(tr("Steps"), tr("Spaces forward on the rondel"), number(&NationAccount::steps));
  addRow(tr("Laps of the rondel"), tr("Steps / 8"),
         [](const NationAccount& nation) { return QLocale().toString(nation.steps / 8.0, 'f', 1); });
  addRow(tr("Turns ahead"),
         tr("Extra turns that the other nations would have needed, at their pace, to go this far. A higher "
            "number means farther, not better: slow nations skip fewer spaces"),
         [](const NationAccount& nation) { return turnsApart(nation.ahead); });
  addRow(tr("Paid for steps"), tr("Goods and coins"), [](const NationAccount& nation) {
    return tr("%1 + %2").arg(withoutCoins(nation.paid)).arg(nation.paid[indexOf(Resource::coins)]);
  });
  for (std::size_t s = 0; s < kSpaces; ++s)
    addRow(tr("On %1").arg(titleInWindow(static_cast<Space>(s))), tr("Turns that moved to this space"),
           [s](const NationAccount& nation) { return QString::number(nation.visits[s]); });
  addHead(tr("Idle stock"));
  for (std::size_t r = 0; r < kResources; ++r)
    addRow(tr("%1: unused × turns, peak, left").arg(titleInWindow(static_cast<Resource>(r))),
           tr("Sum of the lowest stock in each turn; highest stock; stock at the end"),
           [r](const NationAccount& nation) {
             return tr("%1, %2, %3").arg(nation.unusedTurns[r]).arg(nation.peak[r].units).arg(nation.left[r]);
           });
  addHead(tr("Waste and idle units"));
  addRow(tr("Coins instead of goods"),
         tr("Coins paid although suitable goods stayed unused until the end of the turn"),
         number(&NationAccount::coinsForGoods));
  addRow(tr("Not produced"), tr("Goods that a nation could have produced on its space and did not"),
         number(&NationAccount::notProduced));
  addRow(tr("Traded away"), tr("Goods and coins given in trades, minus those received"),
         number(&NationAccount::tradedAway));
  addRow(tr("Lost to cards"), {}, number(&NationAccount::lostToCards));
  addRow(tr("Personages the bank had run out of"), {}, number(&NationAccount::unawarded));
  addRow(tr("Units armed"), {}, number(&NationAccount::armed));
  addRow(tr("Units on the board"), tr("At the end of the line"), number(&NationAccount::standing));
  addRow(tr("Never moved (at most)"), tr("Units that may have stayed in the province where they were armed"),
         number(&NationAccount::neverMoved));
  fillDeeds();
}

/// A row for the nation that suffered them, a column for the one that did them.
void AccountPanel::fillDeeds() {
  const Hostilities& all = source_.shown()->hostilities;
  const auto nations = nationLooks(*source_.book().store().tab()->game,
                                   Look::of(source_.book().store().session().view), speaksGerman());
  addHead(tr("Attacks on other nations"));
  for (std::size_t other = 0; other < all.nations() && other < nations.size(); ++other) {
    const QString tip = tr("Battles begun, cities conquered, temples destroyed, units felled");
    addRow(tr("Against the %1").arg(nations[other].name), tip,
           [](const NationAccount&) { return QString(); });
    for (std::size_t n = 0; n < all.nations(); ++n) {
      const DeedsAgainst& deeds = all.of(NationId(n), NationId(other));
      if (auto* item = table_->item(table_->rowCount() - 1, static_cast<int>(n) + 1); item != nullptr)
        item->setText(n == other     ? QString()
                      : !deeds.any() ? QStringLiteral("–")
                                     : QStringLiteral("%1, %2, %3, %4")
                                           .arg(deeds.battles)
                                           .arg(deeds.cities)
                                           .arg(deeds.temples)
                                           .arg(deeds.units));
    }
  }
}

void AccountPanel::showAccount() {
  if (isVisible()) source_.want();
  const ExactLine* line = source_.shown();
  const Tab* tab = source_.book().store().tab();
  table_->setVisible(line != nullptr);
  hint_->setText(tab == nullptr            ? tr("Open a game to see its account.")
                 : source_.book().hidden() ? AnalysisWords::isHidden()
                 : line == nullptr         ? tr("Counting…")
                                   : tr("For the whole line. Point at a number to see what it means."));
  table_->setRowCount(0);
  if (line == nullptr || tab == nullptr) return;
  const auto nations =
      nationLooks(*tab->game, Look::of(source_.book().store().session().view), speaksGerman());
  table_->clearSpans();
  table_->setColumnCount(static_cast<int>(nations.size()) + 1);
  table_->setHorizontalHeaderItem(0, new SpokenItem(QString()));
  for (std::size_t n = 0; n < nations.size(); ++n) {
    auto* head = new SpokenItem(nations[n].letter); // a dock may be narrow
    head->setToolTip(plainTip(nations[n].name));
    table_->setHorizontalHeaderItem(static_cast<int>(n) + 1, head);
  }
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  fill();
}

void AccountPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) showAccount();
  QWidget::changeEvent(event);
}

void AccountPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showAccount();
}

} // namespace annales::viewer
