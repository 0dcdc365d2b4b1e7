// ClickHouse through its HTTP interface and libcurl, whose interface is stable.
#include "importers/published/fact_server.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace annales::inline importers {
namespace {

struct Libcurl {
  void* (*init)() = nullptr;
  int (*setopt)(void*, int, ...) = nullptr;
  int (*perform)(void*) = nullptr;
  int (*getinfo)(void*, int, ...) = nullptr;
  void (*cleanup)(void*) = nullptr;
  const char* (*strerror)(int) = nullptr;
};

// Of curl.h; they never change.
constexpr int kWriteData = 10001, kUrl = 10002, kUserPassword = 10005, kPostFields = 10015,
              kProgressData = 10057, kNoProgress = 43, kPost = 47, kConnectSeconds = 78, kNoSignal = 99,
              kProtocols = 181, kWriteFunction = 20011, kProgressFunction = 20219, kPostSize = 30120,
              kResponseCode = 0x200002;
constexpr long kHttpAndHttps = 3;
constexpr long kHttpOk = 200;

template <class F> bool found(void* library, const char* name, F& into) {
  into = reinterpret_cast<F>(functionOf(library, name));
  return into != nullptr;
}

std::string inUrl(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    out += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

struct ClickhousePlace {
  std::string server; // "http://host:8123/"
  std::string user;   // "name:password"
  std::string database = "default";
};

Result<ClickhousePlace> placeOfServer(const std::string& url) {
  ClickhousePlace place;
  std::string_view rest = url;
  const bool tls = rest.starts_with("clickhouses://");
  rest.remove_prefix(rest.find("://") + 3);
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  std::string_view host = rest.substr(0, slash);
  if (const std::size_t at = host.rfind('@'); at != std::string_view::npos) {
    place.user = host.substr(0, at);
    if (place.user.find(':') == std::string::npos) place.user += ':';
    host.remove_prefix(at + 1);
  }
  if (host.empty()) return failure("{} has no host. Expected clickhouse://HOST:8123/DATABASE", url);
  if (slash + 1 < rest.size()) place.database = rest.substr(slash + 1);
  const bool port = host.find(':', host.rfind(']') == std::string_view::npos ? 0 : host.rfind(']')) !=
                    std::string_view::npos;
  place.server = fmt::format("{}://{}{}/", tls ? "https" : "http", host, port ? "" : tls ? ":8443" : ":8123");
  return place;
}

/// An answer as it comes in, line by line.
class Answer {
public:
  Answer(const Libcurl& call, void* handle, const FactServer::Row* row)
      : call_(call), handle_(handle), row_(row) {}

  std::size_t take(std::string_view bytes) {
    long code = 0;
    call_.getinfo(handle_, kResponseCode, &code);
    if (code != kHttpOk || row_ == nullptr) {
      constexpr std::size_t kMostOfError = 2000;
      error_ += bytes.substr(0, kMostOfError - std::min(error_.size(), kMostOfError));
      return bytes.size();
    }
    line_ += bytes;
    std::size_t begin = 0;
    for (std::size_t end = line_.find('\n'); end != std::string::npos; end = line_.find('\n', begin)) {
      auto cells = tabCells(std::string_view(line_).substr(begin, end - begin));
      begin = end + 1;
      if (stopped_ || !(*row_)(cells)) return stopped_ = true, std::size_t{0};
    }
    line_.erase(0, begin);
    return bytes.size();
  }

  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] bool cutOff() const { return !line_.empty(); }

private:
  const Libcurl& call_;
  void* handle_;
  const FactServer::Row* row_;
  std::string line_, error_;
  bool stopped_ = false;
};

std::size_t takeBytes(const char* bytes, std::size_t size, std::size_t count, void* answer) {
  return static_cast<Answer*>(answer)->take({bytes, size * count});
}

int askCancelled(const std::atomic<bool>* cancel, std::int64_t, std::int64_t, std::int64_t, std::int64_t) {
  return cancel != nullptr && *cancel ? 1 : 0;
}

class Clickhouse : public FactServer {
public:
  Clickhouse(const Libcurl& call, ClickhousePlace place, std::string table, const std::atomic<bool>* cancel)
      : call_(call), place_(std::move(place)), table_(std::move(table)), cancel_(cancel) {}

