#include "viewer/findremarks/remark_hit.h"

#include "libreplay/words/game_title.h"
#include "libreplay/words/sentence.h"
#include "viewer/look/common_words.h"
#include "viewer/remarks/remark_glance.h"
#include "viewer/remarks/remark_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

constexpr QChar kBegins(0x02), kEnds(0x03);

/// One line of plain text; the characters around what was found become spans.
void takeSnippet(RemarkHit& hit, const QString& snippet) {
  int begin = -1;
  for (const QChar c : snippet) {
    const int at = static_cast<int>(hit.text.size());
    if (c == kBegins) {
      begin = at;
    } else if (c == kEnds) {
      if (begin >= 0 && at > begin) hit.found.push_back({begin, at - begin});
      begin = -1;
    } else {
      hit.text.append(c.isSpace() || c.category() == QChar::Other_Control ? QChar(u' ') : c);
    }
  }
}

/// What was found is near the start, where a narrow column still shows it.
void bringNear(RemarkHit& hit) {
  constexpr int kFar = 50, kBefore = 30;
  if (hit.found.empty() || hit.found.front().from <= kFar) return;
  const int cut = hit.found.front().from - kBefore;
  hit.text.replace(0, cut, QChar(u'…'));
  for (FoundSpan& span : hit.found)
    span.from -= cut - 1;
}

bool has(const Annotation& remark, const char* tag) {
  return std::ranges::find(remark.tags, tag) != remark.tags.end();
}

QString titleOf(const GameSummary& summary) {
  std::vector<std::string> nations;
  for (const std::string& nation : summary.nations)
    nations.push_back(readableId(nation));
  return fromUtf8(gameTitle(summary.tags, nations));
}

} // namespace

const QString& HitMaker::title(const Hash& game) {
  const auto [at, fresh] = titles_.try_emplace(game);
  if (!fresh) return at->second;
  const auto summary = library_.summary(game);
  at->second = summary && *summary ? titleOf(**summary) : fromUtf8(hexOf(game).substr(0, 12));
  return at->second;
}

RemarkHit HitMaker::hit(const FoundRemark& found) {
  RemarkHit hit{found.game, found.remark.event, found.remark.id, title(found.game), {}, {}, {}, {}, {}, {}};
  hit.place = CommonWords::tr("Event %1").arg(found.seq + 1);
  if (!found.line.empty() && found.line != kMainLine)
    hit.place = tr("%1 of “%2”").arg(hit.place, fromUtf8(found.line));
  hit.author = fromUtf8(found.remark.author);
  hit.signs = signsAtAGlance(found.remark);
  if (has(found.remark, "open")) hit.state = tr("Open");
  if (has(found.remark, "resolved")) hit.state = CommonWords::tr("Resolved");
  takeSnippet(hit, fromUtf8(found.snippet));
  bringNear(hit);
  if (hit.text.isEmpty()) hit.text = RemarkWords::arrowsAndRings(found.remark);
  return hit;
}

WaitingGame HitMaker::waiting(const OpenRemarks& open) {
  return {open.game, title(open.game), RemarkWords::moment(open.newest), static_cast<int>(open.count)};
}

} // namespace annales::viewer
