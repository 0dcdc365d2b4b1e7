// What the page calls: room for a question, the question, and where its answer is. The page has one table.
#include "importers/table/table.h"

#include <string>

namespace {

std::string& askedText() {
  static std::string text;
  return text;
}

std::string& answerText() {
  static std::string text;
  return text;
}

} // namespace

extern "C" {

/// Where the page writes `bytes` of JSON.
[[clang::export_name("room")]] char* tableRoom(int bytes) {
  askedText().resize(static_cast<std::size_t>(bytes));
  return askedText().data();
}

/// The length of the answer in bytes.
[[clang::export_name("ask")]] int tableAsk() {
  static annales::Table table;
  answerText() = table.answer(askedText());
  return static_cast<int>(answerText().size());
}

[[clang::export_name("answer")]] const char* tableAnswer() {
  return answerText().data();
}
}
