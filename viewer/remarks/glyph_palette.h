// The glyphs as a popup: symbol, word and key of each.
#pragma once

#include "viewer/look/look.h"
#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_book.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>
#include <array>
#include <vector>

namespace annales::viewer {

class GlyphPalette : public QFrame {
  Q_OBJECT
public:
  explicit GlyphPalette(RemarkBook& book, QWidget* parent = nullptr);

  /// Opens in the middle of a widget. A key or a click toggles; Escape, G or a click outside closes.
  void openOver(const QWidget& widget);
  /// A glyph by its place in `glyphSigns()`; 0 to 7 have the keys 1 to 8: at the cursor, in one's own
  /// remark. A glyph for the position is about the selected nation, else about the one that acts.
  void toggleGlyph(int index);
  /// Whether one's own remarks at the cursor have it.
  [[nodiscard]] bool has(int index) const;
  [[nodiscard]] QToolButton& button(int index) { return *buttons_[static_cast<std::size_t>(index)]; }

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void retranslate();
  void refresh();
  [[nodiscard]] QString nationWord(std::string_view glyph) const;

  RemarkBook& book_;
  QLabel* title_;
  std::array<QLabel*, kGlyphGroups> groups_{};
  std::vector<QToolButton*> buttons_;
};

} // namespace annales::viewer
