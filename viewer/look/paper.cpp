#include "viewer/look/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QTextFormat>
#include <QUrl>

namespace annales::viewer {
namespace {

constexpr double kUnjoined = 0.02; // pixels between letters: any space keeps them apart

QImage imageOf(QTextDocument& document, const QTextFormat& format) {
  const QVariant picture =
      document.resource(QTextDocument::ImageResource, QUrl(format.toImageFormat().name()));
  return picture.metaType() == QMetaType::fromType<QPixmap>() ? picture.value<QPixmap>().toImage()
                                                              : picture.value<QImage>();
}

/// Sizes in a document are pixels of a screen.
double pixelsPerScreenPixel(const QTextDocument& document) {
  const QPaintDevice* paper = document.documentLayout()->paintDevice();
  static const double screen = QPixmap(1, 1).logicalDpiY();
  return paper == nullptr ? 1 : paper->logicalDpiY() / screen;
}

} // namespace

QFont unjoined(QFont font) {
  font.setLetterSpacing(QFont::AbsoluteSpacing, kUnjoined);
  return font;
}

QString isolated(const QString& words) {
  constexpr QChar begin(0x2068), end(0x2069); // first strong isolate, pop directional isolate
  return words.isEmpty() ? words : begin + words + end;
}

void PaperPictures::drawIn(QTextDocument& document) {
  document.documentLayout()->registerHandler(QTextFormat::ImageObject, new PaperPictures(&document));
}

QSizeF PaperPictures::intrinsicSize(QTextDocument* document, int /*place*/, const QTextFormat& format) {
  const QTextImageFormat image = format.toImageFormat();
  const QSizeF whole = imageOf(*document, format).size();
  if (whole.isEmpty()) return {};
  const double wide = image.hasProperty(QTextFormat::ImageWidth) ? image.width()
                      : image.hasProperty(QTextFormat::ImageHeight)
                          ? image.height() * whole.width() / whole.height()
                          : whole.width();
  const double high =
      image.hasProperty(QTextFormat::ImageHeight) ? image.height() : wide * whole.height() / whole.width();
  return QSizeF(wide, high) * pixelsPerScreenPixel(*document);
}

void PaperPictures::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int /*place*/,
                               const QTextFormat& format) {
  const QPainter::RenderHints before = painter->renderHints();
  painter->setRenderHint(QPainter::LosslessImageRendering);
  painter->drawImage(rect, imageOf(*document, format));
  painter->setRenderHints(before, true);
  painter->setRenderHint(QPainter::LosslessImageRendering, before.testFlag(QPainter::LosslessImageRendering));
}

} // namespace annales::viewer
