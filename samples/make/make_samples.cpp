// Writes the sample games into a folder: make_samples FOLDER
#include "importers/antike_jsonl/log_writer.h"

#include "samples/make/games.h"
#include <fmt/core.h>

#include <filesystem>
#include <fstream>

namespace {

bool write(const std::filesystem::path& folder, const annales::samples::Sample& sample) {
  const auto file = folder / (sample.file + ".antike.jsonl");
  std::ofstream out(file, std::ios::binary);
  annales::LogWriter(out).write(sample.log);
  out.flush();
  if (out) return true;
  fmt::print(stderr, "{} could not be written\n", file.string());
  return false;
}

} // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: make_samples FOLDER\n");
    return 2;
  }
  bool ok = true;
  try {
    for (const auto& sample : annales::samples::allSamples())
      ok = write(argv[1], sample) && ok;
  } catch (const std::exception& e) {
    fmt::print(stderr, "a sample cannot be played: {}\n", e.what());
    return 1;
  }
  return ok ? 0 : 3;
}
