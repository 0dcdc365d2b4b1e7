// Files that a user names; `-` is standard input.
#pragma once

#include "cli/progress.h"
#include "engine/core/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <streambuf>
#include <string>

namespace annales::cli {

/// Reads a descriptor in blocks. Ends when the user interrupts; other failures make the stream bad.
class InputBuffer : public std::streambuf {
public:
  InputBuffer(int descriptor, std::string name);
  InputBuffer(const InputBuffer&) = delete;
  InputBuffer& operator=(const InputBuffer&) = delete;
  ~InputBuffer() override;

  [[nodiscard]] const std::string& error() const { return error_; }
  /// Shows from now on how much was read.
  void show(std::unique_ptr<Progress> progress) { progress_ = std::move(progress); }

protected:
  int_type underflow() override;

private:
  int descriptor_;
  std::string name_;
  std::array<char, 1U << 16U> block_;
  std::uint64_t read_ = 0;
  std::string error_;
  std::unique_ptr<Progress> progress_;
};

class Input {
public:
  [[nodiscard]] static Result<Input> open(const std::string& name);

  [[nodiscard]] std::istream& stream() { return *stream_; }
  /// Empty, or why reading ended early.
  [[nodiscard]] const std::string& error() const { return buffer_->error(); }
  void showProgress(const std::string& what);

private:
  Input(int descriptor, const std::string& name);
  std::unique_ptr<InputBuffer> buffer_;
  std::unique_ptr<std::istream> stream_;
  std::uint64_t size_ = 0; // 0 where it is not known
};

/// What there is to say where somebody interrupts while a file is read: its beginning is not the file.
[[nodiscard]] std::string cutOff(const std::string& name);
/// The whole of a file that has at most so many bytes; fails where somebody interrupts.
[[nodiscard]] Result<std::string> readAll(const std::string& name, std::size_t most);

} // namespace annales::cli
