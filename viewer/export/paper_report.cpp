#include "viewer/export/paper_report.h"

#include "importers/html/safe_markdown.h"
#include "importers/remarks/remark_places.h"
#include "libreplay/exact/hostilities.h"
#include "libreplay/remarks/lesson.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/remark_words.h"
#include "viewer/export/closed_document.h"
#include "viewer/export/game_pictures.h"
#include "viewer/look/paper.h"
#include "viewer/look/words.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextOption>
#include <QUrl>
#include <bit>

namespace annales::viewer {
namespace {

constexpr int kPictureWidth = 640;  // in the document's pixels: as wide as the text
constexpr int kPositionWidth = 450; // two of them on a page, with what was said
constexpr double kPageHeight = 965, kHeadHeight = 75, kRemarkHeight = 30, kLineHeight = 18, kLetters = 90;

struct PaperWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PaperReport)
public:
  static QString finalPosition() { return tr("Final position"); }
  static QString remarks() { return tr("Remarks"); }
  static QString charts() { return tr("Charts"); }
  static QString table() { return tr("Final holdings"); }
  static QString deeds() { return tr("Attacks on other nations"); }
  static QString deedsOf() {
    return tr("Each row shows the deeds of one nation: battles begun, cities conquered, temples destroyed, "
              "units felled.");
  }
  static QString answer() { return tr("Answer"); }
  static QString players(const QString& nation, const QString& player) {
    return tr("%1, played by %2").arg(nation, player);
  }
  static QString won(const QString& nation, const QString& how) {
    return tr("Won by the %1: %2").arg(nation, how);
  }
  static QString over(const QString& how) { return tr("Ended: %1").arg(how); }
  static QString going() { return tr("The record stops before the end of the game."); }
  static QString length(int rounds, int events) { return tr("%1 rounds, %2 events").arg(rounds).arg(events); }
  static QString reconstructed() { return tr("The board is a reconstruction, not the printed one."); }
  static QString madeWith() { return tr("Made with Annales"); }
};

QString safe(const std::string& text) {
  return fromUtf8(page::escapedHtml(text));
}

std::shared_ptr<const OpenedGame> openedForPaper(const RemarkedGame& game) {
  const Language language = game.language;
  return openGame(EventLog(game.log), std::shared_ptr<const Board>(std::shared_ptr<void>(), game.board),
                  [language](const Event& event, const DisplayNames& names) {
                    DisplayNames spoken = names;
                    spoken.language = language;
                    return sentenceOf(event, spoken);
                  });
}

class PaperReport {
public:
  explicit PaperReport(const RemarkedGame& game)
      : game_(game), opened_(openedForPaper(game)), line_(*opened_->main()), places_(game),
        pictures_(*opened_, game.language == Language::german) {}

  std::string write() {
    cover();
    talk();
    charts();
    table();
    deeds();
    QFont font; // Inter has dashes between digits that no search finds
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(10);
    document_.setDefaultFont(unjoined(font));
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // words longer than a line stay on the paper
    document_.setDefaultTextOption(wrap);
    document_.setHtml(html_);
    PaperPictures::drawIn(document_);
    return printed();
  }

private:
  std::string printed() {
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QPdfWriter writer(&bytes);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(title());
    writer.setCreator(QStringLiteral("Annales"));
    writer.setResolution(300);
    document_.print(&writer);
    return bytes.data().toStdString();
  }

  [[nodiscard]] QString title() const {
    std::vector<std::string> nations;
    for (const NationLook& nation : pictures_.nations())
      nations.push_back(nation.name.toStdString());
    return fromUtf8(gameTitle(game_.log.tags(), nations));
  }

  /// In the direction of the document's language, whatever script its names have.
  void add(const char* tag, const QString& inner) {
    html_ += QStringLiteral("<%1 dir=\"ltr\">%2</%1>\n").arg(QLatin1String(tag), inner);
  }
  void addPicture(const QImage& image, int width = kPictureWidth) {
    if (!image.isNull())
      html_ += QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>\n").arg(document_.put(image)).arg(width);
  }
  [[nodiscard]] QString badge(std::size_t n) const {
    const NationLook& nation = pictures_.nations()[n];
    return QStringLiteral("<span style=\"background-color:%1;color:%2\"><b>&nbsp;%3&nbsp;</b></span>")
        .arg(nation.fill.name(), nation.ink.name(), nation.letter.toHtmlEscaped());
  }

