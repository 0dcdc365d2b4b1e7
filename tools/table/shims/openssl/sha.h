// The names that engine/core/sha256.cpp calls OpenSSL by, over PicoSHA2.
#pragma once

#include "picosha2.h"

#include <cstddef>

using SHA256_CTX = picosha2::hash256_one_by_one;

inline int SHA256_Init(SHA256_CTX* sum) {
  sum->init();
  return 1;
}

inline int SHA256_Update(SHA256_CTX* sum, const void* data, std::size_t length) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  sum->process(bytes, bytes + length);
  return 1;
}

inline int SHA256_Final(unsigned char* digest, SHA256_CTX* sum) {
  sum->finish();
  sum->get_hash_bytes(digest, digest + picosha2::k_digest_size);
  return 1;
}
