#include "viewer/editor/picture_form.h"

#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QImageReader>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTransform>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr int kMostPixels = 12'000; // along a side; larger pictures are read smaller

} // namespace

PictureForm::PictureForm(QWidget* parent)
    : QWidget(parent), text_(new QLabel), load_(new QPushButton), remove_(new QPushButton),
      left_(new QPushButton), right_(new QPushButton), square_(new QPushButton), rows_(new QFormLayout),
      strength_(new QSlider(Qt::Horizontal)), x_(new QDoubleSpinBox), y_(new QDoubleSpinBox),
      scale_(new QDoubleSpinBox) {
  strength_->setObjectName(QStringLiteral("strength"));
  text_->setWordWrap(true);
  strength_->setRange(0, 100);
  strength_->setValue(50);
  for (QDoubleSpinBox* box : {x_, y_}) {
    box->setRange(-1e6, 1e6);
    box->setDecimals(1);
    box->setSingleStep(2);
  }
  scale_->setRange(0.01, 10'000);
  scale_->setDecimals(2);
  scale_->setSingleStep(0.2);
  scale_->setSuffix(QStringLiteral(" %"));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(load_);
  buttons->addWidget(remove_);
  buttons->addStretch(1);
  auto* turns = new QHBoxLayout;
  for (QPushButton* button : {left_, right_, square_})
    turns->addWidget(button);
  turns->addStretch(1);
  square_->setObjectName(QStringLiteral("square"));
  for (QWidget* widget : std::initializer_list<QWidget*>{strength_, x_, y_, scale_})
    rows_->addRow(new QLabel, widget);
  auto* all = new QVBoxLayout(this);
  all->addWidget(text_);
  all->addLayout(buttons);
  all->addLayout(turns);
  all->addLayout(rows_);
  all->addStretch(1);
  connect(load_, &QPushButton::clicked, this, &PictureForm::choose);
  connect(remove_, &QPushButton::clicked, this, [this] {
    backdrop_.image = {};
    showNumbers();
    emit changed(backdrop_);
  });
  connect(left_, &QPushButton::clicked, this, [this] { rotate(-1); });
  connect(right_, &QPushButton::clicked, this, [this] { rotate(1); });
  connect(square_, &QPushButton::clicked, this, &PictureForm::cornersAsked);
  connect(strength_, &QSlider::valueChanged, this, &PictureForm::read);
  for (QDoubleSpinBox* box : {x_, y_, scale_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &PictureForm::read);
  retranslate();
  showNumbers();
}

void PictureForm::retranslate() {
  text_->setText(
      tr("Place a photo or scan of your own printed board under the map. Then correct borders and outlines "
         "to match it. The picture stays on this computer and never becomes part of the board."));
  load_->setText(tr("&Choose a picture…"));
  remove_->setText(tr("Remove"));
  left_->setText(tr("Turn &left"));
  right_->setText(tr("Turn &right"));
  square_->setText(tr("&Straighten…"));
  square_->setToolTip(tr("Click the four corners of the printed board, clockwise from the upper left"));
  const QStringList labels{tr("Opacity"), tr("From the left"), tr("From the top"), tr("Size")};
  const std::array<QWidget*, 4> fields{strength_, x_, y_, scale_};
  for (int row = 0; row < labels.size(); ++row) {
    qobject_cast<QLabel*>(rows_->itemAt(row, QFormLayout::LabelRole)->widget())->setText(labels[row]);
    fields[static_cast<std::size_t>(row)]->setAccessibleName(labels[row]);
  }
  scale_->setToolTip(tr("100 %: as wide as the board"));
}

void PictureForm::choose() {
  FileDialogs::openThen(this,
                        {.title = tr("Choose a picture"),
                         .filters = tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)") +
                                    QStringLiteral(";;") + CommonWords::tr("All files (*)"),
                         .purpose = QStringLiteral("pictures-of-boards")},
                        [this](const QString& path) { load(path); });
}

bool PictureForm::load(const QString& path) {
  if (SparedFiles::has(path)) {
    emit failed(SparedFiles::sentence(path));
    return false;
  }
  QImageReader reader(path);
  reader.setAutoTransform(true);
  QSize size = reader.size();
  if (size.width() > kMostPixels || size.height() > kMostPixels) {
    size.scale(kMostPixels, kMostPixels, Qt::KeepAspectRatio);
    reader.setScaledSize(size);
  }
  const QImage image = reader.read();
  if (image.isNull()) {
    emit failed(tr("%1 cannot be shown as a picture: %2").arg(path, reader.errorString()));
    return false;
  }
  backdrop_.image = image;
  backdrop_.offset = {};
  backdrop_.scale = board_.width() / image.width();
  showNumbers();
  emit changed(backdrop_);
  return true;
}

void PictureForm::rotate(int quarters) {
  if (backdrop_.image.isNull()) return;
  const auto size = [this] { return QSizeF(backdrop_.image.size()) * backdrop_.scale; };
  const QPointF middle = backdrop_.offset + QPointF(size().width(), size().height()) / 2;
  backdrop_.image = backdrop_.image.transformed(QTransform().rotate(90.0 * quarters));
  backdrop_.offset = middle - QPointF(size().width(), size().height()) / 2;
  showNumbers();
  emit changed(backdrop_);
}

/// As many pixels across as it had.
void PictureForm::putSquare(const QPolygonF& corners) {
  if (backdrop_.image.isNull() || corners.size() != 4) return;
  QPolygonF onImage;
  for (const QPointF& corner : corners)
    onImage << (corner - backdrop_.offset) / backdrop_.scale;
  const int wide = backdrop_.image.width();
  const int high = std::clamp(qRound(wide * board_.height() / board_.width()), 1, kMostPixels);
  const QPolygonF whole{{QPointF(0, 0), QPointF(wide, 0), QPointF(wide, high), QPointF(0, high)}};
  QTransform square;
  if (!QTransform::quadToQuad(onImage, whole, square))
    return emit failed(tr("These four points are not the corners of a board."));
  QImage result(wide, high, QImage::Format_ARGB32_Premultiplied);
  result.fill(Qt::transparent);
  QPainter painter(&result);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setTransform(square);
  painter.drawImage(0, 0, backdrop_.image);
  painter.end();
  backdrop_.image = result;
  backdrop_.offset = {};
  backdrop_.scale = board_.width() / wide;
  showNumbers();
  emit changed(backdrop_);
}

void PictureForm::showNumbers() {
  const QScopedValueRollback guard(isFilling_, true);
  const bool any = !backdrop_.image.isNull();
  for (QWidget* widget :
       std::initializer_list<QWidget*>{remove_, left_, right_, square_, strength_, x_, y_, scale_})
    widget->setEnabled(any);
  x_->setValue(backdrop_.offset.x());
  y_->setValue(backdrop_.offset.y());
  scale_->setValue(any ? backdrop_.scale * backdrop_.image.width() / board_.width() * 100 : 100);
}

void PictureForm::read() {
  if (isFilling_ || backdrop_.image.isNull()) return;
  backdrop_.strength = strength_->value() / 100.0;
  backdrop_.offset = {x_->value(), y_->value()};
  backdrop_.scale = scale_->value() / 100 * board_.width() / backdrop_.image.width();
  emit changed(backdrop_);
}

void PictureForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace annales::viewer
