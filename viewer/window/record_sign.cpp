#include "viewer/window/record_sign.h"

#include "libreplay/notebook/study.h"
#include "viewer/look/look.h"
#include "viewer/look/plain_tip.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QPainter>

namespace annales::viewer {
namespace {

constexpr int kDot = 10, kGap = 6; // pixels
constexpr int kWidest = 300, kNarrowest = 90;

} // namespace

RecordSign::RecordSign(StudyEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  setObjectName(QStringLiteral("recordSign"));
  connect(&editor_.store(), &SessionStore::changed, this, &RecordSign::tell);
  connect(&editor_.desk(), &StudyDesk::changed, this, &RecordSign::tell);
  tell();
}

void RecordSign::tell() {
  const Study* study = editor_.study();
  const bool records = study != nullptr && study->recording();
  setVisible(records);
  if (!records) return text_.clear();
  const PageKeeper* keeper = editor_.desk().keeper(editor_.store().tab()->game->id());
  const QString place = keeper == nullptr ? QString() : QString::fromStdString(keeper->place().string());
  const QString file = QFileInfo(place).fileName();
  text_ = file.isEmpty() ? tr("Recording") : tr("Recording into %1").arg(file);
  setAccessibleName(text_);
  setToolTip(plainTip(file.isEmpty() ? text_ : tr("Recording into %1").arg(QDir::toNativeSeparators(place))));
  updateGeometry();
  update();
}

QSize RecordSign::sizeHint() const {
  const int words = fontMetrics().horizontalAdvance(text_) + 1;
  return {std::min(kWidest, kDot + 3 * kGap + words), fontMetrics().height() + kGap};
}

QSize RecordSign::minimumSizeHint() const {
  return {std::min(kNarrowest, sizeHint().width()), sizeHint().height()};
}

void RecordSign::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Look::of(editor_.store().session().view).warning);
  painter.drawEllipse(QRectF(kGap, (height() - kDot) / 2.0, kDot, kDot));
  painter.setPen(palette().color(QPalette::WindowText));
  const QRect words = rect().adjusted(2 * kGap + kDot, 0, -kGap, 0);
  painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                   fontMetrics().elidedText(text_, Qt::ElideMiddle, words.width()));
}

void RecordSign::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) tell();
}

} // namespace annales::viewer
