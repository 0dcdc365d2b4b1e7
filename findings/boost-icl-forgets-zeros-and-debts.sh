#!/usr/bin/env bash
# Boost.ICL's interval_map forgets zeros, and taking away is not adding the negative.
#
# A program keeps a nation's coins over events as an interval_map from events to numbers: += for what comes in over a span, -= for what goes
# out, set() for what was counted at the table.
#
# Expected: a value that was set to 0 is there and is 0; m -= x is m += -x.
# Seen (Boost 1.74.0), with the default traits:
# - Adding or setting 0 stores nothing, and set() with 0 even erases what was there. contains() then says no, and iterating skips the span: a nation
#   without coins cannot be told from one that nothing is known of, and a chart has a gap.
# - -= touches only spans that have a value. 2 taken from the events 6 to 12 of a map that ends at 9 leaves nothing on 9 to 12, and adding the 2 again
#   leaves 2 there: undo is not undo. The same change as += -2 leaves -2, and undo works.
# - A value that comes to 0 disappears, and what is taken away next is lost.
# The manual has it as "partial" maps that "absorb identities" (chapter Map Traits). With the traits partial_enricher zeros stay; with
# total_enricher -= is the negative of +=, and m(event) gives 0 anywhere.
#
# Needs a C++ compiler; Boost comes from Debian's package, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libboost1.74-dev=1.74.0+ds1-21 >/dev/null
for deb in "$folder"/debs/libboost1.74-dev*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/coins.cpp" <<'CPP'
#include <boost/icl/interval_map.hpp>

#include <iostream>

namespace icl = boost::icl;

namespace {

template <class Traits> using Coins = icl::interval_map<int, int, Traits>;

std::pair<icl::discrete_interval<int>, int> span(int from, int to, int coins) {
  return {icl::discrete_interval<int>::right_open(from, to), coins};
}

template <class Map> void show(const char* what, const Map& coins) {
  std::cout << "  " << what << ':';
  for (const auto& [events, number] : coins)
    std::cout << ' ' << events << '=' << number;
  std::cout << '\n';
}

template <class Traits> void evening(const char* name) {
  std::cout << name << '\n';
  Coins<Traits> coins;
  coins += span(0, 3, 5);
  coins += span(3, 6, 0);
  coins += span(6, 9, 7);
  show("5, then 0, then 7", coins);
  std::cout << "  event 4 is known: " << icl::contains(coins, 4) << '\n';

  Coins<Traits> taken = coins, added = coins;
  taken -= span(6, 12, 2);
  added += span(6, 12, -2);
  show("-= 2 on 6 to 12", taken);
  show("+= -2 on 6 to 12", added);
  taken += span(6, 12, 2);
  show("-= 2, += 2", taken);

  coins.set(span(0, 2, 0));
  show("0 to 2 set to 0", coins);

  Coins<Traits> spent;
  spent += span(0, 3, 5);
  spent += span(0, 3, -5);
  spent -= span(0, 3, 1);
  show("5, -5, then 1 taken", spent);
}

} // namespace

int main() {
  std::cout << std::boolalpha;
  evening<icl::partial_absorber>("partial_absorber, the default");
  evening<icl::partial_enricher>("partial_enricher");
  evening<icl::total_enricher>("total_enricher");
}
CPP
c++ -std=c++17 -isystem "$folder/root/usr/include" "$folder/coins.cpp" -o "$folder/coins"

seen=$("$folder/coins")
printf 'Boost 1.74.0\n%s\n' "$seen"
wanted='partial_absorber, the default
  5, then 0, then 7: [0,3)=5 [6,9)=7
  event 4 is known: false
  -= 2 on 6 to 12: [0,3)=5 [6,9)=5
  += -2 on 6 to 12: [0,3)=5 [6,9)=5 [9,12)=-2
  -= 2, += 2: [0,3)=5 [6,9)=7 [9,12)=2
  0 to 2 set to 0: [2,3)=5 [6,9)=7
  5, -5, then 1 taken:
partial_enricher
  5, then 0, then 7: [0,3)=5 [3,6)=0 [6,9)=7
  event 4 is known: true
  -= 2 on 6 to 12: [0,3)=5 [3,6)=0 [6,9)=5
  += -2 on 6 to 12: [0,3)=5 [3,6)=0 [6,9)=5 [9,12)=-2
  -= 2, += 2: [0,3)=5 [3,6)=0 [6,9)=7 [9,12)=2
  0 to 2 set to 0: [0,2)=0 [2,3)=5 [3,6)=0 [6,9)=7
  5, -5, then 1 taken: [0,3)=-1
total_enricher
  5, then 0, then 7: [0,3)=5 [3,6)=0 [6,9)=7
  event 4 is known: true
  -= 2 on 6 to 12: [0,3)=5 [3,6)=0 [6,9)=5 [9,12)=-2
  += -2 on 6 to 12: [0,3)=5 [3,6)=0 [6,9)=5 [9,12)=-2
  -= 2, += 2: [0,3)=5 [3,6)=0 [6,9)=7 [9,12)=0
  0 to 2 set to 0: [0,2)=0 [2,3)=5 [3,6)=0 [6,9)=7
  5, -5, then 1 taken: [0,3)=-1'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
