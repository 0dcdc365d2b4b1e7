#include "viewer/analysis/analysis_panel.h"

#include "libreplay/analysis/accuracy.h"
#include "libreplay/analysis/turning_point.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/analysis/why_source.h"
#include "viewer/look/words.h"

#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <cmath>

namespace annales::viewer {
namespace {

QString accuracyRow(const Accuracy& accuracy, const NationLook& nation) {
  const auto cell = [](const QString& text, bool right) {
    return QStringLiteral("<td align='%1' style='padding-right:6px'>%2</td>")
        .arg(right ? QStringLiteral("right") : QStringLiteral("left"), text);
  };
  const auto share = accuracy.faultless();
  QString row =
      cell(
          QStringLiteral("<b>%1</b>&nbsp;%2").arg(nation.letter.toHtmlEscaped(), nation.name.toHtmlEscaped()),
          false) +
      cell(share ? AnalysisWords::percent(*share) : QStringLiteral("–"), true) +
      cell(QString::number(accuracy.decisions), true);
  for (const Judgement judgement : {Judgement::blunder, Judgement::mistake, Judgement::inaccuracy})
    row += cell(QString::number(accuracy.judged[indexOf(judgement)]), true);
  const bool known = accuracy.decisions > 1 && std::isfinite(accuracy.interval.low);
  row += cell(known ? AnalysisWords::loss(accuracy.mean, accuracy.interval).toHtmlEscaped()
                    : QStringLiteral("–"),
              true);
  return QStringLiteral("<tr>%1</tr>").arg(row);
}

} // namespace

AnalysisPanel::AnalysisPanel(AnalysisBook& book, QWidget* parent)
    : QWidget(parent), book_(book), power_(new QComboBox), against_(new QComboBox), kept_(new QComboBox),
      beside_(new QComboBox), start_(new QPushButton), stop_(new QPushButton), bar_(new QProgressBar),
      hint_(new QLabel), accuracy_(new QLabel), why_(new QLabel), nations_(new QComboBox),
      judgements_(new QComboBox), better_(new QPushButton), lesson_(new QPushButton), learn_(new QPushButton),
      learnMenu_(new QMenu(this)), model_(new MistakesModel(book, this)), table_(new DataTable) {
  build();
  connectParts();
  retranslate();
  showLook();
}

void AnalysisPanel::connectParts() {
  connect(power_, &QComboBox::activated, this,
          [this](int power) { book_.setPower(static_cast<AnalysisPower>(power)); });
  connect(against_, &QComboBox::activated, this,
          [this] { book_.setCompanies(against_->currentData().toString().toStdString()); });
  connect(kept_, &QComboBox::activated, this, [this](int at) {
    const auto labels = book_.labels();
    if (at >= 0 && static_cast<std::size_t>(at) < labels.size())
      book_.choose(labels[static_cast<std::size_t>(at)]);
  });
  connect(beside_, &QComboBox::activated, this, [this](int at) {
    const auto labels = book_.labels();
    const auto place = static_cast<std::size_t>(std::max(0, at - 1));
    book_.compareWith(at > 0 && place < labels.size() ? std::optional(labels[place]) : std::nullopt);
  });
  connect(start_, &QPushButton::clicked, &book_, &AnalysisBook::startOrPause);
  connect(stop_, &QPushButton::clicked, &book_, &AnalysisBook::stop);
  const auto filter = [this] {
    const int nation = nations_->currentIndex();
    const int judged = judgements_->currentData().toInt();
    const bool differ = judged == kCompaniesDiffer;
    model_->setFilter({nation > 0 ? NationId(static_cast<std::size_t>(nation - 1)) : NationId::none(),
                       differ ? Judgement::notDistinguishable : static_cast<Judgement>(judged), differ});
    markRow();
    hint_->setText(hintNow());
  };
  connect(nations_, &QComboBox::activated, this, filter);
  connect(judgements_, &QComboBox::activated, this, filter);
  connect(better_, &QPushButton::clicked, this, [this] {
    const LineTurn* turn = model_->turn(table_->chosenRow());
    turn != nullptr ? book_.playBetter(LineTurn(*turn)) : book_.playBetterHere();
  });
  connect(lesson_, &QPushButton::clicked, this, [this] {
    DecisiveChoice choice;
    choice.nation = model_->filter().nation;
    choice.atLeast = std::max(model_->filter().atLeast, Judgement::inaccuracy);
    book_.makeLesson(choice);
  });
  connect(learnMenu_, &QMenu::aboutToShow, this, &AnalysisPanel::fillLearn);
  connect(table_, &QTableView::clicked, this,
          [this](const QModelIndex& shown) { go(table_->source(shown)); });
  connect(table_, &DataTable::opened, this, &AnalysisPanel::go);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AnalysisPanel::showWhy);
  connect(&book_.why(), &WhySource::changed, this, &AnalysisPanel::showWhy);
  connect(&book_, &AnalysisBook::changed, this, &AnalysisPanel::showAnalysis);
  connect(&book_, &AnalysisBook::stateChanged, this, &AnalysisPanel::showState);
  connect(&book_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.line) fillNations();
    if (change.look) {
      showLook();
      showAnalysis();
    }
    if (change.cursor) markRow();
  });
}

