#include "importers/html/worksheet.h"

#include "engine/core/sha256.h"
#include "engine/rules/know_how.h"
#include "importers/html/board_diagram.h"
#include "importers/html/safe_markdown.h"
#include "libreplay/remarks/asked_position.h"
#include "libreplay/remarks/lessons_of_games.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/wording.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <bit>

namespace annales::inline importers {
namespace {

using page::escapedHtml;

struct WordsOfSheets {
  std::string_view name, date, turn, over, space, there, price, free, knowHow, openCards, hand, answers,
      noAnswer, legend, rondelLegend, title;
};

constexpr WordsOfSheets kEnglishOfSheets{"Name",
                                         "Date",
                                         "the {} ({}) to move",
                                         "the game is over",
                                         "Rondel",
                                         "On it",
                                         "Price",
                                         "free",
                                         "Know-how, with the price now",
                                         "Open cards",
                                         "In the hand of the {}",
                                         "Answers",
                                         "No answer is recorded.",
                                         "P points, {} cities, {} temples, K know-how; goal: {} points",
                                         "Price: what the step there costs the {} now, in any goods or coins",
                                         "Worksheet"};
constexpr WordsOfSheets kGermanOfSheets{
    "Name",
    "Datum",
    "am Zug: {} ({})",
    "die Partie ist zu Ende",
    "Rondell",
    "Darauf",
    "Preis",
    "frei",
    "Fortschritte, mit dem Preis jetzt",
    "Offene Karten",
    "Auf der Hand ({})",
    "Lösungen",
    "Keine Antwort notiert.",
    "P Punkte, {} Städte, {} Tempel, F Fortschritte; Ziel: {} Punkte",
    "Preis: was der Schritt dorthin jetzt kostet ({}), in beliebigen Waren oder Münzen",
    "Arbeitsblatt"};

constexpr std::string_view kSheetStyle =
    "body{font:10.5pt/1.3 'Noto Sans','DejaVu Sans',Inter,sans-serif;color:#000;background:#fff;margin:0 "
    "auto;"
    "max-width:186mm}h1{font-size:15pt;margin:0 0 1mm}h2{font-size:11pt;margin:0 0 1mm}"
    ".sheet+.sheet,.answers{break-before:page}.step{break-inside:avoid;margin:2mm 0 5mm}.step p{margin:.6mm "
    "0}"
    ".head{margin:0 0 2mm}table{border-collapse:collapse}.frame,.frame>tbody>tr>td{border:0;padding:0 2mm 0 "
    "0;"
    "vertical-align:top}.frame td:first-child{width:112mm}.frame img{width:110mm;height:auto;max-height:72mm;"
    "object-fit:contain;object-position:left top}.numbers{font-size:8pt;line-height:1.2;margin:0 0 2mm}"
    ".numbers td,.numbers th{border:.2mm solid #666;padding:.2mm 1.2mm;text-align:center;white-space:nowrap}"
    ".numbers td:first-child,.numbers th:first-child{text-align:left}"
    "small{font-size:7.5pt;line-height:1.2;display:block}hr{border:0;border-bottom:.2mm solid #444;margin:0}"
    ".write{margin:0;height:6mm;line-height:6mm}.answer{break-inside:avoid;margin:0 0 4mm}"
    ".answer p{margin:.5mm 0}@media screen{body{padding:8mm}}";

/// Letters that can be read where a board is half as wide as a sheet.
constexpr DiagramLook kOnPaper{21, 26, 0.28};
constexpr int kLinesToWriteOn = 3;

template <class... Parts> std::string sheetText(std::string_view text, Parts&&... parts) {
  return fmt::format(fmt::runtime(text), std::forward<Parts>(parts)...);
}

/// On paper no link can be followed.
std::string printedMarkdown(std::string_view markdown) {
  return page::safeDocument(markdown, [](std::string_view) { return false; });
}

/// One game with what its positions are told by.
class SheetGame {
public:
  SheetGame(const RemarkedGame& game, Language language)
      : game_(game), language_(language),
        ids_(game.log.names()), names_{ids_.game, ids_.provinces, game.board, language},
        discussion_(game.log, game.log.annotations()) {
    std::vector<std::string> names;
    for (std::size_t n = 0; n < ids_.game.nations(); ++n)
      names.push_back(names_.nation(NationId(n)));
    letters_ = nationLetters(names);
  }

