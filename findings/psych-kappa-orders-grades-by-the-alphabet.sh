#!/usr/bin/env bash
# The agreement of two annotators, as psych's weighted kappa, depends on the language of their grades.
#
# Two people grade the same twelve turns as blunder, mistake, even, good or brilliant. Weighted kappa counts a blunder against a mistake less than
# a blunder against a brilliant turn, so it needs the order of the grades. In R an ordered factor has it.
#
# Expected: cohen.kappa takes the order of the ordered factors that it is given, as it takes that of a table of them.
# Seen (psych 2.2.9, R 4.2.2): two columns that are ordered factors become texts, and these are sorted by the alphabet. The annotators agree on
# seven turns and differ by one grade on five. Weighted kappa is 0.902 for the numbers 1 to 5 and for the table; for the ordered factors it is
# 0.212 with English names and 0.341 with German ones. Grades from 2 to 10 as ordered factors give 0.375, because 10 comes before 2. There is no
# message. The help has `levels` for grades that no turn got; it is also what puts this right.
# By the usual words, agreement that is almost perfect becomes fair, and a good scheme of annotation is thrown away.
#
# Give weighted kappa a table, numbers or the argument `levels`, and test it with grades whose alphabet is another order.
#
# Needs R; the packages come from Debian, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root r-cran-psych=2.2.9-1 r-cran-mnormt=2.1.1-2 r-cran-nlme=3.1.162-1 \
  r-cran-lattice=0.20-45-3 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/agree.R" <<'R'
library(psych)

one <- c(1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 1, 5)
other <- c(1, 2, 4, 4, 5, 4, 4, 3, 1, 1, 2, 4)
english <- c("blunder", "mistake", "even", "good", "brilliant")
german <- c("Patzer", "Fehler", "gleich", "gut", "stark")
points <- c(2, 4, 6, 8, 10)

graded <- function(grades) data.frame(one = ordered(grades[one], grades), other = ordered(grades[other], grades))
say <- function(what, x, ...) {
  # The interval may pass 1, which it says; the estimate is asked for.
  kappa <- suppressWarnings(cohen.kappa(x, ...))
  cat(sprintf("%s: weighted kappa %.3f, kappa %.3f\n", what, kappa$weighted.kappa, kappa$kappa))
}
say("numbers 1 to 5", cbind(one, other))
say("ordered, English", graded(english))
say("ordered, German", graded(german))
say("ordered, English, as a table", table(graded(english)))
say("ordered, English, with levels", graded(english), levels = english)
say("numbers 2 to 10", cbind(points[one], points[other]))
say("ordered, 2 to 10", graded(points))
R
export R_LIBS=$folder/root/usr/lib/R/site-library:$folder/root/usr/lib/R/library
seen=$(LC_ALL=C.UTF-8 Rscript --vanilla "$folder/agree.R" 2>&1)
Rscript --vanilla -e 'cat(R.version.string, "psych", format(packageVersion("psych")), "\n")'
printf '%s\n' "$seen"
wanted='numbers 1 to 5: weighted kappa 0.902, kappa 0.483
ordered, English: weighted kappa 0.212, kappa 0.483
ordered, German: weighted kappa 0.341, kappa 0.483
ordered, English, as a table: weighted kappa 0.902, kappa 0.483
ordered, English, with levels: weighted kappa 0.902, kappa 0.483
numbers 2 to 10: weighted kappa 0.902, kappa 0.483
ordered, 2 to 10: weighted kappa 0.375, kappa 0.483'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
