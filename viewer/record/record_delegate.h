// Paints the rows of the record: nothing but text and small symbols.
#pragma once

#include "viewer/record/record_model.h"
#include "viewer/record/search_marks.h"
#include "viewer/store/session_store.h"

#include <QHash>
#include <QPixmap>
#include <QStaticText>
#include <QStyledItemDelegate>
#include <array>

namespace annales::viewer {

class RecordDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  RecordDelegate(const SessionStore& store, const RecordModel& model, QObject* parent);

  /// Also when names of nations differ.
  void setLook(const Look& look, double zoom);
  void setSearch(const QString& query) { words_ = searchWords(query); }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] int rowHeight() const;
  /// Of a nation's ledger column with so much for words; of one resource in it.
  [[nodiscard]] int nationWidth(double words) const {
    return 4 * resourceWidth() + static_cast<int>(size(words));
  }
  [[nodiscard]] int resourceWidth() const { return static_cast<int>(size(28)); }
  [[nodiscard]] const QFont& font(bool bold = false) const { return bold ? bold_ : font_; }
  [[nodiscard]] double size(double pixels) const { return look_.px(pixels * zoom_); }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  /// How a row is marked.
  enum class Mark : std::uint8_t { none, soft, strong };
  [[nodiscard]] Mark markOf(const QModelIndex& index) const;
  [[nodiscard]] bool holds(const QModelIndex& index, EventIndex k) const;
  void paintGround(QPainter& painter, const QRect& box, const QModelIndex& index) const;
  /// `open`: the rows below it are shown.
  void paintStory(QPainter& painter, QRectF box, const QModelIndex& index, bool open) const;
  void paintSentence(QPainter& painter, QRectF& box, const QModelIndex& index, bool alone) const;
  void paintOpening(QPainter& painter, QRectF& box, const QModelIndex& index) const;
  void paintRemark(QPainter& painter, QRectF box, const QModelIndex& index) const;
  void paintElsewhere(QPainter& painter, QRectF box, const QModelIndex& index) const;
  void paintNumber(QPainter& painter, QRectF& box, const QModelIndex& index) const;
  void paintBadge(QPainter& painter, QRectF& box, const QModelIndex& index) const;
  void paintPin(QPainter& painter, QRectF& box) const;
  void paintHits(QPainter& painter, const QRectF& box, const QString& text) const;
  void paintViolation(QPainter& painter, const QRectF& box, const QString& text) const;
  void paintChange(QPainter& painter, const QRectF& box, const QModelIndex& index) const;
  [[nodiscard]] QString countOf(const QModelIndex& index) const;

  /// Text that was shaped once.
  struct Shaped {
    QStaticText text;
    double width = 0;
  };
  [[nodiscard]] const Shaped& shaped(const QString& text, bool bold) const;
  void drawText(QPainter& painter, const QRectF& box, const QString& text, bool bold = false,
                Qt::Alignment side = Qt::AlignLeft) const;

  const SessionStore& store_;
  const RecordModel& model_;
  Look look_;
  QFont font_, bold_;
  mutable std::array<QHash<QString, Shaped>, 2> shaped_; // plain and bold: caches
  double zoom_ = 1;
  std::vector<QString> words_;
};

} // namespace annales::viewer
