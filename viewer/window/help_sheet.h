// All keys in columns, as large as they need to be.
#pragma once

#include "viewer/look/look.h"

#include <QWidget>
#include <vector>

namespace annales::viewer {

struct HelpRow {
  QString keys, text; // without keys: a title
};

/// As wide as it is told; then as high as its rows are, none of which is cut.
class HelpSheet : public QWidget {
  Q_OBJECT
public:
  HelpSheet(std::vector<HelpRow> rows, const Look& look, QWidget* parent = nullptr);

  /// Sets the rows for that width.
  void setRoom(int width);
  /// Every row is on the sheet, none over another, and each has the room for all its words.
  [[nodiscard]] bool isWhole() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  struct Place {
    QRectF keys, text;
  };
  [[nodiscard]] QRectF needed(const QString& text, const QFont& font, double width) const;
  [[nodiscard]] double heightOf(const HelpRow& row, double wide) const;
  [[nodiscard]] QFont fontOf(const HelpRow& row) const {
    return look_.font(row.keys.isEmpty() ? 11 : 10, row.keys.isEmpty());
  }

  std::vector<HelpRow> rows_;
  Look look_;
  std::vector<Place> places_; // of each row
  double keysWidth_ = 0;
};

} // namespace annales::viewer
