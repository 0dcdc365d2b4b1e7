// A document on paper that fetches nothing but the pictures that were put in.
#pragma once

#include <QImage>
#include <QTextDocument>
#include <QUrl>

namespace annales::viewer {

class ClosedDocument : public QTextDocument {
public:
  /// Its name as the source of an image.
  QString put(const QImage& image) {
    const QString name = QStringLiteral("picture:%1").arg(++pictures_);
    addResource(QTextDocument::ImageResource, QUrl(name), image);
    return name;
  }

protected:
  QVariant loadResource(int type, const QUrl& name) override {
    return name.scheme() == QStringLiteral("picture") ? QTextDocument::loadResource(type, name) : QVariant();
  }

private:
  int pictures_ = 0;
};

} // namespace annales::viewer
