// What all documents on paper have in common: words that can be searched, pictures without loss, and names in
// any script that turn nothing around them.
#pragma once

#include <QFont>
#include <QObject>
#include <QTextDocument>
#include <QTextObjectInterface>

namespace annales::viewer {

/// The font with a glyph for each letter. A search does not find words with letters joined to one glyph, such
/// as "field".
[[nodiscard]] QFont unjoined(QFont font);

/// Marks a name or a sign, so that its direction changes nothing before or behind it.
[[nodiscard]] QString isolated(const QString& words);

/// Draws the images of a document so that a PDF keeps every pixel. Without it they become JPEG.
class PaperPictures : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)
public:
  using QObject::QObject;

  /// The document owns what draws its images from now on.
  static void drawIn(QTextDocument& document);

  QSizeF intrinsicSize(QTextDocument* document, int place, const QTextFormat& format) override;
  void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int place,
                  const QTextFormat& format) override;
};

} // namespace annales::viewer