  void cover() {
    const Tags& tags = game_.log.tags();
    add("h1", isolated(title().toHtmlEscaped()));
    QString about = fromUtf8(titleOf(game_.log.game().setup->ruleset)) + QStringLiteral(", ") +
                    safe(places_.names().boardName());
    if (const std::string site = printable(tagOf(tags, "site")); !site.empty())
      about += QStringLiteral(", ") + isolated(safe(site));
    add("p", about);
    for (std::size_t n = 0; n < pictures_.nations().size(); ++n) {
      const std::string player = printable(tagOf(tags, "player." + game_.log.game().nationWord(NationId(n))));
      const QString name = pictures_.nations()[n].name.toHtmlEscaped();
      add("p", badge(n) + QStringLiteral("&nbsp; ") +
                   (player.empty() ? name : PaperWords::players(name, isolated(safe(player)))));
    }
    add("p", QStringLiteral("<b>%1</b><br>%2")
                 .arg(result(),
                      PaperWords::length(static_cast<int>(last().round), static_cast<int>(line_.length()))));
    if (const std::string turned = turningSentence(game_, places_.names()); !turned.empty())
      add("p", safe(turned));
    add("h2", PaperWords::finalPosition());
    addPicture(pictures_.position(line_, line_.length(), {}));
    if (game_.board != nullptr && game_.board->provenance.grade == Grade::reconstructed)
      add("p", QStringLiteral("<small>%1</small>").arg(PaperWords::reconstructed()));
    add("p", QStringLiteral("<small>%1 · %2</small>")
                 .arg(PaperWords::madeWith(), fromUtf8(hexOf(game_.log.id()))));
  }

  [[nodiscard]] GameState last() const { return line_.stateAt(line_.length()); }
  [[nodiscard]] QString result() const {
    const GameState state = last();
    if (!state.ended) return PaperWords::going();
    const QString how = fromUtf8(titleOf(static_cast<EndReason>(state.endReason), game_.language));
    return state.winner.exists()
               ? PaperWords::won(pictures_.nations()[state.winner.index()].name.toHtmlEscaped(), how)
               : PaperWords::over(how);
  }

  /// A position for each event that has remarks; on the what-if line where only that has it.
  void talk() {
    if (places_.events().empty()) return;
    html_ += QStringLiteral("<h2 style=\"page-break-before:always\">%1</h2>\n").arg(PaperWords::remarks());
    for (const RemarkedEvent& at : places_.events())
      talkAbout(at);
  }

  void talkAbout(const RemarkedEvent& at) {
    const auto line = opened_->line(at.line.empty() ? std::string(kMainLine) : at.line);
    const EventIndex k = line == nullptr ? 0 : line->placeOf(at.event);
    QString head =
        at.round > 0 ? fromUtf8(titleOfRound(at.round, game_.language)) + QStringLiteral(", ") : QString();
    head += fromUtf8(fmt::format(fmt::runtime(phraseOf(RemarkPhrase::event, game_.language)),
                                 game_.log[at.event].seq + 1));
    if (!at.line.empty() && at.line != kMainLine)
      head += QStringLiteral(" · ") + isolated(safe(titleOfLine(at.line, game_.language)));
    const QImage picture = k > 0 ? pictures_.position(*line, k, marksOf(at)) : QImage();
    keepTogether(kHeadHeight + (picture.isNull() ? 0 : kPositionWidth * picture.height() / picture.width()) +
                 textHeight(at));
    html_ += QStringLiteral("<h3 dir=\"ltr\"%1>%2</h3>\n")
                 .arg(breaks_ ? QStringLiteral(" style=\"page-break-before:always\"") : QString(), head);
    add("p", (at.nation.exists() ? badge(at.nation.index()) + QStringLiteral("&nbsp; ") : QString()) +
                 QStringLiteral("<b>%1</b>").arg(safe(at.sentence)));
    addPicture(picture, kPositionWidth);
    for (const std::uint32_t thread : at.threads)
      for (const std::uint32_t place : places_.discussion().threads()[thread].remarks)
        if (places_.wants(places_.remark(place))) say(places_.remark(place));
  }

  [[nodiscard]] std::vector<Mark> marksOf(const RemarkedEvent& at) const {
    std::vector<Mark> marks;
    for (const std::uint32_t thread : at.threads)
      for (const std::uint32_t place : places_.discussion().threads()[thread].remarks)
        marks.insert(marks.end(), places_.remark(place).now.marks.begin(),
                     places_.remark(place).now.marks.end());
    return marks;
  }

  /// About as high as its remarks: nobody wants a sentence on one page and its picture on the next.
  [[nodiscard]] double textHeight(const RemarkedEvent& at) const {
    double height = 0;
    for (const std::uint32_t thread : at.threads)
      for (const std::uint32_t place : places_.discussion().threads()[thread].remarks)
        height += kRemarkHeight +
                  kLineHeight * (1 + static_cast<double>(places_.remark(place).now.text.size()) / kLetters);
    return height;
  }
  void keepTogether(double height) {
    breaks_ = used_ > 0 && used_ + height > kPageHeight;
    used_ = (breaks_ ? 0 : used_) + height;
  }

  void say(const DiscussedRemark& remark) {
    const Annotation& now = remark.now;
    QString head = QStringLiteral("<b>%1</b> %2")
                       .arg(isolated(safe(printable(now.author))), safe(remark.written.substr(0, 10)));
    for (const std::string& sign : signsOfRemark(now))
      head += QStringLiteral(" <b>%1</b>")
                  .arg(isolated(safe(sign.starts_with('$') ? titleOfSign(sign, game_.language) : sign)));
    const int depth = now.answers ? 24 : 0;
    html_ += QStringLiteral("<div style=\"margin-left:%1px\"><p dir=\"ltr\">%2</p>").arg(depth).arg(head);
    const LessonText text = splitLessonText(now.text);
    html_ += markdown(text.question);
    if (text.answer)
      html_ += QStringLiteral("<p><b>%1</b></p>").arg(PaperWords::answer()) + markdown(*text.answer);
    html_ += QStringLiteral("</div>\n");
  }

