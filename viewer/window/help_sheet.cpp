#include "viewer/window/help_sheet.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kMostColumns = 3;
constexpr int kHelpFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

HelpSheet::HelpSheet(std::vector<HelpRow> rows, const Look& look, QWidget* parent)
    : QWidget(parent), rows_(std::move(rows)), look_(look) {
  const QFontMetricsF metrics(look_.font(10, true));
  for (const HelpRow& row : rows_)
    keysWidth_ = std::max(keysWidth_, metrics.horizontalAdvance(row.keys) + 2);
  QStringList words;
  for (const HelpRow& row : rows_)
    words << (row.keys.isEmpty() ? row.text : row.keys + QStringLiteral(": ") + row.text);
  setAccessibleDescription(words.join(QStringLiteral("; ")));
}

QRectF HelpSheet::needed(const QString& text, const QFont& font, double width) const {
  return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10'000), kHelpFlags, text);
}

double HelpSheet::heightOf(const HelpRow& row, double wide) const {
  const double air = look_.px(row.keys.isEmpty() ? 12 : 5);
  return needed(row.text, fontOf(row), wide).height() + air;
}

void HelpSheet::setRoom(int width) {
  const double gap = look_.px(10), least = keysWidth_ + gap + look_.px(190);
  const int columns = std::clamp(static_cast<int>((width + 2 * gap) / (least + 2 * gap)), 1, kMostColumns);
  const double wide = (width - (columns - 1) * 2 * gap) / columns, words = wide - keysWidth_ - gap;
  double all = 0;
  for (const HelpRow& row : rows_)
    all += heightOf(row, row.keys.isEmpty() ? wide : words);
  places_.clear();
  double x = 0, y = 0, highest = 0;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool title = rows_[i].keys.isEmpty();
    const double high = heightOf(rows_[i], title ? wide : words);
    const double next =
        title && i + 1 < rows_.size() ? heightOf(rows_[i + 1], words) : 0; // not a title alone
    if (y + high / 2 + next > all / columns && y > 0 && x + 2 * wide < width + gap) {
      x += wide + 2 * gap;
      y = 0;
    }
    const double left = title ? x : x + keysWidth_ + gap;
    places_.push_back({QRectF(x, y, keysWidth_, high), QRectF(left, y, title ? wide : words, high)});
    y += high;
    highest = std::max(highest, y);
  }
  setFixedSize(width, static_cast<int>(highest) + 1);
}

bool HelpSheet::isWhole() const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const auto& [keys, text] = places_[i];
    const QRectF words = needed(rows_[i].text, fontOf(rows_[i]), text.width());
    if (!QRectF(rect()).contains(keys | text)) return false;
    if (words.width() > text.width() || words.height() > text.height()) return false;
    if (!rows_[i].keys.isEmpty() && keys.right() > text.left()) return false;
    if (i > 0 && (places_[i - 1].text | places_[i - 1].keys).intersects(keys | text)) return false;
  }
  return places_.size() == rows_.size();
}

void HelpSheet::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const HelpRow& row = rows_[i];
    const bool title = row.keys.isEmpty();
    painter.setFont(look_.font(10, true));
    painter.setPen(look_.text);
    if (!title) painter.drawText(places_[i].keys, Qt::AlignRight | Qt::AlignTop, row.keys);
    painter.setFont(fontOf(row));
    painter.setPen(title ? look_.accent : look_.text);
    const double down = title ? look_.px(6) : 0;
    painter.drawText(places_[i].text.adjusted(0, down, 0, down), kHelpFlags, row.text);
  }
}

} // namespace annales::viewer
