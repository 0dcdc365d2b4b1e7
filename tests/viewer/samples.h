// Sample games, opened as the viewer opens them, and pictures of widgets.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/play/simulate.h"
#include "importers/antike_jsonl/log_reader.h"
#include "libreplay/session/opened_game.h"

#include <QImage>
#include <QString>
#include <QWidget>
#include <memory>
#include <string>
#include <vector>

namespace annales::viewer::test {

/// The game of a file in the repository: "samples/game-occident.antike.jsonl". Kept once it was read.
[[nodiscard]] std::shared_ptr<const OpenedGame> openedSample(const std::string& file);
[[nodiscard]] std::vector<EventLog> logsOf(const std::vector<std::string>& files);
/// A new library of these games, at a place where there is none.
void makeLibrary(const QString& path, const std::vector<EventLog>& games);
/// The sample in which the table erred.
[[nodiscard]] std::shared_ptr<const OpenedGame> gameWithMistakes();
/// Every file in samples/.
[[nodiscard]] std::vector<std::string> sampleFiles();
/// A game between bots, from the first event to the last; opened without its board where not `drawn`.
[[nodiscard]] std::shared_ptr<const OpenedGame> playedByBots(const SimulateSpec& spec, bool drawn = true);
/// Six nations on the board, played by bots: the longest that a panel must show.
[[nodiscard]] std::shared_ptr<const OpenedGame> sixNations();
/// What a widget shows, also written to <build>/pictures/<name>.png for people.
QImage pictureOf(QWidget& widget, const std::string& name);

} // namespace annales::viewer::test
