#include "viewer/findremarks/remark_hit.h"

#include "libreplay/text/markdown_words.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/opening_words.h"
#include "viewer/look/common_words.h"
#include "viewer/remarks/remark_glance.h"
#include "viewer/remarks/remark_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

constexpr QChar kBegins(0x02), kEnds(0x03);

constexpr std::size_t kRead = 20'000; // bytes of a text that are looked through
constexpr int kMost = 400;            // characters of a row

/// What stands between the characters around what was found, each once.
QStringList foundWords(const QString& snippet) {
  QStringList words;
  for (qsizetype at = snippet.indexOf(kBegins); at >= 0; at = snippet.indexOf(kBegins, at + 1)) {
    const qsizetype end = snippet.indexOf(kEnds, at);
    if (end < 0) break;
    words.append(fromUtf8(wordsOfMarkdown(snippet.mid(at + 1, end - at - 1).toStdString())));
  }
  words.removeAll(QString());
  words.removeDuplicates();
  return words;
}

bool standsAlone(const QString& text, qsizetype from, qsizetype length) {
  const auto ofWord = [&text](qsizetype at) {
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
  };
  return !ofWord(from - 1) && !ofWord(from + length);
}

/// The words of a text without the signs of Markdown, and where in them what was found stands.
void takeText(RemarkHit& hit, const std::string& markdown, const QString& snippet) {
  hit.text = fromUtf8(wordsOfMarkdown(std::string_view(markdown).substr(0, kRead)));
  for (const QString& word : foundWords(snippet))
    for (qsizetype at = hit.text.indexOf(word); at >= 0; at = hit.text.indexOf(word, at + word.size()))
      if (standsAlone(hit.text, at, word.size()))
        hit.found.push_back({static_cast<int>(at), static_cast<int>(word.size())});
  std::ranges::sort(hit.found, {}, &FoundSpan::from);
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

void cutTail(RemarkHit& hit) {
  if (hit.text.size() <= kMost) return;
  hit.text.truncate(kMost);
  hit.text.append(QChar(u'…'));
  std::erase_if(hit.found, [](const FoundSpan& span) { return span.from + span.length > kMost; });
}

QString titleOf(const GameSummary& summary) {
  std::vector<std::string> nations;
  for (const std::string& nation : summary.nations)
    nations.push_back(nationInWords(nation, spokenLanguage()));
  return fromUtf8(gameTitle(summary.tags, nations));
}

} // namespace

const HitMaker::Named& HitMaker::named(const Hash& game) {
  const auto [at, fresh] = games_.try_emplace(game);
  if (!fresh) return at->second;
  const auto summary = library_.summary(game);
  const bool known = summary && *summary;
  at->second = {known ? titleOf(**summary) : fromUtf8(hexOf(game).substr(0, 12)),
                known && isHidden((*summary)->tags)};
  return at->second;
}

std::size_t HitMaker::games() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(games_, [](const auto& game) { return !game.second.hidden; }));
}

bool HitMaker::saysAnywhere(const Hash& game, const char* tag) {
  RemarkQuery query;
  query.game = game;
  query.tag = tag;
  bool says = false;
  const auto asked = library_.searchRemarks(query, [&](const FoundRemark&) {
    says = true;
    return false;
  });
  return asked && says;
}

/// Null where nothing in the game is open or resolved: such games, which are most, need not be loaded.
const Discussion* HitMaker::discussion(const Hash& game) {
  const auto [at, fresh] = discussions_.try_emplace(game);
  if (fresh && (saysAnywhere(game, "open") || saysAnywhere(game, "resolved")))
    if (const auto log = library_.load(game)) at->second.emplace(*log, log->annotations());
  return at->second ? &*at->second : nullptr;
}

/// Of the whole thread: what was answered is resolved, whichever remark of it was found.
QString HitMaker::stateOf(const FoundRemark& found) {
  const Discussion* said = discussion(found.game);
  const DiscussedRemark* remark = said != nullptr ? said->find(found.remark.id) : nullptr;
  if (remark == nullptr) return {};
  switch (said->stateOf(*remark)) {
  case ThreadState::plain:
    return {};
  case ThreadState::open:
    return tr("Open");
  case ThreadState::resolved:
    return CommonWords::tr("Resolved");
  }
  return {};
}

RemarkHit HitMaker::hit(const FoundRemark& found) {
  RemarkHit hit{found.game, found.remark.event, found.remark.id, named(found.game).title, {}, {}, {}, {}, {},
                {}};
  hit.place = CommonWords::tr("Event %1").arg(found.seq + 1);
  if (!found.line.empty() && found.line != kMainLine)
    hit.place = tr("%1 of “%2”").arg(hit.place, fromUtf8(found.line));
  hit.author = fromUtf8(found.remark.author);
  hit.signs = signsAtAGlance(found.remark);
  hit.state = stateOf(found);
  takeText(hit, found.remark.text, fromUtf8(found.snippet));
  bringNear(hit);
  cutTail(hit);
  if (hit.text.isEmpty()) hit.text = RemarkWords::arrowsAndRings(found.remark);
  return hit;
}

WaitingGame HitMaker::waiting(const OpenRemarks& open) {
  return {open.game, named(open.game).title, RemarkWords::moment(open.newest), static_cast<int>(open.count)};
}

} // namespace annales::viewer
