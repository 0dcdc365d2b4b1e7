// Remarks and lessons as the page has them: what is shown stands in the document as text, the rest is data.
#pragma once

#include "importers/html/page_asks.h"
#include "importers/html/page_lines.h"
#include "libreplay/remarks/lesson.h"

namespace annales::inline importers::page {

class PageRemarks {
public:
  /// `part` begins the ids of its templates, which so cannot meet those of another game on the page.
  PageRemarks(const RemarkedGame& game, const PageNames& names, const PageLines& lines, std::string part,
              AnswersAre answers);

  [[nodiscard]] const Discussion& discussion() const { return discussion_; }
  /// Its number on the page; -1: not shown.
  [[nodiscard]] int numberOf(std::uint32_t remark) const { return numbers_[remark]; }

  /// The keys `remarks`, `lessons` and `facts` of an open object. Before `templates`, once.
  void write(JsonWriter& json);
  /// `<template>`s with the texts: `r0`, `r1`… what is said, `a0`… the answer where one is to be thought
  /// about first.
  [[nodiscard]] std::string templates() const;

private:
  [[nodiscard]] int depthOf(const DiscussedRemark& remark) const;
  void writeRemark(JsonWriter& json, const DiscussedRemark& remark, int number);
  void writeMarks(JsonWriter& json, const Annotation& remark) const;
  void writeSigns(JsonWriter& json, const Annotation& remark) const;
  void writeLesson(JsonWriter& json, const Lesson& lesson) const;
  [[nodiscard]] BothWords inWords(const Pact& pact) const;

  const RemarkedGame& game_;
  const PageNames& names_;
  const PageLines& lines_;
  Discussion discussion_;
  std::string part_;
  PageAsks asks_;
  std::vector<std::uint32_t> shown_; // places in the discussion, thread by thread
  std::vector<int> numbers_;         // by place in the discussion; -1: not shown
};

} // namespace annales::inline importers::page
