#include "viewer/learn/practice_book.h"

#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr qint64 kMostPracticeBytes = qint64{64} << 20;
constexpr int kPracticeFormat = 1;
constexpr int kPatienceForLock = 3000; // milliseconds
constexpr int kMostAnswers = 1'000'000;
constexpr std::size_t kLongestSubject = 200;

class PracticeWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PracticeWords)
public:
  static QString damaged(const QString& file) {
    return tr("%1 cannot be read. It will be renamed to %2 when your next answer is saved.")
        .arg(file, QFileInfo(file + QStringLiteral(".damaged")).fileName());
  }
  static QString leftOut(int rows) {
    return tr("%n saved question(s) cannot be read and are skipped.", nullptr, rows);
  }
  static QString notWritten(const QString& file, const QString& why) {
    return tr("Your answer was not saved: %1 cannot be written. %2").arg(file, why);
  }
};

QJsonObject jsonOf(const PractisedTurn& turn) {
  QJsonArray better;
  for (const std::string& fact : turn.better)
    better.append(fromUtf8(fact));
  QJsonObject row{{QStringLiteral("game"), fromUtf8(hexOf(turn.game))},
                  {QStringLiteral("turn"), fromUtf8(hexOf(turn.question.turn))},
                  {QStringLiteral("box"), turn.practice.box},
                  {QStringLiteral("due"), fromUtf8(dayText(turn.practice.due))},
                  {QStringLiteral("answered"), turn.practice.answered},
                  {QStringLiteral("right"), turn.practice.right},
                  {QStringLiteral("better"), better},
                  {QStringLiteral("regret"), turn.question.regret},
                  {QStringLiteral("low"), turn.question.interval.low},
                  {QStringLiteral("high"), turn.question.interval.high},
                  {QStringLiteral("rollouts"), static_cast<double>(turn.question.rollouts)},
                  {QStringLiteral("file"), fromUtf8(turn.place.file)},
                  {QStringLiteral("library"), turn.place.library},
                  {QStringLiteral("number"), static_cast<double>(turn.place.number)},
                  {QStringLiteral("title"), turn.title}};
  if (!turn.question.company.isUsual())
    row[QStringLiteral("against")] = fromUtf8(turn.question.company.text());
  if (!turn.puzzle.empty()) row[QStringLiteral("puzzle")] = fromUtf8(turn.puzzle);
  return row;
}

/// Whoever wrote the file: numbers in their ranges, or no row.
std::optional<PractisedTurn> turnOf(const QJsonObject& json) {
  const auto text = [&](const char* key) { return json[QLatin1String(key)].toString().toStdString(); };
  const auto number = [&](const char* key) { return json[QLatin1String(key)].toDouble(NAN); };
  PractisedTurn turn;
  const auto game = hashFromHex(text("game")), id = hashFromHex(text("turn"));
  const auto due = annales::dayOf(text("due"));
  const double box = number("box"), answers = number("answered"), right = number("right");
  const double rollouts = number("rollouts"), place = number("number");
  const auto company = Company::read(text("against")); // none: as usual
  if (!game || !id || !due || !company || !(box >= 1 && box <= static_cast<double>(kBoxDays.size())) ||
      !(answers >= 0 && answers <= kMostAnswers) || !(right >= 0 && right <= answers) ||
      !(rollouts >= 0 && rollouts <= 1e9) || !(place >= 0 && place <= 1e9))
    return std::nullopt;
  turn.game = *game;
  turn.question.turn = *id;
  turn.practice = {static_cast<int>(box), *due, static_cast<int>(answers), static_cast<int>(right)};
  turn.question.regret = number("regret");
  turn.question.interval = {number("low"), number("high")};
  turn.question.rollouts = static_cast<std::size_t>(rollouts);
  if (!std::isfinite(turn.question.regret) || !(std::abs(turn.question.regret) <= 1) ||
      !(turn.question.interval.low <= turn.question.interval.high))
    return std::nullopt;
  turn.question.company = *company;
  turn.question.judgement = judgementOf(turn.question.interval.low);
  for (const QJsonValue& fact : json[QStringLiteral("better")].toArray())
    turn.better.push_back(fact.toString().toStdString());
  turn.place = {text("file"), json[QStringLiteral("library")].toBool(), static_cast<std::uint32_t>(place)};
  turn.title = json[QStringLiteral("title")].toString();
  turn.puzzle = text("puzzle");
  if (turn.puzzle.size() > kLongestSubject) return std::nullopt;
  return turn;
}

