#!/usr/bin/env bash
# Boost.Serialization reads an archive whose class version is newer than the program's, and says nothing.
#
# A later version of a program adds a field to a class and raises its BOOST_CLASS_VERSION, as the manual teaches. An earlier version reads
# the archive.
#
# Expected: archive_exception with the code unsupported_class_version. Its comment in boost/archive/archive_exception.hpp says "type saved
# with a version # greater than the one used by the program. This indicates that the program needs to be rebuilt".
# Seen (Boost 1.74.0): no exception, with text and with binary archives. The earlier program takes the new field of one object for the first
# field of the next: of the positions 1 (10), 2 (20), 3 (30) it reads 1, 10, 2. The check stands in boost/archive/detail/iserializer.hpp between
# "#if 0" and "#endif". A program has to compare the version that `serialize` gets with its own.
#
# Needs a C++ compiler; Boost comes from Debian's packages, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libboost1.74-dev=1.74.0+ds1-21 \
  libboost-serialization1.74-dev=1.74.0+ds1-21 libboost-serialization1.74.0=1.74.0+ds1-21 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/positions.cpp" <<'CPP'
#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <boost/archive/text_iarchive.hpp>
#include <boost/archive/text_oarchive.hpp>
#include <boost/serialization/vector.hpp>
#include <boost/serialization/version.hpp>

#include <fstream>
#include <iostream>
#include <string>

struct Position {
  int field = 0;
  int since = 0; // from version 1 on
  template <class Archive> void serialize(Archive& archive, unsigned) {
    archive & field;
#if VERSION > 0
    archive & since;
#endif
  }
};
BOOST_CLASS_VERSION(Position, VERSION)

template <class Archive> void write(const char* file) {
  std::ofstream out(file, std::ios::binary);
  Archive archive(out);
  const std::vector<Position> positions{{1, 10}, {2, 20}, {3, 30}};
  archive << positions;
}

template <class Archive> void read(const char* file) {
  std::ifstream in(file, std::ios::binary);
  std::vector<Position> positions;
  try {
    Archive archive(in);
    archive >> positions;
  } catch (const boost::archive::archive_exception& refused) {
    std::cout << "refused: " << refused.what() << '\n';
    return;
  }
  for (const Position& position : positions)
    std::cout << position.field << ' ';
  std::cout << '\n';
}

int main(int, char** words) {
  namespace b = boost::archive;
  const std::string what = words[1], kind = words[2];
  if (what == "write" && kind == "text") write<b::text_oarchive>(words[3]);
  if (what == "write" && kind == "binary") write<b::binary_oarchive>(words[3]);
  if (what == "read" && kind == "text") read<b::text_iarchive>(words[3]);
  if (what == "read" && kind == "binary") read<b::binary_iarchive>(words[3]);
}
CPP
libraries=$folder/root/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo x86_64-linux-gnu)
for version in 0 1; do
  c++ -std=c++17 -DVERSION=$version -isystem "$folder/root/usr/include" "$folder/positions.cpp" -L"$libraries" \
    -Wl,-rpath,"$libraries" -lboost_serialization -o "$folder/version-$version"
done

fault=0
for kind in text binary; do
  "$folder/version-1" write $kind "$folder/archive"
  newer=$("$folder/version-1" read $kind "$folder/archive")
  older=$("$folder/version-0" read $kind "$folder/archive")
  echo "Boost 1.74.0, $kind archive of version 1: the program of version 1 reads $newer, that of version 0 reads $older"
  [[ $newer == "1 2 3 " && $older == "1 10 2 " ]] || fault=1
done
[[ $fault == 0 ]] && echo "As found: the newer version is not refused." || echo "The behaviour has changed."
exit $fault
