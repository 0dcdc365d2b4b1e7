// What the steps of lessons ask, as the page has it: numbers of the position, turns to choose from, hints,
// and what the coach accepts. Where the page knows no rules, all that it offers is listed here.
#pragma once

#include "importers/html/page_lines.h"
#include "libreplay/choice/pick.h"
#include "libreplay/remarks/asked_position.h"
#include "libreplay/remarks/step_ask.h"

#include <map>
#include <string>
#include <vector>

namespace annales::inline importers::page {

/// Without rules in the page, pupils choose from what it lists, and it compares.
enum class AnswersAre : std::uint8_t { chosen, played };

class PageAsks {
public:
  /// `part` begins the ids of its templates.
  PageAsks(const RemarkedGame& game, const PageNames& names, const Discussion& discussion, std::string part,
           AnswersAre answers);

  /// The value for one step: an object, or null where it asks nothing. `number`: of its templates.
  void write(JsonWriter& json, const DiscussedRemark& remark, int number);
  /// The key `facts` of an open object: everything that steps offer, each once. To be called last.
  void writeFacts(JsonWriter& json) const;
  /// `<template>`s: `h3-0` is the first hint of remark 3, `t3-1` what the coach says of its second turn.
  [[nodiscard]] const std::string& templates() const { return templates_; }

private:
  /// Something that a nation may decide in its turn.
  struct Fact {
    BothWords words;
    std::string json;
    int kind = 0;  // of the deed, by its place in the event log's list
    int same = 0;  // facts with one number differ in payment or in the number of units
    int count = 1; // of units that go the same way
  };

  [[nodiscard]] int factOf(const Event& event);
  [[nodiscard]] bool decides(const Event& event, NationId who, NationId active) const;
  void writeOffers(JsonWriter& json, const AskedPosition& at, const StepAsk& ask);
  [[nodiscard]] std::vector<int> offersFrom(const GameState& state, NationId who);
  void writeTurns(JsonWriter& json, const AskedPosition& at, const StepAsk& ask);
  void writePrices(JsonWriter& json, const AskedPosition& at) const;
  void addTemplate(std::string_view kind, int number, std::size_t place, std::string_view markdown);

  const RemarkedGame& game_;
  const PageNames& names_;
  const Discussion& discussion_;
  std::string part_;
  AnswersAre answers_;
  std::vector<Fact> facts_;
  std::map<std::string, int> known_;       // by their JSON
  std::map<std::vector<Pick>, int> sames_; // by picks
  std::string templates_;
};

} // namespace annales::inline importers::page
