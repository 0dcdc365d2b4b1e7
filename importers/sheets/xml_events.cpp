#include "importers/sheets/xml_events.h"

#include "importers/sheets/cell_table.h"

#include <expat.h>

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>

namespace annales::sheets {
namespace {

constexpr char kBetween = '/'; // a namespace and a name
constexpr std::size_t kMostElements = kMostWorkbookPlaces;
constexpr std::size_t kXmlBlock = std::size_t{1} << 20U;
constexpr std::size_t kMostParserBytes = 16 * kXmlBlock;

std::string_view withoutNamespace(std::string_view name) {
  return name.substr(name.rfind(kBetween) + 1);
}

bool isCalled(std::string_view full, std::string_view name) {
  return name.find(kBetween) == std::string_view::npos ? full == name : full.ends_with(name);
}

/// The memory of the parser, which keeps every name and every open element: a few bytes pack millions of
/// them. Beyond the bound it gets none.
struct alignas(std::max_align_t) ParserBlock {
  std::size_t bytes;
};
thread_local std::size_t parserBytes = 0;

ParserBlock* parserBlockOf(void* memory) {
  return memory == nullptr ? nullptr : static_cast<ParserBlock*>(memory) - 1;
}

void* resizeParserBlock(void* memory, std::size_t bytes) {
  ParserBlock* block = parserBlockOf(memory);
  const std::size_t others = parserBytes - (block == nullptr ? 0 : block->bytes);
  if (bytes > kMostParserBytes || others + bytes > kMostParserBytes) return nullptr;
  auto* resized = static_cast<ParserBlock*>(std::realloc(block, sizeof(ParserBlock) + bytes));
  if (resized == nullptr) return nullptr;
  resized->bytes = bytes;
  parserBytes = others + bytes;
  return resized + 1;
}

void* makeParserBlock(std::size_t bytes) {
  return resizeParserBlock(nullptr, bytes);
}

void freeParserBlock(void* memory) {
  if (memory == nullptr) return;
  ParserBlock* block = parserBlockOf(memory);
  parserBytes -= block->bytes;
  std::free(block);
}

} // namespace

/// Of one parser, which the handlers get back.
struct XmlReading {
  XML_Parser parser;
  XmlEvents& events;
  std::size_t most = kMostElements;
  std::size_t elements = 0;

  static XmlReading& of(void* user) { return *static_cast<XmlReading*>(user); }
  [[nodiscard]] bool tooMany() const { return elements > most; }
  void stopIfEnough() const {
    if (events.enough() || tooMany()) XML_StopParser(parser, XML_FALSE);
  }
};

struct XmlParserDeleter {
  void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
};

namespace {

void begin(void* user, const XML_Char* name, const XML_Char** attributes) {
  XmlReading& reading = XmlReading::of(user);
  ++reading.elements;
  reading.events.begin(withoutNamespace(name), XmlAttributes(attributes));
  reading.stopIfEnough();
}

void end(void* user, const XML_Char* name) {
  XmlReading& reading = XmlReading::of(user);
  reading.events.end(withoutNamespace(name));
  reading.stopIfEnough();
}

void text(void* user, const XML_Char* part, int length) {
  XmlReading::of(user).events.text({part, static_cast<std::size_t>(length)});
}

void doctype(void* user, const XML_Char*, const XML_Char*, const XML_Char*, int ownEntities) {
  if (ownEntities != 0) XML_StopParser(XmlReading::of(user).parser, XML_FALSE);
}

} // namespace

std::string_view XmlAttributes::of(std::string_view name) const {
  for (const char** pair = pairs_; *pair != nullptr; pair += 2)
    if (isCalled(pair[0], name)) return pair[1];
  return {};
}

XmlEnd readXml(std::string_view text, XmlEvents& events) {
  const XML_Memory_Handling_Suite memory{makeParserBlock, resizeParserBlock, freeParserBlock};
  const std::unique_ptr<XML_ParserStruct, XmlParserDeleter> parser(
      XML_ParserCreate_MM(nullptr, &memory, &kBetween));
  if (parser == nullptr) return XmlEnd::tooMuch;
  XmlReading reading{parser.get(), events};
  XML_SetUserData(parser.get(), &reading);
  XML_SetElementHandler(parser.get(), sheets::begin, sheets::end);
  XML_SetCharacterDataHandler(parser.get(), sheets::text);
  XML_SetStartDoctypeDeclHandler(parser.get(), doctype);
  auto status = XML_STATUS_OK;
  for (bool last = false; status == XML_STATUS_OK && !last;) {
    const std::string_view block = text.substr(0, kXmlBlock);
    text.remove_prefix(block.size());
    last = text.empty();
    status =
        XML_Parse(parser.get(), block.data(), static_cast<int>(block.size()), last ? XML_TRUE : XML_FALSE);
  }
  if (status == XML_STATUS_OK || events.enough()) return XmlEnd::sound;
  const bool tooMuch = reading.tooMany() || XML_GetErrorCode(parser.get()) == XML_ERROR_NO_MEMORY;
  return tooMuch ? XmlEnd::tooMuch : XmlEnd::unsound;
}

struct XmlParts::Parser {
  explicit Parser(XmlEvents& events) : reading{nullptr, events, std::numeric_limits<std::size_t>::max(), 0} {
    const XML_Memory_Handling_Suite memory{makeParserBlock, resizeParserBlock, freeParserBlock};
    expat.reset(XML_ParserCreate_MM(nullptr, &memory, &kBetween));
    if (expat == nullptr) return;
    reading.parser = expat.get();
    XML_SetUserData(expat.get(), &reading);
    XML_SetElementHandler(expat.get(), sheets::begin, sheets::end);
    XML_SetCharacterDataHandler(expat.get(), sheets::text);
    XML_SetStartDoctypeDeclHandler(expat.get(), doctype);
  }

  std::unique_ptr<XML_ParserStruct, XmlParserDeleter> expat;
  XmlReading reading;
  bool sound = true;
};

XmlParts::XmlParts(XmlEvents& events) : parser_(std::make_unique<Parser>(events)) {}
XmlParts::~XmlParts() = default;

bool XmlParts::add(std::string_view part) {
  Parser& p = *parser_;
  while (p.sound && p.expat != nullptr && !part.empty()) {
    const std::string_view block = part.substr(0, kXmlBlock);
    part.remove_prefix(block.size());
    p.sound =
        XML_Parse(p.expat.get(), block.data(), static_cast<int>(block.size()), XML_FALSE) == XML_STATUS_OK;
  }
  return p.sound && p.expat != nullptr;
}

bool XmlParts::finish() {
  Parser& p = *parser_;
  if (p.sound && p.expat != nullptr) p.sound = XML_Parse(p.expat.get(), "", 0, XML_TRUE) == XML_STATUS_OK;
  return p.sound && p.expat != nullptr;
}

std::size_t XmlParts::line() const {
  return parser_->expat == nullptr ? 1
                                   : static_cast<std::size_t>(XML_GetCurrentLineNumber(parser_->expat.get()));
}

} // namespace annales::sheets
