// PostgreSQL through libpq, whose interface is stable.
#include "importers/published/fact_server.h"

#include <fmt/core.h>
#include <poll.h>

#include <utility>

namespace annales::inline importers {
namespace {

struct Libpq {
  void* (*connect)(const char*) = nullptr;
  int (*status)(const void*) = nullptr;
  char* (*errorMessage)(const void*) = nullptr;
  void (*finish)(void*) = nullptr;
  void* (*exec)(void*, const char*) = nullptr;
  int (*resultStatus)(const void*) = nullptr;
  char* (*resultMessage)(const void*) = nullptr;
  void (*clear)(void*) = nullptr;
  int (*getCopyData)(void*, char**, int) = nullptr;
  void* (*getResult)(void*) = nullptr;
  void (*freemem)(void*) = nullptr;
  int (*socket)(const void*) = nullptr;
  int (*consumeInput)(void*) = nullptr;
  void (*setNoticeProcessor)(void*, void (*)(void*, const char*), void*) = nullptr;
};

// Of libpq-fe.h; they never change.
constexpr int kConnectionOk = 0, kCommandOk = 1, kCopyOut = 3;

template <class F> bool taken(void* library, const char* name, F& into) {
  into = reinterpret_cast<F>(functionOf(library, name));
  return into != nullptr;
}

bool takeLibpq(void* library, Libpq& f) {
  return taken(library, "PQconnectdb", f.connect) && taken(library, "PQstatus", f.status) &&
         taken(library, "PQerrorMessage", f.errorMessage) && taken(library, "PQfinish", f.finish) &&
         taken(library, "PQexec", f.exec) && taken(library, "PQresultStatus", f.resultStatus) &&
         taken(library, "PQresultErrorMessage", f.resultMessage) && taken(library, "PQclear", f.clear) &&
         taken(library, "PQgetCopyData", f.getCopyData) && taken(library, "PQgetResult", f.getResult) &&
         taken(library, "PQfreemem", f.freemem) && taken(library, "PQsocket", f.socket) &&
         taken(library, "PQconsumeInput", f.consumeInput) &&
         taken(library, "PQsetNoticeProcessor", f.setNoticeProcessor);
}

std::string withoutLineFeed(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
    text.pop_back();
  return text;
}

class Postgres : public FactServer {
public:
  Postgres(const Libpq& call, void* connection, std::string table, const std::atomic<bool>* cancel)
      : call_(call), connection_(connection), table_(std::move(table)), cancel_(cancel) {
    call_.setNoticeProcessor(
        connection_, [](void*, const char*) {}, nullptr);
  }
  ~Postgres() override { call_.finish(connection_); }

  Result<bool> exists(const std::string& name) override {
    bool there = false;
    const auto asked = ask(fmt::format("SELECT CASE WHEN to_regclass('{}') IS NULL THEN 0 ELSE 1 END", name),
                           [&](auto& cells) { return there = cells[0] == "1", true; });
    return asked ? Result<bool>(there) : tl::unexpected(asked.error());
  }

  Result<void> prepare() override {
    if (!table_.empty()) return {};
    if (auto made = run(createColumns()); !made) return made;
    return run(
        fmt::format("CREATE TABLE IF NOT EXISTS {} (game text PRIMARY KEY, version bigint NOT NULL, stamp "
                    "text NOT NULL, ruleset text NOT NULL, board text NOT NULL, nations int NOT NULL, "
                    "facts text NOT NULL, turns text NOT NULL)",
                    table()));
  }

  Result<void> put(const std::vector<ServerRow>& rows) override {
    std::string sql = fmt::format(
        "INSERT INTO {} (game, version, stamp, ruleset, board, nations, facts, turns) VALUES ", table());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const ServerRow& row = rows[i];
      sql += fmt::format("{}({}, {}, {}, {}, {}, {}, {}, {})", i == 0 ? "" : ", ", escaped(row.game),
                         row.version, escaped(row.stamp), escaped(row.ruleset), escaped(row.board),
                         row.nations, escaped(row.facts), escaped(row.turns));
    }
    return run(sql +
               " ON CONFLICT (game) DO UPDATE SET version = EXCLUDED.version, stamp = EXCLUDED.stamp, "
               "ruleset = EXCLUDED.ruleset, board = EXCLUDED.board, nations = EXCLUDED.nations, facts = "
               "EXCLUDED.facts, turns = EXCLUDED.turns");
  }

