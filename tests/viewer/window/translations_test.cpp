// Every word of the window has its German, with the same places for what is put in.
#include "importers/readers/format.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>
#include <vector>

namespace annales::viewer {
namespace {

struct Message {
  QString context, source;
  QStringList translations;
  bool unfinished = false;
};

std::vector<Message> messagesOf(const QString& file) {
  QFile in(QStringLiteral(ANNALES_SOURCE_DIR "/viewer/translations/") + file);
  if (!in.open(QIODevice::ReadOnly)) return {};
  std::vector<Message> messages;
  QString context;
  QXmlStreamReader xml(&in);
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    const auto name = xml.name();
    if (name == QLatin1String("name")) context = xml.readElementText();
    if (name == QLatin1String("message")) messages.push_back({context, {}, {}, false});
    if (name == QLatin1String("source")) messages.back().source = xml.readElementText();
    if (name == QLatin1String("numerusform")) messages.back().translations << xml.readElementText();
    if (name == QLatin1String("translation")) {
      messages.back().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
      const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
      if (!text.isEmpty()) messages.back().translations << text;
    }
  }
  return messages;
}

QStringList placesIn(const QString& text) {
  static const QRegularExpression place(QStringLiteral("%[1-9]"));
  QStringList places;
  for (auto at = place.globalMatch(text); at.hasNext();)
    places << at.next().captured();
  places.removeDuplicates();
  places.sort();
  return places;
}

TEST(Translations, GermanIsComplete) {
  const std::vector<Message> messages = messagesOf(QStringLiteral("annales_de.ts"));
  ASSERT_GT(messages.size(), 500U);
  EXPECT_NE(std::ranges::find(messages, QStringLiteral("annales::viewer::MainWindow"), &Message::context),
            messages.end())
      << "lupdate needs -I . to know the namespaces";
  for (const Message& message : messages) {
    const std::string where = (message.context + QStringLiteral(": ") + message.source).toStdString();
    EXPECT_FALSE(message.unfinished) << where;
    EXPECT_FALSE(message.translations.isEmpty()) << where;
  }
}

TEST(Translations, NameEveryFormatOfFiles) {
  const std::vector<Message> messages = messagesOf(QStringLiteral("annales_de.ts"));
  for (const Format& format : formats()) {
    if (format.name == "AGN") continue; // the same in every language
    const QString name = QString::fromUtf8(format.name.data(), static_cast<qsizetype>(format.name.size()));
    EXPECT_TRUE(std::ranges::any_of(messages, [&](const Message& message) {
      return message.context == QStringLiteral("annales::viewer::GameFiles") && message.source == name;
    })) << format.name;
  }
}

TEST(Translations, KeepThePlacesForWhatIsPutIn) {
  for (const char* file : {"annales_de.ts", "annales_en.ts"})
    for (const Message& message : messagesOf(QLatin1String(file)))
      EXPECT_EQ(placesIn(message.translations.join(QLatin1Char(' '))), placesIn(message.source))
          << file << " " << message.source.toStdString();
}

} // namespace
} // namespace annales::viewer
