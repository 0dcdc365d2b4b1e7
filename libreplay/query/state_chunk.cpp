#include "libreplay/query/state_chunk.h"

#include "engine/core/sums.h"

#include <algorithm>
#include <cstring>

namespace annales::inline replay {
namespace {

constexpr std::string_view kMagic = "ANST";
constexpr std::size_t kPrefix = 32; // magic, version, size of the head, its sum, size of the whole
constexpr std::size_t kAlign = 64;
constexpr std::size_t kLargest = std::size_t{1} << 31U; // rows of a chunk; a full one has a thousandth

/// Not against an enemy: against a disk.
std::uint64_t sumOf(std::string_view bytes) {
  constexpr std::uint64_t kOdd = 0x9E37'79B9'7F4A'7C15U;
  std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
  std::size_t at = 0;
  for (; at + 32 <= bytes.size(); at += 32)
    for (std::size_t lane = 0; lane < 4; ++lane) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes.data() + at + lane * 8, 8);
      lanes[lane] = (lanes[lane] ^ word) * kOdd;
      lanes[lane] ^= lanes[lane] >> 29U;
    }
  std::uint64_t sum = bytes.size();
  for (const std::uint64_t lane : lanes)
    sum = (sum ^ lane) * kOdd;
  for (; at < bytes.size(); ++at)
    sum = (sum ^ static_cast<std::uint8_t>(bytes[at])) * kOdd;
  return sum ^ (sum >> 31U);
}

std::size_t aligned(std::size_t size) {
  return (size + kAlign - 1) / kAlign * kAlign;
}

class HeadWriter {
public:
  void number(std::uint64_t value) {
    for (int i = 0; i < 8; ++i, value >>= 8U)
      out.push_back(static_cast<char>(value & 0xFFU));
  }
  void text(std::string_view value) {
    number(value.size());
    out += value;
  }
  void hash(const Hash& value) {
    out.append(reinterpret_cast<const char*>(value.bytes.data()), value.bytes.size());
  }

  std::string out;
};

/// After the first fault every read gives nothing.
class HeadReader {
public:
  explicit HeadReader(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] bool sound() const { return sound_; }
  [[nodiscard]] bool atEnd() const { return rest_.empty(); }
  std::uint64_t number(std::uint64_t most = ~std::uint64_t{0}) {
    const std::string_view bytes = take(8);
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
      value = value << 8U | static_cast<std::uint8_t>(bytes[i - 1]);
    if (value > most) sound_ = false;
    return sound_ ? value : 0;
  }
  /// How many of at least so many bytes each follow.
  std::size_t count(std::size_t bytesEach) { return number(rest_.size() / bytesEach); }
  std::string text() { return std::string(take(count(1))); }
  Hash hash() {
    Hash value;
    const std::string_view bytes = take(value.bytes.size());
    if (sound_) std::memcpy(value.bytes.data(), bytes.data(), bytes.size());
    return value;
  }

private:
  std::string_view take(std::size_t size) {
    if (size > rest_.size()) sound_ = false;
    if (!sound_) return {};
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }

  std::string_view rest_;
  bool sound_ = true;
};

/// Whether each turn of it is a space, a turn without a step, or none.
bool isOpening(std::uint64_t bits) {
  constexpr std::uint64_t kTurn = 15;
  for (; bits != 0; bits >>= 4U)
    if ((bits & kTurn) > kSpaces && (bits & kTurn) != kTurn) return false;
  return true;
}

template <class T> std::string_view bytesOf(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

template <class T> std::span<const T> numbersIn(std::string_view bytes) {
  return {reinterpret_cast<const T*>(bytes.data()), bytes.size() / sizeof(T)};
}

} // namespace

std::unique_ptr<StateChunk> StateChunk::read(std::string_view bytes) {
  if (bytes.size() < kPrefix || bytes.size() % kAlign != 0 || !bytes.starts_with(kMagic)) return nullptr;
  HeadReader prefix(bytes.substr(0, kPrefix));
  const std::uint64_t first = prefix.number();
  const std::uint64_t headSize = prefix.number(bytes.size() - kPrefix);
  const std::uint64_t sum = prefix.number();
  const std::uint64_t size = prefix.number();
  if (!prefix.sound() || first >> 32U != kStatesVersion || size != bytes.size()) return nullptr;
  const std::string_view head = bytes.substr(kPrefix, headSize);
  if (kComparesSums && sumOf(head) != sum) return nullptr;
  std::unique_ptr<StateChunk> chunk(new StateChunk);
  if (!chunk->readHead(head, bytes.size())) return nullptr;
  chunk->looked_ = std::make_unique<std::atomic<bool>[]>(chunk->parts_.size());
  return chunk;
}

