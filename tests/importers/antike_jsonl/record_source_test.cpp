// Parsed ahead on another thread, the records are those of the lines in their order.
#include "importers/antike_jsonl/record_source.h"

#include <gtest/gtest.h>

#include <sstream>

namespace annales {
namespace {

using Status = LineSource::Status;

std::string tagRecord(std::size_t number, std::size_t size = 1) {
  return R"({"name":"n)" + std::to_string(number) + R"(","rec":"tag","value":")" + std::string(size, 'x') +
         "\"}\n";
}

/// What one line says, in a text; or why not.
std::string said(Status status, const Result<ParsedRecord>& record) {
  if (status != Status::line) return "status " + std::to_string(static_cast<int>(status));
  if (!record) return record.error().message;
  std::string text(wordOf(record->kind));
  if (record->kind == RecordKind::event) return text + ' ' + hexOf(record->event.id);
  return text + ' ' + simdjson::minify(record->element);
}

/// Line by line, each parsed when it is read.
std::vector<std::string> readPlainly(const std::string& text) {
  std::istringstream in(text);
  LineSource lines(in);
  StrictJson json;
  std::vector<std::string> all;
  for (Status status = Status::line; status == Status::line;) {
    std::string_view line;
    status = lines.next(line);
    if (status == Status::line && line.empty()) {
      all.emplace_back("a blank line is not allowed");
      continue;
    }
    Result<ParsedRecord> record = failure("not read");
    if (status == Status::line) {
      const auto element = json.parsePadded(line);
      const auto kind = element ? recordKind(*element) : tl::unexpected(element.error());
      if (kind)
        record = ParsedRecord{*kind, *element, {}, {}, {}};
      else
        record = tl::unexpected(kind.error());
      if (kind && *kind == RecordKind::event) {
        const auto event = readEventRecord(*element);
        if (event)
          record->event = *event;
        else
          record = tl::unexpected(event.error());
      }
    }
    all.push_back(said(status, record));
  }
  return all;
}

std::vector<std::string> readAhead(const std::string& text) {
  std::istringstream in(text);
  RecordSource records(in);
  std::vector<std::string> all;
  for (Status status = Status::line; status == Status::line;) {
    const RecordSource::Line line = records.next();
    status = line.status;
    all.push_back(said(status, line.record));
  }
  return all;
}

void expectSame(const std::string& text, std::size_t lines) {
  const auto plainly = readPlainly(text), ahead = readAhead(text);
  EXPECT_EQ(plainly.size(), lines + 1);
  ASSERT_EQ(ahead.size(), plainly.size());
  for (std::size_t i = 0; i < plainly.size(); ++i)
    ASSERT_TRUE(ahead[i] == plainly[i]) << "line " << i + 1 << ": " << ahead[i].substr(0, 200);
}

TEST(RecordSource, AnyNumberOfLinesComesInOrder) {
  for (const std::size_t lines : {0U, 1U, 2U, 2047U, 2048U, 2049U, 4096U, 4097U, 7000U}) {
    std::string text;
    for (std::size_t i = 0; i < lines; ++i)
      text += tagRecord(i);
    expectSame(text, lines);
  }
}

TEST(RecordSource, LinesOfAnySizeComeWhole) {
  std::string text;
  std::size_t lines = 0;
  for (const std::size_t size : {10U, 200'000U, 1U, 131'000U, 1'000'000U, 5U, 64U, 1'000'000U}) {
    text += tagRecord(lines, size);
    ++lines;
  }
  for (; lines < 2000; ++lines)
    text += tagRecord(lines, 9000);
  expectSame(text, lines);
}

TEST(RecordSource, WhatIsWrongStaysWhereItIs) {
  std::string text;
  for (std::size_t i = 0; i < 5000; ++i)
    text += i % 97 == 5   ? "\n"
            : i % 97 == 7 ? "[1]\n"
            : i % 97 == 9 ? R"({"data":{},"id":"no","parent":null,"rec":"event","type":"TurnEnded"})"
                            "\n"
                          : tagRecord(i);
  expectSame(text, 5000);
  expectSame(text + "{\"rec\":\"tag\"", 5000);
  expectSame(text + std::string((1U << 20U) + 1, ' ') + '\n', 5000);
}

TEST(RecordSource, MayBeLeftAnywhere) {
  std::string text;
  for (std::size_t i = 0; i < 7000; ++i)
    text += tagRecord(i);
  for (const std::size_t taken : {0U, 1U, 2048U, 2100U, 4096U, 5000U}) {
    std::istringstream in(text);
    RecordSource records(in);
    for (std::size_t i = 0; i < taken; ++i)
      ASSERT_EQ(said(Status::line, records.next().record).find("tag"), 0U);
  }
}

} // namespace
} // namespace annales
