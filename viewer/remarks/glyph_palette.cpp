#include "viewer/remarks/glyph_palette.h"

#include "libreplay/desk/glyph_place.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/remarks/remark_words.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kColumns = 4;
constexpr std::string_view kMoveGlyph = "!"; // of all glyphs for a move

bool concerns(const Annotation& remark, const std::string& nation) {
  return !remark.nation || *remark.nation == nation;
}

} // namespace

GlyphPalette::GlyphPalette(RemarkBook& book, QWidget* parent)
    : QFrame(parent, Qt::Popup), book_(book), title_(new QLabel(this)) {
  setFrameShape(StyledPanel);
  setObjectName(QStringLiteral("glyph-palette"));
  build();
  retranslate();
  connect(&book_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (isVisible() && (change.line || change.cursor || change.look || change.selected)) refresh();
  });
}

void GlyphPalette::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 8, 10, 10);
  column->setSpacing(4);
  title_->setTextFormat(Qt::PlainText);
  column->addWidget(title_);
  std::array<QGridLayout*, kGlyphGroups> grids{};
  for (std::size_t g = 0; g < kGlyphGroups; ++g) {
    groups_[g] = new QLabel(this);
    grids[g] = new QGridLayout;
    grids[g]->setSpacing(3);
    column->addWidget(groups_[g]);
    column->addLayout(grids[g]);
  }
  int index = 0;
  for (const GlyphSign& sign : glyphSigns()) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(button, &QToolButton::clicked, this, [this, index] { toggleGlyph(index); });
    QGridLayout* grid = grids[static_cast<std::size_t>(sign.group)];
    grid->addWidget(button, grid->count() / kColumns, grid->count() % kColumns);
    buttons_.push_back(button);
    ++index;
  }
}

void GlyphPalette::retranslate() {
  setAccessibleName(tr("Glyphs for remarks"));
  for (std::size_t g = 0; g < kGlyphGroups; ++g)
    groups_[g]->setText(SignWords::titleOf(static_cast<GlyphGroup>(g)));
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const GlyphSign& sign = glyphSigns()[i];
    const QString name = SignWords::nameOf(sign);
    buttons_[i]->setText(
        QStringLiteral("%1  %2  (%3)").arg(QString::fromUtf8(sign.symbol), name).arg(QChar(sign.key)));
    buttons_[i]->setAccessibleName(name);
  }
}

void GlyphPalette::refresh() {
  const Look look = Look::of(book_.store().session().view);
  title_->setFont(look.font(10.5, true));
  for (QLabel* group : groups_) {
    group->setForegroundRole(kQuietInk);
    group->setFont(look.font(9, true));
  }
  const QString about = nationWord(kMoveGlyph);
  const Tab* tab = book_.tab();
  const EventIndex at = tab == nullptr ? 0 : glyphPlace(*tab->line, tab->cursor, kMoveGlyph);
  title_->setText(
      tab == nullptr ? QString()
      : about.isEmpty()
          ? CommonWords::tr("Event %1").arg(at)
          : CommonWords::tr("Event %1 · %2").arg(at).arg(nationName(*tab->game, about.toStdString())));
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const bool on = has(static_cast<int>(i));
    fillWhere(on, *buttons_[i], look);
    buttons_[i]->setFont(look.font(9.5));
    buttons_[i]->setChecked(on);
    buttons_[i]->setEnabled(book_.canWrite());
  }
}

void GlyphPalette::openOver(const QWidget& widget) {
  refresh();
  adjustSize();
  const QPoint middle = widget.mapToGlobal(widget.rect().center()) - QPoint(width() / 2, height() / 2);
  const QRect room = widget.screen()->availableGeometry();
  move(std::clamp(middle.x(), room.left(), std::max(room.left(), room.right() - width())),
       std::clamp(middle.y(), room.top(), std::max(room.top(), room.bottom() - height())));
  show();
  setFocus();
}

/// For a move the nation that makes it; else the selected one, or the one that acts. Empty where there is
/// none.
QString GlyphPalette::nationWord(std::string_view glyph) const {
  const Tab* tab = book_.tab();
  if (tab == nullptr) return {};
  NationId n = tab->selected;
  if (!n.exists()) n = nationOf(tab->event());
  const std::string chosen = n.exists() ? tab->game->game().nationWord(n) : std::string();
  const EventIndex at = glyphPlace(*tab->line, tab->cursor, glyph);
  return fromUtf8(glyphNation(*tab->line, at, glyph, chosen));
}

bool GlyphPalette::has(int index) const {
  const GlyphSign& sign = glyphSigns()[static_cast<std::size_t>(index)];
  const Tab* tab = book_.tab();
  if (tab == nullptr) return false;
  const std::string nation = nationWord(sign.word).toStdString();
  const auto fits = [&](const Annotation& remark) {
    return hasGlyph(remark, sign.word) && (sign.group == GlyphGroup::observation || concerns(remark, nation));
  };
  return book_.ownHas(tab->cursor, fits) ||
         book_.ownHas(glyphPlace(*tab->line, tab->cursor, sign.word), fits);
}

void GlyphPalette::toggleGlyph(int index) {
  if (index < 0 || index >= static_cast<int>(buttons_.size())) return;
  const GlyphSign& sign = glyphSigns()[static_cast<std::size_t>(index)];
  book_.perform(ToggleGlyph{std::string(sign.word), nationWord(sign.word).toStdString()});
  if (isVisible()) refresh();
}

void GlyphPalette::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_G) return hide();
  const auto signs = glyphSigns();
  const auto at = std::ranges::find_if(
      signs, [&](const GlyphSign& sign) { return event->key() == static_cast<unsigned char>(sign.key); });
  if (at == signs.end()) return QFrame::keyPressEvent(event);
  toggleGlyph(static_cast<int>(at - signs.begin()));
}

void GlyphPalette::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

} // namespace annales::viewer
