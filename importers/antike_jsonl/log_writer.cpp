#include "importers/antike_jsonl/log_writer.h"

#include "engine/core/json_writer.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/results/result_codec.h"

#include <algorithm>

namespace annales::inline importers {
namespace {

constexpr std::size_t kFullEnough = std::size_t{1} << 16;

void appendLineRecord(std::string& out, const EventLog& log, std::string_view name, NodeIndex head) {
  out += "{\"head\":\"";
  appendHex(out, log[head].id);
  out += "\",\"name\":";
  appendJsonString(out, name);
  out += ",\"rec\":\"line\"}\n";
}

/// Every event once.
class Order {
public:
  explicit Order(const EventLog& log) : log_(log), taken_(log.size(), false) { order_.reserve(log.size()); }

  /// The events that lead to `head`, unless they are already there.
  void line(NodeIndex head) {
    const std::size_t start = order_.size();
    for (NodeIndex i = head; i != kNoNode && !taken_[i]; i = log_[i].parent)
      take(i);
    std::reverse(order_.begin() + static_cast<std::ptrdiff_t>(start), order_.end());
  }

  void rest() {
    for (NodeIndex i = 0; i < log_.size(); ++i)
      if (!taken_[i]) take(i);
  }

  [[nodiscard]] std::vector<NodeIndex> done() { return std::move(order_); }

private:
  void take(NodeIndex i) {
    taken_[i] = true;
    order_.push_back(i);
  }

  const EventLog& log_;
  std::vector<bool> taken_;
  std::vector<NodeIndex> order_;
};

} // namespace

std::vector<NodeIndex> fileOrder(const EventLog& log) {
  Order order(log);
  order.line(log.mainHead());
  for (const auto& [name, head] : log.lines())
    order.line(head);
  order.rest();
  return order.done();
}

void appendMapRecord(std::string& out, const Map& map) {
  out += "{\"map\":";
  out += map.canonical();
  out += ",\"rec\":\"map\"}\n";
}

void appendEventLine(std::string& out, const EventLog& log, NodeIndex event) {
  const EventNode& node = log[event];
  const Hash* parent = node.parent == kNoNode ? nullptr : &log[node.parent].id;
  appendEventRecord(out, node.event, node.id, parent, log.names());
  out += '\n';
}

void appendLineRecords(std::string& out, const EventLog& log) {
  const auto main = log.lines().find(kMainLine);
  if (main != log.lines().end()) appendLineRecord(out, log, main->first, main->second);
  for (const auto& [name, head] : log.lines())
    if (name != kMainLine) appendLineRecord(out, log, name, head);
}

void appendTagRecords(std::string& out, const EventLog& log) {
  for (const auto& [name, value] : log.tags()) {
    if (name.starts_with(kLibraryTags)) continue;
    appendTagRecord(out, name, value);
    out += '\n';
  }
}

void LogWriter::write(const EventLog& log) {
  if (boards_.insert(log.game().map->hash()).second) appendMapRecord(text_, *log.game().map);
  for (const NodeIndex event : fileOrder(log)) {
    appendEventLine(text_, log, event);
    flushLarge(Rows::unsealed);
  }
  flush(Rows::unsealed);
  // Without its record `main` would end at the last event of the file, which another line may have now.
  if (!log.lines().contains(kMainLine)) appendLineRecord(text_, log, kMainLine, log.mainHead());
  appendLineRecords(text_, log);
  appendTagRecords(text_, log);
  for (const Annotation& annotation : log.annotations()) {
    appendAnnotationRecord(text_, annotation);
    text_ += '\n';
    flushLarge(Rows::sealable);
  }
  flush(Rows::sealable);
}

void LogWriter::write(const ResultRecord& record) {
  appendResultRecord(text_, record);
  text_ += '\n';
  flush(Rows::unsealed);
}

void LogWriter::seal() {
  appendSealRecord(text_, seal_.take(rows_));
  flush(Rows::unsealed);
  rows_ = 0;
}

void LogWriter::flush(Rows rows) {
  if (rows == Rows::sealable) seal_.add(text_);
  rows_ += static_cast<std::uint64_t>(std::ranges::count(text_, '\n'));
  out_ << text_;
  text_.clear();
}

void LogWriter::flushLarge(Rows rows) {
  if (text_.size() >= kFullEnough) flush(rows);
}

} // namespace annales::inline importers
