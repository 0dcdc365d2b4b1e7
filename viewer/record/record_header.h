// The head of the ledger: nations, and below them the resources of their columns.
#pragma once

#include "viewer/record/record_delegate.h"

#include <QHeaderView>

namespace annales::viewer {

class RecordHeader : public QHeaderView {
  Q_OBJECT
public:
  RecordHeader(const RecordModel& model, const RecordDelegate& delegate, QWidget* parent);
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
  const RecordModel& model_;
  const RecordDelegate& delegate_;
};

} // namespace annales::viewer