  Result<bool> exists(const std::string& name) override {
    bool there = false;
    const auto asked =
        ask("EXISTS TABLE " + name, [&](auto& cells) { return there = cells[0] == "1", true; });
    return asked ? Result<bool>(there) : tl::unexpected(asked.error());
  }

  Result<void> prepare() override {
    if (!table_.empty()) return {};
    if (auto made = send(createColumns(), {}, nullptr); !made) return made;
    return send(
        fmt::format("CREATE TABLE IF NOT EXISTS {} (game String, version UInt64, stamp String, ruleset "
                    "String, board String, nations UInt8, facts String, turns String) ENGINE = "
                    "ReplacingMergeTree(version) ORDER BY game",
                    table()),
        {}, nullptr);
  }

  Result<void> put(const std::vector<ServerRow>& rows) override {
    std::string text;
    for (const ServerRow& row : rows) {
      for (const std::string* cell : {&row.game, &row.version, &row.stamp, &row.ruleset, &row.board,
                                      &row.nations, &row.facts, &row.turns}) {
        appendTabCell(text, *cell);
        text += '\t';
      }
      text.back() = '\n';
    }
    return send(fmt::format("INSERT INTO {} (game, version, stamp, ruleset, board, nations, facts, turns) "
                            "FORMAT TabSeparated",
                            table()),
                text, nullptr);
  }

  Result<void> putColumns(const std::vector<ServerCells>& rows) override {
    std::string text;
    for (const ServerCells& row : rows)
      for (std::size_t column = 0; column < row.size(); ++column) {
        appendCells(text, kServerColumns[column], row[column]);
        text += column + 1 < row.size() ? '\t' : '\n';
      }
    return send(fmt::format("INSERT INTO {} ({}) FORMAT TabSeparated", columnTable(), columnNames()), text,
                nullptr);
  }

  Result<void> ask(const std::string& select, const Row& row) override {
    return send(select + " FORMAT TabSeparated", {}, &row);
  }

  [[nodiscard]] std::string table() const override {
    return table_.empty() ? std::string(kPublishedTable) : table_;
  }
  [[nodiscard]] std::string inBytes(std::string_view column) const override { return std::string(column); }
  [[nodiscard]] std::string different(std::string_view column) const override {
    return fmt::format("uniqExact({})", column);
  }

