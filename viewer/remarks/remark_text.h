// Shows the Markdown of a remark. It is foreign text: nothing in it is fetched, read or run.
#pragma once

#include "viewer/look/look.h"
#include "viewer/remarks/remark_link.h"

#include <QHash>
#include <QTextBrowser>

namespace annales::viewer {

/// As tall as its text. HTML tags are shown as text, pictures as their description.
class RemarkText : public QTextBrowser {
  Q_OBJECT
public:
  explicit RemarkText(QWidget* parent = nullptr);

  void setRemark(const QString& markdown, const Look& look);
  /// Whether a text is so long, or so built, that only its start is shown.
  [[nodiscard]] static bool isCut(const QString& markdown);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

signals:
  /// A link of ours was clicked. Others are opened outside, or lead nowhere.
  void linkFollowed(const annales::viewer::RemarkLink& link);

protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void follow(const QUrl& url);
  void tellTarget(const QUrl& url);

  QString markdown_;
  double scale_ = 0; // of the look that it is set in
  bool dark_ = false;
  mutable QHash<int, int> measured_; // heights by widths
};

/// Fills a document with Markdown so that it holds neither HTML nor pictures. It must not have been laid out
/// yet: layouts read pictures, from files too.
void setSafeMarkdown(QTextDocument& document, const QString& markdown);

} // namespace annales::viewer
