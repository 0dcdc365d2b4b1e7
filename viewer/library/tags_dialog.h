// The headers of a game as a form: what it is called, when it was, who played which nation, and any others.
#pragma once

#include "libreplay/log/tags.h"
#include "viewer/look/look.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <vector>

class QFormLayout;
class QPushButton;

namespace annales::viewer {

class TagsDialog : public QDialog {
  Q_OBJECT
public:
  /// `nations`: their words in the log and their names, in turn order.
  TagsDialog(const Tags& tags, const std::vector<std::pair<std::string, QString>>& nations, const Look& look,
             QWidget* parent = nullptr);

  /// Names of players while they are typed.
  void suggest(const QStringList& players);

  /// Those that differ from what the game has.
  [[nodiscard]] Tags changed() const;
  /// Of a header that is there, or that everybody knows; null for any other.
  [[nodiscard]] QLineEdit* field(const std::string& name) const;
  /// A row for one more.
  QLineEdit& addName() { return *newName_; }
  QLineEdit& addValue() { return *newValue_; }
  /// What is wrong with what was typed; empty where it can be saved.
  [[nodiscard]] QString trouble() const;
  /// Says why nothing was saved, until something else is typed.
  void refuse(const QString& why);

private:
  void addRow(const std::string& name, const QString& label);
  void judge();

  Tags before_;
  std::vector<std::pair<std::string, QLineEdit*>> fields_;
  QFormLayout* form_;
  QLineEdit *newName_, *newValue_;
  QLabel* trouble_;
  QPushButton* save_;
};

} // namespace annales::viewer
