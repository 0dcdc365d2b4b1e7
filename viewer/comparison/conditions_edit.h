// Conditions as they are typed, with what is in the library to choose from: "rom" offers nation=romans.
#pragma once

#include "libreplay/facts/fact_table.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringList>
#include <memory>

class QStringListModel;

namespace annales::viewer {

/// Every condition that makes a difference in this table, as it is typed.
[[nodiscard]] QStringList conditionsIn(const FactTable& table);

/// Completes what stands behind the last ";" and leaves what is before it as it is.
class ConditionsCompleter : public QCompleter {
  Q_OBJECT
public:
  using QCompleter::QCompleter;
  [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override;
  [[nodiscard]] QStringList splitPath(const QString& path) const override;

private:
  mutable QString before_; // up to and with the last ";"
};

class ConditionsEdit : public QLineEdit {
  Q_OBJECT
public:
  explicit ConditionsEdit(QWidget* parent = nullptr);
  void offer(const QStringList& conditions);
  [[nodiscard]] QStringList offered() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QStringListModel* words_;
};

} // namespace annales::viewer