  [[nodiscard]] std::string columnTable() const override {
    return table_.empty() ? std::string(kColumnTable) : table_ + std::string(kColumnEnding);
  }
  [[nodiscard]] std::string text(std::string_view text) const override { return serverText(text); }
  [[nodiscard]] std::string bitsOf(std::string_view column, std::uint64_t mask) const override {
    return fmt::format("bitAnd({}, {})", column, large(mask));
  }
  [[nodiscard]] std::string large(std::uint64_t number) const override {
    return fmt::format("toInt64('{}')", static_cast<std::int64_t>(number));
  }
  [[nodiscard]] std::string firstByteOf(std::string_view text) const override {
    return fmt::format("reinterpretAsUInt8({})", text);
  }
  [[nodiscard]] std::string markOfRow() const override {
    std::string all = "game";
    for (std::size_t column = kFirstMarkedColumn; column < kServerColumns.size(); ++column) {
      const auto& [name, type, ofSeats] = kServerColumns[column];
      const bool isText = type == CellType::text;
      all += ", '\\t', ";
      if (!ofSeats)
        all += isText ? std::string(name) : fmt::format("toString({})", name);
      else
        all += isText ? fmt::format("arrayStringConcat({}, '\\n')", name)
                      : fmt::format("arrayStringConcat(arrayMap(x -> toString(x), {}), '\\n')", name);
    }
    return fmt::format("substring(lower(hex(SHA256(concat({})))), 1, {})", all, kMarkDigits);
  }
  [[nodiscard]] std::string someSeat(const SeatText& condition) const override {
    return fmt::format("arrayExists({} -> ({}), {})", kSeatNames, condition({}), kSeatLists);
  }
  [[nodiscard]] std::string columnRows(bool onlyNewest) const override {
    return columnTable() + (onlyNewest ? " FINAL" : "");
  }
  [[nodiscard]] std::string seats(const SeatsAsked& asked) const override {
    const std::string spaces =
        fmt::format("arrayMap({} -> if({}, if({} = {}, {}, toInt64({})), toInt64({})), {})", kSeatNames,
                    asked.condition({}), bitsOf("opening", asked.fromMask), large(asked.from),
                    bitsOf("opening", asked.mask), kNotArrived, kNotChosen, kSeatLists);
    const auto counted = [&](std::string_view of, bool won) {
      return fmt::format("arrayMap(k -> toInt64(arrayCount((x, p) -> {}{}, {}, seat_place)), {})", of,
                         won ? " AND p = 1" : "", spaces, spaces);
    };
    const std::string arrived = fmt::format("x != {} AND x != {}", kNotChosen, kNotArrived);
    return fmt::format(
        "{} ARRAY JOIN arrayEnumerate(seat_nation) AS s_seat, seat_nation AS s_nation, seat_player AS "
        "s_player, seat_place AS s_place, "
        "seat_first_personage AS s_first, seat_personages AS s_personages, {} AS spaces, {} AS alike, {} AS "
        "alike_won, {} AS chosen, {} AS arrived, {} AS arrived_won",
        columnRows(asked.onlyNewest), spaces, counted("x = k", false), counted("x = k", true),
        counted(fmt::format("x != {}", kNotChosen), false), counted(arrived, false), counted(arrived, true));
  }
  [[nodiscard]] std::string joined(const std::vector<std::string>& parts, char between) const override {
    std::string all;
    for (const std::string& part : parts)
      all += fmt::format("{}toString({})", all.empty() ? "" : fmt::format(", '{}', ", between), part);
    return fmt::format("concat({})", all);
  }
  [[nodiscard]] std::string seatsInTurn(const SeatText& seat, char between) const override {
    return fmt::format("arrayStringConcat({}, '{}')", ofEachSeat(seat({})), between);
  }
  [[nodiscard]] std::string mapped(std::string_view text, const std::map<std::string, std::string>& list,
                                   const std::string& otherwise) const override {
    if (list.empty()) return otherwise;
    std::string from, to;
    for (const auto& [key, value] : list) {
      from += (from.empty() ? "" : ", ") + serverText(key);
      to += (to.empty() ? "" : ", ") + serverText(value);
    }
    return fmt::format("transform({}, [{}], [{}], {})", text, from, to, otherwise);
  }
  [[nodiscard]] std::string persons(const SeatText& person, const SeatText& kind,
                                    bool onlyNewest) const override {
    const std::string all = ofEachSeat(fmt::format("if(player = '', '', {})", person({})));
    const std::string each = fmt::format("arrayDistinct(arrayFilter(p -> p != '', {}))", all);
    return fmt::format("{} ARRAY JOIN {} AS person, arrayMap(q -> arrayReduce('groupBitOr', arrayMap((p, k) "
                       "-> if(p = q, toUInt8(k), toUInt8(0)), {}, {})), {}) AS kinds",
                       columnRows(onlyNewest), each, all, ofEachSeat(kind({})), each);
  }

private:
  static constexpr std::string_view kSeatNames = "(nation, player, rating, place, opening, seat)";
  static constexpr std::string_view kSeatLists =
      "seat_nation, seat_player, seat_rating, seat_place, seat_opening, arrayEnumerate(seat_nation)";

