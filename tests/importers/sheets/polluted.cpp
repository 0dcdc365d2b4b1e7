#include "tests/importers/sheets/polluted.h"

namespace annales::test {
namespace {

using Rows = std::vector<std::vector<std::string>>;

/// Two cells above the turns, and remarks with everything that parts cells elsewhere.
Rows cleanRows() {
  return {{"Board", "occident"},
          {"Nations", "Phoenicians, Romans, Germans, Greeks"},
          {"Game", "0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10"},
          {"Player.Romans", "J\u00f6rg"},
          {},
          {"Round", "Nation", "Space", "Paid", "Actions", "Comment"},
          {"1", "Phoenicians", "Arming", "", "Antiochia L, Petra L", "Who, then?"},
          {"", "Romans", "Arming", "", "Ancona L, Carales G", ""},
          {"", "Germans", "Gold", "", "", "M\u00fcde"},
          {"", "Greeks", "Arming", "", "Athens L, Knossos G", "a \"good\" one"},
          {"2", "Phoenicians", "Iron", "g1", "", ""},
          {"", "Romans", "Iron", "g1", "", ""},
          {"", "Germans", "Marble", "", "", ""},
          {"", "Greeks", "Maneuver-2", "", "L Athens>Pella, G Knossos>Alexandria, found Alexandria", ""}};
}

ForeignSheet sheet() {
  ForeignSheet made;
  made.rows = cleanRows();
  return made;
}

template <class Change> std::string changed(Change&& change) {
  ForeignSheet made = sheet();
  change(made);
  return made.text();
}

void rename(ForeignSheet& made, const std::vector<std::string>& titles) {
  made.rows[5] = titles;
}

} // namespace

std::string ForeignSheet::text() const {
  std::string out;
  for (const auto& row : rows) {
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (c > 0) out += delimiter;
      const bool special =
          row[c].find_first_of(delimiter + "\r\n" + std::string(1, quote)) != std::string::npos;
      const bool quoted = quotes == Quotes::all || (quotes == Quotes::needed && special);
      if (!quoted) {
        out += row[c];
        continue;
      }
      out += quote;
      for (const char ch : row[c]) {
        if (ch == quote) out += backslash ? '\\' : quote;
        out += ch;
      }
      out += quote;
    }
    out += end;
  }
  return out;
}

std::string inUtf16(const std::string& utf8, bool bigEndian) {
  std::string out;
  const auto put = [&](unsigned c) {
    const char low = static_cast<char>(c & 0xFFU), high = static_cast<char>(c >> 8U);
    out += bigEndian ? high : low;
    out += bigEndian ? low : high;
  };
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto c = static_cast<unsigned char>(utf8[i]);
    if (c < 0x80)
      put(c);
    else
      put((c & 0x1FU) << 6U | (static_cast<unsigned char>(utf8[++i]) & 0x3FU));
  }
  return out;
}

std::string inWindows1252(const std::string& utf8) {
  std::string out;
  for (std::size_t i = 0; i < utf8.size(); ++i)
    if (utf8[i] == '\xC3')
      out += static_cast<char>(static_cast<unsigned char>(utf8[++i]) + 0x40);
    else
      out += utf8[i];
  return out;
}