struct PracticeFile {
  std::vector<PractisedTurn> turns;
  bool damaged = false;
  int leftOut = 0;
};

PracticeFile readPractice(const QString& path) {
  PracticeFile found;
  QFile file(path);
  if (!file.exists()) return found;
  const bool opened = file.open(QIODevice::ReadOnly);
  const QJsonDocument document =
      QJsonDocument::fromJson(opened ? file.read(kMostPracticeBytes) : QByteArray());
  found.damaged = !document.isObject() || document[QStringLiteral("format")].toInt() != kPracticeFormat;
  if (found.damaged) return found;
  for (const QJsonValue& row : document[QStringLiteral("questions")].toArray()) {
    if (auto turn = turnOf(row.toObject()))
      found.turns.push_back(*std::move(turn));
    else
      ++found.leftOut;
  }
  return found;
}

} // namespace

Day dayOf(const QDate& date) {
  constexpr qint64 kEpoch = 2440588; // the Julian day of 1970-01-01
  return Day(std::chrono::days(static_cast<int>(date.toJulianDay() - kEpoch)));
}

PractisedKey keyOf(const PractisedTurn& turn) {
  return {turn.game, turn.question.turn, turn.puzzle};
}

PracticeBook::PracticeBook()
    : file_(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
            QStringLiteral("/practice.json")) {}

PracticeBook::PracticeBook(QString file) : file_(std::move(file)) {}

std::vector<PractisedTurn> PracticeBook::all(QString* complaint) const {
  PracticeFile found = readPractice(file_);
  if (complaint != nullptr) {
    if (found.damaged) *complaint = PracticeWords::damaged(QDir::toNativeSeparators(file_));
    if (found.leftOut > 0) *complaint = PracticeWords::leftOut(found.leftOut);
  }
  return std::move(found.turns);
}

std::optional<Practice> PracticeBook::of(const PractisedKey& key) const {
  for (const PractisedTurn& one : all())
    if (keyOf(one) == key) return one.practice;
  return std::nullopt;
}

QString PracticeBook::put(const PractisedTurn& turn) {
  const QString name = QDir::toNativeSeparators(file_);
  QDir().mkpath(QFileInfo(file_).path());
  QLockFile lock(file_ + QStringLiteral(".lock"));
  if (!lock.tryLock(kPatienceForLock))
    return PracticeWords::notWritten(name, CommonWords::tr("Another program is writing to the file."));
  PracticeFile known = readPractice(file_);
  if (turn.practice.box == 0) return {}; // never answered
  if (known.damaged) {
    QFile::remove(file_ + QStringLiteral(".damaged"));
    QFile::rename(file_, file_ + QStringLiteral(".damaged"));
  }
  const auto same = std::ranges::find(known.turns, keyOf(turn), &keyOf);
  if (same != known.turns.end())
    *same = turn;
  else
    known.turns.push_back(turn);
  QJsonArray rows;
  for (const PractisedTurn& one : known.turns)
    rows.append(jsonOf(one));
  const QJsonObject whole{{QStringLiteral("format"), kPracticeFormat}, {QStringLiteral("questions"), rows}};
  QSaveFile out(file_);
  const QByteArray bytes = QJsonDocument(whole).toJson();
  if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) return {};
  return PracticeWords::notWritten(name, out.errorString());
}

std::vector<PractisedTurn> PracticeBook::dueOf(std::vector<PractisedTurn> all, Day today) {
  std::erase_if(all, [&](const PractisedTurn& turn) { return !isDue(turn.practice, today); });
  std::ranges::stable_sort(all, {}, [](const PractisedTurn& turn) { return turn.practice.due; });
  return all;
}

} // namespace annales::viewer
