# shellcheck shell=bash disable=SC2034
# Sourced by ./start, ./check and .ci/run: what a fresh Debian 12 needs, and how this project is configured.

build_packages=(build-essential cmake ninja-build ccache libfmt-dev libssl-dev libsimdjson-dev nlohmann-json3-dev
  libexpected-dev libboost-dev libboost-serialization-dev libsqlitecpp-dev libsqlite3-dev libcli11-dev
  libgtest-dev libgmock-dev libbenchmark-dev
  qt6-base-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libqt6opengl6-dev
  qt6-translations-l10n libxkbcommon-dev fonts-inter fonts-dejavu-core)
check_packages=(clang clang-format clang-tidy libclang-rt-14-dev)

say() { printf '\n== %s\n' "$*"; }

# A message to read, and the end.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

is_installed() {
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# Installs the packages that are missing; asks for nothing when there is nothing to do.
install_missing() {
  command -v dpkg-query >/dev/null || fail "These scripts install packages on Debian 12. Elsewhere: install ${*}, then use cmake."
  local missing=() package
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
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

# configure FOLDER [-DOPTION…]: a new folder compiles a room at a time; whoever chose single files keeps them.
configure() {
  local folder=$1
  shift
  [[ -f $folder/CMakeCache.txt ]] || set -- -DANNALES_UNITY=ON "$@"
  say "Configuring $folder"
  cmake -S . -B "$folder" -G Ninja --log-level=WARNING "$@"
}

# build FOLDER TARGET…
build() {
  local folder=$1
  shift
  say "Building ${*} in $folder (the first time takes some minutes)"
  cmake --build "$folder" --target "$@"
}
