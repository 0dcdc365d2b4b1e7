// Draws the same few words and numbers again and again without looking up their font or shaping them again.
#pragma once

#include "viewer/look/look.h"

#include <QHash>
#include <QPainter>
#include <QStaticText>

namespace annales::viewer {

class ShortTexts {
public:
  /// One line in the middle of the box, not clipped, in the painter's pen and Look::font(points, bold).
  void draw(QPainter& painter, const QRectF& box, const QString& text, const Look& look, double points,
            bool bold) {
    if (ready_.size() > kMost) ready_.clear(); // only unusual text gets this far
    const Key key{text, points * look.scale, bold};
    auto found = ready_.find(key);
    if (found == ready_.end()) found = ready_.insert(key, made(text, look.font(points, bold)));
    painter.setFont(found->font);
    painter.drawStaticText(box.center() - found->middle, found->text);
  }

private:
  static constexpr qsizetype kMost = 2000;

  struct Key {
    QString text;
    double points;
    bool bold;
    friend bool operator==(const Key&, const Key&) = default;
    friend size_t qHash(const Key& key, size_t seed = 0) {
      return qHashMulti(seed, key.text, key.points, key.bold);
    }
  };
  struct Ready {
    QFont font;
    QStaticText text;
    QPointF middle;
  };

  static Ready made(const QString& words, const QFont& font) {
    QStaticText text(words);
    text.setTextFormat(Qt::PlainText);
    text.setPerformanceHint(QStaticText::AggressiveCaching);
    text.prepare(QTransform(), font);
    return {font, text, QPointF(text.size().width() / 2, text.size().height() / 2)};
  }

  QHash<Key, Ready> ready_;
};

} // namespace annales::viewer
