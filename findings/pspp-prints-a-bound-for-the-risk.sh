#!/usr/bin/env bash
# PSPP prints a bound of the confidence interval where the relative risk belongs, and its exact test finds differences that are none.
#
# Two openings were played ten times each. The first won 9 games, the second 4. How many times as often does the first win, and is that chance?
#
# Expected: 2.25 times as often, 95 % between 1.02 and 4.94; Fisher's exact test says 0.057. R says the same, and so does the definition below.
# Seen (PSPP 1.6.2), CROSSTABS with RISK and CHISQ, with exit status 0 and no message:
# - The value of the risk and both bounds of its interval are one number: 4.94 for victories, the upper bound, and 0.02 for defeats, the lower one.
#   The odds ratio has its value three times. So each estimate looks exact, and four games to nine are a five-fold chance.
# - The exact test is 0.030. It should add the chances of all tables that are as unlikely as this one or less likely, and leaves out the one in which
#   the openings are exchanged, which is just as likely. Rounding decides it: 12 to 6 of 20 are right, and 5 to 2 of 10 are 0.20 instead of 0.35.
#   The one-tailed value is right. Designs with equal numbers of games are those that a fair comparison has.
# - The ratios are named by each other's values: "cohort won = 2" where 2 is an opening.
# The manual promises the risk estimate without a word on its form. No report of these numbers was found; PSPP's own list of errors was not at hand.
#
# Recompute a table from its four counts, as below, before it is believed. Annales has intervals of its own and no exact test.
#
# PSPP comes from Debian's packages, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root pspp=1.6.2-2 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
cd "$folder"
export HOME=$folder LC_ALL=C.UTF-8
libraries=$folder/root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$libraries:$libraries/pspp

# Games won and lost with opening 1, and with opening 2: what PSPP says, and what the definitions say.
compare() {
  printf '%s of %s and %s of %s games won\n' "$1" $(($1 + $2)) "$3" $(($3 + $4))
  cat >table.sps <<SPS
DATA LIST LIST NOTABLE / opening won games.
BEGIN DATA
1 1 $1
1 0 $2
2 1 $3
2 0 $4
END DATA.
WEIGHT BY games.
CROSSTABS /TABLES=opening BY won /STATISTICS=CHISQ RISK.
SPS
  root/usr/bin/pspp table.sps >said
  grep -E 'Fisher|Odds Ratio|For cohort' said | sed -E 's/ *\| */ /g; s/^ | $//g; s/ +/ /g; s/^/  PSPP: /'
  awk -v a="$1" -v b="$2" -v c="$3" -v d="$4" '
    function choose(n, k,  i, sum) { for (i = 1; i <= k; ++i) sum += log(n - k + i) - log(i); return sum }
    function chance(x) { return exp(choose(r, x) + choose(s, k - x) - choose(r + s, k)) }
    function ratio(name, value, error) { printf "  by definition: %s %.2f, %.2f to %.2f\n", name, value, value * exp(-1.96 * error), value * exp(1.96 * error) }
    BEGIN {
      r = a + b; s = c + d; k = a + c
      for (x = (k > s ? k - s : 0); x <= r && x <= k; ++x) if (chance(x) <= chance(a) * (1 + 1e-7)) sum += chance(x)
      printf "  by definition: Fisher %.3f\n", sum
      ratio("odds ratio of defeats", b * c / (a * d), sqrt(1 / a + 1 / b + 1 / c + 1 / d))
      ratio("risk of a defeat", (b / r) / (d / s), sqrt(1 / b - 1 / r + 1 / d - 1 / s))
      ratio("chance of a victory", (a / r) / (c / s), sqrt(1 / a - 1 / r + 1 / c - 1 / s))
    }'
}
seen=$(
  root/usr/bin/pspp --version | head -n 1
  compare 9 1 4 6
  compare 5 5 2 8
  compare 12 8 6 14
)
printf '%s\n' "$seen"
wanted='pspp (GNU PSPP) 1.6.2
9 of 10 and 4 of 10 games won
  PSPP: Fisher'"'"'s Exact Test .030 .029
  PSPP: Odds Ratio for opening ( .00 / 1.00) .07 .07 .07
  PSPP: For cohort won = 1.00 .02 .02 .02
  PSPP: For cohort won = 2.00 4.94 4.94 4.94
  by definition: Fisher 0.057
  by definition: odds ratio of defeats 0.07, 0.01 to 0.84
  by definition: risk of a defeat 0.17, 0.02 to 1.14
  by definition: chance of a victory 2.25, 1.02 to 4.94
5 of 10 and 2 of 10 games won
  PSPP: Fisher'"'"'s Exact Test .204 .175
  PSPP: Odds Ratio for opening ( .00 / 1.00) .25 .25 .25
  PSPP: For cohort won = 1.00 .31 .31 .31
  PSPP: For cohort won = 2.00 10.00 10.00 10.00
  by definition: Fisher 0.350
  by definition: odds ratio of defeats 0.25, 0.03 to 1.82
  by definition: risk of a defeat 0.62, 0.31 to 1.25
  by definition: chance of a victory 2.50, 0.63 to 10.00
12 of 20 and 6 of 20 games won
  PSPP: Fisher'"'"'s Exact Test .111 .055
  PSPP: Odds Ratio for opening ( .00 / 1.00) .29 .29 .29
  PSPP: For cohort won = 1.00 .31 .31 .31
  PSPP: For cohort won = 2.00 4.27 4.27 4.27
  by definition: Fisher 0.111
  by definition: odds ratio of defeats 0.29, 0.08 to 1.06
  by definition: risk of a defeat 0.57, 0.31 to 1.05
  by definition: chance of a victory 2.00, 0.94 to 4.27'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