/// Whose mistakes are asked, with how many there are; and what is due today.
void AnalysisPanel::fillLearn() {
  learnMenu_->clear();
  const Tab* tab = book_.store().tab();
  if (tab != nullptr) {
    const auto nations = nationLooks(*tab->game, look_, speaksGerman());
    for (std::size_t n = 0; n < nations.size(); ++n) {
      const auto questions = static_cast<int>(book_.questions(NationId(n)).size());
      QAction* action =
          learnMenu_->addAction(tr("%1: %n question(s)", nullptr, questions).arg(nations[n].name));
      action->setEnabled(questions > 0);
      connect(action, &QAction::triggered, this, [this, n] { emit learnAsked(NationId(n)); });
    }
    learnMenu_->addSeparator();
  }
  const int due = countDue_ ? countDue_() : 0;
  QAction* action = learnMenu_->addAction(tr("Due today: %n question(s)", nullptr, due));
  action->setEnabled(due > 0);
  connect(action, &QAction::triggered, this, &AnalysisPanel::dueAsked);
}

/// The nations of the game; the choice stays where it is the same game.
void AnalysisPanel::fillNations() {
  const Tab* tab = book_.store().tab();
  QStringList names{tr("All nations")};
  if (tab != nullptr)
    for (const NationLook& nation : nationLooks(*tab->game, look_, speaksGerman()))
      names << nation.letter + QLatin1Char(' ') + nation.name;
  QStringList before;
  for (int i = 0; i < nations_->count(); ++i)
    before << nations_->itemText(i);
  if (names == before) return;
  const QSignalBlocker quiet(nations_);
  nations_->clear();
  nations_->addItems(names);
  MistakeFilter filter = model_->filter();
  filter.nation = NationId::none();
  model_->setFilter(filter);
}

void AnalysisPanel::fillKept() {
  const QSignalBlocker quiet(kept_), quietBeside(beside_);
  kept_->clear();
  beside_->clear();
  beside_->addItem(tr("Compare with…"));
  const Tab* tab = book_.store().tab();
  const auto labels = book_.labels();
  const auto shown = book_.label();
  if (tab != nullptr)
    for (const AnalysisLabel& label : labels) {
      kept_->addItem(AnalysisWords::of(label, tab->game->game()));
      beside_->addItem(kept_->itemText(kept_->count() - 1));
      if (shown == label) kept_->setCurrentIndex(kept_->count() - 1);
      if (book_.beside() != nullptr && book_.beside()->label == label)
        beside_->setCurrentIndex(beside_->count() - 1);
    }
  for (QComboBox* box : {kept_, beside_})
    box->setVisible(labels.size() > 1 && !book_.hidden());
}

