// Ways in which the file of a library is damaged, seeded, and what is expected to come back.
#pragma once

#include "libreplay/store/salvage.h"
#include "libreplay/store/salvage_place.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_files.h"

#include <map>
#include <random>
#include <string>

namespace annales::test {

inline constexpr std::size_t kPage = 4096;

inline std::size_t pagesIn(const std::filesystem::path& file) {
  return static_cast<std::size_t>(std::filesystem::file_size(file)) / kPage;
}

/// Writes over a page, from 1, of the file; with nothing, noise, or another page.
inline void overwritePage(const std::filesystem::path& file, std::size_t page, std::mt19937_64& random) {
  std::string bytes = allBytes(file);
  std::string other(kPage, '\0');
  if (const auto kind = random() % 3; kind == 1)
    for (char& c : other)
      c = static_cast<char>(random());
  else if (kind == 2)
    other = bytes.substr(random() % (bytes.size() / kPage) * kPage, kPage);
  bytes.replace((page - 1) * kPage, kPage, other);
  writeAll(file, bytes);
}

/// All games of a library with what they hold, by their ids as text.
inline std::map<std::string, std::string> contentsOf(const std::filesystem::path& file) {
  Library library = must(Library::open(file, Access::readOnly));
  std::map<std::string, std::string> contents;
  for (const Hash& id : must(library.gamesAfter(std::nullopt, 10000)))
    contents[hexOf(id)] = contentOf(must(library.load(id)));
  return contents;
}

/// Into a new library, which was checked.
inline LibraryResult<SalvageReport> salvaged(const std::filesystem::path& damaged,
                                             const std::filesystem::path& into) {
  const auto held = DamagedFile::hold(damaged);
  if (!held) return tl::unexpected(held.error());
  return salvage(*held, into, {});
}

} // namespace annales::test
