// Where the program speaks: results on standard output, messages on standard error; and what ends it.
#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

namespace annales::cli {

/// Exit statuses of the contract, and the usual one for Ctrl-C.
enum Status : int { kDone = 0, kFound = 1, kBadInput = 2, kStorageFailed = 3, kInterrupted = 130 };

/// Of several files the highest counts; an interruption ends it all.
void raise(int& status, int other);

/// To standard output. Failures are found by `finishOutput`. On a terminal nothing acts that the text holds
/// (`visibleText`), whatever file, library or name it comes from.
void put(std::string_view text);
/// What `Paint` has made, with its colours, of texts that were made `printable`.
void putPaintedLine(std::string_view text);
/// `text` and a line feed, to standard output.
void putLine(std::string_view text);
/// A message for the user on standard error, control characters made harmless.
void tell(std::string_view message);

/// Flushes standard output; false, with a message, where not all of it could be written.
[[nodiscard]] bool finishOutput();

[[nodiscard]] bool isTerminal(int descriptor);
/// The columns of the terminal on standard output; without one those that COLUMNS says, else 100.
[[nodiscard]] std::size_t terminalWidth();

/// Standard input, output and error that are closed lead nowhere from now on, and fail as before: the next
/// file that is opened would get their number, and what is said would be written into it.
void guardDescriptors();

/// From now on Ctrl-C, a lost terminal and a polite kill set a flag that long work looks at; a second one
/// ends the program at once.
void watchForInterrupts();
[[nodiscard]] bool interrupted();
/// All that was wanted stands: whatever interrupted meanwhile came too late, and so does what comes from now
/// on; the exit status says that it was done.
void workIsDone();
/// As a Ctrl-C does; and as if none had come, for the next command of a program that calls several.
void interrupt();
void beginAnew();
/// The flag itself, for libraries that take one.
[[nodiscard]] const std::atomic<bool>& interruptFlag();

} // namespace annales::cli
