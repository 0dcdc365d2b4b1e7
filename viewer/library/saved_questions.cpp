#include "viewer/library/saved_questions.h"

#include "viewer/look/file_path.h"
#include "viewer/look/words.h"

#include <algorithm>
#include <utility>

namespace annales::viewer {

SavedQuestions::SavedQuestions(QObject* parent) : QObject(parent) {}

/// The one that is being written may be cut off before it began: writing it again changes nothing.
SavedQuestions::~SavedQuestions() {
  for (const Order& order : orders_)
    if (!order.name.isEmpty()) static_cast<void>(carryOut(order, nullptr));
}

void SavedQuestions::setLibrary(const QString& path) {
  if (path == library_) return;
  library_ = path;
  if (all_.empty()) return;
  all_.clear();
  emit changed();
}

void SavedQuestions::refresh() {
  if (!library_.isEmpty()) give({library_, {}, {}, false});
}

void SavedQuestions::keep(const QString& name, const std::string& question) {
  if (!library_.isEmpty()) give({library_, name, question, false});
}

void SavedQuestions::replace(const QString& name, const std::string& question) {
  if (!library_.isEmpty()) give({library_, name, question, true});
}

/// Reading twice in a row tells no more than reading once, unless the first has begun.
void SavedQuestions::give(Order order) {
  const auto same = [&](const Order& waiting) {
    return waiting.name.isEmpty() && waiting.library == order.library;
  };
  if (order.name.isEmpty() && orders_.size() > 1 && same(orders_.back())) return;
  orders_.push_back(std::move(order));
  if (orders_.size() == 1) begin();
}

void SavedQuestions::begin() {
  task_.run([this, order = orders_.front()](const Job& job) {
    job.end([this, outcome = carryOut(order, job.flag())] { finish(outcome); });
  });
}

/// What is to be written is, though the window may close meanwhile.
SavedQuestions::Outcome SavedQuestions::carryOut(const Order& order, const std::atomic<bool>* cancel) {
  const bool writes = !order.name.isEmpty();
  OpenOptions options;
  if (!writes) options.cancel = cancel;
  auto library = Library::open(pathOf(order.library), writes ? Access::readWrite : Access::readOnly, options);
  if (!library) return {tl::unexpected(library.error()), tl::unexpected(library.error())};
  auto before = library->questions();
  if (!writes || !before) return {std::move(before), {}};
  const std::string name = order.name.toStdString();
  const bool occupied = std::ranges::any_of(
      *before, [&](const SavedQuestion& one) { return one.name == name && one.question != order.question; });
  if (occupied && !order.replaces) return {std::move(before), {}, true};
  auto wrote = library->keepQuestion(name, order.question);
  return {library->questions(), std::move(wrote)};
}

void SavedQuestions::finish(const Outcome& outcome) {
  const Order order = std::move(orders_.front());
  orders_.pop_front();
  if (!orders_.empty()) begin();
  if (order.library == library_ && outcome.read && *outcome.read != all_) {
    all_ = *outcome.read;
    emit changed();
  }
  if (order.name.isEmpty()) return;
  if (outcome.occupied) return emit occupied(order.name, order.question);
  if (!outcome.wrote) return emit failed(reasonInWindow(outcome.wrote.error()));
  emit written(order.name, order.question);
}

} // namespace annales::viewer
