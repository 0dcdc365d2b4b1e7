#!/usr/bin/env bash
# Qt hands SQLite the numbers of half of C++'s types as text, and a condition on a count or a share then holds for no row, or for every row.
#
# A program asks which nations have at least 25 games, or win at least a share of 0.25 of them. It prepares the query and binds the number.
#
# Expected: an integer is bound as an integer and a floating-point number as one. Or bindValue or exec refuses the type.
# Seen (Qt 6.4.2, SQLite 3.40.1, Linux): int, unsigned int, long long and double are numbers. float, short, long and every unsigned type of 64
# bits are text, and that includes std::int64_t and std::size_t. exec returns true, lastError is empty. A std::uint8_t is one letter: 25 becomes
# a control character.
# In SQLite any number is less than any text. So for a std::size_t of 25, "count(*) >= ?" keeps none of four nations, and "count(*) < ?" keeps
# all four, the right answers being two and two. avg(won) >= 0.25f keeps none.
# A comparison with a column that is declared INTEGER or REAL is right, since SQLite converts the text there. A sum, a count, an average or a
# column of a view over them declares nothing. Queries that filter rows hence pass every test, and those that filter results do not.
# A minimum number of games is mostly a count in C++, so a std::size_t.
#
# Bind qlonglong and double alone, or write CAST(? AS INTEGER) and CAST(? AS REAL), as the last row below does. Annales binds through SQLiteCpp,
# where a number is a number and a std::size_t does not compile.
#
# Needs a C++ compiler; Qt comes from Debian's packages, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libqt6sql6-sqlite=6.4.2+dfsg-10 libqt6sql6=6.4.2+dfsg-10 libqt6core6=6.4.2+dfsg-10 \
  libsqlite3-0=3.40.1-2+deb12u2 >/dev/null
# The headers alone: what their package needs besides is for windows.
(cd "$folder/debs" && apt-get download -q -o APT::Sandbox::User=root qt6-base-dev=6.4.2+dfsg-10 >/dev/null)
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/bind.cpp" <<'CPP'
#include <QtCore/QCoreApplication>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

QVariant ask(const char* words, const QVariant& bound) {
  QSqlQuery query;
  if (!query.prepare(words)) std::abort();
  query.addBindValue(bound);
  if (!query.exec() || query.lastError().isValid() || !query.next()) std::abort();
  return query.value(0);
}

void show(const char* type, const QVariant& least) {
  const auto count = [&](const char* words) { return ask(words, least).toInt(); };
  std::printf("%-14s %-7s cities >= ?: %3d   count(*) >= ?: %d   count(*) < ?: %d\n", type, qPrintable(ask("SELECT typeof(?)", least).toString()),
              count("SELECT count(*) FROM seats WHERE cities >= ?"),
              count("SELECT count(*) FROM (SELECT 1 FROM seats GROUP BY nation HAVING count(*) >= ?)"),
              count("SELECT count(*) FROM (SELECT 1 FROM seats GROUP BY nation HAVING count(*) < ?)"));
}

void showShare(const char* type, const QVariant& share, const char* condition) {
  const QByteArray words = QByteArray("SELECT count(*) FROM (SELECT 1 FROM seats GROUP BY nation HAVING ") + condition + ")";
  std::printf("%-14s %-7s %s: %d\n", type, qPrintable(ask("SELECT typeof(?)", share).toString()), condition, ask(words, share).toInt());
}

} // namespace

int main(int count, char** words) {
  const QCoreApplication program(count, words);
  QSqlDatabase library = QSqlDatabase::addDatabase("QSQLITE");
  library.setDatabaseName(":memory:");
  if (!library.open()) return 1;
  std::printf("Qt %s, SQLite %s\n", qVersion(), qPrintable(ask("SELECT sqlite_version() WHERE ? = 1", 1).toString()));

  // Games of four nations, 10, 20, 30 and 40. Every second of the last two is won; a seat has as many cities as its game's number.
  QSqlQuery().exec("CREATE TABLE seats (nation TEXT, cities INTEGER, won INTEGER)");
  for (int nation = 1; nation <= 4; ++nation)
    for (int game = 1; game <= 10 * nation; ++game)
      QSqlQuery().exec(QString("INSERT INTO seats VALUES ('%1', %2, %3)").arg(nation).arg(game).arg(nation > 2 && game % 2 == 0));

  show("int", 25);
  show("unsigned", 25U);
  show("long long", 25LL);
  show("std::int64_t", QVariant::fromValue(std::int64_t{25}));
  show("quint64", quint64{25});
  show("std::size_t", QVariant::fromValue(std::size_t{25}));
  show("short", QVariant::fromValue(short{25}));
  show("std::uint8_t", QVariant::fromValue(std::uint8_t{25}));
  showShare("double", 0.25, "avg(won) >= ?");
  showShare("float", 0.25F, "avg(won) >= ?");
  showShare("float", 0.25F, "avg(won) >= CAST(? AS REAL)");
}
CPP
libraries=$folder/root/usr/lib/x86_64-linux-gnu
include=$folder/root/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -isystem "$include" -isystem "$include/QtCore" "$folder/bind.cpp" -o "$folder/bind" \
  -L"$libraries" -Wl,-rpath-link,"$libraries" -lQt6Sql -lQt6Core
seen=$(LD_LIBRARY_PATH=$libraries QT_PLUGIN_PATH=$libraries/qt6/plugins "$folder/bind")
printf '%s\n' "$seen"
wanted='Qt 6.4.2, SQLite 3.40.1
int            integer cities >= ?:  22   count(*) >= ?: 2   count(*) < ?: 2
unsigned       integer cities >= ?:  22   count(*) >= ?: 2   count(*) < ?: 2
long long      integer cities >= ?:  22   count(*) >= ?: 2   count(*) < ?: 2
std::int64_t   text    cities >= ?:  22   count(*) >= ?: 0   count(*) < ?: 4
quint64        text    cities >= ?:  22   count(*) >= ?: 0   count(*) < ?: 4
std::size_t    text    cities >= ?:  22   count(*) >= ?: 0   count(*) < ?: 4
short          text    cities >= ?:  22   count(*) >= ?: 0   count(*) < ?: 4
std::uint8_t   text    cities >= ?:   0   count(*) >= ?: 0   count(*) < ?: 4
double         real    avg(won) >= ?: 2
float          text    avg(won) >= ?: 0
float          text    avg(won) >= CAST(? AS REAL): 2'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
