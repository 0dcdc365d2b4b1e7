#include "viewer/comparison/sides_run.h"

namespace annales::viewer {

SidesRun::SidesRun(QObject* parent) : QObject(parent) {}

void SidesRun::ask(std::shared_ptr<const FactTable> table, FactFilter over, std::vector<AskedSide> sides) {
  running_ = true;
  SidesFound known;
  known.over = std::move(over);
  known.sides = std::move(sides);
  worker_.run([this, table = std::move(table), known = std::move(known)](const Cancel& cancel) {
    work(*table, known, cancel);
  });
}

void SidesRun::cancel() {
  worker_.cancel();
  running_ = false;
}

void SidesRun::work(const FactTable& table, SidesFound known, const Cancel& cancel) {
  std::vector<Selection> chosen;
  for (const AskedSide& side : known.sides) {
    if (*cancel) return;
    chosen.push_back(select(table, side.filter));
    known.shares.push_back(sideShareOf(table, chosen.back()));
  }
  const int all = static_cast<int>(chosen.size() * (chosen.size() - 1) / 2);
  for (std::size_t i = 0; i < chosen.size(); ++i)
    for (std::size_t k = i + 1; k < chosen.size(); ++k) {
      if (*cancel) return;
      const FactFilter &a = known.sides[i].filter, &b = known.sides[k].filter;
      const Strata strata = strataFor(a, b);
      known.pairs.push_back(
          {i, k, strata,
           compare(table, chosen[i], chosen[k], strata, {.bootstrap = false, .choices = choicesOf(a, b)})});
      QMetaObject::invokeMethod(this, [this, cancel, all, done = static_cast<int>(known.pairs.size())] {
        if (!*cancel) emit progressed(done, all);
      });
    }
  QMetaObject::invokeMethod(this, [this, cancel, now = std::make_shared<const SidesFound>(std::move(known))] {
    if (*cancel) return;
    running_ = false;
    emit found(now);
  });
}

} // namespace annales::viewer
