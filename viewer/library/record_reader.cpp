#include "viewer/library/record_reader.h"

#include "importers/boards/own_boards.h"
#include "importers/readers/format.h"
#include "libreplay/words/sentence.h"
#include "viewer/library/counted_file.h"
#include "viewer/library/mistakes.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QDir>
#include <QFileInfo>

namespace annales::viewer {

RecordReader::Answer RecordReader::recordIn(const QString& path, const Hash& game, const Job& job) {
  const QString file = QDir::toNativeSeparators(path);
  CountedFile source(path, *job.flag(), [](qint64) {});
  if (!source.open()) return {nullptr, CommonWords::tr("%1 cannot be read: %2").arg(file, source.error())};
  std::istream in(&source);
  AnyReader reader(ReadRequest{
      .shelf = shelfWithOwnBoards(), .afterMistake = Mistakes::remembered(), .name = path.toStdString()});
  if (const auto rejection = reader.read(in))
    return {nullptr, tr("%1 cannot be merged. Row %2: %3")
                         .arg(file, QString::number(rejection->row), reasonInWindow(*rejection))};
  for (GameNumber number = 0; number < reader.games() && !job.cancelled(); ++number)
    if (const auto log = reader.game(number); log && (*log)->id() == game)
      return {std::make_shared<const EventLog>(**log), {}};
  return {nullptr, tr("%1 does not contain this game. Open the game it belongs to first.")
                       .arg(QFileInfo(path).fileName())};
}

void RecordReader::read(const QString& path, const Hash& game) {
  task_.run([this, path, game](const Job& job) {
    Answer answer;
    try {
      answer = recordIn(path, game, job);
    } catch (const std::exception& fault) {
      answer = {nullptr, QString::fromUtf8(fault.what())};
    }
    job.end([this, path, answer = std::move(answer)] {
      if (answer.record)
        emit found(path, answer.record);
      else
        emit failed(answer.failure);
    });
  });
}

} // namespace annales::viewer
