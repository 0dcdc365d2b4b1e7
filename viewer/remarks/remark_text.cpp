#include "viewer/remarks/remark_text.h"

#include "importers/html/safe_markdown.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QWheelEvent>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr qsizetype kMostMarkup = 20'000, kMostSigns = 1'500; // beyond that it is shown as it was typed
constexpr qsizetype kMostLetters = 4'000;                     // of text that was made to hurt

/// A QTextDocument reads files by itself where nobody gives it a resource: this one has none to give.
class ClosedDocument : public QTextDocument {
public:
  using QTextDocument::QTextDocument;

protected:
  QVariant loadResource(int, const QUrl&) override { return QByteArray(); }
};

/// Text without a place to break a line takes the layout long.
QString shortened(const QString& text) {
  if (text.size() <= kMostLetters) return text;
  return text.left(kMostLetters) + QStringLiteral("…");
}

/// Qt has coloured them by the program's palette, which may be another look's.
void colourLinks(QTextDocument& document, const QColor& colour) {
  QTextCharFormat paint;
  paint.setForeground(colour);
  std::vector<std::pair<int, int>> links;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    for (auto it = block.begin(); !it.atEnd(); ++it)
      if (it.fragment().charFormat().isAnchor())
        links.emplace_back(it.fragment().position(), it.fragment().length());
  for (const auto& [from, length] : links) {
    QTextCursor cursor(&document);
    cursor.setPosition(from);
    cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(paint);
  }
}

/// What Markdown is made of. Each may become a piece of its own, and thousands of pieces take seconds.
bool isTooMuch(const QString& markdown) {
  static const QString special = QStringLiteral("*_~`[]<>&!|#-+=.\n");
  const auto signs = std::ranges::count_if(markdown, [](QChar c) { return special.contains(c); });
  return markdown.size() > kMostMarkup || signs > kMostSigns;
}

} // namespace

void setSafeMarkdown(QTextDocument& document, const QString& markdown) {
  if (isTooMuch(markdown)) return document.setPlainText(shortened(markdown));
  document.setHtml(fromUtf8(page::safeDocument(markdown.toStdString(), [](auto) { return true; })));
}

RemarkText::RemarkText(QWidget* parent) : QTextBrowser(parent) {
  setDocument(new ClosedDocument(this));
  setOpenLinks(false);
  setOpenExternalLinks(false);
  setFrameShape(NoFrame);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  setTextInteractionFlags(Qt::TextBrowserInteraction);
  viewport()->setAutoFillBackground(false);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(this, &QTextBrowser::anchorClicked, this, &RemarkText::follow);
  connect(this, qOverload<const QUrl&>(&QTextBrowser::highlighted), this, &RemarkText::tellTarget);
}

/// Into a document that nobody looks at yet: a shown one is laid out again at every piece.
void RemarkText::setRemark(const QString& markdown, const Look& look) {
  if (markdown == markdown_ && look.scale == scale_ && look.dark == dark_) return;
  markdown_ = markdown;
  scale_ = look.scale;
  dark_ = look.dark;
  measured_.clear();
  auto* fresh = new ClosedDocument(this);
  fresh->setUndoRedoEnabled(false);
  fresh->setDocumentMargin(0);
  fresh->setDefaultFont(look.font(10));
  setSafeMarkdown(*fresh, markdown);
  colourLinks(*fresh, look.accent);
  setOwnColours(*this, {{QPalette::Base, Qt::transparent}});
  const QTextDocument* before = document();
  setDocument(fresh);
  delete before;
  updateGeometry();
}

/// The text keeps its print where the program gets another font, in which Qt would set it.
void RemarkText::changeEvent(QEvent* event) {
  const QFont print = document()->defaultFont();
  QTextBrowser::changeEvent(event);
  if (document()->defaultFont() == print) return;
  document()->setDefaultFont(print);
  measured_.clear();
  updateGeometry();
}

bool RemarkText::isCut(const QString& markdown) {
  return markdown.size() > kMostLetters && isTooMuch(markdown);
}

QVariant RemarkText::loadResource(int, const QUrl&) {
  return QByteArray(); // not a null value: for that one Qt would look for a file itself
}

void RemarkText::follow(const QUrl& url) {
  const RemarkLink link = remarkLink(url);
  if (std::holds_alternative<DeadLink>(link)) return;
  if (const auto* web = std::get_if<WebLink>(&link))
    QDesktopServices::openUrl(web->url);
  else
    emit linkFollowed(link);
}

/// People see where a link leads before they click.
void RemarkText::tellTarget(const QUrl& url) {
  const RemarkLink link = remarkLink(url);
  if (const auto* web = std::get_if<WebLink>(&link))
    setToolTip(plainTip(web->url.toDisplayString()));
  else
    setToolTip(url.isEmpty() || !std::holds_alternative<DeadLink>(link) ? QString()
                                                                        : tr("This link has no target."));
}

int RemarkText::heightForWidth(int width) const {
  if (const auto known = measured_.constFind(width); known != measured_.constEnd()) return *known;
  const double before = document()->textWidth();
  document()->setTextWidth(width);
  const int height = static_cast<int>(std::ceil(document()->size().height())) + 2;
  if (before >= 0) document()->setTextWidth(before);
  measured_.insert(width, height);
  return height;
}

QSize RemarkText::sizeHint() const {
  // Laying the text out for a width that it will not get costs more than everything else about it.
  return {220, heightForWidth(testAttribute(Qt::WA_Resized) ? width() : 220)};
}

QSize RemarkText::minimumSizeHint() const {
  return {60, fontMetrics().lineSpacing()};
}

/// The panel scrolls, not the text.
void RemarkText::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

} // namespace annales::viewer