  [[nodiscard]] const RemarkedGame& game() const { return game_; }
  [[nodiscard]] const Discussion& discussion() const { return discussion_; }
  [[nodiscard]] bool wants(const LessonStep& step) const {
    return !game_.wanted || game_.wanted(discussion_.remarks()[step.remark]);
  }

  /// "Round 3, the Romans (R) to move".
  [[nodiscard]] std::string place(const AskedPosition& at) const {
    const WordsOfSheets& words = wordsIn(language_, kEnglishOfSheets, kGermanOfSheets);
    const std::string round = escapedHtml(titleOfRound(at.state.round, language_));
    if (!at.nation.exists()) return round + ", " + std::string(words.over);
    return round + ", " + sheetText(words.turn, escapedHtml(names_.nation(at.nation)), letter(at.nation));
  }

  [[nodiscard]] std::string stocks(const AskedPosition& at) const {
    std::string rows = "<tr><th></th>";
    for (std::size_t r = 0; r < kResources; ++r)
      rows += fmt::format("<th>{}</th>", letterOf(static_cast<Resource>(r), language_));
    rows += fmt::format("<th>P</th><th>{}</th><th>{}</th><th>{}</th></tr>\n",
                        titleOf(Term::shortCities, language_), titleOf(Term::shortTemples, language_),
                        language_ == Language::german ? "F" : "K");
    for (std::size_t n = 0; n < ids_.game.nations(); ++n) {
      const NationId nation(n);
      const NationState& own = at.state[nation];
      const std::string name =
          fmt::format("<b>{}</b> {}", letter(nation), escapedHtml(names_.nation(nation)));
      rows += fmt::format("<tr><td>{}{}</td>", nation == at.nation ? "▶ " : "", name);
      for (std::size_t r = 0; r < kResources; ++r)
        rows += fmt::format("<td>{}</td>", own.stock[r]);
      rows += fmt::format("<td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n", at.state.points(nation),
                          own.cities, own.temples, std::popcount(own.knowHow));
    }
    return numbers(rows);
  }

  [[nodiscard]] std::string rondel(const AskedPosition& at) const {
    const WordsOfSheets& words = wordsIn(language_, kEnglishOfSheets, kGermanOfSheets);
    std::string rows = fmt::format("<tr><th>{}</th><th>{}</th>", words.space, words.there);
    rows += at.stepIs ? fmt::format("<th>{}</th></tr>\n", words.price) : "</tr>\n";
    for (std::size_t s = 0; s < kSpaces; ++s) {
      std::string there;
      for (std::size_t n = 0; n < ids_.game.nations(); ++n)
        if (at.state.nations[n].rondel == static_cast<Space>(s))
          there += (there.empty() ? "" : " ") + letter(NationId(n));
      rows += fmt::format("<tr><td>{}</td><td><b>{}</b></td>",
                          escapedHtml(titleOf(static_cast<Space>(s), language_)), there);
      if (at.stepIs) rows += fmt::format("<td>{}</td>", priceOfStep(at.stepPrices[s]));
      rows += "</tr>\n";
    }
    return numbers(rows);
  }

