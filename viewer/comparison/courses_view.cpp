#include "viewer/comparison/courses_view.h"

namespace annales::viewer {

CoursesView::CoursesView(QWidget* parent)
    : QWidget(parent), over_(new QLabel), row_(new QBoxLayout(QBoxLayout::TopToBottom)) {
  over_->setWordWrap(true);
  over_->setTextFormat(Qt::PlainText);
  over_->setMargin(4);
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(2);
  for (const CourseKind kind : {CourseKind::personages, CourseKind::playing, CourseKind::withoutPersonage})
    row_->addWidget(charts_[static_cast<std::size_t>(kind)] = new CourseChart(kind), 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(over_);
  column->addLayout(row_, 1);
}

void CoursesView::show(const SideCourses& a, const SideCourses& b) {
  for (CourseChart* chart : charts_)
    chart->show(a, b);
  QStringList words{tr("A: %1 seats in %2 games, B: %3 seats in %4 games, not adjusted. A difference may "
                       "come from nations, seats and boards; only the verdict takes these into account. "
                       "Games that have ended count with their final value. The numbers below each round "
                       "show how many were still playing. The bands are 95 % confidence bands: for the whole "
                       "curve of personages, for each round by itself in the other two charts.")
                        .arg(a.seats)
                        .arg(a.games)
                        .arg(b.seats)
                        .arg(b.games)};
  if (a.unfinished + b.unfinished > 0)
    words << tr("Unfinished games (%1 and %2) count up to the round before the one in which they stop.")
                 .arg(a.unfinished)
                 .arg(b.unfinished);
  over_->setText(words.join(QLatin1Char(' ')));
}

void CoursesView::clear() {
  for (CourseChart* chart : charts_)
    chart->clear();
  over_->clear();
}

void CoursesView::setLook(const Look& look) {
  look_ = look;
  over_->setFont(look.font(9.5));
  for (CourseChart* chart : charts_)
    chart->setLook(look);
}

void CoursesView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool wide = width() >= 3 * charts_[0]->minimumSizeHint().width();
  row_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace annales::viewer