  /// Paper has nothing to press: links of ours are their words.
  static QString markdown(const std::string& text) {
    return fromUtf8(page::safeDocument(text, [](std::string_view target) {
      return target.starts_with("https://") || target.starts_with("http://");
    }));
  }

  [[nodiscard]] QString say(Term term) const { return fromUtf8(titleOf(term, game_.language)); }

  void charts() {
    html_ += QStringLiteral("<h2 style=\"page-break-before:always\">%1</h2>\n").arg(PaperWords::charts());
    const auto chart = [this](Measure measure, const QString& title) {
      addPicture(pictures_.chart(line_, measure, title));
    };
    chart(Measure::stock, say(Term::allResources));
    chart(Measure::points, say(Term::points));
    chart(Measure::units, say(Term::allUnitsOnBoard));
    chart(Measure::cities, say(Term::cities));
  }

  /// Nothing where no nation attacked another.
  void deeds() {
    const Hostilities all = hostilitiesOf(game_.log.game(), game_.log.eventsTo(game_.log.mainHead()));
    if (!all.any()) return;
    add("h2", PaperWords::deeds());
    add("p", PaperWords::deedsOf());
    html_ += QStringLiteral(
        "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\" width=\"100%\"><tr><td></td>");
    for (std::size_t n = 0; n < pictures_.nations().size(); ++n)
      html_ += QStringLiteral("<th>%1 %2</th>").arg(badge(n), pictures_.nations()[n].name.toHtmlEscaped());
    html_ += QStringLiteral("</tr>\n");
    for (std::size_t n = 0; n < all.nations(); ++n) {
      html_ +=
          QStringLiteral("<tr><td>%1 %2</td>").arg(badge(n), pictures_.nations()[n].name.toHtmlEscaped());
      for (std::size_t other = 0; other < all.nations(); ++other) {
        const DeedsAgainst& deeds = all.of(NationId(n), NationId(other));
        html_ += deeds.any() ? QStringLiteral("<td align=\"center\">%1, %2, %3, %4</td>")
                                   .arg(deeds.battles)
                                   .arg(deeds.cities)
                                   .arg(deeds.temples)
                                   .arg(deeds.units)
                             : QStringLiteral("<td align=\"center\">%1</td>")
                                   .arg(n == other ? QString() : QStringLiteral("–"));
      }
      html_ += QStringLiteral("</tr>\n");
    }
    html_ += QStringLiteral("</table>\n");
  }

  void table() {
    add("h2", PaperWords::table());
    const GameState state = last();
    const Pieces pieces = countPieces(state);
    html_ += QStringLiteral(
        "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\" width=\"100%\"><tr><td></td>");
    for (std::size_t n = 0; n < pictures_.nations().size(); ++n)
      html_ += QStringLiteral("<th>%1 %2</th>").arg(badge(n), pictures_.nations()[n].name.toHtmlEscaped());
    html_ += QStringLiteral("</tr>\n");
    const auto row = [this](const QString& name, const auto& value) {
      html_ += QStringLiteral("<tr><td>%1</td>").arg(name);
      for (std::size_t n = 0; n < pictures_.nations().size(); ++n)
        html_ += QStringLiteral("<td align=\"center\">%1</td>").arg(static_cast<int>(value(NationId(n))));
      html_ += QStringLiteral("</tr>\n");
    };
    row(say(Term::points), [&](NationId n) { return state.points(n); });
    for (std::size_t p = 0; p < kPersonages; ++p)
      row(fromUtf8(titleOfMany(static_cast<Personage>(p), game_.language)),
          [&](NationId n) { return state[n].personages[p]; });
    for (std::size_t r = 0; r < kResources; ++r)
      row(fromUtf8(titleOf(static_cast<Resource>(r), game_.language)),
          [&](NationId n) { return state[n].stock[r]; });
    row(say(Term::cities), [&](NationId n) { return state[n].cities; });
    row(say(Term::temples), [&](NationId n) { return state[n].temples; });
    row(say(Term::knowHows), [&](NationId n) { return std::popcount(state[n].knowHow); });
    row(say(Term::seas), [&](NationId n) { return state[n].seas; });
    row(say(Term::legionsOnBoard), [&](NationId n) { return pieces.units[n.index()][0]; });
    row(say(Term::galleysOnBoard), [&](NationId n) { return pieces.units[n.index()][1]; });
    html_ += QStringLiteral("</table>\n");
  }

  const RemarkedGame& game_;
  std::shared_ptr<const OpenedGame> opened_;
  const OpenedLine& line_;
  RemarkPlaces places_;
  GamePictures pictures_;
  ClosedDocument document_;
  QString html_;
  double used_ = kHeadHeight; // of the page
  bool breaks_ = false;
};

} // namespace

std::string paperReport(const RemarkedGame& game) {
  return PaperReport(game).write();
}

} // namespace annales::viewer
