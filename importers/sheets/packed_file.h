// A zip file in memory. What it promises is looked at before anything is unpacked: a small file may say that
// it is huge.
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct zip;

namespace annales::sheets {

class PackedFile {
public:
  /// Of bytes that outlive it. Fails where they are no zip file.
  [[nodiscard]] static Result<PackedFile> open(std::string_view bytes);

  [[nodiscard]] bool has(const std::string& name) const;
  /// Bytes that the directory promises, of all entries together; saturates.
  [[nodiscard]] std::uint64_t promised() const;
  /// Fails where there is no such entry, or it cannot be unpacked into the bytes that are promised.
  [[nodiscard]] Result<std::string> text(const std::string& name) const;

private:
  struct Closer {
    void operator()(zip* archive) const;
  };
  explicit PackedFile(zip* archive) : archive_(archive) {}

  std::unique_ptr<zip, Closer> archive_;
};

} // namespace annales::sheets
