// Links of our own in remarks: annales:event/12, annales:province/sicilia, annales:line/<id of an event>;
// in older remarks annales:line/after%20the%20war.
#pragma once

#include "engine/core/sha256.h"
#include "libreplay/stats/step.h"

#include <QString>
#include <QUrl>
#include <string>
#include <variant>

namespace annales::viewer {

struct EventLink {
  EventIndex index = 0;
};
struct ProvinceLink {
  std::string id;
};
struct LineLink {
  std::string name; // or the id of an event of the line: see `lineOfLink`
};
/// http or https, with a host: the only ones that leave the program.
struct WebLink {
  QUrl url;
};
/// Everything else, which leads nowhere: files, scripts, mail, paths.
struct DeadLink {};
using RemarkLink = std::variant<DeadLink, EventLink, ProvinceLink, LineLink, WebLink>;

[[nodiscard]] RemarkLink remarkLink(const QUrl& url);

/// As Markdown, safe whatever the words are.
[[nodiscard]] QString linkToEvent(EventIndex k, const QString& words);
[[nodiscard]] QString linkToProvince(const std::string& id, const QString& words);
/// To the line that ends at the event, whatever it is called later.
[[nodiscard]] QString linkToLine(const std::string& name, const Hash& head);

} // namespace annales::viewer
