// Several sides, each compared with each, in the background.
#pragma once

#include "libreplay/openings/compare.h"
#include "libreplay/openings/several_sides.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <memory>
#include <string>
#include <vector>

namespace annales::viewer {

struct AskedSide {
  std::string name;
  FactFilter filter; // with the conditions of all sides
};
struct SidesPair {
  std::size_t a = 0, b = 0; // places of the sides
  Strata strata;
  Comparison counted; // without `bootstrap`
};

struct SidesFound {
  FactFilter over;
  std::vector<AskedSide> sides;
  std::vector<SideShare> shares; // by side
  std::vector<SidesPair> pairs;  // each side with each later one
};

class SidesRun : public QObject {
  Q_OBJECT
public:
  explicit SidesRun(QObject* parent = nullptr);

  /// Cancels what runs at the moment.
  void ask(std::shared_ptr<const FactTable> table, FactFilter over, std::vector<AskedSide> sides);
  void cancel() { task_.cancel(); }
  [[nodiscard]] bool running() const { return task_.busy(); }

signals:
  void progressed(int done, int of);
  void found(const std::shared_ptr<const annales::viewer::SidesFound>& found);

private:
  void work(const FactTable& table, SidesFound known, const Job& job);

  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
