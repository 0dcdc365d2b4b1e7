#!/usr/bin/env bash
# cmake/manual.sh VERSION FOLDER ANNALES [VIEWER] writes a page of the manual (section 1) for the programs and each command, from
# what they say to --help. HELP2MAN is help2man; SOURCE_DATE_EPOCH is the day on the pages.
set -euo pipefail
version=$1 folder=$2 annales=$3 viewer=${4-}
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen NO_COLOR=1
rm -rf "$folder"
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The commands below WORDS, one a line: what stands under "Subcommands:".
commands_of() {
  "$annales" "$@" --help | sed -n '/^Subcommands:$/,/^$/s/^  \([a-z-]\+\) .*/\1/p'
}

# first_line WORDS…: what the command says it does, as the line NAME of a page has it.
first_line() {
  local line
  line=$("$annales" "$@" --help | head -n 1)
  line=${line%.}
  printf '%s' "${line,}"
}

# page NAME SUMMARY RELATED PROGRAM WORDS…: PROGRAM is called NAME on the page, with the words of the command. Each example is a
# paragraph: help2man would join them.
page() {
  local name=$1 summary=$2 related=$3 program=$4
  shift 4
  printf '#!/bin/sh\n"%s" %s "$@" | sed "/^\\(Examples\\|Getting started\\):/,/^\$/s/^  /\\n&/"\n' "$program" "$*" >"$work/$name"
  chmod +x "$work/$name"
  printf '[SEE ALSO]\n%s\n' "$related" >"$work/related"
  "$HELP2MAN" --no-info --section=1 --manual='Annales' --source="Annales $version" --version-string="$version" \
    --name="$summary" --include="$work/related" --output="$folder/$name.1" "$work/$name"
  gzip -9n "$folder/$name.1"
}

# link WORD…: "annales-line-play(1)", in bold as pages refer to one another.
link() {
  local IFS=-
  printf '.BR annales-%s (1)' "$*"
}

list() {
  local first=true word
  for word in "$@"; do
    $first || printf ',\n'
    first=false
    printf '%s' "$word"
  done
}

mapfile -t commands < <(commands_of)
related=()
for command in "${commands[@]}"; do related+=("$(link "$command")"); done
page annales "replay, analyse and annotate games of Antike, Antike II and Antike Duellum" "$(list "${related[@]}")" "$annales"
for command in "${commands[@]}"; do
  mapfile -t below < <(commands_of "$command")
  related=('.BR annales (1)')
  for word in "${below[@]}"; do related+=("$(link "$command" "$word")"); done
  page "annales-$command" "$(first_line "$command")" "$(list "${related[@]}")" "$annales" "$command"
  for word in "${below[@]}"; do
    mapfile -t deeper < <(commands_of "$command" "$word")
    related=("$(link "$command")")
    for last in "${deeper[@]}"; do related+=("$(link "$command" "$word" "$last")"); done
    page "annales-$command-$word" "$(first_line "$command" "$word")" "$(list "${related[@]}")" "$annales" "$command" "$word"
    for last in "${deeper[@]}"; do
      page "annales-$command-$word-$last" "$(first_line "$command" "$word" "$last")" "$(list "$(link "$command" "$word")")" \
        "$annales" "$command" "$word" "$last"
    done
  done
done
if [[ -n $viewer ]]; then
  page annales-viewer 'review games of Antike, Antike II and Antike Duellum' '.BR annales (1)' "$viewer"
fi
touch "$folder/made"
