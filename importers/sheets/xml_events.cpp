#include "importers/sheets/xml_events.h"

#include <expat.h>

#include <memory>

namespace annales::sheets {
namespace {

constexpr char kBetween = '/'; // a namespace and a name

std::string_view withoutNamespace(std::string_view name) {
  return name.substr(name.rfind(kBetween) + 1);
}

bool isCalled(std::string_view full, std::string_view name) {
  return name.find(kBetween) == std::string_view::npos ? full == name : full.ends_with(name);
}

struct Reading {
  XML_Parser parser;
  XmlEvents& events;

  static Reading& of(void* user) { return *static_cast<Reading*>(user); }
  void stopIfEnough() const {
    if (events.enough()) XML_StopParser(parser, XML_FALSE);
  }
};

void begin(void* user, const XML_Char* name, const XML_Char** attributes) {
  Reading& reading = Reading::of(user);
  reading.events.begin(withoutNamespace(name), XmlAttributes(attributes));
  reading.stopIfEnough();
}

void end(void* user, const XML_Char* name) {
  Reading& reading = Reading::of(user);
  reading.events.end(withoutNamespace(name));
  reading.stopIfEnough();
}

void text(void* user, const XML_Char* part, int length) {
  Reading::of(user).events.text({part, static_cast<std::size_t>(length)});
}

void doctype(void* user, const XML_Char*, const XML_Char*, const XML_Char*, int ownEntities) {
  if (ownEntities != 0) XML_StopParser(Reading::of(user).parser, XML_FALSE);
}

struct ParserDeleter {
  void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
};

} // namespace

std::string_view XmlAttributes::of(std::string_view name) const {
  for (const char** pair = pairs_; *pair != nullptr; pair += 2)
    if (isCalled(pair[0], name)) return pair[1];
  return {};
}

bool readXml(std::string_view text, XmlEvents& events) {
  const std::unique_ptr<XML_ParserStruct, ParserDeleter> parser(XML_ParserCreateNS(nullptr, kBetween));
  if (parser == nullptr) return false;
  Reading reading{parser.get(), events};
  XML_SetUserData(parser.get(), &reading);
  XML_SetElementHandler(parser.get(), sheets::begin, sheets::end);
  XML_SetCharacterDataHandler(parser.get(), sheets::text);
  XML_SetStartDoctypeDeclHandler(parser.get(), doctype);
  const auto status = XML_Parse(parser.get(), text.data(), static_cast<int>(text.size()), XML_TRUE);
  return status == XML_STATUS_OK || events.enough();
}

} // namespace annales::sheets
