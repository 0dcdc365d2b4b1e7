#!/usr/bin/env bash
# The median of Boost.Accumulators is 0 for two games and the last one for three; of more it depends on the order in which games come.
#
# A program in C++ shows how long the games of an evening took: the median, and the length that nine of ten games stay below.
#
# Expected: the middle of the sorted lengths; of an estimate, one that knows few values exactly.
# Seen (Boost 1.74.0), without an error:
# - Of two games the median is 0. Of three and of four it is the third that came, be it the longest. Any other quantile is the same number, so nine
#   of ten games are no longer than half of them are.
# - Of five games the median is right, and the 90 % quantile still is the median.
# - Eleven games of 1 to 10 and 30 minutes have the median 6, and 7.31 if the longest came first. A player who was first in 60 games and fourth in 40
#   has the median 1; it is 1.53 if the victories came first, and 2.53 if they came last. The places 2 and 3 were never taken.
# The user's guide says that the median is estimated by the P² algorithm, and shows it with a hundred thousand normal values. Issue 6 of
# boostorg/accumulators (2016, open) has the few values. An evening has three to ten games.
#
# Sort a copy, which has no cost at the size of a club. Annales uses Boost's accumulators nowhere.
#
# Needs a C++ compiler; Boost comes from Debian's package, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libboost1.74-dev=1.74.0+ds1-21 >/dev/null
for deb in "$folder"/debs/libboost1.74-dev_*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/lengths.cpp" <<'CPP'
#include <algorithm>
#include <boost/accumulators/accumulators.hpp>
#include <boost/accumulators/statistics.hpp>
#include <boost/version.hpp>
#include <cstdio>
#include <string>
#include <vector>

using namespace boost::accumulators;

double sortedMedian(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const auto half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

void show(const char* what, const std::vector<double>& values) {
    accumulator_set<double, stats<tag::median>> middle;
    accumulator_set<double, stats<tag::p_square_quantile>> ninth(quantile_probability = 0.9);
    for (const double value : values) {
        middle(value);
        ninth(value);
    }
    std::printf("%s: median %.2f, 90 %% quantile %.2f; sorted median %.2f\n", what, median(middle), p_square_quantile(ninth), sortedMedian(values));
}

int main() {
    std::printf("Boost %s\n", BOOST_LIB_VERSION);
    show("2 games", {95, 120});
    show("3 games, the longest last", {60, 95, 120});
    show("3 games, the shortest last", {120, 95, 60});
    show("4 games", {60, 95, 120, 70});
    show("5 games", {60, 95, 120, 70, 80});
    show("11 games, short ones first", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30});
    show("11 games, the longest first", {30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    show("11 games, long ones first", {30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
    std::vector<double> places(60, 1);
    places.insert(places.end(), 40, 4);
    show("60 first places, then 40 fourth ones", places);
    std::reverse(places.begin(), places.end());
    show("40 fourth places, then 60 first ones", places);
}
CPP
"${CXX:-g++}" -std=c++17 -O1 -w -isystem "$folder/root/usr/include" "$folder/lengths.cpp" -o "$folder/lengths"
seen=$("$folder/lengths")
printf '%s\n' "$seen"
wanted='Boost 1_74
2 games: median 0.00, 90 % quantile 0.00; sorted median 107.50
3 games, the longest last: median 120.00, 90 % quantile 120.00; sorted median 95.00
3 games, the shortest last: median 60.00, 90 % quantile 60.00; sorted median 95.00
4 games: median 120.00, 90 % quantile 120.00; sorted median 82.50
5 games: median 80.00, 90 % quantile 80.00; sorted median 80.00
11 games, short ones first: median 6.00, 90 % quantile 8.00; sorted median 6.00
11 games, the longest first: median 7.31, 90 % quantile 11.10; sorted median 6.00
11 games, long ones first: median 6.00, 90 % quantile 9.00; sorted median 6.00
60 first places, then 40 fourth ones: median 1.53, 90 % quantile 4.00; sorted median 1.00
40 fourth places, then 60 first ones: median 2.53, 90 % quantile 3.98; sorted median 1.00'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
