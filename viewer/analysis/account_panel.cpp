#include "viewer/analysis/account_panel.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/look/look.h"

#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>
#include <functional>
#include <utility>

namespace annales::viewer {
namespace {

QString turnsApart(const std::optional<double>& turns) {
  if (!turns) return QStringLiteral("–");
  const QString text = QLocale().toString(*turns, 'f', 1).replace(QLatin1Char('-'), QChar(0x2212));
  return *turns >= 0.05 ? QLatin1Char('+') + text : text;
}

} // namespace

AccountPanel::AccountPanel(ExactSource& source, QWidget* parent)
    : QWidget(parent), source_(source), rows_(new TextRows(Qt::AlignRight, this)), table_(new DataTable),
      hint_(new QLabel) {
  table_->setRows(rows_);
  table_->keepOrder(); // the rows belong to the title above them
  table_->setFileName(QStringLiteral("account"));
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
  table_->setLook(look);
  table_->setMinimumHeight(qRound(look.px(150)));
}

std::vector<TextCell> AccountPanel::heads() const {
  const auto& store = source_.book().store();
  std::vector<TextCell> heads(1);
  for (const NationLook& nation :
       nationLooks(*store.tab()->game, Look::of(store.session().view), speaksGerman()))
    heads.push_back({nation.letter, nation.name}); // a dock may be narrow
  return heads;
}

std::vector<TextRow> AccountPanel::rows() const {
  std::vector<TextRow> rows;
  const auto& nations = source_.shown()->account.nations;
  const auto addTitle = [&](const QString& name) { rows.push_back({{{name}}, true}); };
  const auto add = [&](const QString& name, const QString& tip,
                       const std::function<QString(const NationAccount&)>& cell) {
    std::vector<TextCell> cells{{name, tip.isEmpty() ? name : name + QLatin1Char('\n') + tip}};
    for (const NationAccount& nation : nations)
      cells.push_back({cell(nation), tip});
    rows.push_back({std::move(cells)});
  };
  const auto number = [](int NationAccount::*field) {
    return [field](const NationAccount& nation) { return QString::number(nation.*field); };
  };
  addTitle(tr("Tempo on the rondel"));
  add(tr("Turns"), {}, number(&NationAccount::turns));
  add(tr("Idle turns"), tr("Turns with a rondel move and nothing else but trades, cards or battles"),
      number(&NationAccount::idle));
  add(tr("Useful turns vs. the others"),
      tr("Turns that were not idle, minus the average of the other nations"),
      [](const NationAccount& nation) { return turnsApart(nation.usefulAhead); });
  add(tr("Steps"), tr("Spaces forward on the rondel"), number(&NationAccount::steps));
  add(tr("Laps of the rondel"), tr("Steps / 8"),
      [](const NationAccount& nation) { return QLocale().toString(nation.steps / 8.0, 'f', 1); });
  add(tr("Turns ahead"),
      tr("Extra turns that the other nations would have needed, at their pace, to go this far. A higher "
         "number means farther, not better: slow nations skip fewer spaces"),
      [](const NationAccount& nation) { return turnsApart(nation.ahead); });
  add(tr("Paid for steps"), tr("Goods and coins"), [](const NationAccount& nation) {
    return tr("%1 + %2").arg(withoutCoins(nation.paid)).arg(nation.paid[indexOf(Resource::coins)]);
  });
  for (std::size_t s = 0; s < kSpaces; ++s)
    add(tr("On %1").arg(titleInWindow(static_cast<Space>(s))), tr("Turns that moved to this space"),
        [s](const NationAccount& nation) { return QString::number(nation.visits[s]); });
  addTitle(tr("Idle stock"));
  for (std::size_t r = 0; r < kResources; ++r)
    add(tr("%1: unused × turns, peak, left").arg(titleInWindow(static_cast<Resource>(r))),
        tr("Sum of the lowest stock in each turn; highest stock; stock at the end"),
        [r](const NationAccount& nation) {
          return tr("%1, %2, %3").arg(nation.unusedTurns[r]).arg(nation.peak[r].units).arg(nation.left[r]);
        });
  addTitle(tr("Waste and idle units"));
  add(tr("Coins instead of goods"),
      tr("Coins paid although suitable goods stayed unused until the end of the turn"),
      number(&NationAccount::coinsForGoods));
  add(tr("Not produced"), tr("Goods that a nation could have produced on its space and did not"),
      number(&NationAccount::notProduced));
  add(tr("Traded away"), tr("Goods and coins given in trades, minus those received"),
      number(&NationAccount::tradedAway));
  add(tr("Lost to cards"), {}, number(&NationAccount::lostToCards));
  add(tr("Personages the bank had run out of"), {}, number(&NationAccount::unawarded));
  add(tr("Units armed"), {}, number(&NationAccount::armed));
  add(tr("Units on the board"), tr("At the end of the line"), number(&NationAccount::standing));
  add(tr("Never moved (at most)"), tr("Units that may have stayed in the province where they were armed"),
      number(&NationAccount::neverMoved));
  addDeeds(rows);
  return rows;
}

/// A row for the nation that suffered them, a column for the one that did them.
void AccountPanel::addDeeds(std::vector<TextRow>& rows) const {
  const Hostilities& all = source_.shown()->hostilities;
  const auto nations = nationLooks(*source_.book().store().tab()->game,
                                   Look::of(source_.book().store().session().view), speaksGerman());
  rows.push_back({{{tr("Attacks on other nations")}}, true});
  const QString tip = tr("Battles begun, cities conquered, temples destroyed, units felled");
  for (std::size_t other = 0; other < all.nations() && other < nations.size(); ++other) {
    const QString name = tr("Against the %1").arg(nations[other].name);
    std::vector<TextCell> cells{{name, name + QLatin1Char('\n') + tip}};
    for (std::size_t n = 0; n < all.nations(); ++n) {
      const DeedsAgainst& deeds = all.of(NationId(n), NationId(other));
      cells.push_back({n == other     ? QString()
                       : !deeds.any() ? QStringLiteral("–")
                                      : QStringLiteral("%1, %2, %3, %4")
                                            .arg(deeds.battles)
                                            .arg(deeds.cities)
                                            .arg(deeds.temples)
                                            .arg(deeds.units),
                       tip});
    }
    rows.push_back({std::move(cells)});
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
  table_->clearSpans();
  if (line == nullptr || tab == nullptr) return rows_->clear();
  rows_->show(heads(), rows());
  for (int row = 0; row < rows_->rowCount(); ++row)
    if (rows_->isTitle(row)) table_->setSpan(row, 0, 1, rows_->columnCount());
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
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
