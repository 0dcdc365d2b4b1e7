# shellcheck shell=bash
# Sourced by each finding: fetch FOLDER PACKAGE=VERSION… unpacks Debian packages, and what they need and this machine lacks, into a
# folder. Nothing is installed.
fetch() {
  local folder=$1 deb
  shift
  mkdir -p "$folder/debs/partial"
  apt-get update -q >/dev/null
  apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
    -o Debug::NoLocking=1 -o APT::Sandbox::User=root "$@" >/dev/null
  for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
}