void AnalysisPanel::showAnalysis() {
  model_->refresh();
  fillKept();
  showAccuracy();
  showWhy();
  markRow();
  const bool any = book_.shown() != nullptr;
  for (QWidget* part : std::initializer_list<QWidget*>{table_, nations_, judgements_, better_, lesson_})
    part->setVisible(any);
  hint_->setText(hintNow());
}

void AnalysisPanel::showState() {
  const auto doing = book_.doing();
  const bool busy = doing != AnalysisBook::Doing::nothing;
  const bool here = book_.runsHere();
  bar_->setVisible(busy);
  stop_->setVisible(busy);
  if (busy) {
    bar_->setRange(0, static_cast<int>(std::max<std::size_t>(1, book_.of())));
    bar_->setValue(static_cast<int>(book_.done()));
    bar_->setFormat(here ? tr("%v of %m turns") : tr("%v of %m turns of another line"));
  }
  const bool open = book_.store().tab() != nullptr;
  start_->setEnabled(open);
  start_->setText(!busy || !here                          ? tr("Analyse")
                  : doing == AnalysisBook::Doing::waiting ? tr("Go on")
                                                          : tr("Pause"));
  power_->setCurrentIndex(static_cast<int>(book_.power()));
  against_->setCurrentIndex(against_->findData(QString::fromStdString(book_.companies())));
  against_->setToolTip(againstNow());
  hint_->setText(hintNow());
}

void AnalysisPanel::showAccuracy() {
  const Tab* tab = book_.store().tab();
  const LineAnalysis* analysis = book_.shown();
  accuracy_->setVisible(tab != nullptr && analysis != nullptr);
  if (tab == nullptr || analysis == nullptr) return accuracy_->clear();
  const auto head = [](const QString& text) {
    return QStringLiteral("<td align='right' style='padding-right:6px'>%1</td>").arg(text.toHtmlEscaped());
  };
  QString text = QStringLiteral("<table><tr><td></td>%1%2%3%4%5%6</tr>")
                     .arg(head(tr("Accuracy")), head(tr("Decisions")), head(QStringLiteral("??")),
                          head(QStringLiteral("?")), head(QStringLiteral("?!")), head(tr("Per decision")));
  const auto nations = nationLooks(*tab->game, look_, speaksGerman());
  for (std::size_t n = 0; n < nations.size(); ++n)
    text += accuracyRow(accuracyOf(*analysis, NationId(n)), nations[n]);
  accuracy_->setText(text + QStringLiteral("</table>"));
}

QString AnalysisPanel::hintNow() const {
  if (book_.store().tab() == nullptr) return tr("Open a game to analyse it.");
  if (book_.hidden()) return AnalysisWords::isHidden();
  const bool inLibrary = !book_.library().empty();
  const QString place =
      inLibrary && !book_.isKept()
          ? tr("Cannot write to the library: the analysis is kept only while the game is open.")
      : inLibrary
          ? tr("Saved in %1.").arg(QFileInfo(QString::fromStdString(book_.library().string())).fileName())
          : tr("This game is not in a library: the analysis is kept only while the game is open.");
  const LineAnalysis* analysis = book_.shown();
  if (analysis == nullptr) {
    if (book_.runsHere()) return tr("The first results will appear soon.") + QLatin1Char(' ') + place;
    return tr("How did the chances change from turn to turn, and which turns lost chances? Analyse this line "
              "to see: bots play on many times from every turn.") +
           QLatin1Char(' ') + place;
  }
  QStringList words;
  const Tab& tab = *book_.store().tab();
  if (const auto point = turningPoint(tab.game->game(), *analysis))
    words << fromUtf8(turningPointInWords(*point, *analysis, namesOf(*tab.game)));
  if (!analysis->complete() && !book_.runsHere())
    words << tr("%1 of %2 turns are analysed.").arg(analysis->known()).arg(analysis->turns.size());
  if (model_->rowCount() == 0)
    words << (analysis->label.effort.budget < 2 ? tr("Without rollouts, turns are not judged.")
                                                : tr("No turns with a proven loss match these filters. That "
                                                     "does not mean that all turns were good."));
  else
    words << tr("Press Enter to go to the turn.");
  if (!analysis->turns.empty() && !analysis->turns.back().spot.over)
    words << tr("The record ends in the middle of the last turn, so this turn is not judged.");
  const AnalysisEffort& effort = analysis->label.effort;
  words
      << (effort.company.isUsual() ? tr("Chances are estimated with bots that play on.")
          : effort.company.hasLearned()
              ? tr("Chances are estimated with the player that has learned this game.")
              : tr("Chances are estimated with bots that move on the rondel like the players of this game."));
  if (!effort.beside.empty()) words << AnalysisWords::mustBeInAll();
  words << place;
  return words.join(QLatin1Char(' '));
}