bool StateChunk::readHead(std::string_view head, std::size_t fileSize) {
  HeadReader in(head);
  kind_.ruleset = static_cast<RulesetId>(in.number(Words<RulesetId>::list.size() - 1));
  kind_.map = in.hash();
  kind_.board = in.text();
  for (std::size_t n = in.count(8); n > 0 && in.sound(); --n)
    kind_.knowHows.push_back(in.text());
  for (std::size_t n = in.count(8); n > 0 && in.sound(); --n)
    kind_.provinces.push_back(in.text());
  for (std::size_t n = in.count(8); n > 0 && in.sound(); --n)
    words_.push_back(in.text());
  if (kind_.knowHows.size() > kMaxKnowHows || kind_.provinces.size() > kMaxProvinces || words_.empty())
    return false;
  const std::size_t lastWord = words_.size() - 1;
  for (std::size_t n = in.count(80); n > 0 && in.sound(); --n) {
    GameInChunk game;
    game.id = in.hash();
    game.mark = in.number();
    game.date = static_cast<std::uint32_t>(in.number(lastWord));
    game.event = static_cast<std::uint32_t>(in.number(lastWord));
    game.site = static_cast<std::uint32_t>(in.number(lastWord));
    game.options = static_cast<std::uint32_t>(in.number(lastWord));
    game.outcome = static_cast<Outcome>(in.number(static_cast<std::uint64_t>(Outcome::won)));
    game.seats = static_cast<std::uint8_t>(in.number(kMaxNations));
    game.moments = static_cast<std::uint32_t>(in.number(kLargest));
    game.firstSeat = static_cast<std::uint32_t>(seats_.size());
    game.firstMoment = static_cast<std::uint32_t>(moments_);
    game.firstRow = static_cast<std::uint32_t>(rows_);
    moments_ += game.moments;
    rows_ += std::size_t{game.seats} * game.moments;
    if (rows_ > kLargest || moments_ > kLargest) return false;
    for (std::size_t s = 0; s < game.seats; ++s) {
      SeatInChunk seat;
      seat.nation = static_cast<std::uint32_t>(in.number(lastWord));
      seat.player = static_cast<std::uint32_t>(in.number(lastWord));
      seat.rating = static_cast<std::int16_t>(in.number(0xFFFF));
      seat.place = static_cast<std::uint8_t>(in.number(kMaxNations));
      seat.opening = OpeningKey(in.number());
      if (!isOpening(seat.opening.bits())) return false;
      seats_.push_back(seat);
    }
    games_.push_back(game);
  }
  columns_ = columnsFor(kind_.provinces.size());
  for (std::size_t part = 0; part < columns_ + 2 * kDeeds + 1 && in.sound(); ++part) {
    Part place;
    const std::uint64_t same = in.number(256);
    if (same < 256) place.same = static_cast<std::uint8_t>(same);
    place.size = in.number(fileSize);
    place.offset = in.number(fileSize - place.size);
    place.sum = in.number();
    if (place.offset % kAlign != 0) return false;
    if (part < columns_ && !place.same && place.size != rows_) return false;
    if (part >= columns_ && place.same) return false;
    parts_.push_back(place);
  }
  if (!in.sound() || !in.atEnd()) return false;
  for (std::size_t deed = 0; deed < kDeeds; ++deed)
    if (parts_[columns_ + 2 * deed].size != 2 * parts_[columns_ + 2 * deed + 1].size) return false;
  return parts_.back().size == moments_ * sizeof(std::uint32_t);
}

void StateChunk::bury(std::size_t game) {
  if (games_[game].dead) return;
  games_[game].dead = true;
  ++dead_;
  deadRows_ += std::size_t{games_[game].seats} * games_[game].moments;
}

std::optional<std::string_view> StateChunk::whole(std::string_view bytes, std::size_t part) const {
  const Part& place = parts_[part];
  if (bytes.size() % kAlign != 0) return std::nullopt; // words of 64 rows are read whole
  if (place.size > bytes.size() || place.offset > bytes.size() - place.size) return std::nullopt;
  const std::string_view content = bytes.substr(place.offset, place.size);
  if (looked_[part].load(std::memory_order_relaxed)) return content;
  if (kComparesSums && sumOf(content) != place.sum) return std::nullopt;
  looked_[part].store(true, std::memory_order_relaxed);
  return content;
}

std::optional<StateChunk::Column> StateChunk::column(std::string_view bytes, std::size_t number) const {
  if (parts_[number].same) return Column{nullptr, *parts_[number].same};
  const auto content = whole(bytes, number);
  if (!content) return std::nullopt;
  return Column{reinterpret_cast<const std::uint8_t*>(content->data()), 0};
}

std::optional<StateChunk::Deeds> StateChunk::deeds(std::string_view bytes, Deed deed) const {
  const std::size_t part = columns_ + 2 * static_cast<std::size_t>(deed);
  const auto rows = whole(bytes, part), words = whole(bytes, part + 1);
  if (!rows || !words) return std::nullopt;
  return Deeds{numbersIn<std::uint32_t>(*rows), numbersIn<std::uint16_t>(*words)};
}

