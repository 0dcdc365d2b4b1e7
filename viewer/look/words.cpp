#include "viewer/look/words.h"

#include "libreplay/text/natural_order.h"

#include <QLocale>

namespace annales::viewer {

bool speaksGerman() {
  return QLocale().language() == QLocale::German;
}

Language spokenLanguage() {
  return speaksGerman() ? Language::german : Language::english;
}

void sortNames(QStringList& names) {
  sortNaturally(names, [](const QString& name) { return name.toStdString(); });
}

DisplayNames namesOf(const OpenedGame& game) {
  DisplayNames names = game.names();
  names.language = spokenLanguage();
  return names;
}

QString reasonInWindow(const Error& error) {
  return QString::fromStdString(reasonInWords(error, spokenLanguage()));
}

QString reasonInWindow(const Error& error, const OpenedGame& game) {
  return QString::fromStdString(reasonInWords(error, namesOf(game)));
}

} // namespace annales::viewer
