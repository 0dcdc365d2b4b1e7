// What remains of all that was said about a game: edits applied, retracted remarks gone, answers in threads.
#pragma once

#include "libreplay/log/annotation.h"
#include "libreplay/log/event_log.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

struct DiscussedRemark {
  Annotation now;           // its last version
  Hash first;               // the id of its first version: it stays the same through all edits
  std::string written;      // when the first version was
  NodeIndex event = 0;      // in the log
  std::uint32_t thread = 0; // its place in `threads()`
  bool edited = false;      // in more than whether its thread is open
};

/// `plain`: nobody has said `open` or `resolved`.
enum class ThreadState : std::uint8_t { plain, open, resolved };

/// A remark and what answers it, directly or through other answers, in order of arrival. Where the first
/// one was retracted, the answers remain a thread.
struct RemarkThread {
  NodeIndex event = 0;
  std::vector<std::uint32_t> remarks;     // places in `remarks()`, never empty
  ThreadState state = ThreadState::plain; // what the latest that stands says, `resolved` before `open`
};

class Discussion {
public:
  /// Values of their own: log and annotations may go. Annotations are in order of arrival; the last of
  /// those that replace one another counts. Those of events that the log does not have are left out.
  Discussion(const EventLog& events, std::span<const Annotation> annotations);

  /// To what another value of the same log has. False, with nothing changed, where more has changed than that
  /// remarks came that neither edit nor answer others: then it has to be made anew.
  [[nodiscard]] bool grow(const EventLog& events, std::span<const Annotation> annotations);

  /// In order of the arrival of their first versions.
  [[nodiscard]] const std::vector<DiscussedRemark>& remarks() const { return remarks_; }
  [[nodiscard]] const std::vector<RemarkThread>& threads() const { return threads_; }
  /// Places in `remarks()` of what stands on the event.
  [[nodiscard]] std::span<const std::uint32_t> at(NodeIndex event) const;
  /// The remark of which this is any version; null where it was retracted or never existed.
  [[nodiscard]] const DiscussedRemark* find(const Hash& id) const;
  [[nodiscard]] ThreadState stateOf(const DiscussedRemark& remark) const {
    return threads_[remark.thread].state;
  }

private:
  struct Arrived {
    Hash id, event;
    NodeIndex place = kNoNode; // of the event; none where the log does not have it
  };
  [[nodiscard]] bool hasGrown(const EventLog& events, std::span<const Annotation> annotations) const;
  void arrive(const Annotation& remark, std::optional<NodeIndex> event);

  std::vector<Arrived> arrived_; // all annotations
  std::vector<DiscussedRemark> remarks_;
  std::vector<RemarkThread> threads_;
  std::unordered_map<NodeIndex, std::vector<std::uint32_t>> byEvent_;
  std::unordered_map<Hash, std::uint32_t, HashHasher> byVersion_;
};

/// What somebody wants to see; whatever is left out does not matter.
struct RemarkFilter {
  std::optional<Layer> layer;
  std::optional<Audience> audience;
  std::optional<std::string> author;
  std::optional<std::string> nation; // the nation being judged
  std::optional<std::string> glyph;  // under either name, or an observation tag
  std::optional<std::string> tag;
  std::string text; // every word is somewhere in it, ignoring case and accents
  std::optional<ThreadState> state;
};

[[nodiscard]] bool passes(const RemarkFilter& filter, const DiscussedRemark& remark, ThreadState state);
/// Places in `remarks()`, in order of arrival.
[[nodiscard]] std::vector<std::uint32_t> filtered(const Discussion& discussion, const RemarkFilter& filter);

} // namespace annales::inline replay
