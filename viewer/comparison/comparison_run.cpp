#include "viewer/comparison/comparison_run.h"

#include "importers/boards/own_boards.h"
#include "libreplay/openings/stratum_conditions.h"
#include "libreplay/words/comparison_words.h"

namespace annales::viewer {
namespace {

void nameKinds(const FactTable& table, ComparisonFound& known) {
  std::vector<KindIndex> kinds;
  for (const ComparedStratum& stratum : known.counted.byStratum) {
    kinds.push_back(stratum.kind);
    known.kinds.push_back(conditionsOf(table, stratum.kind, known.strata));
  }
  for (const Language language : {Language::english, Language::german})
    known.kindNames[language == Language::german ? 1 : 0] =
        kindsInWords(table, kinds, known.strata, language);
}

} // namespace

ComparisonRun::ComparisonRun(QObject* parent) : QObject(parent) {}

void ComparisonRun::ask(std::shared_ptr<const FactTable> table, const ComparisonQuestion& question) {
  task_.run([this, table = std::move(table), question](const Job& job) {
    ComparisonFound known;
    known.question = question;
    known.strata = strataFor(question.a, question.b);
    work(*table, std::move(known), job);
  });
}

void ComparisonRun::work(const FactTable& table, ComparisonFound known, const Job& job) {
  const auto tell = [&](int steps) {
    const auto said = [this, steps, now = std::make_shared<const ComparisonFound>(known)] {
      emit found(now, steps);
    };
    steps < kSteps ? job.tell(said) : job.end(said);
  };
  const ComparisonQuestion& asked = known.question;
  const auto [a, b] = selectBoth(table, asked.a, asked.b, ResultUse::wins);
  if (job.cancelled()) return;
  known.origins = originsOf(table, a.seats, b.seats, reconstructedMaps(shelfWithOwnBoards()));
  known.counted =
      compare(table, a, b, known.strata, {.bootstrap = false, .choices = choicesOf(asked.a, asked.b)});
  nameKinds(table, known);
  known.results = resultsMet(table, a, b);
  const Selection playedA = recordedAlone(table, a), playedB = recordedAlone(table, b);
  if (known.results.counted > 0)
    known.recordedAlone = compare(table, playedA, playedB, known.strata,
                                  {.bootstrap = false, .choices = choicesOf(asked.a, asked.b)});
  tell(1);
  const SidesApart sides = apart(playedA, playedB); // rounds of results are not known
  if (job.cancelled()) return;
  known.a = coursesOf(table, sides.a);
  if (job.cancelled()) return;
  known.b = coursesOf(table, sides.b);
  tell(2);
  if (job.cancelled()) return;
  known.rated = compareRated(table, select(table, {asked.over.games, {}}, ResultUse::wins), a, b,
                             known.strata, comparesPlayers(asked.a, asked.b), {.skill = asked.skill});
  tell(3);
  if (job.cancelled()) return;
  known.counted.bootstrap = bootstrapOf(table, a, b, known.strata, choicesOf(asked.a, asked.b));
  known.bootstrapped = true;
  tell(4);
}

} // namespace annales::viewer
