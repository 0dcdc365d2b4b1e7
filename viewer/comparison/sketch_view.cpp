#include "viewer/comparison/sketch_view.h"

#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"

#include <QBuffer>
#include <QContextMenuEvent>
#include <QDir>
#include <QImage>
#include <QMenu>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kSketchRatio = 2;             // sharp enough for print
constexpr double kSavedWide = 900;             // pixels of a drawing
constexpr double kLeastWide = 320, kLow = 200; // pixels at scale 1

} // namespace

SketchView::SketchView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setLook(Look::of(View{}));
}

void SketchView::show(SketchContent content) {
  content_ = std::move(content);
  setAccessibleName(content_.title);
  setAccessibleDescription(content_.words);
  fit();
  update();
}

void SketchView::clear() {
  show({});
}

void SketchView::setLook(const Look& look) {
  look_ = look;
  fit();
  update();
}

Sketch SketchView::sketch(double width) const {
  if (isEmpty()) return {};
  return content_.draw({std::max(width, look_.px(kLeastWide)), std::max<double>(height(), look_.px(kLow))},
                       look_);
}

/// As high as the chart needs to be in this width.
void SketchView::fit() {
  if (isEmpty()) return setMinimumHeight(0);
  const Sketch least =
      content_.draw({std::max<double>(width(), look_.px(kLeastWide)), look_.px(kLow)}, look_);
  setMinimumHeight(static_cast<int>(std::ceil(least.size.height())));
}

void SketchView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) fit();
}

void SketchView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.panel);
  if (!isEmpty()) paintSketch(painter, sketch(width()));
}

void SketchView::contextMenuEvent(QContextMenuEvent* event) {
  if (isEmpty()) return;
  QMenu menu(this);
  menu.addAction(tr("Save the chart…"), this, &SketchView::askForFile);
  menu.exec(event->globalPos());
}

/// A drawing is for paper, whatever the window looks like.
QByteArray SketchView::bytesFor(const QString& file) const {
  if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
    return QByteArray::fromStdString(content_.csv());
  if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive))
    return QByteArray::fromStdString(svgOf(content_.draw({kSavedWide, kSavedWide / 2}, Look::of(View{}))));
  const Sketch drawn = sketch(width());
  QImage image((drawn.size * kSketchRatio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(kSketchRatio);
  QPainter painter(&image);
  paintSketch(painter, drawn);
  painter.end();
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  image.save(&bytes, "PNG");
  return bytes.data();
}

QString SketchView::saveAs(const QString& file) const {
  if (isEmpty()) return tr("No chart to save. Compare first.");
  const QString trouble = SparedFiles::write(file, bytesFor(file));
  const QString shown = QDir::toNativeSeparators(file);
  return trouble.isEmpty() ? tr("Saved as %1.").arg(shown)
                           : tr("%1 cannot be written: %2").arg(shown, trouble);
}

void SketchView::askForFile() {
  if (isEmpty()) return;
  const FileQuestion question{.title = tr("Save the chart"),
                              .filters = CommonWords::tr("Pictures (*.png)") + QStringLiteral(";;") +
                                         CommonWords::tr("Drawings (*.svg)") + QStringLiteral(";;") +
                                         CommonWords::tr("Tables (*.csv)"),
                              .purpose = QStringLiteral("pictures"),
                              .suggested = suggested_,
                              .suffix = QStringLiteral("png")};
  FileDialogs::saveThen(this, question, [this](const QString& file) { emit told(saveAs(file)); });
}

} // namespace annales::viewer
