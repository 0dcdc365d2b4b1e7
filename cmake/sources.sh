# shellcheck shell=bash
# Sourced: whether programs were made from the sources in this folder. A program that is built or installed has the sum of its sources in
# a file beside it.

# The sum of what makes the programs, whatever git knows of it.
sources_sum() {
  find CMakeLists.txt cmake engine libreplay importers cli viewer samples -type f ! -name '.*' -print0 | LC_ALL=C sort -z |
    xargs -0 sha256sum | sha256sum | cut -d' ' -f1
}

# made_from SUM FILE: whether the file says so.
made_from() {
  [[ -f $2 && $(<"$2") == "$1" ]]
}
