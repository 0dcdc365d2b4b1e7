// Does with any bytes what the program does with a log, and stops where a promise is broken.
#pragma once

#include "importers/antike_jsonl/log_reader.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/verify/verifier.h"
#include "tests/fuzz/broken.h"

#include <nlohmann/json.hpp>

#include <map>
#include <sstream>
#include <string>

namespace annales::fuzz {

using Json = nlohmann::json;

/// Keeps in memory what would go to disk.
class MemorySpill : public SpillStore {
public:
  Result<void> put(std::size_t game, std::string_view text, std::span<const Hash> ids) override {
    texts_[game] += text;
    for (const Hash& id : ids)
      games_[id] = game;
    return {};
  }
  Result<std::string> text(std::size_t game) override {
    const auto at = texts_.find(game);
    return at == texts_.end() ? std::string() : at->second;
  }
  Result<std::optional<std::size_t>> find(const Hash& id) override {
    const auto at = games_.find(id);
    if (at == games_.end()) return std::nullopt;
    return at->second;
  }

private:
  std::map<std::size_t, std::string> texts_;
  std::map<Hash, std::size_t> games_;
};

struct Outcome {
  std::optional<Rejection> rejection;
  std::string written; // empty where the text was rejected
};

/// Reads, verifies and writes again.
inline Outcome read(const std::string& text, std::size_t memory) {
  ReadOptions options;
  options.memory = memory;
  options.spill = std::make_unique<MemorySpill>();
  Verifier verifier;
  LogReader reader(nullptr, &verifier, std::move(options));
  std::istringstream in(text);
  Outcome outcome;
  outcome.rejection = reader.read(in);
  if (outcome.rejection) {
    if (outcome.rejection->disk) broken("a rejection is the file's fault", outcome.rejection->message);
    return outcome;
  }
  const auto verified = verifier.finish(reader);
  if (!verified || verified->size() != reader.games()) broken("every game is verified", text);
  std::ostringstream out;
  LogWriter writer(out);
  for (GameNumber g = 0; g < reader.games(); ++g)
    writer.write(**reader.game(g));
  outcome.written = out.str();
  return outcome;
}

inline Outcome readTwice(const std::string& text) {
  const Outcome roomy = read(text, std::size_t{1} << 26);
  const Outcome narrow = read(text, 1);
  if (roomy.rejection.has_value() != narrow.rejection.has_value()) broken("memory decides nothing", text);
  if (roomy.rejection) {
    if (roomy.rejection->row != narrow.rejection->row) broken("memory decides nothing", text);
    return roomy;
  }
  if (roomy.written != narrow.written) broken("games come back from disk as they were", text);
  const Outcome again = read(roomy.written, std::size_t{1} << 26);
  if (again.rejection) broken("what is written can be read", again.rejection->message);
  if (again.written != roomy.written) broken("written files are in their final order", text);
  return roomy;
}

/// Gives every record the ids that belong to its content, as another JSON library computes them, so that what
/// is behind the test of ids is reached too.
class Rechainer {
public:
  std::string rechain(const std::string& text) {
    std::istringstream in(text);
    std::string all;
    for (std::string line; std::getline(in, line);)
      all += rechainLine(line) + "\n";
    return all;
  }

private:
  std::string rechainLine(const std::string& line) {
    if (!strict_.parse(line)) return line;
    Json record = Json::parse(line, nullptr, false);
    if (!record.is_object() || !record.contains("rec")) return line;
    if (record["rec"] == "map" && record.contains("map"))
      board_ = hexOf(sha256(dump(record["map"])));
    else if (record["rec"] == "event" && record.contains("data"))
      rechainEvent(record);
    else if (record["rec"] == "annotation")
      rechainAnnotation(record);
    else if (record["rec"] == "line")
      point(record["head"]);
    else
      return line;
    return dump(record);
  }

  void rechainEvent(Json& record) {
    const bool begins = record["type"] == "GameCreated";
    if (begins && record["data"].is_object() && !board_.empty()) record["data"]["mapHash"] = board_;
    if (begins)
      record["parent"] = nullptr;
    else
      point(record["parent"]);
    const Json hashed{{"data", record["data"]}, {"parent", record["parent"]}, {"type", record["type"]}};
    const std::string id = hexOf(sha256(dump(hashed)));
    remember(record, id);
  }

  void rechainAnnotation(Json& record) {
    point(record["event"]);
    for (const char* key : {"answers", "replaces"})
      if (record.contains(key) && record[key].is_string()) point(record[key]);
    Json hashed = record;
    hashed.erase("id");
    hashed.erase("rec");
    remember(record, hexOf(sha256(dump(hashed))));
  }

  /// What named the old id of a record names the new one; what names nothing, the last event.
  void point(Json& id) {
    if (id.is_string() && ids_.contains(id))
      id = ids_[id];
    else if (!last_.empty())
      id = last_;
  }
  void remember(Json& record, const std::string& id) {
    if (record.contains("id") && record["id"].is_string()) ids_[record["id"]] = id;
    if (record["rec"] == "event") last_ = id;
    record["id"] = id;
  }
  static std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  StrictJson strict_;
  std::map<std::string, std::string> ids_;
  std::string last_;
  std::string board_;
};

/// As it does where an id does not belong to its content.
inline bool saysTheRightId(const std::string& why) {
  constexpr std::string_view kBefore = "\"id\" must be ";
  const std::size_t at = why.find(kBefore);
  return at != std::string::npos &&
         hashFromHex(std::string_view(why).substr(at + kBefore.size())).has_value();
}

inline void exercise(const std::string& bytes) {
  readTwice(bytes);
  const std::string rechained = Rechainer().rechain(bytes);
  if (rechained == bytes) return;
  const Outcome outcome = readTwice(rechained);
  if (!outcome.rejection) return;
  const std::string& why = outcome.rejection->message;
  if (saysTheRightId(why)) broken("the canonical form is that of RFC 8785", why + "\n" + rechained);
}

} // namespace annales::fuzz
