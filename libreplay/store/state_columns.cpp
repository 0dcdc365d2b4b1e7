#include "libreplay/store/state_columns.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/game_readers.h"
#include "libreplay/text/abandoned_files.h"

#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace annales::inline replay {
namespace {

namespace bip = boost::interprocess;
namespace states_fs = std::filesystem;

constexpr std::string_view kChunkEnding = ".states";
constexpr std::string_view kUnfinished = ".states."; // and a process
constexpr std::size_t kNumberDigits = 8;
constexpr std::size_t kMostPoor = 8; // chunks of a kind that are not half full before they are put together

constexpr std::size_t kMostReady = 200; // games that wait to be put into a chunk

struct ReadStates {
  std::string mark; // as the library stamps it
  GameStates states;
};
using StateReaders = GameReaders<ReadStates>;

std::optional<ReadStates> statesRead(Library& library, const GameStamp& stamp) {
  const auto line = library.mainLine(stamp.game);
  if (!line) return std::nullopt;
  return ReadStates{stamp.mark, statesOf(*line, factsOf(*line))};
}

/// Of a stamp.
std::uint64_t markOf(std::string_view stamp) {
  std::uint64_t mark = 0xCBF2'9CE4'8422'2325U;
  for (const char c : stamp)
    mark = (mark ^ static_cast<std::uint8_t>(c)) * 0x100'0000'01B3U;
  return mark;
}

/// Nothing for a name that is not one of ours: such a file is left alone.
std::optional<std::uint64_t> numberOf(const std::string& name) {
  if (!name.ends_with(kChunkEnding) || name.size() < kNumberDigits + 1 || name[kNumberDigits] != '-')
    return std::nullopt;
  std::uint64_t number = 0;
  const auto read = std::from_chars(name.data(), name.data() + kNumberDigits, number);
  if (read.ec != std::errc{} || read.ptr != name.data() + kNumberDigits) return std::nullopt;
  return number;
}

ChunkBytes mapped(const std::shared_ptr<bip::file_mapping>& file) {
  try {
    auto region = std::make_shared<bip::mapped_region>(*file, bip::read_only);
    return {region, {static_cast<const char*>(region->get_address()), region->get_size()}};
  } catch (const bip::interprocess_exception&) { // an empty file, or no memory for it
    return {};
  }
}

/// Null where it is no chunk.
std::shared_ptr<StateChunk> chunkIn(const states_fs::path& file) {
  try {
    auto mapping = std::make_shared<bip::file_mapping>(file.c_str(), bip::read_only);
    const ChunkBytes bytes = mapped(mapping);
    std::shared_ptr<StateChunk> chunk = StateChunk::read(bytes.bytes);
    if (!chunk) return nullptr;
    chunk->open = [mapping] { return mapped(mapping); };
    chunk->name = file.filename().string();
    return chunk;
  } catch (const bip::interprocess_exception&) {
    return nullptr;
  }
}

void removeFile(const states_fs::path& file) {
  std::error_code ignored; // it is derived data: the next refresh tries again
  states_fs::remove(file, ignored);
}

using Chunks = std::vector<std::shared_ptr<StateChunk>>;

/// A chunk of which the events that were found cannot be told.
std::optional<NoAnswer> damagedIn(const Answer& answer) {
  for (std::size_t c = 0; c < answer.holds.size(); ++c) {
    if (answer.holds[c].none()) continue;
    const StateChunk& chunk = *answer.table->chunks[c];
    const ChunkBytes bytes = chunk.open();
    const bool whole = !bytes.bytes.empty() && chunk.momentsIn(bytes.bytes) &&
                       chunk.column(bytes.bytes, static_cast<std::size_t>(Quantity::round));
    if (!whole) return NoAnswer{NoAnswer::Why::damaged, chunk.name};
  }
  return std::nullopt;
}

} // namespace

struct StateColumns::Impl {
  explicit Impl(states_fs::path of) : library(std::move(of)), folder(folderFor(library)) {}

