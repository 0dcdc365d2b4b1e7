#!/usr/bin/env bash
# BradleyTerry2 compares players of two clubs that never met, and the alphabet decides who is better.
#
# A ranking is estimated from all games of two clubs. No player of one has played one of the other.
#
# Expected: an error or a warning that the abilities of the clubs cannot be compared. The estimate exists only where wins connect all players
# (Ford 1957); the R package PlackettLuce has `connectivity` for that check.
# Seen (BradleyTerry2 1.1-2, R 4.2.2): no warning. Ann and Ben win ten games each against each other; Cat beats Dan 18 to 2. The abilities are
# Ann 0, Ben 0, Cat 2.20 with a standard error of 0.75, p = 0.003, and Dan not available. So Cat is better than Ann with high significance, although
# no game says anything about it. Let Cat be called Eve: now Dan is worse than Ann by 2.20, p = 0.003, and Eve is not available.
# The model is fitted by glm, which drops one redundant player of the second club, the last in alphabetical order, and measures that club from
# there. The ability that is missing is the only sign, and a table without it looks complete.
# It is the everyday case of a small field: two clubs, two editions of a game, or bots that did not play each other.
#
# Before any ranking: is every player connected with every other by games, in both directions?
#
# Needs R; the package comes from Debian, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root r-cran-bradleyterry2=1.1-2-2 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/clubs.R" <<'R'
options(warn = 1)
library(BradleyTerry2)

ranking <- function(winner, loser) {
  names <- sort(c("Ann", "Ben", winner, loser))
  games <- data.frame(
    one = factor(c("Ann", winner), names), other = factor(c("Ben", loser), names),
    won = c(10, 18), lost = c(10, 2)
  )
  model <- BTm(cbind(won, lost), one, other, data = games)
  cat(sprintf("%s beats %s 18 to 2:", winner, loser))
  abilities <- BTabilities(model)
  p <- coef(summary(model))[, "Pr(>|z|)"]
  for (name in names) {
    cat(sprintf(" %s %s", name, format(round(abilities[name, "ability"], 2))))
    of <- grep(name, names(p))
    if (length(of) == 1) cat(sprintf(" (p = %.3f)", p[of]))
  }
  cat("\n")
}
ranking("Cat", "Dan")
ranking("Eve", "Dan")
R
export R_LIBS=$folder/root/usr/lib/R/site-library:$folder/root/usr/lib/R/library
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu
seen=$(Rscript --vanilla "$folder/clubs.R" 2>&1)
Rscript --vanilla -e 'cat(R.version.string, "BradleyTerry2", format(packageVersion("BradleyTerry2")), "\n")'
printf '%s\n' "$seen"
wanted='Cat beats Dan 18 to 2: Ann 0 Ben 0 (p = 1.000) Cat 2.2 (p = 0.003) Dan NA
Eve beats Dan 18 to 2: Ann 0 Ben 0 (p = 1.000) Dan -2.2 (p = 0.003) Eve NA'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
