# shellcheck shell=bash disable=SC2034
# Sourced by ./start, ./check and .ci/run: what a fresh Debian 12 needs, and how this project is configured.

build_packages=(build-essential cmake ninja-build libfmt-dev libssl-dev libsimdjson-dev nlohmann-json3-dev
  libexpected-dev libeigen3-dev libxxhash-dev libboost-dev libboost-serialization-dev libsqlitecpp-dev libsqlite3-dev libutf8proc-dev libcli11-dev libcmark-dev tao-pegtl-dev
  pkg-config libxlsxwriter-dev libzip-dev libexpat1-dev libdeflate-dev
  qt6-base-dev qt6-charts-dev qt6-l10n-tools libqt6opengl6-dev
  qt6-translations-l10n libxkbcommon-dev fonts-inter fonts-dejavu-core)
check_packages=(libgtest-dev libgmock-dev libbenchmark-dev clang-format clang-14 libclang-rt-14-dev chromium nodejs libreoffice-calc-nogui qpdf poppler-utils zsh fish
  desktop-file-utils appstream shared-mime-info libglib2.0-bin python3 sqlite3)
# Of Debian 12 too, and large: the recorder for phones is WebAssembly.
table_packages=(clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)
long_packages=(time)
# Not in Debian: DuckDB's library, by which tests compare Parquet. Fetched where there is npm; without it they skip.
fetch_duckdb() {
  local folder=$1/duckdb
  [[ ! -f $folder/package/libduckdb.so ]] || return 0
  command -v npm >/dev/null || { say "Without npm there is no DuckDB: the tests of Parquet are skipped"; return 0; }
  mkdir -p "$folder"
  (cd "$folder" && npm pack --silent @duckdb/node-bindings-linux-x64@1.5.6-r.1 && tar -xzf ./*.tgz package/libduckdb.so) ||
    say "DuckDB could not be fetched: the tests of Parquet are skipped"
}
# Where there is ccache, a second clone takes from it what the first one compiled.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
export NINJA_STATUS='[%f of %t, %e s] '

say() { printf '\n== %s\n' "$*"; }

# stage NAME: what follows is counted under this name. `stages` prints what each took, a line a stage, in seconds.
stage_name='' stage_lines=''
stage() {
  local stat seconds
  stat=$(<"/proc/$$/stat")
  read -ra stat <<<"${stat##*) }"
  seconds=$(((stat[13] + stat[14]) / 100)) # cutime and cstime of proc(5): all that was run and has ended
  if [[ -n $stage_name ]]; then
    printf -v stage_lines '%s%-28s %9d %12d\n' "$stage_lines" "$stage_name" $((SECONDS - stage_began)) $((seconds - stage_spent))
  fi
  stage_name=$1 stage_began=$SECONDS stage_spent=$seconds
}
stages() {
  stage ''
  say "Seconds by stage (tests/bench/minutes.csv has those of earlier versions)"
  printf '%-28s %9s %12s\n%s' stage elapsed processor "$stage_lines"
}

# A message to read, and the end.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Installs the packages that are missing; asks for nothing when there is nothing to do.
install_missing() {
  command -v dpkg-query >/dev/null || fail "These scripts install packages on Debian 12. Elsewhere: install ${*}, then use cmake."
  local missing=() package installed
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    [[ $'\n'$installed$'\n' == *$'\n'"installed $package"$'\n'* ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0
  say "Installing ${missing[*]}"
  local as_root=()
  if [[ $(id -u) -ne 0 ]]; then
    command -v sudo >/dev/null || fail "Installing packages needs root or sudo: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# What a new folder is configured with besides; later runs leave it as its owner wants it.
new_folder=(-DANNALES_UNITY=ON)

# configure FOLDER [-DOPTION…]: nothing to do where that was the last thing done to the folder.
configure() {
  local folder=$1 stamp=$1/configured
  shift
  if [[ -f $stamp && $(<"$stamp") == "$*" && ! $folder/CMakeCache.txt -nt $stamp ]]; then return; fi
  say "Configuring $folder"
  # With another compiler CMake would forget the other options.
  if [[ $* =~ CMAKE_CXX_COMPILER=([^ ]+) ]] && ! grep -qs "^CMAKE_CXX_COMPILER:.*${BASH_REMATCH[1]}\$" "$folder/CMakeCache.txt"; then
    rm -f "$folder/CMakeCache.txt"
  fi
  local first=()
  [[ -f $folder/CMakeCache.txt ]] || first=("${new_folder[@]}")
  cmake -S . -B "$folder" -G Ninja --log-level=WARNING "${first[@]}" "$@"
  printf '%s\n' "$*" >"$stamp"
}

# build FOLDER TARGET…
build() {
  local folder=$1
  shift
  say "Building ${*} in $folder"
  cmake --build "$folder" --target "$@"
}