  static std::string ofEachSeat(const std::string& what) {
    return fmt::format("arrayMap({} -> {}, {})", kSeatNames, what, kSeatLists);
  }
  static std::string_view typeOf(CellType type) {
    return type == CellType::text ? "String" : type == CellType::large ? "Int64" : "Int32";
  }
  static void appendCells(std::string& out, const ServerColumn& column,
                          const std::vector<std::string>& cells) {
    if (!column.ofSeats) return appendTabCell(out, cells.front());
    out += '[';
    for (std::size_t i = 0; i < cells.size(); ++i) {
      out += i == 0 ? "" : ",";
      column.type == CellType::text ? appendListText(out, cells[i]) : void(out += cells[i]);
    }
    out += ']';
  }
  /// As a cell, in marks.
  static void appendListText(std::string& out, std::string_view text) {
    std::string cell;
    appendTabCell(cell, text);
    out += '\'';
    for (const char c : cell)
      c == '\'' ? out += "\\'" : out += c;
    out += '\'';
  }
  [[nodiscard]] std::string createColumns() const {
    std::string columns;
    for (const auto& [name, type, ofSeats] : kServerColumns)
      columns += fmt::format("{}{} {}{}{}", columns.empty() ? "" : ", ", name, ofSeats ? "Array(" : "",
                             name == "version" ? "UInt64" : typeOf(type), ofSeats ? ")" : "");
    return fmt::format(
        "CREATE TABLE IF NOT EXISTS {} ({}) ENGINE = ReplacingMergeTree(version) ORDER BY game",
        columnTable(), columns);
  }

  /// A shard that is down makes an error, never half an answer; what is inserted is there when this returns.
  Result<void> send(const std::string& query, const std::string& data, const Row* row) {
    void* handle = call_.init();
    if (handle == nullptr) return failure("libcurl cannot start");
    Answer answer(call_, handle, row);
    const std::string url = fmt::format(
        "{}?database={}&skip_unavailable_shards=0{}{}", place_.server, inUrl(place_.database),
        data.empty() ? "" : "&insert_distributed_sync=1", data.empty() ? "" : "&query=" + inUrl(query));
    const std::string& body = data.empty() ? query : data;
    call_.setopt(handle, kUrl, url.c_str());
    call_.setopt(handle, kProtocols, kHttpAndHttps);
    call_.setopt(handle, kNoSignal, 1L);
    call_.setopt(handle, kConnectSeconds, 20L);
    call_.setopt(handle, kPost, 1L);
    call_.setopt(handle, kPostSize, static_cast<std::int64_t>(body.size()));
    call_.setopt(handle, kPostFields, body.c_str());
    if (!place_.user.empty()) call_.setopt(handle, kUserPassword, place_.user.c_str());
    call_.setopt(handle, kWriteFunction, &takeBytes);
    call_.setopt(handle, kWriteData, &answer);
    call_.setopt(handle, kNoProgress, 0L);
    call_.setopt(handle, kProgressFunction, &askCancelled);
    call_.setopt(handle, kProgressData, cancel_);
    const int done = call_.perform(handle);
    long code = 0;
    call_.getinfo(handle, kResponseCode, &code);
    call_.cleanup(handle);
    if ((cancel_ != nullptr && *cancel_) || answer.stopped()) return failure(std::string("cancelled"));
    if (code != 0 && code != kHttpOk)
      return answer.error().empty() ? failure("ClickHouse: status {}", code)
                                    : failure("ClickHouse: " + answer.error());
    if (done != 0) return failure(fmt::format("ClickHouse: {}: {}", place_.server, call_.strerror(done)));
    if (answer.cutOff()) return failure("ClickHouse: the answer was cut off");
    return {};
  }

  Libcurl call_;
  ClickhousePlace place_;
  std::string table_;
  const std::atomic<bool>* cancel_;
};

} // namespace

Result<std::unique_ptr<FactServer>> openClickhouse(const ServerUrl& url, const std::atomic<bool>* cancel) {
  void* library = loadedLibrary("ANNALES_LIBCURL", {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"});
  if (library == nullptr)
    return failure(
        "The library libcurl was not found. Install it (Debian: libcurl4), or set ANNALES_LIBCURL=FILE");
  Libcurl call;
  if (!found(library, "curl_easy_init", call.init) || !found(library, "curl_easy_setopt", call.setopt) ||
      !found(library, "curl_easy_perform", call.perform) ||
      !found(library, "curl_easy_getinfo", call.getinfo) ||
      !found(library, "curl_easy_cleanup", call.cleanup) ||
      !found(library, "curl_easy_strerror", call.strerror))
    return failure("The library libcurl is too old");
  auto place = placeOfServer(url.rest);
  if (!place) return tl::unexpected(place.error());
  return std::make_unique<Clickhouse>(call, *std::move(place), url.table, cancel);
}

} // namespace annales::inline importers
