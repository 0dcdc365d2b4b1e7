#!/usr/bin/env bash
# SQLiteCpp's Savepoint, rolled back, leaves its transaction open, and what is written later is lost.
#
# A program stores a game under a Savepoint. An exception ends the block, and the destructor "safely" rolls back, as Savepoint.h promises. The
# program goes on, and stores the next game without a transaction.
#
# Expected: after the destructor the connection is as it was before: each statement commits by itself, as after a Transaction rolled back.
# Seen (SQLiteCpp 3.2.1, SQLite 3.40.1): the Savepoint says ROLLBACK TO without RELEASE, which leaves it on SQLite's stack. The connection stays in
# a transaction. The next game is written without an error and read back by the same connection; another connection waits for the lock and then
# gets "database is locked"; when the connection closes, the game is gone. rollback() does the same, and release() afterwards refuses, because
# the savepoint is "already released or rolled back". Inside of a Transaction nothing happens, which is where tests usually have it.
#
# Reported as issue 381 of SRombauts/SQLiteCpp and mended after this version, which is the one of Debian 12. With it, use Transaction, or SAVEPOINT
# and RELEASE as SQL; sqlite3_get_autocommit tells whether a connection is free.
#
# Needs a C++ compiler; SQLiteCpp comes from Debian's packages, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libsqlitecpp-dev=3.2.1-1 libsqlite3-dev=3.40.1-2+deb12u2 \
  libsqlite3-0=3.40.1-2+deb12u2 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/games.cpp" <<'CPP'
#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>

#include <iostream>
#include <stdexcept>

namespace {

constexpr const char* kFile = "club.games";

int games(SQLite::Database& library) { return library.execAndGet("SELECT count(*) FROM games").getInt(); }

std::string tryToWrite(SQLite::Database& library) {
  try {
    library.exec("INSERT INTO games VALUES ('of another connection')");
  } catch (const SQLite::Exception& refused) {
    return refused.what();
  }
  return "written";
}

template <class Guard, class... Name> void store(SQLite::Database& library, Name... name) try {
  Guard guard(library, name...);
  library.exec("INSERT INTO games VALUES ('broken')");
  throw std::runtime_error("the second half of the game is missing");
} catch (const std::runtime_error&) {
}

template <class Guard, class... Name> void evening(const char* what, Name... name) {
  {
    SQLite::Database library(kFile, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    library.exec("DROP TABLE IF EXISTS games");
    library.exec("CREATE TABLE games (name TEXT)");
    store<Guard>(library, name...);
    library.exec("INSERT INTO games VALUES ('next')");
    SQLite::Database other(kFile, SQLite::OPEN_READWRITE, 100);
    std::cout << what << ": this connection reads " << games(library) << " game; another one: " << tryToWrite(other);
  }
  SQLite::Database again(kFile, SQLite::OPEN_READWRITE);
  std::cout << "; opened again " << games(again) << '\n';
}

} // namespace

int main() {
  std::cout << "SQLiteCpp " << SQLITECPP_VERSION << ", SQLite " << SQLite::getLibVersion() << '\n';
  evening<SQLite::Transaction>("Transaction");
  evening<SQLite::Savepoint>("Savepoint", "game");

  SQLite::Database memory(":memory:", SQLite::OPEN_READWRITE);
  SQLite::Savepoint asked(memory, "game");
  asked.rollback();
  try {
    asked.release();
  } catch (const SQLite::Exception& refused) {
    std::cout << "release after rollback: " << refused.what() << '\n';
  }
}
CPP
libraries=$(dirname "$(find "$folder/root" -name 'libSQLiteCpp*' | head -n 1)")
c++ -std=c++17 -isystem "$folder/root/usr/include" "$folder/games.cpp" -L"$libraries" -Wl,-rpath,"$libraries" -lSQLiteCpp -lsqlite3 \
  -o "$folder/games"

seen=$(cd "$folder" && ./games)
printf '%s\n' "$seen"
wanted='SQLiteCpp 3.02.01, SQLite 3.40.1
Transaction: this connection reads 1 game; another one: written; opened again 2
Savepoint: this connection reads 1 game; another one: database is locked; opened again 0
release after rollback: Savepoint already released or rolled back.'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