std::optional<std::span<const std::uint32_t>> StateChunk::momentsIn(std::string_view bytes) const {
  const auto content = whole(bytes, parts_.size() - 1);
  if (!content) return std::nullopt;
  return numbersIn<std::uint32_t>(*content);
}

ChunkBuilder::ChunkBuilder(StateKind kind)
    : kind_(std::move(kind)), columns_(columnsFor(kind_.provinces.size())) {
  word("");
}

std::uint32_t ChunkBuilder::word(std::string_view text) {
  const auto at = wordPlaces_.find(text);
  if (at != wordPlaces_.end()) return at->second;
  const auto place = static_cast<std::uint32_t>(words_.size());
  words_.emplace_back(text);
  wordPlaces_.emplace(text, place);
  return place;
}

std::uint16_t ChunkBuilder::deedWord(std::string_view text) {
  if (text.empty()) return kNoStateWord;
  // Players' names may fill the list of words of a chunk; names of boards and cards come too rarely for that.
  return static_cast<std::uint16_t>(std::min<std::uint32_t>(word(text), kNoStateWord));
}

void ChunkBuilder::addGame(GameInChunk game, std::vector<SeatInChunk> seats) {
  game.firstSeat = static_cast<std::uint32_t>(seats_.size());
  game.firstMoment = static_cast<std::uint32_t>(moments_.size());
  game.firstRow = static_cast<std::uint32_t>(rows_);
  game.dead = false;
  rows_ += std::size_t{game.seats} * game.moments;
  games_.push_back(game);
  seats_.insert(seats_.end(), seats.begin(), seats.end());
}

void ChunkBuilder::add(const GameStates& game, std::uint64_t mark) {
  // First, so that their places are small.
  for (std::size_t deed = 0; deed < kDeeds; ++deed)
    for (const DeedAt& at : game.deeds[deed]) {
      deedRows_[deed].push_back(static_cast<std::uint32_t>(rows_ + at.row));
      deedWords_[deed].push_back(deedWord(at.what));
    }
  for (std::size_t c = 0; c < columns_.size(); ++c)
    columns_[c] += bytesOf(game.columns[c]);
  GameInChunk row;
  row.id = game.head.id;
  row.mark = mark;
  row.date = word(game.head.date);
  row.event = word(game.head.event);
  row.site = word(game.head.site);
  row.options = word(game.head.options);
  row.outcome = game.head.outcome;
  row.seats = static_cast<std::uint8_t>(game.head.seats.size());
  row.moments = static_cast<std::uint32_t>(game.moments.size());
  std::vector<SeatInChunk> seats;
  for (const SeatOfStates& seat : game.head.seats)
    seats.push_back({word(seat.nation), word(seat.player), seat.rating, seat.place, seat.opening});
  addGame(row, std::move(seats));
  moments_.insert(moments_.end(), game.moments.begin(), game.moments.end());
}

bool ChunkBuilder::add(const StateChunk& from, std::string_view bytes, std::size_t number) {
  const GameInChunk& game = from.games()[number];
  const std::size_t rows = std::size_t{game.seats} * game.moments;
  const std::vector<std::string>& words = from.words();
  const auto moments = from.momentsIn(bytes);
  if (!moments) return false;
  std::vector<StateChunk::Column> columns;
  for (std::size_t c = 0; c < columns_.size(); ++c) {
    const auto column = from.column(bytes, c);
    if (!column) return false;
    columns.push_back(*column);
  }
  std::array<StateChunk::Deeds, kDeeds> deeds;
  for (std::size_t deed = 0; deed < kDeeds; ++deed) {
    const auto found = from.deeds(bytes, static_cast<Deed>(deed));
    if (!found) return false;
    deeds[deed] = *found;
  }
  for (std::size_t deed = 0; deed < kDeeds; ++deed) {
    const auto [begin, end] = std::pair(std::ranges::lower_bound(deeds[deed].rows, game.firstRow),
                                        std::ranges::lower_bound(deeds[deed].rows, game.firstRow + rows));
    for (auto row = begin; row < end; ++row) {
      if (*row < game.firstRow) continue; // rows that are not in order: nobody's of ours
      const std::uint16_t what = deeds[deed].what[static_cast<std::size_t>(row - deeds[deed].rows.begin())];
      deedRows_[deed].push_back(static_cast<std::uint32_t>(rows_ + (*row - game.firstRow)));
      deedWords_[deed].push_back(what < words.size() ? deedWord(words[what]) : kNoStateWord);
    }
  }
  for (std::size_t c = 0; c < columns_.size(); ++c) {
    if (columns[c].isSame())
      columns_[c].append(rows, static_cast<char>(columns[c].same));
    else
      columns_[c].append(reinterpret_cast<const char*>(columns[c].bytes) + game.firstRow, rows);
  }
  GameInChunk row = game;
  row.date = word(words[game.date]);
  row.event = word(words[game.event]);
  row.site = word(words[game.site]);
  row.options = word(words[game.options]);
  std::vector<SeatInChunk> seats;
  for (SeatInChunk seat : from.seatsOf(game)) {
    seat.nation = word(words[seat.nation]);
    seat.player = word(words[seat.player]);
    seats.push_back(seat);
  }
  addGame(row, std::move(seats));
  const auto own = moments->subspan(game.firstMoment, game.moments);
  moments_.insert(moments_.end(), own.begin(), own.end());
  return true;
}

