// A chart of a comparison: drawn as wide as it has room for, saved as picture, drawing or table.
#pragma once

#include "viewer/comparison/sketch.h"

#include <QWidget>
#include <functional>
#include <string>

namespace annales::viewer {

/// What a chart shows, in any size and look.
struct SketchContent {
  std::function<Sketch(QSizeF room, const Look& look)> draw; // may be higher than the room
  std::function<std::string()> csv;
  QString title, words; // for a screen reader: the name, and all numbers
};

class SketchView : public QWidget {
  Q_OBJECT
public:
  explicit SketchView(QWidget* parent = nullptr);

  void show(SketchContent content);
  void clear();
  void setLook(const Look& look);
  [[nodiscard]] bool isEmpty() const { return !content_.draw; }
  /// As it is shown, of this width.
  [[nodiscard]] Sketch sketch(double width) const;
  /// By the ending of the name: `.svg`, `.csv`, else a picture. What happened, as a sentence.
  [[nodiscard]] QString saveAs(const QString& file) const;
  /// "chart.png" where nothing better is suggested.
  void setSuggested(const QString& name) { suggested_ = name; }

public slots:
  void askForFile();

signals:
  void told(const QString& sentence);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  [[nodiscard]] QByteArray bytesFor(const QString& file) const;
  void fit();

  SketchContent content_;
  Look look_;
  QString suggested_ = QStringLiteral("chart.png");
};

} // namespace annales::viewer
