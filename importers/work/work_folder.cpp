#include "importers/work/work_folder.h"

#include "engine/boards/board_writer.h"
#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "libreplay/text/abandoned_files.h"
#include "libreplay/text/written_files.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <random>
#include <sstream>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kResultFormat = "annales-work-result/1";
constexpr std::string_view kPartMark = ".annales-part-";
constexpr std::size_t kNameDigits = 32; // of the contents' SHA-256
constexpr std::string_view kPlanName = "plan.json";
constexpr std::string_view kBoardName = "board.json";

Result<std::string> wholeText(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in.is_open() || in.bad()) return failure("Cannot read {}: {}", file.string(), lastFault().message());
  return std::move(text).str();
}

fs::path gamesFile(const fs::path& folder, std::uint64_t task) {
  return folder / "games" / fmt::format("{:06}.antike.jsonl", task);
}

std::string resultText(const Hash& plan, std::uint64_t task, const std::vector<std::string>& rows) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("format", kResultFormat);
  json.field("plan", hexOf(plan));
  json.field("rows", static_cast<std::int64_t>(rows.size()));
  json.field("task", static_cast<std::int64_t>(task));
  json.endObject();
  out += '\n';
  for (const std::string& row : rows)
    out.append(row).append("\n");
  return out;
}

std::string resultName(std::uint64_t task, std::string_view text) {
  return fmt::format("{:06}-{}.jsonl", task, hexOf(sha256(text)).substr(0, kNameDigits));
}

/// The task of a result's name; nothing where it is another file.
std::optional<std::uint64_t> taskOfName(std::string_view name) {
  const std::size_t dash = name.find('-');
  if (dash == std::string_view::npos || !name.ends_with(".jsonl") ||
      name.size() != dash + 1 + kNameDigits + std::string_view(".jsonl").size())
    return std::nullopt;
  std::uint64_t task = 0;
  const auto read = std::from_chars(name.data(), name.data() + dash, task);
  return read.ec == std::errc() && read.ptr == name.data() + dash ? std::optional(task) : std::nullopt;
}

/// The rows of a text; nothing where the header belongs to another plan, task or number of rows.
std::optional<std::vector<std::string>> rowsIn(std::string_view text, const Hash& plan, std::uint64_t task) {
  std::vector<std::string> rows;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    rows.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  if (rows.empty()) return std::nullopt;
  std::vector<std::string> own(std::make_move_iterator(rows.begin() + 1),
                               std::make_move_iterator(rows.end()));
  const std::string expected = resultText(plan, task, std::vector<std::string>(own.size()));
  if (rows.front() != expected.substr(0, expected.find('\n'))) return std::nullopt;
  return own;
}

/// Whether a folder has nothing but what a plan that was cut off has left.
Result<void> checkFree(const fs::path& folder) {
  std::error_code error;
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator();
       at.increment(error)) {
    const std::string name = at->path().filename();
    if (name == kBoardName || name == "games" || name == "results" || name == "run.sh" ||
        name.find(kPartMark) != std::string::npos)
      continue;
    return failure("{} contains other files, such as {}. Choose a new or empty folder", folder.string(),
                   name);
  }
  if (error && error != std::errc::no_such_file_or_directory)
    return failure("Cannot read {}: {}", folder.string(), error.message());
  return {};
}

Result<void> makeFolder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return tl::unexpected(notWritten(folder, error));
  return {};
}

} // namespace