  /// Know-how with prices and owners, cards, what the letters mean.
  [[nodiscard]] std::string small(const AskedPosition& at) const {
    const WordsOfSheets& words = wordsIn(language_, kEnglishOfSheets, kGermanOfSheets);
    std::string text = fmt::format("<p><small><b>{}:</b> {}</small></p>\n", words.knowHow, knowHows(at));
    if (ids_.game.ruleset->hasCards) text += cards(at);
    text += fmt::format("<p><small>{}", legendOfGoods());
    text += sheetText(words.legend, titleOf(Term::shortCities, language_),
                      titleOf(Term::shortTemples, language_), ids_.game.ruleset->goal[ids_.game.nations()]);
    if (at.stepIs) text += ". " + sheetText(words.rondelLegend, escapedHtml(names_.nation(at.nation)));
    return text + "</small></p>\n";
  }

private:
  [[nodiscard]] std::string letter(NationId n) const { return escapedHtml(letters_[n.index()]); }
  static std::string numbers(const std::string& rows) {
    return "<table class=\"numbers\" border=\"1\" cellspacing=\"0\" cellpadding=\"2\">" + rows + "</table>\n";
  }
  [[nodiscard]] std::string priceOfStep(int price) const {
    if (price < 0) return "–";
    if (price > 0) return std::to_string(price);
    return std::string(wordsIn(language_, kEnglishOfSheets, kGermanOfSheets).free);
  }
  [[nodiscard]] std::string knowHows(const AskedPosition& at) const {
    const Situation situation{ids_.game, at.state};
    const auto& all = ids_.game.ruleset->knowHows;
    std::string list;
    for (std::size_t k = 0; k < all.size(); ++k) {
      list +=
          fmt::format("{}{} {}", list.empty() ? "" : " · ", escapedHtml(titleOfTerm(all[k].id, language_)),
                      knowHowPrice(situation, KnowHowId(k)));
      std::string owners;
      for (std::size_t n = 0; n < ids_.game.nations(); ++n)
        if (at.state.nations[n].knows(KnowHowId(k)))
          owners += (owners.empty() ? "" : " ") + letter(NationId(n));
      if (!owners.empty()) list += " (<b>" + owners + "</b>)";
    }
    return list;
  }
  [[nodiscard]] std::string cardName(std::size_t card) const {
    return escapedHtml(titleOfTerm(ids_.game.ruleset->deck[card].id, language_));
  }
  [[nodiscard]] std::string cards(const AskedPosition& at) const {
    const WordsOfSheets& words = wordsIn(language_, kEnglishOfSheets, kGermanOfSheets);
    const CardState& state = at.state.cards;
    std::string open;
    for (std::size_t i = 0; i < state.displayed; ++i)
      open += (i == 0 ? "" : ", ") + cardName(state.display[i].index());
    std::string text = fmt::format("<p><small><b>{}:</b> {}", words.openCards, open.empty() ? "–" : open);
    for (std::size_t n = 0; n < 2; ++n) {
      std::string hand;
      for (std::size_t card = 0; card < ids_.game.ruleset->deck.size(); ++card)
        for (int i = 0; i < state.piles[card].hand[n]; ++i)
          hand += (hand.empty() ? "" : ", ") + cardName(card);
      text += ". <b>" + sheetText(words.hand, escapedHtml(names_.nation(NationId(n)))) + ":</b> " +
              (hand.empty() ? "–" : hand);
    }
    return text + "</small></p>\n";
  }
  /// "M marble, I iron, G gold, C coins, ".
  [[nodiscard]] std::string legendOfGoods() const {
    std::string text;
    for (std::size_t r = 0; r < kResources; ++r) {
      const auto resource = static_cast<Resource>(r);
      text += fmt::format("{} {}, ", letterOf(resource, language_), nounOf(resource, 2, language_));
    }
    return text;
  }

  const RemarkedGame& game_;
  Language language_;
  EventNames ids_;
  DisplayNames names_;
  Discussion discussion_;
  std::vector<std::string> letters_;
};

class WorksheetWriter {
public:
  WorksheetWriter(std::span<const RemarkedGame> games, const WorksheetOptions& options,
                  const WorksheetPicture& picture)
      : options_(options), words_(wordsIn(options.language, kEnglishOfSheets, kGermanOfSheets)),
        picture_(picture) {
    for (const RemarkedGame& game : games)
      games_.push_back(std::make_unique<SheetGame>(game, options.language));
  }

  WorksheetParts write() {
    std::vector<const Discussion*> discussions;
    for (const auto& game : games_)
      discussions.push_back(&game->discussion());
    for (const LessonOfGames& lesson : lessonsOfGames(discussions))
      if (options_.lesson.empty() || options_.lesson == lesson.slug) sheet(lesson);
    return std::move(parts_);
  }

private:
  void sheet(const LessonOfGames& lesson) {
    const std::string title = escapedHtml(readableId(lesson.slug));
    WorksheetParts::Sheet sheet;
    sheet.head = fmt::format("<h1>{}</h1>\n<p class=\"head\">{}: ______________________________ &nbsp; {}: "
                             "______________</p>\n",
                             title, words_.name, words_.date);
    std::string answers;
    for (const StepOfGames& one : lesson.steps)
      if (games_[one.game]->wants(one.step)) step(*games_[one.game], one.step, sheet, answers);
    if (sheet.steps.empty()) return;
    parts_.answers += fmt::format("<h1>{}: {}</h1>\n{}", words_.answers, title, answers);
    parts_.sheets.push_back(std::move(sheet));
  }

