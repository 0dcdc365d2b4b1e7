// annales verify FILE…: ids, parents, fold and rules of whole files.
#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/file_name.h"
#include "cli/input.h"
#include "cli/mistakes.h"
#include "engine/core/json_writer.h"
#include "importers/readers/results_read.h"
#include "importers/verify/verifier.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <array>
#include <memory>

namespace annales::cli {
namespace {

struct VerifyArgs {
  std::vector<std::string> files;
  std::vector<std::string> maps;
  bool json = false;
  std::string afterMistake{wordOf(AfterMistake::stop)};
};

/// What happened with one file.
struct Outcome {
  std::optional<Rejection> rejection;
  std::vector<VerifiedGame> games;
  std::vector<Complaint> complaints;
  Sealing sealing = Sealing::none;
  std::size_t results = 0; // without moves

  [[nodiscard]] int status() const {
    if (rejection) return rejection->disk ? kStorageFailed : kBadInput;
    for (const VerifiedGame& game : games)
      if (!game.violations.empty()) return kFound;
    return complaints.empty() ? kDone : kFound;
  }
};

/// An event log may hold none. Of what people write, more was meant than was understood.
bool mustHaveAGame(const AnyReader& reader) {
  return reader.format()->extension != ".antike.jsonl";
}

Outcome verify(const std::string& file, const BoardShelf& shelf, AfterMistake choice) {
  auto input = Input::open(file);
  if (!input) return {Rejection{input.error(), 0}, {}, {}, {}, 0};
  input->showProgress("Verifying " + file);
  Verifier verifier;
  ResultsRead results;
  AnyReader reader(ReadRequest{
      .shelf = shelf, .observer = &verifier, .afterMistake = choice, .resultsRead = &results, .name = file});
  auto rejection = reader.read(input->stream());
  if (!input->error().empty()) return {Rejection{Error(input->error()), 0}, {}, {}, {}, 0};
  if (rejection) return {std::move(rejection), {}, {}, {}, 0};
  auto games = verifier.finish(reader);
  if (!games) return {Rejection{games.error(), 0, true}, {}, {}, {}, 0};
  if (games->empty() && results.taken == 0 && reader.complaints().empty() && mustHaveAGame(reader))
    return {Rejection{Error(fmt::format("{} contains no game", nameForJson(file))), 0}, {}, {}, {}, 0};
  return {std::nullopt, std::move(*games), reader.complaints(), reader.sealing(), results.taken};
}

void write(JsonWriter& json, const LogViolation& violation) {
  const auto field = [&](std::string_view key, const auto& value) {
    json.key(key);
    json.value(value);
  };
  json.beginObject();
  field("id", std::string_view(hexOf(violation.id)));
  json.key("line");
  if (violation.line)
    json.value(*violation.line);
  else
    json.null();
  field("message", std::string_view(violation.message));
  field("row", static_cast<std::int64_t>(violation.row));
  field("rule", violation.rule);
  field("seq", static_cast<std::int64_t>(violation.seq));
  json.endObject();
}

void write(JsonWriter& json, const VerifiedGame& game) {
  json.beginObject();
  json.key("events");
  json.value(static_cast<std::int64_t>(game.events));
  json.key("game");
  json.value(hexOf(game.game));
  json.key("violations");
  json.beginArray();
  for (const LogViolation& violation : game.violations)
    write(json, violation);
  json.endArray();
  json.endObject();
}

/// Only files that people write have any.
void write(JsonWriter& json, const std::vector<Complaint>& complaints) {
  if (complaints.empty()) return;
  static constexpr std::array<std::string_view, 3> kOutcomes{"noted", "stopped", "taken"};
  json.key("complaints");
  json.beginArray();
  for (const Complaint& complaint : complaints) {
    json.beginObject();
    json.key("column");
    json.value(static_cast<std::int64_t>(complaint.column));
    json.key("line");
    json.value(static_cast<std::int64_t>(complaint.line));
    json.key("message");
    json.value(complaint.message);
    json.key("outcome");
    json.value(kOutcomes[static_cast<std::size_t>(complaint.outcome)]);
    json.key("rule");
    json.value(complaint.rule);
    json.endObject();
  }
  json.endArray();
}

void write(JsonWriter& json, const std::string& file, const Outcome& outcome) {
  json.beginObject();
  write(json, outcome.complaints);
  if (outcome.rejection) {
    json.key("error");
    json.beginObject();
    json.key("message");
    json.value(nameForJson(outcome.rejection->message)); // it may name the file
    json.key("row");
    json.value(static_cast<std::int64_t>(outcome.rejection->row));
    json.endObject();
  }
  json.key("file");
  json.value(nameForJson(file));
  if (!outcome.rejection) {
    json.key("games");
    json.beginArray();
    for (const VerifiedGame& game : outcome.games)
      write(json, game);
    json.endArray();
    if (outcome.results > 0) json.field("results", static_cast<std::int64_t>(outcome.results));
  }
  json.endObject();
}

std::string_view wordsOf(Sealing sealing) {
  switch (sealing) {
  case Sealing::none:
    return "";
  case Sealing::part:
    return "; the seal is intact, but does not cover what follows it";
  case Sealing::whole:
    return "; the seal is intact: no line, tag or remark is missing";
  }
  return "";
}

void putText(const std::string& file, const Outcome& outcome) {
  if (outcome.rejection) {
    tell(lineOf(file, *outcome.rejection));
    return;
  }
  std::uint64_t events = 0;
  std::size_t violations = 0;
  for (const Complaint& complaint : outcome.complaints)
    putLine(lineOf(file, complaint));
  for (const VerifiedGame& game : outcome.games) {
    events += game.events;
    violations += game.violations.size();
    for (const LogViolation& v : game.violations)
      putLine(fmt::format("{}:{}: {}: {} (event {} {})", file, v.row, v.rule, printable(v.message), v.seq + 1,
                          v.line ? "of line " + *v.line : "on no line"));
  }
  const bool nothing = outcome.games.empty() && outcome.results == 0;
  std::string verdict = violations > 0 ? counted(violations, "violation")
                        : nothing      ? "nothing to check"
                                       : "nothing wrong";
  if (!outcome.complaints.empty())
    verdict =
        (violations == 0 ? std::string() : verdict + ", ") + counted(outcome.complaints.size(), "complaint");
  const std::string results =
      outcome.results == 0 ? std::string()
                           : ", " + counted(outcome.results, "result without moves", "results without moves");
  putLine(fmt::format("{}: {}, {}{}, {}{}", file, counted(outcome.games.size(), "game"),
                      counted(events, "event"), results, verdict, wordsOf(outcome.sealing)));
}

int run(const VerifyArgs& options) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  int status = kDone;
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("files");
  json.beginArray();
  for (const std::string& file : options.files) {
    const Outcome outcome = verify(file, *shelf, afterMistakeOf(options.afterMistake));
    if (interrupted()) return kInterrupted;
    raise(status, outcome.status());
    if (options.json)
      write(json, file, outcome);
    else
      putText(file, outcome);
  }
  json.endArray();
  json.endObject();
  if (options.json) putLine(out);
  return status;
}

} // namespace

void addVerify(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("verify", "Check event logs: their format, their ids and every move");
  const auto options = std::make_shared<VerifyArgs>();
  command
      ->add_option("FILE", options->files,
                   "Event logs (*.antike.jsonl) or written games (*.agn), - for standard input")
      ->required()
      ->type_name("");
  command->add_flag("--json", options->json, "One JSON document with every violation");
  addMapsOption(*command, options->maps);
  addAfterMistakeOption(*command, options->afterMistake);
  command->footer(
      "Checks every event of every line once against the events before it, and names the rule that each "
      "violation\nbreaks. Nothing is checked after an event that makes no sense.\nExit status: 0 nothing "
      "wrong, 1 violations, 2 a file is malformed or unreadable.\n\nExamples:\n  annales verify "
      "last-night.antike.jsonl\n  annales verify --json --maps my-boards games/*.antike.jsonl\n  zcat "
      "season.antike.jsonl.gz | annales verify -");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