  states_fs::path library, folder;
  Chunks inMemory; // where nothing can be written
  std::shared_ptr<const StateTable> table;
  std::uint64_t nextNumber = 1;
  std::string atRest; // what the files were like at the last refresh; empty where that says nothing

  /// Another text as soon as somebody has written; empty where they were written just now, as a clock is too
  /// coarse to tell two writings apart.
  [[nodiscard]] std::string restOfLibrary() const {
    constexpr std::chrono::seconds kCoarse(2);
    const auto now = states_fs::file_time_type::clock::now();
    std::string rest;
    for (const char* part : {"", "-wal"}) {
      std::error_code none;
      const states_fs::path file = library.string() + part;
      const auto written = states_fs::last_write_time(file, none);
      const auto size = none ? 0 : states_fs::file_size(file, none);
      if (!none && now - written < kCoarse) return {};
      rest += fmt::format("{} {} ", none ? 0 : written.time_since_epoch().count(), size);
    }
    return rest;
  }
  [[nodiscard]] std::string restOfFolder() const {
    std::error_code none;
    const auto written = states_fs::last_write_time(folder, none);
    return fmt::format("{}", none ? 0 : written.time_since_epoch().count());
  }

  /// In the order in which they were written.
  [[nodiscard]] Chunks readFolder() {
    std::vector<std::string> names;
    std::error_code ignored;
    removeAbandonedIn(folder, kUnfinished);
    for (const auto& entry : states_fs::directory_iterator(folder, ignored)) {
      if (!entry.is_regular_file(ignored)) continue; // whoever opens a pipe waits for ever
      if (const auto number = numberOf(entry.path().filename().string())) {
        names.push_back(entry.path().filename().string());
        nextNumber = std::max(nextNumber, *number + 1);
      }
    }
    std::ranges::sort(names);
    Chunks chunks;
    for (const std::string& name : names) {
      if (auto chunk = chunkIn(folder / name))
        chunks.push_back(std::move(chunk));
      else
        removeFile(folder / name);
    }
    chunks.insert(chunks.end(), inMemory.begin(), inMemory.end());
    return chunks;
  }
  /// Leaves the newest row of each game that the library has as it is now; takes the games that need no
  /// reading out of `stamps`.
  void bury(Chunks& chunks, std::vector<GameStamp>& stamps) const {
    std::unordered_map<Hash, std::uint64_t, HashHasher> wanted;
    for (const GameStamp& stamp : stamps)
      wanted.emplace(stamp.game, markOf(stamp.mark));
    for (auto chunk = chunks.rbegin(); chunk != chunks.rend(); ++chunk)
      for (std::size_t g = 0; g < (*chunk)->games().size(); ++g) {
        const GameInChunk& game = (*chunk)->games()[g];
        const auto at = wanted.find(game.id);
        if (at != wanted.end() && at->second == game.mark)
          wanted.erase(at);
        else
          (*chunk)->bury(g);
      }
    std::erase_if(stamps, [&](const GameStamp& stamp) { return !wanted.contains(stamp.game); });
  }

  void forgetEmpty(Chunks& chunks) {
    std::erase_if(chunks, [&](const std::shared_ptr<StateChunk>& chunk) {
      if (chunk->deadGames() < chunk->games().size()) return false;
      drop(*chunk);
      return true;
    });
  }
  void drop(const StateChunk& chunk) {
    if (chunk.name.empty())
      std::erase_if(inMemory, [&](const auto& kept) { return kept.get() == &chunk; });
    else
      removeFile(folder / chunk.name);
  }

