// A form for the cards of Duellum: names, texts, copies, and what each does when.
#pragma once

#include "engine/boards/deck_file.h"
#include "viewer/editor/draft_history.h"
#include "viewer/editor/owner_file_editor.h"

#include <QTableWidget>

namespace annales::viewer {

class DeckEditor : public OwnerFileEditor {
  Q_OBJECT
public:
  /// Starts from the rulebook's four cards.
  explicit DeckEditor(const View& view, QWidget* parent = nullptr);
  ~DeckEditor() override { letGo(); }
  [[nodiscard]] const DeckFile& deck() const { return history_.now(); }
  [[nodiscard]] bool isChanged() const override { return history_.isChanged(); }

protected:
  [[nodiscard]] Head head() const override { return {deck().id, deck().provenance}; }
  void setHead(Head head) override;
  [[nodiscard]] std::string written() const override { return writeDeck(deck()); }
  [[nodiscard]] std::vector<Finding> check(const std::string& text) const override;
  QString take(const std::string& text) override;
  void step(int by) override { by < 0 ? history_.undo() : history_.redo(); }
  void markSaved() override { history_.markSaved(); }
  void showBody() override;
  [[nodiscard]] QString folder() const override;
  void retranslate() override;

private:
  void change(DeckFile next);
  void commitText(int row, int column);
  void addCard();
  void removeCard();
  void fillRow(int row);
  [[nodiscard]] QWidget* copiesBox(int row);
  [[nodiscard]] QWidget* doesBox(int row);
  [[nodiscard]] QWidget* whenBox(int row);

  History<DeckFile> history_;
  QTableWidget* table_;
  QPushButton* add_;
  QPushButton* remove_;
  QLabel* count_;
};

} // namespace annales::viewer
