// annales backup FILE: a whole copy of a library, also while a game is recorded in it.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "cli/progress.h"

#include <fmt/core.h>

#include <filesystem>
#include <memory>

namespace annales::cli {
namespace {

struct BackupArgs {
  std::string library, file;
};

LibraryResult<void> copy(Library& library, const std::string& file) {
  Progress progress("Copying " + library.path().string(), 0);
  Watch options;
  options.cancel = &interruptFlag();
  options.progress = [&](std::size_t done, std::size_t of) {
    progress.setTotal(of);
    progress.at(done);
  };
  return library.copyTo(file, options);
}

/// What was written is read again: a backup that nobody has read is a hope.
LibraryResult<CheckReport> readAgain(const std::string& file) {
  Progress progress("Reading " + file + " again", 0);
  CheckOptions options;
  options.cancel = &interruptFlag();
  options.progress = [&](std::size_t done, std::size_t of) {
    progress.setTotal(of);
    progress.at(done);
  };
  auto written = Library::open(file, Access::readOnly);
  if (!written) return tl::unexpected(written.error());
  return written->check(options);
}

/// Nobody should take it for a backup. It was just made: where a file is there already, nothing is copied.
void takeBack(const std::string& file) {
  std::error_code fault;
  for (const char* part : {"-wal", "-shm", ""})
    std::filesystem::remove(file + part, fault);
  tell(fault ? fmt::format("{} was not verified and could not be removed ({}); do not use it as a backup",
                           file, fault.message())
             : fmt::format("{} was not completely verified and was removed; there is no backup", file));
}

int run(const BackupArgs& args) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::readOnly, status);
  if (!library) return status;
  if (const auto copied = copy(*library, args.file); !copied) return failed(copied.error());
  const auto report = readAgain(args.file);
  if (!report) {
    status = failed(report.error());
    takeBack(args.file);
    return status;
  }
  std::error_code none;
  putLine(fmt::format("{}: {} of {}, {:.1f} MB", args.file, counted(report->games, "game"),
                      library->path().string(),
                      static_cast<double>(std::filesystem::file_size(args.file, none)) / 1e6));
  for (const CheckFinding& finding : report->findings)
    tell(fmt::format("{}: {}", args.file, finding.message));
  return report->findings.empty() ? kDone : kStorageFailed;
}

} // namespace

void addBackup(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("backup", "Write a complete copy of a library and verify it");
  const auto args = std::make_shared<BackupArgs>();
  command->add_option("FILE", args->file, "File for the copy; an existing file is never overwritten")
      ->required()
      ->type_name("");
  addLibraryOption(*command, args->library);
  command->footer(
      "Copies everything stored so far, even while a game is being recorded. The copy is a library like "
      "any\nother: open it, or put it in the place of a lost one.\nExit status: 0 done, 2 the file already "
      "exists, 3 the library or the disk failed.\nA copy that could not be verified, or whose check you "
      "stopped with Ctrl-C, is removed.\n\nExamples:\n  annales backup "
      "/media/stick/games-2026-03-04.annales\n  annales backup club-copy.annales --library club.annales");
  command->callback([args, &status] { status = run(*args); });
}

} // namespace annales::cli