Result<void> keepShared(const fs::path& file, std::string_view text) {
  std::random_device random;
  const fs::path part = fmt::format("{}{}{}-{}", file.string(), kPartMark, ::getpid(),
                                    (random() & 0x3fffffffU) + 1); // as `removeAbandoned` reads it
  std::ofstream out(part, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  std::error_code error = out ? settle(part) : lastFault();
  if (!error) fs::rename(part, file, error);
  if (!error) return {};
  std::error_code ignored;
  fs::remove(part, ignored);
  return tl::unexpected(notWritten(file, error));
}

WorkFolder::WorkFolder(fs::path folder, WorkPlan plan)
    : folder_(std::move(folder)), plan_(std::move(plan)), id_(sha256(writtenPlan(plan_))) {}

Result<bool> WorkFolder::begin(const fs::path& folder) {
  std::error_code ignored;
  if (fs::exists(folder / kPlanName, ignored)) return false;
  if (auto free = checkFree(folder); !free) return tl::unexpected(free.error());
  for (const char* part : {"results", "games"})
    if (auto made = makeFolder(folder / part); !made) return tl::unexpected(made.error());
  return true;
}

Result<void> WorkFolder::keepGames(const fs::path& folder, std::uint64_t task, std::string_view log) {
  return keepShared(gamesFile(folder, task), log);
}

Result<WorkFolder> WorkFolder::create(const fs::path& folder, const WorkPlan& plan) {
  const auto begun = begin(folder);
  if (!begun) return tl::unexpected(begun.error());
  if (!*begun) {
    const auto there = wholeText(folder / kPlanName);
    if (!there) return tl::unexpected(there.error());
    if (*there != writtenPlan(plan))
      return failure("{} contains another plan. Choose a new folder", folder.string());
    return open(folder);
  }
  if (const auto board = plan.board())
    if (auto kept = keepShared(folder / kBoardName, writeBoard(*board)); !kept)
      return tl::unexpected(kept.error());
  // Last: where the plan is, everything is.
  if (auto kept = keepShared(folder / kPlanName, writtenPlan(plan)); !kept)
    return tl::unexpected(kept.error());
  return open(folder);
}

Result<WorkFolder> WorkFolder::open(const fs::path& folder) {
  std::error_code ignored;
  if (!fs::exists(folder / kPlanName, ignored))
    return failure("{} has no plan. `annales work plan` makes one", folder.string());
  const auto text = wholeText(folder / kPlanName);
  if (!text) return tl::unexpected(text.error());
  std::shared_ptr<const Board> board;
  if (fs::exists(folder / kBoardName, ignored)) {
    const auto drawn = wholeText(folder / kBoardName);
    if (!drawn) return tl::unexpected(drawn.error());
    board = readBoard(*drawn).board;
  }
  auto plan = readPlan(*text, board);
  if (!plan) return failure("{}: {}", (folder / kPlanName).string(), plan.error().part());
  return WorkFolder(folder, *std::move(plan));
}

Result<std::string> WorkFolder::games(std::uint64_t task) const {
  const auto* work = std::get_if<AnalyseWork>(&plan_.work);
  if (work == nullptr) return std::string();
  auto text = wholeText(gamesFile(folder_, task));
  if (!text) return text;
  if (sha256(*text) != work->tasks[task - 1].file)
    return failure("{} was changed since the plan was made. Plan again in a new folder",
                   gamesFile(folder_, task).string());
  return text;
}

Result<ResultFiles> WorkFolder::listed() const {
  ResultFiles files;
  std::error_code error;
  for (fs::directory_iterator at(folder_ / "results", error); !error && at != fs::directory_iterator();
       at.increment(error))
    if (const auto task = taskOfName(at->path().filename().string())) files[*task].push_back(at->path());
  if (error) return failure("Cannot read {}: {}", (folder_ / "results").string(), error.message());
  for (auto& [task, some] : files)
    std::ranges::sort(some);
  return files;
}

Result<TaskFiles> WorkFolder::look(std::uint64_t task) const {
  const auto files = listed();
  if (!files) return tl::unexpected(files.error());
  return look(task, *files);
}

TaskFiles WorkFolder::look(std::uint64_t task, const ResultFiles& files) const {
  TaskFiles found;
  const auto own = files.find(task);
  if (own == files.end()) return found;
  for (const fs::path& file : own->second) {
    const auto text = wholeText(file);
    if (!text || resultName(task, *text) != file.filename()) {
      found.damaged.push_back(file);
      continue;
    }
    auto rows = rowsIn(*text, id_, task);
    (rows ? found.sound : found.foreign).push_back(file);
    if (rows) found.rows = *std::move(rows);
  }
  if (!found.isDone()) found.rows.clear();
  return found;
}

Result<fs::path> WorkFolder::keep(std::uint64_t task, const std::vector<std::string>& rows) const {
  const std::string text = resultText(id_, task, rows);
  fs::path file = folder_ / "results" / resultName(task, text);
  if (auto kept = keepShared(file, text); !kept) return tl::unexpected(kept.error());
  return file;
}

void WorkFolder::tidy() const {
  removeAbandonedIn(folder_, kPartMark);
  removeAbandonedIn(folder_ / "results", kPartMark);
}

std::string taskRanges(const std::vector<std::uint64_t>& tasks) {
  std::string out;
  for (std::size_t i = 0; i < tasks.size();) {
    std::size_t last = i;
    while (last + 1 < tasks.size() && tasks[last + 1] == tasks[last] + 1)
      ++last;
    out += fmt::format("{}{}", out.empty() ? "" : ",", tasks[i]);
    if (last > i) out += fmt::format("-{}", tasks[last]);
    i = last + 1;
  }
  return out;
}

} // namespace annales::inline importers
