// PostgreSQL through libpq, whose interface is stable.
#include "engine/core/ids.h"
#include "engine/core/json_writer.h"
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
  [[nodiscard]] std::string someSeat(const SeatText& condition) const override {
    std::string some;
    for (std::size_t seat = 1; seat <= kMaxNations; ++seat)
      some += (seat == 1 ? "" : " OR ") + isSeatWith(seat, condition(termsOf(seat)));
    return "(" + some + ")";
  }
  [[nodiscard]] std::string columnRows(bool) const override { return columnTable(); } // its key is the game
  [[nodiscard]] std::string seats(const SeatsAsked& asked) const override {
    const auto spacesOf = [&](const std::string& opening) {
      return fmt::format("CASE WHEN {} = {} THEN {} ELSE {} END", bitsOf(opening, asked.fromMask),
                         large(asked.from), bitsOf(opening, asked.mask), kNotArrived);
    };
    const std::string spaces = spacesOf(kSeatOfRow.opening);
    const auto count = [&](std::string_view of, bool won) {
      std::string sum;
      for (std::size_t seat = 1; seat <= kMaxNations; ++seat) {
        const SeatTerms terms = termsOf(seat);
        const std::string its = fmt::format("({})", spacesOf(terms.opening));
        sum +=
            fmt::format("{}CASE WHEN {}{} AND {} THEN 1 ELSE 0 END", seat == 1 ? "" : " + ",
                        isSeatWith(seat, asked.condition(terms)), won ? " AND " + terms.place + " = 1" : "",
                        fmt::format(fmt::runtime(of), its, spaces));
      }
      return sum;
    };
    constexpr std::string_view kAlike = "{0} = ({1})", kChosen = "1 = 1";
    const std::string arrived = fmt::format("{{0}} <> {}", kNotArrived);
    return fmt::format("(SELECT g.*, s.*, {} AS spaces, {} AS alike, {} AS alike_won, {} AS chosen, {} AS "
                       "arrived, {} AS arrived_won FROM {} WHERE {}) x",
                       spaces, count(kAlike, false), count(kAlike, true), count(kChosen, false),
                       count(arrived, false), count(arrived, true), eachSeat(), asked.condition(kSeatOfRow));
  }
  [[nodiscard]] std::string joined(const std::vector<std::string>& parts, char between) const override {
    std::string all;
    for (const std::string& part : parts)
      all += (all.empty() ? "" : fmt::format(", '{}', ", between)) + part;
    return fmt::format("concat({})", all);
  }
  [[nodiscard]] std::string seatsInTurn(const SeatText& seat, char between) const override {
    std::string all = seat(termsOf(1));
    for (std::size_t n = 2; n <= kMaxNations; ++n)
      all += fmt::format(", CASE WHEN nations >= {} THEN concat('{}', {}) END", n, between, seat(termsOf(n)));
    return fmt::format("concat({})", all);
  }
  /// A JSON object finds a key among many without looking at all.
  [[nodiscard]] std::string mapped(std::string_view text, const std::map<std::string, std::string>& list,
                                   const std::string& otherwise) const override {
    if (list.empty()) return otherwise;
    std::string object;
    JsonWriter json(object);
    json.beginObject();
    for (const auto& [from, to] : list) {
      json.escapedKey(from);
      json.value(to);
    }
    json.endObject();
    return fmt::format("coalesce({}::jsonb ->> {}, {})", escaped(object), text, otherwise);
  }
  /// The first seat of a person stands for all.
  [[nodiscard]] std::string persons(const SeatText& person, const SeatText& kind, bool) const override {
    const std::string own = person(kSeatOfRow);
    std::string kinds, before;
    for (std::size_t seat = 1; seat <= kMaxNations; ++seat) {
      const SeatTerms terms = termsOf(seat);
      const std::string same =
          isSeatWith(seat, fmt::format("{} <> '' AND {} = {}", terms.player, person(terms), own));
      kinds += fmt::format("{}CASE WHEN {} THEN {} ELSE 0 END", seat == 1 ? "" : " | ", same, kind(terms));
      before += fmt::format(" AND NOT ({} < s_seat AND {})", seat, same);
    }
    return fmt::format("(SELECT g.*, {} AS person, {} AS kinds FROM {} WHERE s_player <> ''{}) x", own, kinds,
                       eachSeat(), before);
  }

private:
  static std::string escaped(std::string_view text) { return "E" + serverText(text); }
  /// PostgreSQL gives several processes no statement in which a part has statements of its own, and knows no
  /// other way to look at each entry of a list. So every seat that there may be is written out.
  static SeatTerms termsOf(std::size_t seat) {
    const auto entry = [&](std::string_view list) { return fmt::format("{}[{}]", list, seat); };
    return {entry("seat_nation"), entry("seat_player"),  entry("seat_rating"),
            entry("seat_place"),  entry("seat_opening"), std::to_string(seat)};
  }
  static std::string isSeatWith(std::size_t seat, const std::string& condition) {
    return fmt::format("(nations >= {} AND ({}))", seat, condition);
  }
  [[nodiscard]] std::string eachSeat() const {
    return fmt::format(
        "{} g CROSS JOIN LATERAL unnest(seat_nation, seat_player, seat_rating, seat_place, seat_opening, "
        "seat_first_personage, seat_personages) WITH ORDINALITY AS s(s_nation, s_player, s_rating, s_place, "
        "s_opening, s_first, s_personages, s_seat)",
        columnTable());
  }
  inline static const SeatTerms kSeatOfRow{"s_nation", "s_player",  "s_rating",
                                           "s_place",  "s_opening", "s_seat"};
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
  // Compiling statements as long as these takes longer than what it saves; old servers do not know it.
  call.clear(call.exec(connection, "SET jit = off"));
  return std::make_unique<Postgres>(call, connection, url.table, cancel);
}

} // namespace annales::inline importers
