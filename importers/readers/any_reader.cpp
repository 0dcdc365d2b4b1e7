#include "importers/readers/format.h"

#include <algorithm>
#include <array>
#include <streambuf>
#include <string>

namespace annales::inline importers {
namespace {

/// A stream whose beginning was read already.
class Reopened : public std::streambuf {
public:
  Reopened(std::string beginning, std::istream& rest) : beginning_(std::move(beginning)), rest_(rest) {
    setg(beginning_.data(), beginning_.data(), beginning_.data() + beginning_.size());
  }

protected:
  int_type underflow() override {
    if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
    if (!rest_.good()) return stopped();
    rest_.read(block_.data(), static_cast<std::streamsize>(block_.size()));
    const auto count = rest_.gcount();
    if (count == 0) return stopped();
    setg(block_.data(), block_.data(), block_.data() + count);
    return traits_type::to_int_type(*gptr());
  }

private:
  int_type stopped() {
    if (rest_.bad())
      throw std::ios_base::failure("the file cannot be read"); // the stream turns it into its bad bit
    return traits_type::eof();
  }

  std::string beginning_;
  std::istream& rest_;
  std::array<char, std::size_t{1} << 16U> block_;
};

bool hasExtension(std::string_view name, std::string_view extension) {
  if (name.size() <= extension.size()) return false;
  return std::ranges::equal(name.substr(name.size() - extension.size()), extension, [](char c, char e) {
    return (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) == e;
  });
}

} // namespace

const Format& formatOf(std::string_view beginning, std::string_view name) {
  const Format* best = nullptr;
  double most = 0;
  for (const Format& format : formats()) {
    double sure = format.recognise(beginning);
    if (hasExtension(name, format.extension)) sure = std::max(sure, format.byExtension);
    if (sure > most) best = &format;
    most = std::max(most, sure);
  }
  if (best != nullptr) return *best;
  const auto log = std::ranges::find(formats(), std::string_view(".antike.jsonl"), &Format::extension);
  return log == formats().end() ? formats().front() : *log;
}

std::optional<Rejection> AnyReader::read(std::istream& in) {
  std::string beginning(kBeginning, '\0');
  in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  beginning.resize(static_cast<std::size_t>(in.gcount()));
  format_ = &formatOf(beginning, request_.name);
  reader_ = format_->open(request_);
  Reopened whole(std::move(beginning), in);
  std::istream stream(&whole);
  return reader_->read(stream);
}

Sealing AnyReader::sealing() const {
  return reader_ ? reader_->sealing() : GameReader::sealing();
}

const std::vector<Complaint>& AnyReader::complaints() const {
  return reader_ ? reader_->complaints() : GameReader::complaints();
}

} // namespace annales::inline importers