std::vector<Polluted> pollutedSheets() {
  using S = ForeignSheet;
  const std::string clean = sheet().text();
  std::vector<Polluted> all{{"clean", clean}};
  const auto add = [&](std::string kind, std::string bytes) {
    all.push_back({std::move(kind), std::move(bytes)});
  };

  // What parts cells and rows.
  add("semicolons", changed([](S& s) { s.delimiter = ";"; }));
  add("tabs", changed([](S& s) { s.delimiter = "\t"; }));
  add("bars", changed([](S& s) { s.delimiter = "|"; }));
  add("carets", changed([](S& s) { s.delimiter = "^"; }));
  add("tildes", changed([](S& s) { s.delimiter = "~"; }));
  add("colons", changed([](S& s) { s.delimiter = ":"; }));
  add("comma and blank", changed([](S& s) { s.delimiter = ", "; }));
  add("semicolon and blank", changed([](S& s) { s.delimiter = "; "; }));
  add("blank before semicolon", changed([](S& s) { s.delimiter = " ;"; }));
  add("blanks", changed([](S& s) {
        s.delimiter = " ";
        s.quotes = S::Quotes::all;
      }));
  add("line feeds", changed([](S& s) { s.end = "\n"; }));
  add("carriage returns", changed([](S& s) { s.end = "\r"; }));
  add("an empty line behind each", changed([](S& s) { s.end = "\n\n"; }));
  add("no end of the last line", clean.substr(0, clean.size() - 2));
  add("line ends of two kinds", [&] {
    std::string mixed = clean;
    mixed.replace(mixed.find("\r\n"), 2, "\n");
    return mixed;
  }());

  // Quotation marks.
  add("everything quoted", changed([](S& s) { s.quotes = S::Quotes::all; }));
  add("single quotes", changed([](S& s) { s.quote = '\''; }));
  add("back quotes", changed([](S& s) { s.quote = '`'; }));
  add("backslashes before quotes", changed([](S& s) { s.backslash = true; }));
  add("everything quoted, backslashes, semicolons", changed([](S& s) {
        s.backslash = true;
        s.quotes = S::Quotes::all;
        s.delimiter = ";";
      }));
  add("no quotes with bars", changed([](S& s) {
        s.delimiter = "|";
        s.quotes = S::Quotes::none;
      }));
  add("quotes that nobody doubled", [&] {
    std::string text = clean;
    text.replace(text.find("a \"\"good\"\" one"), 14, "a \"good\" one");
    return text;
  }());
  add("blanks around quotes", [&] {
    std::string text = changed([](S& s) { s.quotes = S::Quotes::all; });
    for (std::size_t at = text.find("\",\""); at != std::string::npos; at = text.find("\",\"", at + 5))
      text.replace(at, 3, "\" , \"");
    return text;
  }());

  // Encodings.
  add("a byte order mark", "\xEF\xBB\xBF" + clean);
  add("UTF-16, little end first", "\xFF\xFE" + inUtf16(clean, false));
  add("UTF-16, big end first", "\xFE\xFF" + inUtf16(clean, true));
  add("UTF-16 without a mark", inUtf16(clean, false));
  add("Windows-1252", inWindows1252(clean));

  // What stands around the table.
  add("a title above", "The evening of the seventeenth\r\nwritten by Anna\r\n\r\n" + clean);
  add("the line of Excel", "sep=;\r\n" + changed([](S& s) { s.delimiter = ";"; }));
  add("a footnote", clean + "\r\nSource: the club's book\r\n");
  add("rows of delimiters at the end", clean + ",,,,,\r\n,,,,,\r\n");
  add("the header twice", [&] {
    S s = sheet();
    s.rows.insert(s.rows.begin() + 10, s.rows[5]);
    return s.text();
  }());
  add("no header", changed([](S& s) { s.rows.erase(s.rows.begin() + 5); }));
  add("a number of the row before each", changed([](S& s) {
        for (std::size_t r = 5; r < s.rows.size(); ++r)
          s.rows[r].insert(s.rows[r].begin(), r == 5 ? "" : std::to_string(r));
      }));

  // The columns.
  add("German titles", changed([](S& s) {
        rename(s, {"Runde", "Volk", "Feld", "Bezahlt", "Aktionen", "Anmerkung"});
      }));
  add("capitals and blanks in titles", changed([](S& s) {
        rename(s, {" ROUND", "NATION ", " space", "Paid ", "ACTIONS", "comment"});
      }));
  add("another order of columns", changed([](S& s) {
        for (std::size_t r = 5; r < s.rows.size(); ++r)
          std::swap(s.rows[r][1], s.rows[r][4]);
      }));
  add("columns of somebody else", changed([](S& s) {
        for (std::size_t r = 5; r < s.rows.size(); ++r) {
          s.rows[r].insert(s.rows[r].begin() + 2, r == 5 ? "Minutes" : "12,5");
          s.rows[r].push_back(r == 5 ? "Mood" : "good");
        }
      }));
  add("short rows", changed([](S& s) {
        for (std::size_t r = 6; r < s.rows.size(); ++r)
          while (!s.rows[r].empty() && s.rows[r].back().empty())
            s.rows[r].pop_back();
      }));
  add("long rows", changed([](S& s) {
        for (std::size_t r = 6; r < s.rows.size(); ++r)
          s.rows[r].resize(9);
      }));

  // Numbers.
  add("decimal points", changed([](S& s) {
        s.rows[6][0] = "1.0";
        s.rows[10][0] = "2.00";
      }));
  add("decimal commas", changed([](S& s) {
        s.delimiter = ";";
        s.rows[6][0] = "1,0";
        s.rows[10][0] = "2,00";
      }));
  add("ordinals", changed([](S& s) {
        s.rows[6][0] = "1.";
        s.rows[10][0] = "2.";
      }));
  add("lists over several cells", changed([](S& s) {
        s.rows[1] = {"Nations", "Phoenicians", "Romans", "Germans", "Greeks"};
      }));
  add("colons behind names", changed([](S& s) {
        s.rows[0][0] = "Board:";
        for (std::size_t r = 6; r < s.rows.size(); ++r)
          s.rows[r][1] += ":";
      }));
  return all;
}

} // namespace annales::test
