#include "importers/places/own_people.h"

#include "importers/places/own_places.h"
#include "libreplay/text/written_files.h"

#include <fmt/core.h>

#include <fstream>
#include <system_error>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestPeople = std::size_t{1} << 20U;

} // namespace

Result<People> readPeople(const fs::path& file) {
  std::error_code fault;
  const fs::file_status status = fs::status(file, fault);
  if (file.empty() || status.type() == fs::file_type::not_found) return People();
  if (status.type() != fs::file_type::regular)
    return failure("{}: it is not an ordinary file", file.string());
  std::ifstream in(file, std::ios::binary);
  std::string text(kLargestPeople + 1, '\0');
  if (!in || (!in.read(text.data(), static_cast<std::streamsize>(text.size())) && !in.eof()))
    return failure("{}: it cannot be read", file.string());
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kLargestPeople) return failure("{}: it is too large for a list of people", file.string());
  auto people = People::read(text);
  if (!people) return failure("{}: {}", file.string(), people.error().part());
  return people;
}

Result<void> writePeople(const fs::path& file, const People& people) {
  std::error_code fault;
  fs::create_directories(file.parent_path(), fault);
  const fs::path part = file.string() + ".part";
  {
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out << people.text();
    out.close();
    if (!out) return tl::unexpected(notWritten(file, lastFault()));
  }
  fault = settle(part);
  if (!fault) fs::rename(part, file, fault);
  if (!fault) return {};
  std::error_code ignored;
  fs::remove(part, ignored);
  return tl::unexpected(notWritten(file, fault));
}

std::string useOwnPeople() {
  auto people = readPeople(ownPeopleFile());
  if (!people) return people.error().message;
  useEverywhere(*std::move(people));
  return {};
}

} // namespace annales::inline importers
