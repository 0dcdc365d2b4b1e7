#include "importers/places/own_places.h"

#include <cstdlib>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

fs::path absoluteFrom(const char* variable) {
  const char* value = std::getenv(variable);
  const fs::path path = value == nullptr ? "" : value;
  return path.is_absolute() ? path : fs::path();
}

fs::path inDataFolder(const char* name) {
  const fs::path folder = ownDataFolder();
  return folder.empty() ? folder : folder / name;
}

} // namespace

fs::path ownDataFolder() {
  fs::path data = absoluteFrom("XDG_DATA_HOME");
  if (data.empty()) {
    const fs::path home = absoluteFrom("HOME");
    if (home.empty()) return {};
    data = home / ".local" / "share";
  }
  return data / "annales";
}

fs::path ownBoardsFolder() {
  return inDataFolder("boards");
}

fs::path ownOpeningsFile() {
  return inDataFolder("openings.json");
}

fs::path ownPeopleFile() {
  return inDataFolder("people.txt");
}

fs::path defaultLibrary() {
  return inDataFolder("games.annales");
}

} // namespace annales::inline importers
