// Where turns are typed in AGN: words are completed, what is wrong is underlined.
#pragma once

#include "viewer/look/look.h"

#include <QPlainTextEdit>
#include <functional>
#include <vector>

class QCompleter;
class QStandardItemModel;

namespace annales::viewer {

class TurnEdit : public QPlainTextEdit {
  Q_OBJECT
public:
  struct Word {
    QString text;
    bool legal = false;
  };
  struct Words {
    int from = 0; // place in the text where the word begins that is being typed
    std::vector<Word> words;
  };
  /// What fits at a place of the text.
  using Source = std::function<Words(const QString& text, int cursor)>;

  explicit TurnEdit(QWidget* parent = nullptr);

  void setSource(Source source) { source_ = std::move(source); }
  void setLook(const Look& look);
  /// A place of the text that is wrong; none where `length` is 0.
  void mark(int from, int length);
  [[nodiscard]] QCompleter& completer() { return *completer_; }
  /// Offers words at the cursor, also where none was begun.
  void offerWords();
  /// What is offered now; empty while nothing is.
  [[nodiscard]] QStringList offered() const;

signals:
  /// By Enter: what was typed is to be played. Shift+Enter begins a new row.
  void entered();
  /// By Escape, with nothing offered and nothing typed.
  void left();
  /// More was pasted than anybody types.
  void tooMuch();

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void insertFromMimeData(const QMimeData* source) override;
  bool focusNextPrevChild(bool next) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void complete(bool anyway);
  void take(const QString& word);
  void fitHeight();

  Look look_;
  Source source_;
  QCompleter* completer_;
  QStandardItemModel* words_;
};

} // namespace annales::viewer