  Result<void> putColumns(const std::vector<ServerCells>& rows) override {
    std::string sql = fmt::format("INSERT INTO {} ({}) VALUES ", columnTable(), columnNames());
    std::string changed;
    for (const ServerColumn& column : kServerColumns)
      changed += fmt::format("{}{} = EXCLUDED.{}", changed.empty() ? "" : ", ", column.name, column.name);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      sql += i == 0 ? "(" : ", (";
      for (std::size_t column = 0; column < rows[i].size(); ++column)
        sql += (column == 0 ? "" : ", ") + valueOf(kServerColumns[column], rows[i][column]);
      sql += ')';
    }
    return run(sql + " ON CONFLICT (game) DO UPDATE SET " + changed);
  }

  Result<void> ask(const std::string& select, const Row& row) override {
    void* begun = call_.exec(connection_, ("COPY (" + select + ") TO STDOUT").c_str());
    const bool sends = call_.resultStatus(begun) == kCopyOut;
    const std::string wrong = sends ? "" : call_.resultMessage(begun);
    call_.clear(begun);
    if (!sends) return failed(wrong);
    if (auto read = copied(row); !read) return read;
    std::string last;
    while (void* result = call_.getResult(connection_)) {
      if (call_.resultStatus(result) != kCommandOk) last = call_.resultMessage(result);
      call_.clear(result);
    }
    return last.empty() ? Result<void>{} : failed(last);
  }

  [[nodiscard]] std::string table() const override {
    return table_.empty() ? std::string(kPublishedTable) : table_;
  }
  [[nodiscard]] std::string inBytes(std::string_view column) const override {
    return fmt::format("{} COLLATE \"C\"", column);
  }
  /// Rows are put by the key of the table, so there are no two of a game; and counting them takes no sorting.
  [[nodiscard]] std::string different(std::string_view) const override { return "count(*)"; }

  [[nodiscard]] std::string columnTable() const override {
    return table_.empty() ? std::string(kColumnTable) : table_ + std::string(kColumnEnding);
  }
  [[nodiscard]] std::string text(std::string_view text) const override { return escaped(text); }
  [[nodiscard]] std::string bitsOf(std::string_view column, std::uint64_t mask) const override {
    return fmt::format("({} & {})", column, large(mask));
  }
  [[nodiscard]] std::string large(std::uint64_t number) const override {
    return fmt::format("'{}'::bigint", static_cast<std::int64_t>(number));
  }
  [[nodiscard]] std::string firstByteOf(std::string_view text) const override {
    return fmt::format("ascii({})", text);
  }
  [[nodiscard]] std::string markOfRow() const override {
    std::string all = "game";
    for (std::size_t column = kFirstMarkedColumn; column < kServerColumns.size(); ++column) {
      const auto& [name, type, ofSeats] = kServerColumns[column];
      all += " || E'\\t' || ";
      all += ofSeats ? fmt::format("array_to_string({}, E'\\n')", name) : fmt::format("{}::text", name);
    }
    return fmt::format("substr(encode(sha256(convert_to({}, 'UTF8')), 'hex'), 1, {})", all, kMarkDigits);
  }
  [[nodiscard]] std::string someSeat(const std::string& condition) const override {
    return fmt::format("EXISTS (SELECT 1 FROM {} WHERE {})", eachSeat(""), condition);
  }
  [[nodiscard]] std::string columnRows(bool) const override { return columnTable(); } // its key is the game
  [[nodiscard]] std::string seats(const SeatsAsked& asked) const override {
    const std::string spaces =
        fmt::format("CASE WHEN {} = {} THEN {} ELSE {} END", bitsOf("opening", asked.fromMask),
                    large(asked.from), bitsOf("opening", asked.mask), kNotArrived);
    constexpr std::string_view kWon = "CASE WHEN s_place = 1 THEN 1 ELSE 0 END";
    return fmt::format(
        "{} CROSS JOIN LATERAL (SELECT k.*, count(*) OVER same AS alike, sum({}) OVER same AS alike_won, "
        "count(*) OVER () AS chosen, sum(CASE WHEN spaces <> {} THEN 1 ELSE 0 END) OVER () AS arrived, "
        "sum(CASE WHEN spaces <> {} THEN {} ELSE 0 END) OVER () AS arrived_won FROM (SELECT seat AS s_seat, "
        "nation AS s_nation, player AS s_player, place AS s_place, first AS s_first, personages AS "
        "s_personages, {} AS spaces "
        "FROM {} WHERE {}) k WINDOW same AS (PARTITION BY spaces)) x",
        columnTable(), kWon, kNotArrived, kNotArrived, kWon, spaces,
        eachSeat(", seat_first_personage, seat_personages"), asked.condition);
  }

private:
  static std::string escaped(std::string_view text) { return "E" + serverText(text); }
  static std::string eachSeat(std::string_view more) {
    return fmt::format(
        "unnest(seat_nation, seat_player, seat_rating, seat_place, seat_opening{}) WITH ORDINALITY "
        "AS s(nation, player, rating, place, opening{}, seat)",
        more, more.empty() ? "" : ", first, personages");
  }
  static std::string_view typeOf(CellType type) {
    return type == CellType::text ? "text" : type == CellType::large ? "bigint" : "int";
  }
  static std::string valueOf(const ServerColumn& column, const std::vector<std::string>& cells) {
    std::string value;
    for (const std::string& cell : cells)
      value += (value.empty() ? "" : ", ") + (column.type == CellType::text ? escaped(cell) : cell);
    return column.ofSeats ? fmt::format("ARRAY[{}]::{}[]", value, typeOf(column.type)) : value;
  }
  [[nodiscard]] std::string createColumns() const {
    std::string columns;
    for (const auto& [name, type, ofSeats] : kServerColumns)
      columns += fmt::format("{}{} {}{} NOT NULL", columns.empty() ? "" : ", ", name, typeOf(type),
                             ofSeats ? "[]" : "");
    return fmt::format("CREATE TABLE IF NOT EXISTS {} ({}, PRIMARY KEY (game))", columnTable(), columns);
  }
  [[nodiscard]] tl::unexpected<Error> failed(const std::string& why) const {
    return failure("PostgreSQL: " + withoutLineFeed(why));
  }
  [[nodiscard]] bool cancelled() const { return cancel_ != nullptr && *cancel_; }