  /// Writes what the builder has as a chunk. It is whole before it has its name.
  void write(ChunkBuilder& builder, Chunks& chunks) {
    if (builder.games() == 0) return;
    std::string bytes = builder.take();
    const auto file = kept(bytes);
    std::shared_ptr<StateChunk> chunk = file ? chunkIn(*file) : nullptr;
    if (!chunk) {
      chunk = chunkInMemory(std::move(bytes));
      inMemory.push_back(chunk);
    }
    chunks.push_back(std::move(chunk));
  }
  [[nodiscard]] std::optional<states_fs::path> kept(const std::string& bytes) {
    std::error_code failed;
    states_fs::create_directory(folder, failed);
    const Hash id = sha256(std::string_view(bytes).substr(0, std::min<std::size_t>(bytes.size(), 64)));
    const std::string name = fmt::format("{:08}-{}", nextNumber++, hexOf(id).substr(0, 12));
    const states_fs::path file = folder / fmt::format("{}{}", name, kChunkEnding);
    const states_fs::path unfinished = folder / fmt::format("{}{}{}", name, kUnfinished, ::getpid());
    std::ofstream out(unfinished, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) failed = std::make_error_code(std::errc::io_error);
    if (!failed) states_fs::rename(unfinished, file, failed);
    if (!failed) return file;
    removeFile(unfinished);
    return std::nullopt;
  }

  /// Chunks of a kind that are half empty, or mostly of dead games, become full ones.
  void gather(Chunks& chunks) {
    std::vector<std::vector<std::size_t>> kinds; // in the order of their first chunks
    std::map<StateKind, std::size_t> places;     // a library may have thousands of boards
    for (std::size_t c = 0; c < chunks.size(); ++c) {
      const StateChunk& chunk = *chunks[c];
      const bool poor = chunk.rows() < kFullChunk / 2 || chunk.deadGames() * 2 > chunk.games().size();
      if (!poor) continue;
      const auto [at, isNew] = places.try_emplace(chunk.kind(), kinds.size());
      if (isNew) kinds.emplace_back();
      kinds[at->second].push_back(c);
    }
    std::vector<std::size_t> gone;
    Chunks made;
    for (const std::vector<std::size_t>& kind : kinds) {
      const bool wasteful = std::ranges::any_of(
          kind, [&](std::size_t c) { return chunks[c]->deadGames() * 2 > chunks[c]->games().size(); });
      if (kind.size() <= kMostPoor && !wasteful) continue;
      ChunkBuilder builder(chunks[kind.front()]->kind());
      for (const std::size_t c : kind) {
        if (!copyLiving(*chunks[c], builder, made)) continue;
        gone.push_back(c);
      }
      write(builder, made);
    }
    std::ranges::sort(gone, std::greater{});
    for (const std::size_t c : gone) {
      drop(*chunks[c]);
      chunks.erase(chunks.begin() + static_cast<std::ptrdiff_t>(c));
    }
    std::ranges::move(made, std::back_inserter(chunks));
  }
  /// False where its bytes are damaged: whoever asks will find that out.
  bool copyLiving(const StateChunk& chunk, ChunkBuilder& builder, Chunks& made) {
    const ChunkBytes bytes = chunk.open();
    for (std::size_t g = 0; g < chunk.games().size(); ++g) {
      if (chunk.games()[g].dead) continue;
      if (!builder.add(chunk, bytes.bytes, g)) return false;
      if (builder.rows() >= kFullChunk) write(builder, made);
    }
    return true;
  }

  /// How many were read.
  std::size_t read(StateReaders& readers, const RefreshOptions& options, Chunks& chunks) {
    std::vector<ChunkBuilder> builders;
    std::map<StateKind, std::size_t> places; // of them
    std::size_t count = 0;
    while (const auto next = readers.next(1)) {
      const ReadStates& game = next->front();
      if (options.progress) options.progress(readers.finished(), readers.size());
      const auto [at, isNew] = places.try_emplace(game.states.kind, builders.size());
      if (isNew) builders.emplace_back(game.states.kind);
      ChunkBuilder& builder = builders[at->second];
      builder.add(game.states, markOf(game.mark));
      ++count;
      if (builder.rows() >= kFullChunk) write(builder, chunks);
    }
    for (ChunkBuilder& builder : builders)
      write(builder, chunks);
    return count;
  }
};

StateColumns::StateColumns(std::filesystem::path library)
    : impl_(std::make_unique<Impl>(std::move(library))) {}
StateColumns::StateColumns(StateColumns&&) noexcept = default;
StateColumns& StateColumns::operator=(StateColumns&&) noexcept = default;
StateColumns::~StateColumns() = default;

