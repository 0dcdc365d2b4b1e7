// For a text as short as an event OpenSSL's newer interface takes half as long again as the one that it would
// rather not see used any more.
#define OPENSSL_SUPPRESS_DEPRECATED // NOLINT(cppcoreguidelines-macro-usage): asked for by OpenSSL
#include "engine/core/sha256.h"

#include <openssl/evp.h>
#include <openssl/sha.h>

#include <memory>
#include <stdexcept>

namespace annales::inline engine {
namespace {

// Fetching the algorithm once is three times as fast as EVP_sha256() at every call with OpenSSL 3.
const EVP_MD* algorithm() {
  static const std::unique_ptr<EVP_MD, void (*)(EVP_MD*)> md(EVP_MD_fetch(nullptr, "SHA256", nullptr),
                                                             EVP_MD_free);
  return md.get();
}

void demand(int done) {
  if (done != 1) throw std::runtime_error("OpenSSL has no SHA-256 on this machine");
}

void begin(EVP_MD_CTX* ctx) {
  demand(EVP_DigestInit_ex2(ctx, algorithm(), nullptr));
}

void add(EVP_MD_CTX* ctx, std::string_view part) {
  demand(EVP_DigestUpdate(ctx, part.data(), part.size()));
}

Hash finish(EVP_MD_CTX* ctx) {
  Hash hash;
  demand(EVP_DigestFinal_ex(ctx, hash.bytes.data(), nullptr));
  return hash;
}

// Ids are read and written by the million. The digits of a hash are random, so what follows has no branches,
// and works on local arrays: the compiler turns it into a few vector instructions.

constexpr std::uint8_t digitOf(unsigned nibble) {
  return static_cast<std::uint8_t>(nibble + '0' + (nibble > 9) * ('a' - '0' - 10));
}

constexpr std::uint8_t mask(bool truth) {
  return static_cast<std::uint8_t>(-static_cast<int>(truth));
}

/// 255 for anything that is not a lower-case hexadecimal digit.
constexpr std::uint8_t nibbleOf(std::uint8_t digit) {
  const auto decimal = static_cast<std::uint8_t>(digit - '0');
  const auto letter = static_cast<std::uint8_t>(digit - 'a');
  const std::uint8_t asDecimal = mask(decimal < 10);
  const std::uint8_t asLetter = mask(letter < 6);
  return static_cast<std::uint8_t>((decimal & asDecimal) | ((letter + 10) & asLetter) |
                                   ~(asDecimal | asLetter));
}

} // namespace

Hash sha256(std::string_view text) {
  SHA256_CTX sum;
  Hash hash;
  demand(SHA256_Init(&sum));
  demand(SHA256_Update(&sum, text.data(), text.size()));
  demand(SHA256_Final(hash.bytes.data(), &sum));
  return hash;
}

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  begin(context_.get());
}

void Sha256::add(std::string_view part) {
  engine::add(context_.get(), part);
}

Hash Sha256::take() {
  const Hash hash = finish(context_.get());
  begin(context_.get());
  return hash;
}

void Sha256::Free::operator()(EVP_MD_CTX* context) const {
  EVP_MD_CTX_free(context);
}

void appendHex(std::string& out, const Hash& hash) {
  std::array<char, 64> digits;
  const std::array<std::uint8_t, 32> bytes = hash.bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    digits[2 * i] = static_cast<char>(digitOf(bytes[i] >> 4U));
    digits[2 * i + 1] = static_cast<char>(digitOf(bytes[i] & 15U));
  }
  out.append(digits.data(), digits.size());
}

std::string hexOf(const Hash& hash) {
  std::string text;
  appendHex(text, hash);
  return text;
}

std::optional<Hash> hashFromHex(std::string_view text) {
  Hash hash;
  if (text.size() != 2 * hash.bytes.size()) return std::nullopt;
  std::array<std::uint8_t, 64> digits;
  std::memcpy(digits.data(), text.data(), digits.size());
  std::array<std::uint8_t, 64> nibbles;
  std::uint8_t seen = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    nibbles[i] = nibbleOf(digits[i]);
    seen = static_cast<std::uint8_t>(seen | nibbles[i]);
  }
  if (seen > 15) return std::nullopt;
  for (std::size_t i = 0; i < hash.bytes.size(); ++i)
    hash.bytes[i] = static_cast<std::uint8_t>(nibbles[2 * i] << 4U | nibbles[2 * i + 1]);
  return hash;
}

} // namespace annales::inline engine