/// What the choice means; and in an open game who that is.
QString AnalysisPanel::againstNow() const {
  QStringList words{tr(
      "Who plays on: bots with one of three styles drawn at random, bots that move on the rondel like this "
      "game's players on the main line recorded so far, or the player that has learned the game; varied, it "
      "strays from its best turns as Pyrrhus does. Against all, chances are those of the bots, and "
      "turns are judged in each company. Results against others are kept.")};
  if (const Tab* tab = book_.store().tab())
    words << AnalysisWords::against(book_.company(), *tab).toHtmlEscaped();
  if (book_.lacksStrongPlay())
    words << tr("No player has learned this game yet, so turns are not judged against strong play.");
  return QStringLiteral("<p>%1</p>").arg(words.join(QStringLiteral("</p><p>")));
}

/// The row of the turn at the cursor is chosen, so that list and board say the same.
void AnalysisPanel::markRow() {
  const Tab* tab = book_.store().tab();
  const int row = tab != nullptr ? model_->rowAt(tab->cursor) : -1;
  if (row == table_->chosenRow()) return;
  table_->chooseRow(row);
}

void AnalysisPanel::go(const QModelIndex& index) {
  if (const LineTurn* turn = model_->turn(index.row())) book_.store().dispatch(GoTo{beginOf(*turn)});
}

/// Of the turn that is chosen in the list; asked for as long as somebody looks.
void AnalysisPanel::showWhy() {
  const LineTurn* turn = book_.shown() != nullptr ? model_->turn(table_->chosenRow()) : nullptr;
  const bool asked = turn != nullptr && WhySource::isAskable(*turn);
  const bool told = asked || (turn != nullptr && turn->said->regret->companiesDiffer());
  why_->setVisible(told);
  if (!told) return why_->clear();
  const QString companies = AnalysisWords::companies(*turn->said->regret, book_.shown()->label);
  const QString text = asked ? whyOf(*turn) : differenceOf(*turn);
  why_->setText(companies.isEmpty() ? text : text + QLatin1Char('\n') + companies);
  if (asked && isVisible()) book_.why().want(*turn);
}

/// Of a turn that only some companies hold against its nation.
QString AnalysisPanel::differenceOf(const LineTurn& turn) const {
  const Tab& tab = *book_.store().tab();
  const QString nation = nationLooks(*tab.game, look_, speaksGerman())[turn.nation.index()].name;
  return tr("%1: the companies differ, so this is not called a mistake.")
             .arg(AnalysisWords::turn(turn, nation)) +
         QLatin1Char('\n') + AnalysisWords::apart(tab, turn);
}

QString AnalysisPanel::whyOf(const LineTurn& turn) const {
  const Tab& tab = *book_.store().tab();
  const QString head =
      AnalysisWords::turn(turn, nationLooks(*tab.game, look_, speaksGerman())[turn.nation.index()].name);
  const QString turns = QLatin1Char('\n') + AnalysisWords::apart(tab, turn);
  if (const Cause* cause = book_.why().cause(turn))
    return head + QStringLiteral(": ") + AnalysisWords::why(tab, turn, *cause) + turns;
  return (book_.why().isKnown(turn)
              ? tr("%1: no single action was found that explains the loss by itself.").arg(head)
              : tr("%1: finding out why…").arg(head)) +
         turns;
}

} // namespace annales::viewer