  void step(const SheetGame& game, const LessonStep& step, WorksheetParts::Sheet& sheet,
            std::string& answers) {
    const auto at = askedPosition(game.game().log, step.event);
    if (!at) return;
    const LessonText text = splitLessonText(game.discussion().remarks()[step.remark].now.text);
    const std::size_t number = sheet.steps.size() + 1;
    const std::string head = fmt::format("{}. {}", number, game.place(*at));
    std::string out = fmt::format("<h2>{}</h2>\n<table class=\"frame\" width=\"100%\" cellspacing=\"0\" "
                                  "cellpadding=\"4\"><tr><td>{}</td><td>{}{}</td></tr></table>\n{}",
                                  head, picture_(game.game(), step.event), game.stocks(*at), game.rondel(*at),
                                  game.small(*at));
    out += "<div class=\"question\">" + printedMarkdown(text.question) + "</div>\n";
    for (int i = 0; i < kLinesToWriteOn && text.answer; ++i)
      out += "<p class=\"write\">&nbsp;</p><hr>\n";
    sheet.steps.push_back(std::move(out));
    if (!text.answer) return;
    answers += fmt::format("<div class=\"answer\"><p><b>{}</b></p>{}</div>\n", head,
                           text.answer->empty() ? fmt::format("<p>{}</p>", words_.noAnswer)
                                                : printedMarkdown(*text.answer));
  }

  const WorksheetOptions& options_;
  const WordsOfSheets& words_;
  const WorksheetPicture& picture_;
  std::vector<std::unique_ptr<SheetGame>> games_;
  WorksheetParts parts_;
};

std::string inBase64(std::string_view bytes) {
  std::string out((bytes.size() + 2) / 3 * 4 + 1, '\0'); // with the NUL that OpenSSL writes behind it
  const int length = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(out.data()), // NOLINT: bytes as such
                                     reinterpret_cast<const unsigned char*>(bytes.data()), // NOLINT
                                     static_cast<int>(bytes.size()));
  out.resize(static_cast<std::size_t>(length));
  return out;
}

/// A drawing of its own, so that its names cannot meet those of another.
std::string drawnPosition(const RemarkedGame& game, NodeIndex event) {
  const std::string drawing = boardDiagram(game, event, {}, kOnPaper);
  if (drawing.empty()) return {};
  return "<img alt=\"\" src=\"data:image/svg+xml;base64," + inBase64(drawing) + "\">";
}

std::string sheetPolicy(std::string_view style) {
  const Hash hash = sha256(style);
  const std::string_view bytes(reinterpret_cast<const char*>(hash.bytes.data()), hash.bytes.size()); // NOLINT
  return fmt::format("default-src 'none'; img-src data:; style-src 'sha256-{}'; base-uri 'none'; form-action "
                     "'none'",
                     inBase64(bytes));
}

} // namespace

WorksheetParts worksheetParts(std::span<const RemarkedGame> games, const WorksheetOptions& options,
                              const WorksheetPicture& picture) {
  return WorksheetWriter(games, options, picture).write();
}

std::string worksheetPage(std::span<const RemarkedGame> games, const WorksheetOptions& options) {
  const WorksheetParts parts = worksheetParts(games, options, drawnPosition);
  if (parts.sheets.empty()) return {};
  const std::string style = fmt::format("@page{{size:{};margin:12mm}}{}",
                                        options.paper == SheetPaper::a4 ? "A4" : "letter", kSheetStyle);
  std::string body;
  for (const WorksheetParts::Sheet& sheet : parts.sheets) {
    body += "<section class=\"sheet\">\n" + sheet.head;
    for (const std::string& step : sheet.steps)
      body += "<section class=\"step\">\n" + step + "</section>\n";
    body += "</section>\n";
  }
  return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
                     "<meta name=\"generator\" content=\"Annales\">\n<title>{}</title>\n<style>{}</style>\n"
                     "</head>\n<body>\n{}<section class=\"answers\">\n{}</section>\n</body>\n</html>\n",
                     options.language == Language::german ? "de" : "en", sheetPolicy(style),
                     wordsIn(options.language, kEnglishOfSheets, kGermanOfSheets).title, style, body,
                     parts.answers);
}

} // namespace annales::inline importers
