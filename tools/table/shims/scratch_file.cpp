// A page has no disk where games could wait: whatever a phone records or reads fits into its memory.
#include "importers/antike_jsonl/scratch_file.h"

namespace annales::inline importers {

std::string temporaryFolder() {
  return "/";
}

tl::unexpected<Error> temporaryFileFailed(int) {
  return failure("there is not enough memory for the game");
}

Result<int> openTemporaryFile(std::string&) {
  return temporaryFileFailed(0);
}

ScratchFile::~ScratchFile() = default;

Result<void> ScratchFile::open() {
  return temporaryFileFailed(0);
}

Result<std::uint64_t> ScratchFile::append(const void*, std::size_t) {
  return temporaryFileFailed(0);
}

Result<void> ScratchFile::read(std::uint64_t, void*, std::size_t) const {
  return temporaryFileFailed(0);
}

} // namespace annales::inline importers
