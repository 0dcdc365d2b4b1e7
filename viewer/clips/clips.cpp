#include "viewer/clips/clips.h"

#include "engine/state/state_json.h"
#include "importers/agn/turns_text.h"
#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/boards/own_boards.h"
#include "importers/readers/format.h"
#include "importers/turns/json_games.h"
#include "libreplay/lines/branch_copy.h"
#include "libreplay/remarks/readers_copy.h"
#include "viewer/export/game_pictures.h"
#include "viewer/look/words.h"

#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <sstream>

namespace annales::viewer {
namespace {

const QString kGames = QStringLiteral("application/x-annales-games");   // event logs
const QString kEvents = QStringLiteral("application/x-annales-events"); // a row each
const QString kAt = QStringLiteral("application/x-annales-at");         // ids of game and event
const QString kJson = QStringLiteral("application/json");
constexpr double kSureOfAGame = 0.5; // of a format that knows a text to be a whole game

QByteArray bytesOf(const std::string& text) {
  return {text.data(), static_cast<qsizetype>(text.size())};
}

std::vector<Event> eventsOf(const OpenedLine& line, EventIndex first, EventIndex last) {
  std::vector<Event> events;
  for (EventIndex k = std::max<EventIndex>(2, first); k <= std::min(last, line.length()); ++k)
    events.push_back(line.event(k));
  return events;
}

/// The rows of facts as one value.
QByteArray jsonArray(const std::string& rows) {
  QByteArray all = bytesOf(rows).trimmed();
  return "[" + all.replace('\n', ",\n") + "]\n";
}

/// The other way round. What is no list of objects stays as it is.
QByteArray rowsOf(const QByteArray& text) {
  if (!text.startsWith('[')) return text;
  std::istringstream in(text.toStdString());
  turns::JsonGames objects(in);
  QByteArray rows;
  while (const auto one = objects.next()) {
    if (one->fault != turns::JsonPiece::Fault::none) return text;
    rows += bytesOf(one->text).replace('\n', ' ') + '\n';
  }
  return rows.isEmpty() ? text : rows;
}

bool isGame(std::string_view text) {
  return std::ranges::any_of(formats(),
                             [&](const Format& format) { return format.recognise(text) >= kSureOfAGame; });
}

std::optional<Clip::At> placeIn(const QMimeData& data) {
  const QByteArrayList ids = data.data(kAt).split(' ');
  if (ids.size() != 2) return std::nullopt;
  const auto game = hashFromHex(ids[0].toStdString());
  const auto event = hashFromHex(ids[1].toStdString());
  return game && event ? std::optional(Clip::At{*game, *event}) : std::nullopt;
}

} // namespace

std::unique_ptr<QMimeData> Clips::ofGames(std::span<const EventLog* const> games, ClipText text) {
  auto data = std::make_unique<QMimeData>();
  std::ostringstream json, agn;
  const BoardShelf shelf = shelfWithOwnBoards();
  agn::AgnWriter writer(agn, shelf);
  bool written = true;
  for (const EventLog* game : games) {
    const ReadersCopy copy = copyFor(kReader, *game);
    LogWriter(json).write(copy.log);
    written = written && writer.write(copy.log);
  }
  const QByteArray log = bytesOf(json.str());
  if (log.isEmpty()) return data;
  data->setData(kGames, log);
  data->setText(text == ClipText::agn && written ? QString::fromStdString(agn.str())
                                                 : QString::fromUtf8(log));
  return data;
}

std::unique_ptr<QMimeData> Clips::ofEvents(const OpenedGame& game, const OpenedLine& line, EventIndex first,
                                           EventIndex last, ClipText text) {
  auto data = std::make_unique<QMimeData>();
  const std::vector<Event> events = eventsOf(line, first, last);
  if (events.empty()) return data;
  const std::string rows = branchText(events, line.log().names());
  const std::string turns =
      agn::turnsText(line.log(), line.node(line.length()), first, last, game.sharedBoard());
  data->setData(kEvents, bytesOf(rows));
  data->setData(kJson, jsonArray(rows));
  data->setText(QString::fromStdString(text == ClipText::json || turns.empty() ? rows : turns));
  return data;
}

std::unique_ptr<QMimeData> Clips::ofPosition(const OpenedGame& game, const OpenedLine& line, EventIndex k,
                                             const std::vector<Mark>& marks, ClipText text) {
  auto data = std::make_unique<QMimeData>();
  const EventLog there = agn::lineUpTo(line.log(), line.node(line.length()), k);
  std::ostringstream log;
  LogWriter(log).write(there);
  const QByteArray state = bytesOf(stateJson(line.game(), line.stateAt(k)));
  const auto way = agn::gameText(there, game.sharedBoard());
  data->setData(kGames, bytesOf(log.str()));
  data->setData(kAt, bytesOf(hexOf(game.id()) + ' ' + hexOf(line.idAt(k))));
  data->setData(kJson, state);
  data->setText(text == ClipText::agn && way ? QString::fromStdString(*way) : QString::fromUtf8(state));
  GamePictures pictures(game, speaksGerman());
  if (pictures.hasBoard()) data->setImageData(pictures.position(line, k, marks));
  return data;
}

Clip Clips::read(const QMimeData& data) {
  Clip clip;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile()) clip.files << url.toLocalFile();
  if (!clip.files.isEmpty()) {
    clip.sort = Clip::Sort::files;
    return clip;
  }
  const bool games = data.hasFormat(kGames), events = data.hasFormat(kEvents);
  clip.bytes = games ? data.data(kGames) : events ? data.data(kEvents) : data.text().toUtf8();
  if (clip.bytes.size() > kMost) {
    clip.bytes.clear();
    clip.sort = Clip::Sort::tooLarge;
    return clip;
  }
  if (games) clip.at = placeIn(data);
  const QByteArray text = clip.bytes.trimmed();
  const std::string_view looked(text.constData(), static_cast<std::size_t>(text.size()));
  if (text.isEmpty())
    clip.sort = Clip::Sort::nothing;
  else if (games || (!events && isGame(looked.substr(0, kBeginning))))
    clip.sort = Clip::Sort::game;
  else {
    clip.bytes = rowsOf(text);
    clip.sort = events || clip.bytes.startsWith('{') ? Clip::Sort::branch : Clip::Sort::turns;
  }
  return clip;
}

bool Clips::fits(const QMimeData& data) {
  return data.hasUrls() || data.hasFormat(kGames) || data.hasFormat(kEvents) || data.hasText();
}

ClippedSpan turnAround(const OpenedLine& line, EventIndex k) {
  const Turn* turn = line.stats().outline.turnAt(k);
  return turn != nullptr ? ClippedSpan{turn->first, turn->last} : ClippedSpan{k, k};
}

} // namespace annales::viewer
