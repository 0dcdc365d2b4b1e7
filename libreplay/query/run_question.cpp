#include "libreplay/query/run_question.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace annales::inline replay {
namespace {

struct Counts {
  std::size_t states = 0, nations = 0, games = 0;
};

Counts countIn(const StateChunk& chunk, const Bits& holds) {
  Counts counts;
  counts.states = holds.countAll();
  if (counts.states == 0) return counts;
  for (const GameInChunk& game : chunk.games()) {
    std::size_t nations = 0;
    for (std::size_t seat = 0; seat < game.seats; ++seat)
      if (holds.firstSet(game.firstRow + seat * game.moments, game.moments) < game.moments) ++nations;
    counts.nations += nations;
    counts.games += nations > 0 ? 1 : 0;
  }
  return counts;
}

/// Several threads take chunks until there are none left.
class Run {
public:
  Run(Answer& answer, const Condition& question, const RunOptions& options)
      : answer_(answer), question_(question), options_(options) {}

  [[nodiscard]] std::optional<NoAnswer> all() {
    const std::size_t chunks = answer_.table->chunks.size();
    const std::size_t useful = std::clamp<std::size_t>(options_.threads, 1, std::max<std::size_t>(chunks, 1));
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < useful; ++i)
        others.emplace_back([this] { work(); });
      work();
    }
    if (fault_) return fault_;
    if (cancelled()) return NoAnswer{NoAnswer::Why::cancelled, {}};
    return std::nullopt;
  }

private:
  [[nodiscard]] bool cancelled() const { return options_.cancel != nullptr && *options_.cancel; }

  void work() {
    static const std::vector<RemarkAt> kNoRemarks;
    const auto& chunks = answer_.table->chunks;
    for (std::size_t i = next_++; i < chunks.size() && !cancelled() && !stop_; i = next_++) {
      const ChunkBytes opened = chunks[i]->open();
      auto found = opened.bytes.empty()
                       ? std::nullopt
                       : evaluate(*chunks[i], opened.bytes, question_,
                                  options_.remarks != nullptr ? *options_.remarks : kNoRemarks);
      const Counts counts = found ? countIn(*chunks[i], *found) : Counts{};
      const std::lock_guard lock(mutex_);
      if (!found) {
        fault_ = NoAnswer{NoAnswer::Why::damaged, chunks[i]->name};
        stop_ = true;
        return;
      }
      answer_.holds[i] = std::move(*found);
      answer_.states += counts.states;
      answer_.nations += counts.nations;
      answer_.games += counts.games;
      if (options_.progress) options_.progress(++done_, chunks.size());
    }
  }

  Answer& answer_;
  const Condition& question_;
  const RunOptions& options_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_; // for the answer and what follows
  std::size_t done_ = 0;
  std::optional<NoAnswer> fault_;
};

} // namespace

tl::expected<Answer, NoAnswer> runQuestion(std::shared_ptr<const StateTable> table, const Condition& question,
                                           const RunOptions& options) {
  Answer answer;
  answer.table = std::move(table);
  answer.holds.resize(answer.table->chunks.size());
  if (auto fault = Run(answer, question, options).all()) return tl::unexpected(std::move(*fault));
  return answer;
}

} // namespace annales::inline replay
