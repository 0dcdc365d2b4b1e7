#include "viewer/export/paper_worksheet.h"

#include "importers/html/worksheet.h"
#include "viewer/export/closed_document.h"
#include "viewer/export/game_pictures.h"
#include "viewer/look/paper.h"
#include "viewer/look/words.h"

#include <QBuffer>
#include <QLocale>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>
#include <map>
#include <memory>

namespace annales::viewer {
namespace {

constexpr int kSheetPicture = 400; // in the document's pixels
constexpr int kSheetPixels = 1600;
constexpr double kSheetWidth = 640, kSheetHeight = 940; // of a page's text
constexpr double kSheetMargin = 24;                     // what a page keeps free below

QFont sheetFont() {
  QFont font; // Inter has dashes between digits that no search finds
  font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
  font.setPointSizeF(9);
  return unjoined(font);
}

/// The positions of one game as pictures.
class SheetPictures {
public:
  SheetPictures(const RemarkedGame& game, bool german)
      : opened_(openGame(EventLog(game.log),
                         std::shared_ptr<const Board>(std::shared_ptr<void>(), game.board), sentenceOf)),
        pictures_(*opened_, german, kSheetPixels) {}

  /// On the first line that has the event.
  QImage of(NodeIndex event) {
    for (const LineName& name : opened_->lines()) {
      const auto line = opened_->line(name.name);
      const EventIndex k = line == nullptr ? 0 : line->placeOf(event);
      if (k > 0) return pictures_.position(*line, k, {});
    }
    return {};
  }

private:
  std::shared_ptr<const OpenedGame> opened_;
  GamePictures pictures_;
};

class PaperWorksheet {
public:
  PaperWorksheet(std::span<const RemarkedGame> games, const std::string& lesson) {
    const Language language = games.empty() ? Language::english : games.front().language;
    parts_ = worksheetParts(games, {language, SheetPaper::a4, lesson},
                            [&](const RemarkedGame& game, NodeIndex event) { return picture(game, event); });
  }

  std::string write(QPageSize::PageSizeId paper) {
    if (parts_.sheets.empty()) return {};
    for (const WorksheetParts::Sheet& sheet : parts_.sheets)
      add(sheet);
    html_ += QStringLiteral("<div style=\"page-break-before:always\"></div>") + fromUtf8(parts_.answers);
    document_.setDefaultFont(sheetFont());
    document_.setHtml(html_);
    PaperPictures::drawIn(document_);
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QPdfWriter writer(&bytes);
    writer.setPageSize(QPageSize(paper));
    writer.setCreator(QStringLiteral("Annales"));
    writer.setResolution(300);
    document_.print(&writer);
    return bytes.data().toStdString();
  }

private:
  std::string picture(const RemarkedGame& game, NodeIndex event) {
    auto& pictures = pictures_[&game];
    if (pictures == nullptr)
      pictures = std::make_unique<SheetPictures>(game, game.language == Language::german);
    const QImage image = pictures->of(event);
    if (image.isNull()) return {};
    return QStringLiteral("<img src=\"%1\" width=\"%2\">")
        .arg(document_.put(image))
        .arg(kSheetPicture)
        .toStdString();
  }

  /// Steps stay on one page, so many as it has room for.
  void add(const WorksheetParts::Sheet& sheet) {
    double used = height(fromUtf8(sheet.head));
    html_ +=
        (html_.isEmpty() ? QString() : QStringLiteral("<div style=\"page-break-before:always\"></div>")) +
        fromUtf8(sheet.head);
    bool first = true;
    for (const std::string& step : sheet.steps) {
      const QString markup = fromUtf8(step);
      const double more = height(markup);
      const bool breaks = !first && used + more > kSheetHeight - kSheetMargin;
      used = breaks ? more : used + more;
      first = false;
      html_ += breaks ? QStringLiteral("<div style=\"page-break-before:always\"></div>") + markup : markup;
    }
  }

  double height(const QString& markup) {
    QTextDocument part;
    part.setDefaultFont(sheetFont());
    part.setHtml(markup);
    part.setTextWidth(kSheetWidth);
    const auto pictures = static_cast<double>(markup.count(QStringLiteral("<img ")));
    return part.size().height() + pictures * kSheetPicture * 2 / 3; // pictures are not in this document
  }

  ClosedDocument document_;
  std::map<const RemarkedGame*, std::unique_ptr<SheetPictures>> pictures_;
  WorksheetParts parts_;
  QString html_;
};

} // namespace

std::string paperWorksheet(std::span<const RemarkedGame> games, const std::string& lesson,
                           QPageSize::PageSizeId paper) {
  return PaperWorksheet(games, lesson).write(paper);
}

QPageSize::PageSizeId paperOfCountry() {
  const bool metric = QLocale::system().measurementSystem() != QLocale::ImperialUSSystem;
  return metric ? QPageSize::A4 : QPageSize::Letter;
}

std::string paperWorksheet(const RemarkedGame& game) {
  return paperWorksheet(std::span(&game, 1), {}, paperOfCountry());
}

} // namespace annales::viewer