std::string ChunkBuilder::take() {
  HeadWriter head;
  head.number(static_cast<std::uint64_t>(kind_.ruleset));
  head.hash(kind_.map);
  head.text(kind_.board);
  for (const auto* list : {&kind_.knowHows, &kind_.provinces, &words_}) {
    head.number(list->size());
    for (const std::string& one : *list)
      head.text(one);
  }
  head.number(games_.size());
  for (const GameInChunk& game : games_) {
    head.hash(game.id);
    head.number(game.mark);
    for (const std::uint32_t place : {game.date, game.event, game.site, game.options})
      head.number(place);
    head.number(static_cast<std::uint64_t>(game.outcome));
    head.number(game.seats);
    head.number(game.moments);
    for (std::size_t s = 0; s < game.seats; ++s) {
      const SeatInChunk& seat = seats_[game.firstSeat + s];
      head.number(seat.nation);
      head.number(seat.player);
      head.number(static_cast<std::uint16_t>(seat.rating));
      head.number(seat.place);
      head.number(seat.opening.bits());
    }
  }
  struct Written {
    std::string_view bytes;
    bool mayBeSame;
  };
  std::vector<Written> parts;
  for (const std::string& column : columns_)
    parts.push_back({column, true});
  for (std::size_t deed = 0; deed < kDeeds; ++deed) {
    parts.push_back({bytesOf(deedRows_[deed]), false});
    parts.push_back({bytesOf(deedWords_[deed]), false});
  }
  parts.push_back({bytesOf(moments_), false});
  constexpr std::size_t kPartBytes = 32;
  const auto isSame = [](const Written& part) {
    return part.mayBeSame && !part.bytes.empty() &&
           part.bytes.find_first_not_of(part.bytes.front()) == std::string_view::npos;
  };
  std::size_t offset = aligned(kPrefix + head.out.size() + parts.size() * kPartBytes);
  for (const Written& part : parts) {
    const bool same = isSame(part);
    head.number(same ? static_cast<std::uint8_t>(part.bytes.front()) : 256);
    head.number(same ? 0 : part.bytes.size());
    head.number(same ? 0 : offset);
    head.number(same ? 0 : sumOf(part.bytes));
    if (!same) offset += aligned(part.bytes.size());
  }
  HeadWriter prefix;
  prefix.out = kMagic;
  for (std::uint32_t i = 0, version = kStatesVersion; i < 4; ++i, version >>= 8U)
    prefix.out.push_back(static_cast<char>(version & 0xFFU));
  prefix.number(head.out.size());
  prefix.number(sumOf(head.out));
  prefix.number(offset);
  std::string out = prefix.out + head.out;
  out.reserve(offset);
  for (const Written& part : parts) {
    if (isSame(part)) continue;
    out.resize(aligned(out.size()));
    out += part.bytes;
  }
  out.resize(offset);
  *this = ChunkBuilder(std::move(kind_));
  return out;
}

std::shared_ptr<StateChunk> chunkInMemory(std::string bytes) {
  // Numbers are read where they lie, so the bytes must lie as in a mapped file.
  auto kept = std::shared_ptr<char[]>(
      static_cast<char*>(::operator new[](bytes.size() + kAlign, std::align_val_t{kAlign})),
      [](char* at) { ::operator delete[](at, std::align_val_t{kAlign}); });
  std::memcpy(kept.get(), bytes.data(), bytes.size());
  const std::string_view lying(kept.get(), bytes.size());
  std::shared_ptr<StateChunk> chunk = StateChunk::read(lying);
  if (chunk) chunk->open = [kept, lying] { return ChunkBytes{kept, lying}; };
  return chunk;
}

std::size_t StateTable::gameCount() const {
  std::size_t count = 0;
  for (const auto& chunk : chunks)
    count += chunk->games().size() - chunk->deadGames();
  return count;
}

std::size_t StateTable::rowCount() const {
  std::size_t count = 0;
  for (const auto& chunk : chunks)
    count += chunk->rows() - chunk->deadRows();
  return count;
}

} // namespace annales::inline replay
