// Known names under a field in which one is typed. No window of its own: a click beside it, Tab and every
// other key do what they do without it.
#pragma once

#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QStringList>

namespace annales::viewer {

/// Shows the names that contain what is typed. The arrow keys and a click put one into the field; what was
/// typed stays otherwise.
class NameList : public QObject {
  Q_OBJECT
public:
  /// Belongs to the field.
  NameList(QLineEdit& field, QStringList names);
  ~NameList() override;

  [[nodiscard]] const QStringList& names() const { return names_; }
  /// Those under the field; empty while none are shown.
  [[nodiscard]] QStringList shown() const;
  [[nodiscard]] QListWidget* list() const { return list_; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void offer(const QString& typed);
  void place();
  void hide();
  void take(const QString& name);
  [[nodiscard]] bool isShown() const { return list_ != nullptr && list_->isVisible(); }
  [[nodiscard]] bool stepped(int key);

  QLineEdit& field_;
  QStringList names_;
  QPointer<QListWidget> list_; // in the window of the field; made when there is something to show
};

} // namespace annales::viewer
