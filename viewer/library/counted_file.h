// A file as a stream that says how far it was read, and ends when somebody cancels.
#pragma once

#include <QFile>
#include <array>
#include <atomic>
#include <functional>
#include <streambuf>

namespace annales::viewer {

class CountedFile : public std::streambuf {
public:
  CountedFile(const QString& path, const std::atomic<bool>& cancel, std::function<void(qint64)> at);

  /// False for what is no file, too: whoever opens a pipe waits until somebody writes. And for a library that
  /// is open here, which would lose its locks.
  [[nodiscard]] bool open();
  /// Why opening or reading failed; empty where it did not.
  [[nodiscard]] QString error() const;

protected:
  int_type underflow() override;

private:
  QFile file_;
  bool special_ = false; // neither a file nor a folder
  bool held_ = false;    // of a library that is open here
  const std::atomic<bool>& cancel_;
  std::function<void(qint64)> at_;
  qint64 read_ = 0;
  std::array<char, 1U << 16U> block_{};
};

} // namespace annales::viewer
