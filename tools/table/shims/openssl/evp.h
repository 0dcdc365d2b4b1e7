/* See sha.h: one algorithm, so that its name says nothing. */
#pragma once

#include <openssl/sha.h>

#include <cstddef>

struct evp_md_ctx_st {
  SHA256_CTX sum;
};
using EVP_MD_CTX = evp_md_ctx_st;
struct EVP_MD {};

inline EVP_MD* EVP_MD_fetch(void*, const char*, const char*) {
  static EVP_MD only;
  return &only;
}
inline void EVP_MD_free(EVP_MD*) {}
inline EVP_MD_CTX* EVP_MD_CTX_new() {
  return new EVP_MD_CTX;
}
inline void EVP_MD_CTX_free(EVP_MD_CTX* context) {
  delete context;
}
inline int EVP_DigestInit_ex2(EVP_MD_CTX* context, const EVP_MD*, const void*) {
  return SHA256_Init(&context->sum);
}
inline int EVP_DigestUpdate(EVP_MD_CTX* context, const void* data, std::size_t length) {
  return SHA256_Update(&context->sum, data, length);
}
inline int EVP_DigestFinal_ex(EVP_MD_CTX* context, unsigned char* digest, unsigned*) {
  return SHA256_Final(digest, &context->sum);
}
