// Chooses what a link in a remark leads to: an event, a province or a line, by typing a part of its name.
#pragma once

#include "libreplay/session/opened_game.h"

#include <QLineEdit>
#include <QStandardItemModel>

namespace annales::viewer {

class LinkBox : public QLineEdit {
  Q_OBJECT
public:
  explicit LinkBox(QWidget* parent = nullptr);

  void offer(const OpenedGame& game, const OpenedLine& line);
  /// The Markdown of the entry that fits the text; empty where none does.
  [[nodiscard]] QString linkFor(const QString& text) const;

signals:
  void chosen(const QString& markdown);
  void left();

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void add(const QString& words, const QString& markdown);
  void choose(const QString& text);

  QStandardItemModel* entries_;
};

} // namespace annales::viewer
