#include "libreplay/log/retold.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/linked_lines.h"

#include <unordered_map>

namespace annales::inline replay {
namespace {

constexpr std::size_t kUuid = 36, kVersionDigit = 14;

NewGame begunAs(const EventLog& log, const std::string& identity) {
  auto setup = std::make_shared<GameSetup>(*log.game().setup);
  setup->game = identity;
  return {makeGame(std::move(setup), log.game().map), log.begun().provinces};
}

std::string tagRetold(const std::string& name, const EventLog& from, const EventLog& to) {
  const auto now = [&](const Hash& head) {
    const auto at = from.find(head);
    return at ? to[*at].id : head;
  };
  if (const auto line = lineOfAuthorTag(name)) return lineAuthorTag(now(*line));
  if (const auto line = lineOfFormerTag(name)) return lineFormerTag(now(*line));
  return name;
}

/// Remarks name their event, lines and each other by id. The turns that they expect have none.
void retellRemarks(const EventLog& from, EventLog& to) {
  std::unordered_map<Hash, Hash, HashHasher> ids;
  const auto now = [&](std::optional<Hash>& id) {
    if (!id) return;
    if (const auto known = ids.find(*id); known != ids.end()) id = known->second;
  };
  for (Annotation remark : from.annotations()) {
    if (const auto at = from.find(remark.event)) remark.event = to[*at].id;
    now(remark.answers);
    now(remark.replaces);
    remark.text = withLinkedIds(std::move(remark.text), [&](const Hash& id) -> std::optional<Hash> {
      const auto at = from.find(id);
      return at ? std::optional(to[*at].id) : std::nullopt;
    });
    const Hash before = remark.id;
    remark.id = annotationId(remark);
    ids.emplace(before, remark.id);
    to.annotate(std::move(remark));
  }
}

} // namespace

std::string madeUpIdentity(std::string_view seed) {
  std::string hex = hexOf(sha256(seed)).substr(0, 32);
  hex[12] = '8';
  hex[16] = "89ab"[static_cast<std::size_t>(hex[16] - '0') % 4];
  return hex.substr(0, 8) + '-' + hex.substr(8, 4) + '-' + hex.substr(12, 4) + '-' + hex.substr(16, 4) + '-' +
         hex.substr(20);
}

bool hasMadeUpIdentity(const GameSetup& setup) {
  return setup.game.size() == kUuid && setup.game[kVersionDigit] == '8';
}

EventLog retold(const EventLog& log, const Retelling& how) {
  EventLog to(begunAs(log, how.identity));
  to.reserve(log.size());
  for (NodeIndex i = 1; i < log.size(); ++i) // parents come first, so places stay
    static_cast<void>(to.append(log[i].parent, log[i].event));
  static_cast<void>(to.setLine(kMainLine, how.main.value_or(log.mainHead())));
  if (how.main) static_cast<void>(to.setLine(how.mainIsCalled, log.mainHead()));
  for (const auto& [name, head] : log.lines())
    if (name != kMainLine) static_cast<void>(to.setLine(name, head));
  for (const auto& [name, value] : how.tags ? *how.tags : log.tags())
    to.setTag(tagRetold(name, log, to), value);
  retellRemarks(log, to);
  return to;
}

} // namespace annales::inline replay
