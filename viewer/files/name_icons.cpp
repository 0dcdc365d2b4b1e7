#include "viewer/files/name_icons.h"

#include "viewer/look/common_words.h"

#include <QFileInfo>
#include <array>
#include <cstdint>

namespace annales::viewer {
namespace {

enum class FileKind : std::uint8_t { library, besideLibrary, game, table, picture, other };

struct KnownEnding {
  const char* ending;
  FileKind kind;
};

constexpr std::array kEndings{KnownEnding{".annales", FileKind::library},
                              KnownEnding{".annales-wal", FileKind::besideLibrary},
                              KnownEnding{".annales-shm", FileKind::besideLibrary},
                              KnownEnding{".annales-journal", FileKind::besideLibrary},
                              KnownEnding{".annales-facts", FileKind::besideLibrary},
                              KnownEnding{".jsonl", FileKind::game},
                              KnownEnding{".agn", FileKind::game},
                              KnownEnding{".csv", FileKind::table},
                              KnownEnding{".xlsx", FileKind::table},
                              KnownEnding{".ods", FileKind::table},
                              KnownEnding{".png", FileKind::picture},
                              KnownEnding{".jpg", FileKind::picture},
                              KnownEnding{".jpeg", FileKind::picture},
                              KnownEnding{".webp", FileKind::picture},
                              KnownEnding{".bmp", FileKind::picture},
                              KnownEnding{".tif", FileKind::picture},
                              KnownEnding{".tiff", FileKind::picture},
                              KnownEnding{".svg", FileKind::picture}};

FileKind kindOf(const QFileInfo& file) {
  const QString name = file.fileName();
  for (const KnownEnding& known : kEndings)
    if (name.endsWith(QLatin1String(known.ending), Qt::CaseInsensitive)) return known.kind;
  return FileKind::other;
}

} // namespace

NameIcons::NameIcons()
    : folder_(QFileIconProvider::icon(Folder)), library_(QFileIconProvider::icon(Drive)),
      file_(QFileIconProvider::icon(File)) {}

QIcon NameIcons::icon(const QFileInfo& file) const {
  if (file.isDir()) return folder_;
  return kindOf(file) == FileKind::library ? library_ : file_;
}

QString NameIcons::type(const QFileInfo& file) const {
  if (file.isDir()) return tr("Folder");
  switch (kindOf(file)) {
  case FileKind::library:
    return CommonWords::tr("Library");
  case FileKind::besideLibrary:
    return tr("Part of a library");
  case FileKind::game:
    return CommonWords::tr("Game");
  case FileKind::table:
    return tr("Table");
  case FileKind::picture:
    return tr("Picture");
  case FileKind::other:
    break;
  }
  return tr("File");
}

} // namespace annales::viewer
