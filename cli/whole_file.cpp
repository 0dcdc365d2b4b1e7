#include "cli/whole_file.h"

#include "cli/console.h"
#include "libreplay/text/abandoned_files.h"
#include "libreplay/text/written_files.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>
#include <unistd.h>

#include <utility>

namespace annales::cli {

namespace fs = std::filesystem;

namespace {

/// Where a link leads, also one to a file that is not there yet.
fs::path targetOf(fs::path file) {
  constexpr int kMostLinks = 40; // as many as Linux follows
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(fs::symlink_status(file, error)); ++i) {
    const fs::path target = fs::read_symlink(file, error);
    if (error) break;
    file = target.is_absolute() ? target : file.parent_path() / target;
  }
  return file;
}

} // namespace

WholeFile::WholeFile(fs::path file, fs::path part) : file_(std::move(file)), part_(std::move(part)) {
  const fs::path& opened = part_.empty() ? file_ : part_;
  if (!opened.empty()) out_.open(opened, std::ios::binary | std::ios::trunc);
}

Result<WholeFile> WholeFile::create(const fs::path& file) {
  if (file == "-") return WholeFile({}, {});
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_directory(status)) return failure(file.string() + " is a folder");
  if (auto spared = spareDatabase(file); !spared) return tl::unexpected(spared.error());
  const bool special = fs::exists(status) && !fs::is_regular_file(status); // /dev/null must stay what it is
  const fs::path place = targetOf(file);
  const std::string beginning = place.string() + ".annales-part-"; // nobody names a file of one's own so
  removeAbandoned(beginning);
  WholeFile whole(place, special ? fs::path() : fs::path(fmt::format("{}{}", beginning, ::getpid())));
  if (!whole.out_) return tl::unexpected(whole.failed().error());
  return whole;
}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : file_(std::exchange(other.file_, {})), part_(std::exchange(other.part_, {})),
      out_(std::move(other.out_)) {}

WholeFile::~WholeFile() {
  std::error_code ignored;
  if (!part_.empty()) fs::remove(part_, ignored);
}

Result<void> WholeFile::write(std::string_view text) {
  if (file_.empty()) {
    put(text);
    return {};
  }
  out_.write(text.data(), static_cast<std::streamsize>(text.size()));
  return out_ ? Result<void>{} : failed();
}

Result<void> WholeFile::finish() {
  if (file_.empty()) return {};
  out_.close();
  if (!out_) return failed();
  if (part_.empty()) return {};
  std::error_code error = settle(part_);
  if (!error) fs::rename(part_, file_, error);
  if (error) return tl::unexpected(notWritten(file_, error));
  part_.clear();
  return {};
}

Result<void> WholeFile::failed() const {
  return tl::unexpected(notWritten(file_, lastFault()));
}

bool mayReplace(const std::string& file, const std::vector<std::string>& read, Language language) {
  if (file.empty() || file == "-") return true;
  Result<void> spared = spareDatabase(file);
  for (const std::string& one : read)
    if (spared && !one.empty()) spared = spareInput(file, one);
  if (!spared) tell(reasonInWords(spared.error(), language));
  return spared.has_value();
}

Result<void> canWrite(const fs::path& file) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  const bool special = fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
  if (file.empty() || file == "-" || special) return {};
  if (auto tried = WholeFile::create(file); !tried) return tl::unexpected(tried.error());
  return {};
}

Result<void> writeWhole(const fs::path& file, std::string_view text) {
  auto out = WholeFile::create(file);
  if (!out) return tl::unexpected(out.error());
  if (auto written = out->write(text); !written) return written;
  return out->finish();
}

} // namespace annales::cli
