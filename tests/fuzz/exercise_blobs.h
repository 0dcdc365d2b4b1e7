// Does with any bytes what a library does with what it has stored: segments of events, columns of facts and
// of states, analyses. The first byte chooses.
#pragma once

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "importers/antike_jsonl/log_reader.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/facts/column_chunk.h"
#include "libreplay/query/findings.h"
#include "libreplay/query/read_question.h"
#include "libreplay/query/state_chunk.h"
#include "libreplay/store/analysis_blob.h"
#include "libreplay/store/segment.h"
#include "tests/fuzz/exercise_notebook.h"

#include <algorithm>
#include <sstream>

namespace annales::fuzz {

/// What a library gives back can be exported, and whoever reads the export has the same.
inline void exerciseExport(const EventLog& log) {
  std::ostringstream text;
  LogWriter(text).write(log);
  std::istringstream in(text.str());
  LogReader reader(nullptr);
  if (const auto rejection = reader.read(in)) broken("what was exported can be read", rejection->message);
  const auto again = reader.game(0);
  if (!again || (*again)->size() != log.size()) broken("an export has every event", text.str());
  for (NodeIndex i = 0; i < log.size(); ++i)
    if (!(*again)->find(log[i].id)) broken("an export has the same events", text.str());
}

/// Whatever makes sense as bytes may be folded, judged and stored again; and is given back only where it can
/// be exported.
inline void exerciseSegment(const std::string& bytes, const EventLog& log,
                            std::initializer_list<std::uint32_t> counts = {1U, 2U, 5U, 20U, 40U}) {
  replay::Segment segment{1, 0, bytes, {}};
  for (const std::uint32_t count : counts) {
    segment.count = count;
    std::vector<UnpackedEvent> events(1);
    if (const auto fine = unpackEvents(events, segment, log.game()); !fine) {
      if (fine.error().message.empty()) broken("a refusal says why", bytes);
      continue;
    }
    EventLog copy(log.begun());
    auto state = begin(log.game());
    if (!state) broken("a sample can begin", bytes);
    for (std::size_t i = 1; i < events.size(); ++i) {
      static_cast<void>(check(log.game(), *state, events[i].event));
      static_cast<void>(annales::apply(*state, events[i].event));
      std::string data;
      appendData(data, events[i].event, log.names());
      const NodeIndex parent = std::min<NodeIndex>(events[i].parent, static_cast<NodeIndex>(copy.size() - 1));
      copy.append(parent, events[i].event);
    }
    const auto again = packSegment(copy, 1);
    if (!again) broken("what was stored can be stored", again.error().message);
    bool sayable = true;
    for (NodeIndex i = 1; i < copy.size(); ++i)
      sayable = sayable && checkSayable(copy[i].event, copy.names());
    EventLog third(log.begun());
    const auto fine = unpackSegment(third, *again);
    if (fine.has_value() != sayable) broken("what can be said is read, and nothing else", bytes);
    if (!fine) continue;
    if (third.size() != copy.size()) broken("nothing is lost", bytes);
    exerciseExport(third);
  }
  EventLog whole(log.begun());
  static_cast<void>(unpackSegment(whole, replay::Segment{1, 3, bytes, std::string(32, 'x')}));
}

inline void exerciseFacts(const std::string& bytes) {
  constexpr ChunkLimits kLimits{20, 20};
  FactColumns columns;
  if (!readFacts(columns, bytes, kLimits)) {
    if (!columns.games.id.empty() || !columns.seats.game.empty())
      broken("nothing of damaged bytes stays", bytes);
    return;
  }
  static_cast<void>(readTurns(columns, bytes, columns.seats.game.size(), kLimits));
}

/// One of each kind.
inline const std::vector<Condition>& questionsOfStates() {
  static const auto all = [] {
    std::vector<Condition> questions;
    for (const char* text :
         {"cities >= 2 and not coins < 3", "founded a city or traded", "conquered roma and owns roma",
          "knows wheel", "some rival has galleys >= 1", "every rival has temples = 0",
          "within 2 turns of (built a temple)", "within 2 rounds before (has king)", "never galleys > 1",
          "player = Anna and rating >= 10", "opening = \"marble temple\"", "won and place = 1 and own turn",
          "date >= 2024-05 and site = Bonn"})
      if (auto question = readQuestion(text))
        questions.push_back(std::move(*question));
      else
        broken("the questions can be read", text);
    return questions;
  }();
  return all;
}

inline void askOfStates(const std::shared_ptr<StateChunk>& chunk, const std::string& bytes) {
  auto table = std::make_shared<StateTable>();
  table->chunks.push_back(chunk);
  const auto& questions = questionsOfStates();
  const Condition& question = questions[static_cast<std::uint8_t>(bytes.back()) % questions.size()];
  RunOptions options;
  options.threads = 1;
  const auto answer = runQuestion(table, question, options);
  if (!answer) return;
  static_cast<void>(eventsOf(*answer, 100));
  static_cast<void>(gamesOf(*answer, 100));
  static_cast<void>(countBy(*answer, static_cast<CountBy>(bytes.size() / 64 % kCountByWords.size())));
}

inline void exerciseStates(const std::string& bytes) {
  const std::shared_ptr<StateChunk> chunk = chunkInMemory(bytes);
  if (chunk == nullptr) return;
  for (std::size_t i = 0; i < kQuantities; ++i)
    if (const auto column = chunk->column(bytes, i))
      for (std::size_t row = 0; row < std::min<std::size_t>(chunk->rows(), 1000); ++row)
        static_cast<void>(column->at(row));
  for (std::size_t i = 0; i < kDeeds; ++i)
    static_cast<void>(chunk->deeds(bytes, static_cast<Deed>(i)));
  static_cast<void>(chunk->momentsIn(bytes));
  ChunkBuilder builder(chunk->kind());
  for (std::size_t game = 0; game < chunk->games().size(); ++game)
    if (builder.rows() < 100000) static_cast<void>(builder.add(*chunk, bytes, game));
  static_cast<void>(builder.take());
  askOfStates(chunk, bytes);
}

/// Whatever makes sense can be stored again.
inline void exerciseSaid(const std::string& bytes, const Game& game) {
  const AnalysisEffort effort{.budget = 2, .turns = 1, .best = 3, .seed = 1};
  const auto said = readSaid(bytes, effort, game);
  if (!said) return;
  std::string again;
  if (!appendSaid(again, *said, game) || !readSaid(again, effort, game))
    broken("what was kept can be kept", bytes);
}

inline void exerciseBlobs(const std::string& bytes) {
  if (bytes.empty()) return;
  const std::string rest = bytes.substr(1);
  const std::size_t choice = static_cast<unsigned char>(bytes[0]) % 6U;
  if (choice < 3) return exerciseSegment(rest, *notebookGames()[choice]);
  if (choice == 3) return exerciseFacts(rest);
  if (choice == 5) return exerciseSaid(rest, notebookGames()[0]->game());
  exerciseStates(rest);
}

} // namespace annales::fuzz
