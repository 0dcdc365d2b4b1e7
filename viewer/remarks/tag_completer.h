// Offers tags for the one that is being typed, behind the last comma.
#pragma once

#include <QCompleter>
#include <QStringListModel>

namespace annales::viewer {

class TagCompleter : public QCompleter {
  Q_OBJECT
public:
  explicit TagCompleter(QStringListModel* known, QObject* parent = nullptr) : QCompleter(known, parent) {
    setCaseSensitivity(Qt::CaseInsensitive);
  }

  [[nodiscard]] QStringList splitPath(const QString& typed) const override {
    before_ = typed.left(typed.lastIndexOf(u',') + 1);
    return {typed.mid(before_.size()).trimmed()};
  }
  [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override {
    const QString tag = QCompleter::pathFromIndex(index);
    return before_.isEmpty() ? tag : before_ + u' ' + tag;
  }

private:
  mutable QString before_; // of what was typed: the tags that are ready
};

} // namespace annales::viewer
