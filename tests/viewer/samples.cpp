#include "tests/viewer/samples.h"

#include "engine/play/simulate.h"
#include "libreplay/store/library.h"
#include "tests/importers/antike_jsonl/read_logs.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <stdexcept>

namespace annales::viewer::test {
namespace {

const BoardShelf& shelf() {
  static const BoardShelf boards = BoardShelf::builtIn();
  return boards;
}

std::shared_ptr<const OpenedGame> read(const std::string& file) {
  std::ifstream in(ANNALES_SOURCE_DIR "/" + file);
  const auto logs = annales::test::readLogs(in, shelf().finder());
  if (!logs) throw std::runtime_error(file + ": " + logs.error().message);
  const EventLog& log = *logs->front();
  return openGame(EventLog(log), shelf().find(log.game().setup->mapHash));
}

} // namespace

std::shared_ptr<const OpenedGame> openedSample(const std::string& file) {
  static std::map<std::string, std::shared_ptr<const OpenedGame>> kept;
  auto& game = kept[file];
  if (!game) game = read(file);
  return game;
}

std::vector<EventLog> logsOf(const std::vector<std::string>& files) {
  std::vector<EventLog> logs;
  for (const std::string& file : files)
    logs.push_back(openedSample(file)->log());
  return logs;
}

void makeLibrary(const QString& path, const std::vector<EventLog>& games) {
  Library library = Library::open(path.toStdString(), Access::create).value();
  ImportBatch batch = library.beginImport().value();
  for (const EventLog& game : games)
    static_cast<void>(batch.add(game).value());
  if (const auto done = batch.commit(); !done) throw std::runtime_error(done.error().message);
}

std::shared_ptr<const OpenedGame> gameWithMistakes() {
  return openedSample("samples/game-orient-mistakes.antike.jsonl");
}

std::vector<std::string> sampleFiles() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/samples"))
    if (entry.path().extension() == ".jsonl") files.push_back("samples/" + entry.path().filename().string());
  std::ranges::sort(files);
  return files;
}

std::shared_ptr<const OpenedGame> playedByBots(const SimulateSpec& spec, bool drawn) {
  const auto begun = simulatedGame(spec, 0);
  if (!begun) throw std::runtime_error(begun.error().message);
  EventLog log(*begun);
  NodeIndex head = 0;
  const auto end = simulate(spec, 0, *begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) head = log.append(head, event);
  });
  if (!end) throw std::runtime_error(end.error().message);
  return openGame(std::move(log), drawn ? spec.board : nullptr);
}

std::shared_ptr<const OpenedGame> sixNations() {
  static const std::shared_ptr<const OpenedGame> game = [] {
    SimulateSpec spec;
    spec.board = shelf().find("occident");
    spec.nations = 6;
    spec.bots = Bots::mixed;
    spec.seed = 5;
    return playedByBots(spec);
  }();
  return game;
}

QImage pictureOf(QWidget& widget, const std::string& name) {
  const QImage image = widget.grab().toImage();
  const std::filesystem::path folder(ANNALES_BINARY_DIR "/pictures");
  std::filesystem::create_directories(folder);
  if (!image.save(QString::fromStdString((folder / (name + ".png")).string())))
    throw std::runtime_error("cannot write the picture " + name);
  return image;
}

} // namespace annales::viewer::test