  Result<void> run(const std::string& sql) {
    void* result = call_.exec(connection_, sql.c_str());
    const bool done = call_.resultStatus(result) == kCommandOk;
    const std::string wrong = done ? "" : call_.resultMessage(result);
    call_.clear(result);
    return done ? Result<void>{} : failed(wrong);
  }

  /// Lines until the last one; waits without blocking, so that Ctrl-C ends it.
  Result<void> copied(const Row& row) {
    constexpr int kPatience = 100; // milliseconds
    for (;;) {
      if (cancelled()) return failure(std::string("cancelled"));
      char* line = nullptr;
      const int size = call_.getCopyData(connection_, &line, 1);
      if (size == -1) return {};
      if (size < -1) return failed(call_.errorMessage(connection_));
      if (size == 0) {
        ::pollfd ready{call_.socket(connection_), POLLIN, 0};
        ::poll(&ready, 1, kPatience);
        if (ready.revents != 0 && call_.consumeInput(connection_) == 0)
          return failed(call_.errorMessage(connection_));
        continue;
      }
      const std::string_view text(line, static_cast<std::size_t>(size));
      auto cells = tabCells(text.substr(0, text.size() - (text.ends_with('\n') ? 1 : 0)));
      call_.freemem(line);
      if (!row(cells)) return failure(std::string("cancelled"));
    }
  }

  Libpq call_;
  void* connection_;
  std::string table_;
  const std::atomic<bool>* cancel_;
};

} // namespace

Result<std::unique_ptr<FactServer>> openPostgres(const ServerUrl& url, const std::atomic<bool>* cancel) {
  void* library = loadedLibrary("ANNALES_LIBPQ", {"libpq.so.5", "libpq.so"});
  if (library == nullptr)
    return failure("The library libpq was not found. Install it (Debian: libpq5), or set ANNALES_LIBPQ=FILE");
  Libpq call;
  if (!takeLibpq(library, call)) return failure("The library libpq is too old");
  void* connection = call.connect(url.rest.c_str());
  if (call.status(connection) != kConnectionOk) {
    const std::string wrong = withoutLineFeed(call.errorMessage(connection));
    call.finish(connection);
    return failure("PostgreSQL: " + wrong);
  }
  return std::make_unique<Postgres>(call, connection, url.table, cancel);
}

} // namespace annales::inline importers
