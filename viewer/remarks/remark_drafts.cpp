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
constexpr int kMostCopies = 16;        // more windows hardly write about the same event

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

/// Null where there is no file.
QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.read(kMostBytes) : QByteArray();
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

QString RemarkDrafts::pathOf(const Hash& game, const Hash& event, int copy) const {
  const QString path =
      QStringLiteral("%1/%2-%3")
          .arg(folder_, QString::fromStdString(hexOf(game)), QString::fromStdString(hexOf(event)));
  return copy == 0 ? path + QStringLiteral(".json") : QStringLiteral("%1-%2.json").arg(path).arg(copy);
}

QString RemarkDrafts::freePath(const Hash& game, const Hash& event) const {
  for (int copy = 0; copy < kMostCopies; ++copy)
    if (QString path = pathOf(game, event, copy); !QFile::exists(path)) return path;
  return {};
}

bool RemarkDrafts::keep(const Hash& game, const Hash& event, const RemarkDraft& draft) {
  if (draft.empty()) {
    clear(game, event);
    return true;
  }
  Own& own = own_[{game, event}];
  own.draft = draft;
  // What another window wrote there meanwhile is not overwritten.
  if (own.path.isEmpty() || bytesOf(own.path) != own.bytes) own.path = freePath(game, event);
  if (own.path.isEmpty()) return false;
  const QByteArray path = QFile::encodeName(own.path), fresh = path + ".new";
  const QByteArray bytes = packed(draft);
  if (!writeWhole(fresh, bytes) && !(QDir().mkpath(folder_) && writeWhole(fresh, bytes))) return false;
  if (std::rename(fresh.constData(), path.constData()) != 0) return false;
  own.bytes = bytes;
  return true;
}

std::optional<RemarkDraft> RemarkDrafts::find(const Hash& game, const Hash& event) {
  if (const auto own = own_.find({game, event}); own != own_.end()) return own->second.draft;
  for (int copy = 0; copy < kMostCopies; ++copy) {
    const QString path = pathOf(game, event, copy);
    const QByteArray bytes = bytesOf(path);
    auto draft = unpacked(bytes);
    if (!draft) continue;
    own_[{game, event}] = {*draft, path, bytes};
    return draft;
  }
  return std::nullopt;
}

void RemarkDrafts::clear(const Hash& game, const Hash& event) {
  const auto own = own_.find({game, event});
  if (own == own_.end()) return;
  const auto& [draft, path, bytes] = own->second;
  if (!path.isEmpty() && bytesOf(path) == bytes) QFile::remove(path);
  own_.erase(own);
}

} // namespace annales::viewer