std::filesystem::path StateColumns::folderFor(const std::filesystem::path& library) {
  return library.string() + "-states";
}

std::shared_ptr<const StateTable> StateColumns::table() const {
  return impl_->table;
}

LibraryResult<Refreshed> StateColumns::refresh(const RefreshOptions& options) {
  const std::string rest = impl_->restOfLibrary();
  if (impl_->table && !rest.empty() && impl_->atRest == rest + impl_->restOfFolder()) return Refreshed{};
  auto library = Library::open(impl_->library, Access::readOnly, {.cancel = options.cancel});
  if (!library) return tl::unexpected(library.error());
  auto stamps = library->stamps();
  if (!stamps) return tl::unexpected(stamps.error());
  Chunks chunks = impl_->readFolder();
  impl_->bury(chunks, *stamps);
  impl_->forgetEmpty(chunks);
  Refreshed done;
  {
    StateReaders readers(impl_->library, std::move(*stamps), options, kMostReady, statesRead);
    done.read = impl_->read(readers, options, chunks);
    done.damaged = readers.size() - done.read;
  }
  if (isCancelled(options.cancel)) return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
  impl_->gather(chunks);
  auto table = std::make_shared<StateTable>();
  table->chunks.assign(chunks.begin(), chunks.end());
  impl_->table = std::move(table);
  impl_->atRest = rest.empty() ? std::string() : rest + impl_->restOfFolder();
  return done;
}

LibraryResult<Answer> StateColumns::ask(const Condition& question, const RefreshOptions& refreshing,
                                        const RunOptions& running) {
  constexpr int kTries = 3; // a disk that damages what was just written will not do better
  for (int left = kTries;; --left) {
    if (!impl_->table)
      if (const auto fresh = refresh(refreshing); !fresh) return tl::unexpected(fresh.error());
    RunOptions options = running;
    std::vector<RemarkAt> remarks;
    if (asksForRemarks(question)) {
      auto library = Library::open(impl_->library, Access::readOnly);
      if (!library) return tl::unexpected(library.error());
      auto found = remarksForQuestions(*library);
      if (!found) return tl::unexpected(found.error());
      remarks = std::move(*found);
      options.remarks = &remarks;
    }
    auto answer = runQuestion(impl_->table, question, options);
    if (answer)
      if (auto damaged = damagedIn(*answer)) answer = tl::unexpected(std::move(*damaged));
    if (answer) return std::move(*answer);
    switch (answer.error().why) {
    case NoAnswer::Why::cancelled:
      return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
    case NoAnswer::Why::damaged:
      if (left == 0)
        return libraryFailure(LibraryError::Kind::disk, say("the table of positions cannot be stored"));
      removeFile(impl_->folder / answer.error().chunk);
      impl_->table.reset();
      break;
    }
  }
}

Vocabulary vocabularyOf(const StateTable& table) {
  Vocabulary words = builtInVocabulary();
  for (const auto& chunk : table.chunks) {
    words.boards.insert(chunk->kind().board);
    words.provinces.insert(chunk->kind().provinces.begin(), chunk->kind().provinces.end());
    words.knowHows.insert(chunk->kind().knowHows.begin(), chunk->kind().knowHows.end());
    std::vector<bool> seen(chunk->words().size());
    for (const GameInChunk& game : chunk->games())
      for (const SeatInChunk& seat : chunk->seatsOf(game))
        if (!seen[seat.nation]) {
          seen[seat.nation] = true;
          words.nations.insert(chunk->words()[seat.nation]);
        }
  }
  return words;
}

LibraryResult<std::vector<RemarkAt>> remarksForQuestions(Library& library) {
  std::vector<RemarkAt> remarks;
  const auto done = library.searchRemarks({}, [&](const FoundRemark& found) {
    if (found.line == kMainLine)
      remarks.push_back({found.game, found.seq, found.remark.nation.value_or(""), found.remark.author,
                         found.remark.text, found.remark.glyphs, found.remark.tags});
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return remarks;
}

} // namespace annales::inline replay
