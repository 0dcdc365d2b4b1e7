#!/usr/bin/env bash
# libzip gives out damaged contents as good, and reports the wrong checksum only to a read that no program needs.
#
# A program reads a spreadsheet. It takes the size of an entry from zip_stat, reads that many bytes with zip_fread, and gets them. In the file one
# byte has changed on its way, and 120 coins have become 920.
#
# Expected: an error from zip_fread, from zip_fclose, or at least from opening with ZIP_CHECKCONS.
# Seen (libzip 1.7.3), with a stored and with a compressed entry: all three succeed. Room for one byte more does not help: zip_fread meets the end,
# finds the checksum wrong, keeps that to itself because it has bytes to return, and returns their number. Only the next zip_fread gives -1,
# "CRC error"; of a whole entry it gives 0. The page of zip_fread does not speak of checksums.
# With compression most damage breaks the packed stream or the XML in it, so tests with random damage seem to show that checksums are compared.
# Pull request 552 of nih-at/libzip (2026) reported reads of the exact size, and the maintainers changed it for later versions.
#
# After the last byte of an entry, read again, in a call of its own, and expect 0.
#
# Needs a C compiler; libzip comes from Debian's packages, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root libzip-dev=1.7.3-1+b1 libzip4=1.7.3-1+b1 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/evening.c" <<'C'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

static const char* const kName = "sheet.xml";

static void pack(const char* path, const char* text, int method) {
  zip_t* archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, NULL);
  zip_int64_t entry = zip_file_add(archive, kName, zip_source_buffer(archive, text, strlen(text), 0), 0);
  zip_set_file_compression(archive, (zip_uint64_t)entry, method, 0);
  if (zip_close(archive) != 0) exit(2);
}

static zip_uint64_t look_up(zip_t* archive) {
  zip_stat_t stat;
  zip_stat(archive, kName, 0, &stat);
  return stat.size;
}

static void read_with(zip_t* archive, const char* what, zip_uint64_t room) {
  char text[200] = "";
  zip_file_t* file = zip_fopen(archive, kName, 0);
  zip_int64_t got = zip_fread(file, text, room);
  char more;
  zip_int64_t again = zip_fread(file, &more, 1);
  printf("  %s: %s; read again: %d%s%s\n", what, got == (zip_int64_t)strlen(text) ? text : "refused", (int)again,
         again < 0 ? " " : "", again < 0 ? zip_file_strerror(file) : "");
  zip_fclose(file);

  file = zip_fopen(archive, kName, 0);
  zip_fread(file, text, room);
  printf("    closed without reading again: %d\n", zip_fclose(file));
}

static void evening(const char* what, const char* path) {
  int error = 0;
  zip_t* archive = zip_open(path, ZIP_RDONLY | ZIP_CHECKCONS, &error);
  printf("%s: opened with ZIP_CHECKCONS: %s\n", what, archive == NULL ? "refused" : "yes");
  if (archive == NULL) return;
  read_with(archive, "as many bytes as promised", look_up(archive));
  read_with(archive, "room for more", 199);
  zip_discard(archive);
}

/* The entry of one archive under the checksum of the other, as if its bytes had changed on the way. */
static void swap_checksum(const char* path, const char* of) {
  unsigned char bytes[2000], others[2000];
  FILE* file = fopen(of, "rb");
  size_t size = fread(others, 1, sizeof others, file);
  fclose(file);
  file = fopen(path, "r+b");
  if (fread(bytes, 1, sizeof bytes, file) != size) exit(2); /* both pack to the same size */
  for (size_t at = 0; at + 20 < size; ++at) {
    if (memcmp(bytes + at, "PK\3\4", 4) == 0) memcpy(bytes + at + 14, others + at + 14, 4);
    if (memcmp(bytes + at, "PK\1\2", 4) == 0) memcpy(bytes + at + 16, others + at + 16, 4);
  }
  rewind(file);
  fwrite(bytes, 1, size, file);
  fclose(file);
}

int main(void) {
  const int methods[] = {ZIP_CM_STORE, ZIP_CM_DEFLATE};
  const char* const names[] = {"stored", "compressed"};
  printf("libzip %s\n", zip_libzip_version());
  for (int i = 0; i < 2; ++i) {
    printf("%s\n", names[i]);
    pack("whole.zip", "<c>Rome 120</c><c>Rome 120 coins</c>", methods[i]);
    pack("damaged.zip", "<c>Rome 920</c><c>Rome 920 coins</c>", methods[i]);
    swap_checksum("damaged.zip", "whole.zip");
    evening(" whole", "whole.zip");
    evening(" damaged", "damaged.zip");
  }
  return 0;
}
C
libraries=$(dirname "$(find "$folder/root" -name 'libzip.so.4*' | head -n 1)")
cc -std=c99 -isystem "$folder/root/usr/include" "$folder/evening.c" -L"$libraries" -Wl,-rpath,"$libraries" -lzip -o "$folder/evening"

seen=$(cd "$folder" && ./evening)
printf '%s\n' "$seen"
wanted='libzip 1.7.3
stored
 whole: opened with ZIP_CHECKCONS: yes
  as many bytes as promised: <c>Rome 120</c><c>Rome 120 coins</c>; read again: 0
    closed without reading again: 0
  room for more: <c>Rome 120</c><c>Rome 120 coins</c>; read again: 0
    closed without reading again: 0
 damaged: opened with ZIP_CHECKCONS: yes
  as many bytes as promised: <c>Rome 920</c><c>Rome 920 coins</c>; read again: -1 CRC error
    closed without reading again: 0
  room for more: <c>Rome 920</c><c>Rome 920 coins</c>; read again: -1 CRC error
    closed without reading again: 0
compressed
 whole: opened with ZIP_CHECKCONS: yes
  as many bytes as promised: <c>Rome 120</c><c>Rome 120 coins</c>; read again: 0
    closed without reading again: 0
  room for more: <c>Rome 120</c><c>Rome 120 coins</c>; read again: 0
    closed without reading again: 0
 damaged: opened with ZIP_CHECKCONS: yes
  as many bytes as promised: <c>Rome 920</c><c>Rome 920 coins</c>; read again: -1 CRC error
    closed without reading again: 0
  room for more: <c>Rome 920</c><c>Rome 920 coins</c>; read again: -1 CRC error
    closed without reading again: 0'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
