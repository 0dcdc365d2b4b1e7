#include "importers/facts/facts_reader.h"

#include "libreplay/facts/tidy_empty.h"

#include <fmt/format.h>

#include <algorithm>

namespace annales::inline importers {
namespace {

using Rows = std::array<std::size_t, kTidyTables>;

/// How the statements of a database differ.
struct Dialect {
  std::string_view text, number;
  bool wrapsEmpty = false; // Nullable(…) instead of NOT NULL for the others
};

bool isText(const TidyColumn& column) {
  return column.type == TidyColumn::Type::text;
}

/// A text in SQL, R and Python: none of ours has a backslash or a line break.
std::string quotedWord(std::string_view text) {
  std::string out = "'";
  for (const char c : text)
    out.append(c == '\'' ? 2 : 1, c);
  return out + '\'';
}

template <class F> std::string forEachColumn(TidyTable table, std::string_view between, F&& say) {
  std::string out;
  for (const TidyColumn& column : columnsOf(table)) {
    const std::string one = say(column);
    if (!one.empty()) out += (out.empty() ? "" : std::string(between)) + one;
  }
  return out;
}

template <class F> std::string forEachTable(F&& say) {
  std::string out;
  for (std::size_t t = 0; t < kTidyTables; ++t)
    out += say(static_cast<TidyTable>(t));
  return out;
}

std::string columnsIn(TidyTable table, const Dialect& dialect) {
  return forEachColumn(table, ",\n  ", [&](const TidyColumn& column) {
    const std::string_view type = isText(column) ? dialect.text : dialect.number;
    const bool empty = mayBeEmpty(table, column.name);
    if (dialect.wrapsEmpty)
      return empty ? fmt::format("\"{}\" Nullable({})", column.name, type)
                   : fmt::format("\"{}\" {}", column.name, type);
    return fmt::format("\"{}\" {}{}", column.name, type, empty ? "" : " NOT NULL");
  });
}

/// The order in which a table is asked most often: a game's rows beside one another, as they came.
std::string orderOf(TidyTable table) {
  for (const std::string_view second : {"game_turn", "event", "seat"}) {
    const auto columns = columnsOf(table);
    const bool has = std::ranges::any_of(
        columns, [&](const TidyColumn& column) { return column.name == second && !isText(column); });
    if (has && !mayBeEmpty(table, second)) return fmt::format("game, \"{}\"", second);
  }
  return "game";
}

std::string postgresql(const Rows& rows) {
  return "\\set ON_ERROR_STOP on\n\\encoding UTF8\nBEGIN;\n" + forEachTable([&](TidyTable table) {
           const std::string name = tableName(table);
           std::string out = fmt::format("DROP TABLE IF EXISTS {0};\nCREATE TABLE {0} (\n  {1}\n);\n", name,
                                         columnsIn(table, {"text", "bigint"}));
           for (const TidyColumn& column : columnsOf(table))
             out += fmt::format("COMMENT ON COLUMN {}.\"{}\" IS {};\n", name, column.name,
                                quotedWord(column.meaning));
           return out + fmt::format("\\copy {0} FROM '{1}.csv' WITH (FORMAT csv, HEADER true)\n"
                                    "DO $$ BEGIN IF (SELECT count(*) FROM {0}) <> {2} THEN\n"
                                    "  RAISE EXCEPTION '{0} has other than {2} rows'; END IF; END $$;\n"
                                    "CREATE INDEX ON {0} ({3});\n",
                                    name, wordOf(table), rows[indexOf(table)], orderOf(table));
         }) +
         "COMMIT;\nANALYZE;\n";
}

/// .import knows no empty number: it writes a text without characters.
std::string sqlite(const Rows& rows) {
  return ".bail on\n.mode csv\nBEGIN;\n" + forEachTable([&](TidyTable table) {
           const std::string name = tableName(table);
           const std::string emptied = forEachColumn(table, ", ", [&](const TidyColumn& column) {
             return mayBeEmpty(table, column.name) ? fmt::format("\"{0}\" = NULLIF(\"{0}\", '')", column.name)
                                                   : std::string();
           });
           return fmt::format("DROP TABLE IF EXISTS {0};\nCREATE TABLE {0} (\n  {1}\n);\n"
                              ".import --skip 1 {2}.csv {0}\n{3}"
                              "CREATE TEMP TABLE counted_{2} (complete INTEGER CHECK (complete));\n"
                              "INSERT INTO counted_{2} SELECT count(*) = {4} FROM {0};\n"
                              "CREATE INDEX {0}_game ON {0} ({5});\n",
                              name, columnsIn(table, {"TEXT", "INTEGER"}), wordOf(table),
                              emptied.empty() ? "" : fmt::format("UPDATE {} SET {};\n", name, emptied),
                              rows[indexOf(table)], orderOf(table));
         }) +
         "COMMIT;\nANALYZE;\n";
}

std::string duckdb(const Rows& rows) {
  return forEachTable([&](TidyTable table) {
    const std::string columns = forEachColumn(table, ", ", [](const TidyColumn& column) {
      return fmt::format("'{}': '{}'", column.name, isText(column) ? "VARCHAR" : "BIGINT");
    });
    return fmt::format(
        "CREATE OR REPLACE TABLE {0} AS FROM read_csv('{1}.csv', header = true, delim = ',', "
        "quote = '\"', escape = '\"', nullstr = '', auto_detect = false, columns = {{{2}}});\n"
        "SELECT CASE WHEN count(*) <> {3} THEN error('{0} has other than {3} rows') END FROM {0};\n",
        tableName(table), wordOf(table), columns, rows[indexOf(table)]);
  });
}

/// Each statement in a call of its own: clickhouse-client leaves statements out that follow data.
std::string clickhouse(const Rows& rows) {
  return "#!/usr/bin/env bash\n"
         "# Loads the tables into ClickHouse. Options go to clickhouse-client: ./load.sh --host HOST "
         "--database NAME\n"
         "set -euo pipefail\ncd \"$(dirname \"${BASH_SOURCE[0]}\")\"\n"
         "client=(clickhouse-client \"$@\")\n\n"
         "load() { # TABLE FILE ROWS ORDER COLUMNS\n"
         "  \"${client[@]}\" --query \"DROP TABLE IF EXISTS $1\"\n"
         "  \"${client[@]}\" --query \"CREATE TABLE $1 ($5) ENGINE = MergeTree ORDER BY ($4)\"\n"
         "  \"${client[@]}\" --query \"INSERT INTO $1 FORMAT TabSeparatedWithNames\" <\"$2\"\n"
         "  local rows\n"
         "  rows=$(\"${client[@]}\" --query \"SELECT count() FROM $1\")\n"
         "  [[ $rows == \"$3\" ]] || { echo \"$1 has $rows rows, not $3\" >&2; exit 1; }\n"
         "}\n\n" +
         forEachTable([&](TidyTable table) {
           return fmt::format("load {} {}.tsv {} '{}' '\n  {}'\n", tableName(table), wordOf(table),
                              rows[indexOf(table)], orderOf(table),
                              columnsIn(table, {"String", "Int64", true}));
         });
}

/// The 64 bits of a position are more than a number of R has: they stay a text.
std::string classInR(const TidyColumn& column) {
  return isText(column) || column.name == "position" ? "character" : "integer";
}

std::string r(const Rows& rows) {
  return "# Makes the list `facts` with a data frame a table: facts$seats. Empty cells are NA, and a player "
         "called NA is not.\n"
         "facts <- local({\n"
         "  read <- function(file, rows, ...) {\n"
         "    table <- read.csv(file, na.strings = \"\", colClasses = c(...), encoding = \"UTF-8\", "
         "check.names = FALSE)\n"
         "    if (nrow(table) != rows) stop(file, \" has \", nrow(table), \" rows, not \", rows)\n"
         "    table\n"
         "  }\n"
         "  list(\n" +
         [&] {
           std::string tables = forEachTable([&](TidyTable table) {
             return fmt::format("    {0} = read(\"{0}.csv\", {1},\n      {2}),\n", wordOf(table),
                                rows[indexOf(table)],
                                forEachColumn(table, ", ", [](const TidyColumn& column) {
                                  return fmt::format("\"{}\" = \"{}\"", column.name, classInR(column));
                                }));
           });
           tables.erase(tables.size() - 2, 1); // the last comma
           return tables;
         }() +
         "  )\n})\n";
}

std::string pandas(const Rows& rows) {
  return "\"\"\"Makes `facts`, a data frame a table: facts[\"seats\"]. Empty cells are missing, and a player "
         "called NA is not.\"\"\"\n"
         "import os\n\nimport pandas\n\n"
         "_folder = os.path.dirname(os.path.abspath(__file__))\n\n\n"
         "def _read(table, rows, types):\n"
         "    frame = pandas.read_csv(os.path.join(_folder, table + \".csv\"), dtype=types, "
         "keep_default_na=False, na_values=[\"\"])\n"
         "    if len(frame) != rows:\n"
         "        raise ValueError(f\"{table}.csv has {len(frame)} rows, not {rows}\")\n"
         "    return frame\n\n\n"
         "facts = {\n" +
         forEachTable([&](TidyTable table) {
           return fmt::format("    \"{0}\": _read(\"{0}\", {1}, {{\n        {2}}}),\n", wordOf(table),
                              rows[indexOf(table)], forEachColumn(table, ", ", [&](const TidyColumn& column) {
                                const bool empty = mayBeEmpty(table, column.name);
                                return fmt::format("\"{}\": \"{}\"", column.name,
                                                   isText(column) ? "string"
                                                   : empty        ? "Int64"
                                                                  : "int64");
                              }));
         }) +
         "}\n";
}

} // namespace

FactsForm formFor(FactsReader reader) {
  switch (reader) {
  case FactsReader::anyone:
    return FactsForm::guardedCsv;
  case FactsReader::postgresql:
  case FactsReader::duckdb:
  case FactsReader::sqlite:
  case FactsReader::r:
  case FactsReader::pandas:
    return FactsForm::quotedCsv;
  case FactsReader::clickhouse:
    return FactsForm::tabs;
  case FactsReader::spreadsheet:
    return FactsForm::workbook;
  }
  return FactsForm::guardedCsv;
}

std::string_view endingOf(FactsForm form) {
  switch (form) {
  case FactsForm::guardedCsv:
  case FactsForm::quotedCsv:
    return "csv";
  case FactsForm::tabs:
    return "tsv";
  case FactsForm::workbook:
    return "xlsx";
  }
  return "csv";
}

std::string tableName(TidyTable table) {
  return fmt::format("facts_{}", wordOf(table));
}

LoadScript loadScript(FactsReader reader, const Rows& rows) {
  switch (reader) {
  case FactsReader::anyone:
  case FactsReader::spreadsheet:
    return {};
  case FactsReader::postgresql:
    return {"load.sql", postgresql(rows), "psql --dbname NAME --file load.sql"};
  case FactsReader::clickhouse:
    return {"load.sh", clickhouse(rows), "bash load.sh"};
  case FactsReader::duckdb:
    return {"load.sql", duckdb(rows), "duckdb facts.duckdb < load.sql"};
  case FactsReader::sqlite:
    return {"load.sql", sqlite(rows), "sqlite3 facts.sqlite < load.sql"};
  case FactsReader::r:
    return {"load.R", r(rows), "Rscript -e 'source(\"load.R\"); str(facts)'"};
  case FactsReader::pandas:
    return {"load.py", pandas(rows), "python3 -c 'from load import facts; print(facts[\"seats\"])'"};
  }
  return {};
}

} // namespace annales::inline importers
