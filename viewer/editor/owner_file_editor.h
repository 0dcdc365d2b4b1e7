// What the forms for decks and for prices share: id, where the facts come from, findings, undo and saving.
#pragma once

#include "engine/boards/board.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace annales::viewer {

class OwnerFileEditor : public QDialog {
  Q_OBJECT
public:
  OwnerFileEditor(const View& view, QWidget* parent);
  /// The dialog hides only after this, and a field that loses the focus then has nobody left to tell.
  ~OwnerFileEditor() override;

  /// False with a sentence where it is not such a file; what was shown stays.
  bool openFile(const QString& path, QString& why);
  /// All or nothing; a file with findings is not written.
  bool saveTo(const QString& path, QString& why);
  [[nodiscard]] const std::vector<Finding>& shownFindings() const { return findings_; }
  [[nodiscard]] virtual bool isChanged() const = 0;

public slots:
  void undo();
  void redo();

signals:
  void fileSaved(const QString& path);

protected:
  /// "prices.wheel: expected a list".
  [[nodiscard]] static QString placed(const Finding& finding);
  struct Head {
    std::string id;
    Provenance provenance;
  };
  [[nodiscard]] virtual Head head() const = 0;
  virtual void setHead(Head head) = 0;
  [[nodiscard]] virtual std::string written() const = 0;
  [[nodiscard]] virtual std::vector<Finding> check(const std::string& text) const = 0;
  /// Takes over what the text holds; a sentence where it holds nothing.
  virtual QString take(const std::string& text) = 0;
  virtual void step(int by) = 0;
  virtual void markSaved() = 0;
  virtual void showBody() = 0;
  /// Of one's own files of that kind.
  [[nodiscard]] virtual QString folder() const = 0;

  /// After every change of the value.
  void showAll();
  /// In destructors of editors: a form that loses focus while being destroyed no longer commits anything.
  void letGo() { isFilling_ = true; }
  [[nodiscard]] QVBoxLayout& body() { return *body_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] bool isFilling() const { return isFilling_; }
  virtual void retranslate();
  void changeEvent(QEvent* event) override;
  void reject() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void commitHead();
  void commitFields();
  void chooseFile();
  void save();
  void saveAs();
  void write(const QString& path);
  [[nodiscard]] bool isAsLastSeen() const;
  bool asksToReplace();
  bool mayLeave();

  Look look_;
  QString path_;
  std::string known_; // the file as it was last read or written
  bool isFilling_ = false;
  std::vector<Finding> findings_;
  QFormLayout* rows_;
  QVBoxLayout* body_;
  QLineEdit* id_;
  QComboBox* grade_;
  QPlainTextEdit* note_;
  QListWidget* list_;
  QLabel* message_;
  QPushButton* open_;
  QPushButton* undo_;
  QPushButton* redo_;
  QPushButton* save_;
  QPushButton* saveAs_;
  QPushButton* close_;
};

} // namespace annales::viewer
