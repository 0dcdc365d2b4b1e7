#!/usr/bin/env bash
# GNU parallel resumes a shuffled batch with other jobs: it repeats some games and never plays others.
#
# A batch plays games with the seeds 1 to 200, in random order with --shuf, so that an early stop leaves a fair sample. The machine goes down after
# 100 games, and the same command with --resume does the rest.
#
# Expected: each seed is played once, as without --shuf. The command, its input and the job log have not changed, as the manual demands.
# Seen (GNU parallel 20221122), with exit status 0: a hundred games come in the first run and a hundred in the second, so the number is right; but
# about 50 seeds come twice, and about 50 never. The job log numbers the jobs after the shuffle, --resume looks at the numbers alone, and the
# second run shuffles anew. The manual recommends --shuf for a sample before the whole batch, and says nothing of both together.
# Games of the same seed are the same game. The statistics of the batch then have 200 games, of which a quarter are copies, and intervals that are
# too narrow.
#
# Shuffle the input itself and keep it; then --resume is right. Or let each job leave when its result is there.
#
# Needs Perl; parallel comes from Debian's package, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root parallel=20221122+ds-2 >/dev/null
dpkg-deb -x "$folder"/debs/parallel_*.deb "$folder/root"
cd "$folder"
export HOME=$folder

batch() { perl root/usr/bin/parallel --will-cite -j1 --joblog log "$@" 'echo {}' ::: {1..200}; }
played() {
  local -a seeds
  rm -f log
  batch "$@" --halt now,done=100 >first 2>/dev/null || true
  batch "$@" --resume >second
  mapfile -t seeds < <(cat first second)
  twice=$(printf '%s\n' "${seeds[@]}" | sort | uniq -d | wc -l)
  echo "games ${#seeds[@]}, seeds played twice $twice, never $((200 - ${#seeds[@]} + twice))"
}
perl root/usr/bin/parallel --version | head -n 1
kept=$(played)
shuffled=$(played --shuf)
printf 'in order: %s\nshuffled: %s\n' "$kept" "$shuffled"
wanted='^games 200, seeds played twice ([0-9]+), never ([0-9]+)$'
if [[ $kept != "games 200, seeds played twice 0, never 0" ]] || [[ ! $shuffled =~ $wanted ]] || ((BASH_REMATCH[1] < 25)); then
  echo "The behaviour has changed." >&2
  exit 1
fi
echo "As found."
