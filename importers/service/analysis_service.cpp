#include "importers/service/analysis_service.h"

#include "importers/service/answers.h"
#include "libreplay/log/timeline.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace annales::inline importers {
namespace service {

using Clock = std::chrono::steady_clock;

/// What all positions of a query share; in memory as long as one of them waits or is searched.
struct Asked {
  const PositionsQuery query;
  std::size_t bytes = 0;
  std::size_t open = 0; // positions that wait or are searched
};

/// A position that waits or is searched.
struct Work {
  std::shared_ptr<Asked> asked;
  std::size_t place = 0; // in its lists
  std::uint64_t number = 0;
  std::atomic<bool> letGo = false;

  [[nodiscard]] const PositionsQuery& query() const { return asked->query; }
  [[nodiscard]] std::size_t position() const { return query().positions[place]; }
  [[nodiscard]] std::int64_t priority() const { return query().priorities[place]; }
};
using WorkPtr = std::shared_ptr<Work>;

[[nodiscard]] static bool concerns(const TerminateQuery& terminate, const Work& work) {
  if (!terminate.all && work.query().id != terminate.which) return false;
  const auto& positions = terminate.positions;
  return positions.empty() || std::ranges::find(positions, work.position()) != positions.end();
}

} // namespace service

class AnalysisService::Impl {
  using Clock = service::Clock;
  using Work = service::Work;
  using WorkPtr = service::WorkPtr;

public:
  Impl(ServiceOptions options, Say say) : options_(std::move(options)), say_(std::move(say)) {
    for (unsigned i = 0; i < std::max(1U, options_.threads); ++i)
      threads_.emplace_back([this] { work(); });
  }
  ~Impl() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
      waiting_.clear();
      for (const WorkPtr& one : searched_)
        one->letGo = true;
    }
    change_.notify_all();
  }

  void take(std::string_view line) {
    auto query = readQuery(line, options_.shelf);
    if (!query) return say(faultAnswer(query.error()));
    if (auto* positions = std::get_if<PositionsQuery>(&*query))
      return add(std::move(*positions), line.size());
    if (const auto* terminate = std::get_if<TerminateQuery>(&*query)) return letGo(*terminate);
    say(versionAnswer(std::get<VersionQuery>(*query).id, options_.version));
  }

  void refuse(QueryFault fault) { say(faultAnswer(fault)); }

  bool finishedWithin(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    return done_.wait_for(lock, patience, [this] { return waiting_.empty() && searched_.empty(); });
  }

private:
  void say(const std::string& line) {
    const std::lock_guard lock(mouth_);
    if (!closed_) say_(line);
  }

  void add(PositionsQuery query, std::size_t bytes) {
    const std::string id = query.id;
    const auto unknown = query.unknown;
    const std::size_t count = query.positions.size();
    const auto asked = std::make_shared<service::Asked>(service::Asked{std::move(query), bytes, count});
    for (const std::string& field : unknown)
      say(warningAnswer(id, field));
    {
      const std::lock_guard lock(mutex_);
      const bool room =
          waiting_.size() + count <= options_.mostWaiting && bytes_ + bytes <= options_.mostBytes;
      if (room) {
        bytes_ += count > 0 ? bytes : 0;
        for (std::size_t place = 0; place < count; ++place) {
          auto one = std::make_shared<Work>();
          one->asked = asked;
          one->place = place;
          one->number = next_++;
          waiting_.push_back(std::move(one));
        }
        change_.notify_all();
        return;
      }
    }
    say(faultAnswer({id, "", Error(tooMuch())}));
  }

  /// One position less; with the last one the query itself goes.
  void close(service::Asked& asked) {
    if (--asked.open == 0) bytes_ -= asked.bytes;
  }

  [[nodiscard]] Saying tooMuch() const {
    return annales::say("too many queries are waiting: at most {} positions and {} MiB are allowed",
                        options_.mostWaiting, options_.mostBytes >> 20U);
  }

  void letGo(const TerminateQuery& terminate) {
    say(terminate.echo);
    std::vector<WorkPtr> dropped;
    {
      const std::lock_guard lock(mutex_);
      for (auto at = waiting_.begin(); at != waiting_.end();)
        if (service::concerns(terminate, **at)) {
          close(*(*at)->asked);
          dropped.push_back(std::move(*at));
          at = waiting_.erase(at);
        } else {
          ++at;
        }
      for (const WorkPtr& one : searched_)
        if (service::concerns(terminate, *one)) one->letGo = true;
    }
    for (const WorkPtr& one : dropped)
      say(nothingAnswer(one->query().id, one->position()));
    done_.notify_all();
  }

  /// The most urgent that waits, of equals the first; null when there will be none.
  WorkPtr next() {
    std::unique_lock lock(mutex_);
    change_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
    if (closed_) return nullptr;
    const auto first = std::ranges::max_element(waiting_, [](const WorkPtr& a, const WorkPtr& b) {
      return a->priority() != b->priority() ? a->priority() < b->priority() : a->number > b->number;
    });
    WorkPtr one = std::move(*first);
    waiting_.erase(first);
    searched_.push_back(one);
    return one;
  }

  void work() {
    while (const WorkPtr one = next()) {
      try {
        search(*one);
      } catch (const std::exception& e) {
        say(faultAnswer({one->query().id, "", Error(std::string(e.what()))}));
      }
      {
        const std::lock_guard lock(mutex_);
        searched_.remove(one);
        close(*one->asked);
      }
      done_.notify_all();
    }
  }

  void search(Work& one) {
    const PositionsQuery& query = one.query();
    const auto path = query.log->path(query.head);
    TreeFold fold(*query.log);
    const GameState* state = fold.after(path[one.position() - 1]);
    if (state == nullptr)
      return say(
          faultAnswer({query.id, "analyzeEvents",
                       Error(annales::say("event {} cannot be reached: an earlier event makes no sense",
                                          one.position()))}));
    PositionSearch searched(query.log->game(), *state, {query.moves, query.turns, query.seed, query.company});
    auto reported = Clock::now();
    while (searched.steps() < query.visits && !one.letGo) {
      searched.step();
      if (query.reportEvery == 0 || Clock::now() - reported < std::chrono::milliseconds(query.reportEvery))
        continue;
      reported = Clock::now();
      if (searched.steps() < query.visits) tell(one, searched, true);
    }
    if (one.letGo && searched.steps() == 0 && query.visits > 0)
      return say(nothingAnswer(query.id, one.position()));
    tell(one, searched, false);
  }

  void tell(const Work& one, const PositionSearch& searched, bool during) {
    say(foundAnswer(one.query().id, one.position(), *one.query().log, searched.found(), during));
  }

  const ServiceOptions options_;
  const Say say_;
  std::mutex mouth_; // one answer at a time
  std::mutex mutex_; // for what follows
  std::condition_variable change_, done_;
  std::list<WorkPtr> waiting_, searched_;
  std::size_t bytes_ = 0;
  std::uint64_t next_ = 0;
  std::atomic<bool> closed_ = false;
  std::vector<std::jthread> threads_; // last: they use everything above
};

AnalysisService::AnalysisService(ServiceOptions options, Say say)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(say))) {}
AnalysisService::~AnalysisService() = default;

void AnalysisService::take(std::string_view line) {
  impl_->take(line);
}

void AnalysisService::refuseLine() {
  impl_->refuse({"", "", Error(annales::say("a line may have at most {} MiB", kLongestQuery >> 20U))});
}

bool AnalysisService::finishedWithin(std::chrono::milliseconds patience) {
  return impl_->finishedWithin(patience);
}

} // namespace annales::inline importers
