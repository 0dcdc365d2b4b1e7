// The texts in a workbook, looked at before liborcus reads them: where its parser meets the end of a text
// that is not well-formed, it ends the whole program.
#include "importers/sheets/workbook.h"

#include <expat.h>
#include <orcus/zip_archive.hpp>
#include <orcus/zip_archive_stream.hpp>

#include <memory>

namespace annales::sheets {
namespace {

struct ParserDeleter {
  void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
};

/// UTF-8 whatever it says of itself, for liborcus reads it so; without entities of its own, which
/// spreadsheets do not have and attackers like.
bool isWellFormed(const std::vector<unsigned char>& text) {
  constexpr char kBetween = '\n';
  const std::unique_ptr<XML_ParserStruct, ParserDeleter> parser(XML_ParserCreateNS("UTF-8", kBetween));
  if (parser == nullptr) return false;
  XML_UseParserAsHandlerArg(parser.get());
  XML_SetStartDoctypeDeclHandler(
      parser.get(), [](void* reading, const XML_Char*, const XML_Char*, const XML_Char*, int ownEntities) {
        if (ownEntities != 0) XML_StopParser(static_cast<XML_Parser>(reading), XML_FALSE);
      });
  return XML_Parse(parser.get(), reinterpret_cast<const char*>(text.data()), static_cast<int>(text.size()),
                   XML_TRUE) == XML_STATUS_OK;
}

bool isText(std::string_view name) {
  return name.ends_with(".xml") || name.ends_with(".rels");
}

} // namespace

bool hasSoundTexts(std::string_view bytes) {
  orcus::zip_archive_stream_blob stream(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  orcus::zip_archive archive(&stream);
  archive.load();
  std::vector<unsigned char> text;
  for (std::size_t i = 0; i < archive.get_file_entry_count(); ++i) {
    const std::string_view name = archive.get_file_entry_name(i);
    if (!isText(name)) continue;
    text.clear();
    if (!archive.read_file_entry(name, text)) return false;
    if (!text.empty() && text.back() == 0) text.pop_back(); // liborcus puts it there
    if (!isWellFormed(text)) return false;
  }
  return true;
}

} // namespace annales::sheets
