// The collections of a library: questions that it keeps, each of which chooses games of the table.
#pragma once

#include "viewer/library/question_asker.h"
#include "viewer/library/saved_questions.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

/// Not to be seen in a library without collections.
class CollectionFilter : public QWidget {
  Q_OBJECT
public:
  explicit CollectionFilter(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Another library: all games. Empty: none.
  void setLibrary(const QString& path);
  /// The library keeps other questions, or has other games.
  void refresh();
  /// All games again.
  void reset();
  [[nodiscard]] QComboBox& box() { return *box_; }
  [[nodiscard]] bool busy() const { return asker_.busy() || saved_.busy(); }

signals:
  /// Sorted; null: all games.
  void chosen(std::shared_ptr<const std::vector<annales::Hash>> games);

protected:
  void changeEvent(QEvent* event) override;

private:
  void nameThings();
  void choose();
  void fill();
  void takeQuestions();
  [[nodiscard]] const std::string& chosenQuestion() const;

  QLabel *label_, *note_;
  QComboBox* box_;
  QPushButton* cancel_;
  std::string askedFor_; // the question whose games are shown, or are being found
  QuestionAsker asker_;
  SavedQuestions saved_;
};

} // namespace annales::viewer
