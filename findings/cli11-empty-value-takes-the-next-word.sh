#!/usr/bin/env bash
# CLI11 takes the next word for the value of "--option=", and reads 010 as eight.
#
# A shell script calls a program with --library="$LIBRARY", and the variable is not set.
#
# Expected: an empty value, or a message that a value is missing, as getopt_long, Python's argparse and Go's flag have it.
# Seen (CLI11 2.1.2): the word behind it becomes the value, and is missing from where it belongs: of "--library= evening.agn" the library is
# "evening.agn", and no file is named. "--library ''" is an empty value. Numbers go through strtoll with the base 0: "010" is 8, "0x10" is
# 16 and "08" is no number, in options and in positional words alike.
#
# Needs a C++ compiler; CLI11 comes from Debian's package, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libcli11-dev=2.1.2+ds-1 >/dev/null
for deb in "$folder"/debs/libcli11*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/words.cpp" <<'CPP'
#include <CLI/CLI.hpp>

#include <iostream>

int main(int argc, char** argv) {
  CLI::App program;
  std::string library = "(none)";
  std::vector<std::string> files;
  int at = 0;
  program.add_option("--library", library);
  program.add_option("--at", at);
  program.add_option("FILES", files);
  CLI11_PARSE(program, argc, argv);
  std::cout << "library \"" << library << "\", at " << at << ", files " << files.size() << '\n';
}
CPP
c++ -std=c++17 -isystem "$folder/root/usr/include" "$folder/words.cpp" -o "$folder/words"

fault=0
expect() { # what is found, words
  local found=$1 said
  shift
  said=$("$folder/words" "$@" 2>&1) || said="refused"
  echo "CLI11 2.1.2: $(printf "'%s' " "$@")gives $said"
  [[ $said == "$found" ]] || fault=1
}
expect 'library "evening.agn", at 0, files 0' --library= evening.agn
expect 'library "", at 0, files 1' --library '' evening.agn
expect 'library "(none)", at 8, files 0' --at 010
expect 'refused' --at 08
[[ $fault == 0 ]] && echo "As found." || echo "The behaviour has changed."
exit $fault
