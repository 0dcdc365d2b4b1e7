#include "viewer/comparison/sides_run.h"

namespace annales::viewer {

SidesRun::SidesRun(QObject* parent) : QObject(parent) {}

void SidesRun::ask(std::shared_ptr<const FactTable> table, FactFilter over, std::vector<AskedSide> sides) {
  SidesFound known;
  known.over = std::move(over);
  known.sides = std::move(sides);
  task_.run([this, table = std::move(table), known = std::move(known)](const Job& job) {
    work(*table, known, job);
  });
}

void SidesRun::work(const FactTable& table, SidesFound known, const Job& job) {
  std::vector<Selection> chosen;
  for (const AskedSide& side : known.sides) {
    if (job.cancelled()) return;
    chosen.push_back(select(table, side.filter, ResultUse::wins));
    known.shares.push_back(sideShareOf(table, chosen.back()));
  }
  const int all = static_cast<int>(chosen.size() * (chosen.size() - 1) / 2);
  for (std::size_t i = 0; i < chosen.size(); ++i)
    for (std::size_t k = i + 1; k < chosen.size(); ++k) {
      if (job.cancelled()) return;
      const FactFilter &a = known.sides[i].filter, &b = known.sides[k].filter;
      const Strata strata = strataFor(a, b);
      const auto [sideA, sideB] = selectBoth(table, a, b, ResultUse::wins);
      known.pairs.push_back(
          {i, k, strata,
           compare(table, sideA, sideB, strata, {.bootstrap = false, .choices = choicesOf(a, b)})});
      job.tell([this, all, done = static_cast<int>(known.pairs.size())] { emit progressed(done, all); });
    }
  job.end([this, now = std::make_shared<const SidesFound>(std::move(known))] { emit found(now); });
}

} // namespace annales::viewer
