#include "viewer/remarks/remark_drafts.h"

#include "libreplay/log/annotation_codec.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <cstdio>

namespace annales::viewer {
namespace {

constexpr qint64 kMostBytes = 1 << 20; // no draft of ours is larger

QString wordOf(const std::optional<Hash>& id) {
  return id ? QString::fromStdString(hexOf(*id)) : QString();
}

QByteArray packed(const RemarkDraft& draft) {
  QJsonObject json;
  json[QStringLiteral("text")] = draft.text;
  json[QStringLiteral("answers")] = wordOf(draft.answers);
  json[QStringLiteral("replaces")] = wordOf(draft.replaces);
  json[QStringLiteral("nation")] = draft.nation;
  json[QStringLiteral("audience")] = static_cast<int>(draft.audience);
  json[QStringLiteral("tags")] = QJsonArray::fromStringList(draft.tags);
  return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<RemarkDraft> unpacked(const QByteArray& bytes) {
  const QJsonDocument document = QJsonDocument::fromJson(bytes);
  if (!document.isObject()) return std::nullopt;
  const auto field = [&](const char* name) { return document[QLatin1String(name)]; };
  RemarkDraft draft;
  draft.text = field("text").toString();
  draft.answers = hashFromHex(field("answers").toString().toStdString());
  draft.replaces = hashFromHex(field("replaces").toString().toStdString());
  draft.nation = field("nation").toString();
  draft.audience = static_cast<Audience>(std::clamp(field("audience").toInt(), 0, 2));
  for (const QJsonValue& tag : field("tags").toArray())
    draft.tags.append(tag.toString());
  return draft;
}

/// Past Qt's buffers: the bytes are the system's when it returns.
bool writeWhole(const QByteArray& path, const QByteArray& bytes) {
  std::FILE* file = std::fopen(path.constData(), "wb");
  if (file == nullptr) return false;
  const auto size = static_cast<std::size_t>(bytes.size());
  const bool written = std::fwrite(bytes.constData(), 1, size, file) == size && std::fflush(file) == 0;
  return std::fclose(file) == 0 && written;
}

} // namespace

RemarkDrafts::RemarkDrafts()
    : folder_(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts")) {
}

QString RemarkDrafts::pathOf(const Hash& game, const Hash& event) const {
  return QStringLiteral("%1/%2-%3.json")
      .arg(folder_, QString::fromStdString(hexOf(game)), QString::fromStdString(hexOf(event)));
}

bool RemarkDrafts::keep(const Hash& game, const Hash& event, const RemarkDraft& draft) const {
  if (draft.empty()) {
    clear(game, event);
    return true;
  }
  const QByteArray path = QFile::encodeName(pathOf(game, event)), fresh = path + ".new";
  const QByteArray bytes = packed(draft);
  if (!writeWhole(fresh, bytes) && !(QDir().mkpath(folder_) && writeWhole(fresh, bytes))) return false;
  return std::rename(fresh.constData(), path.constData()) == 0;
}

std::optional<RemarkDraft> RemarkDrafts::find(const Hash& game, const Hash& event) const {
  QFile file(pathOf(game, event));
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  return unpacked(file.read(kMostBytes));
}

void RemarkDrafts::clear(const Hash& game, const Hash& event) const {
  QFile::remove(pathOf(game, event));
}

} // namespace annales::viewer
