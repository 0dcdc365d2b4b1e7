// Names of openings, the rulebooks' and one's own; one's own are edited here.
#pragma once

#include "viewer/library/message_strip.h"
#include "viewer/openings/openings_draft.h"
#include "viewer/openings/openings_list.h"
#include "viewer/openings/turns_form.h"
#include "viewer/store/opening_names.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace annales::viewer {

class OpeningsEditor : public QDialog {
  Q_OBJECT
public:
  /// The names outlive the editor.
  OpeningsEditor(OpeningNames& names, const Look& look, QWidget* parent = nullptr);

  /// An entry for what a nation has played: the one that there is, else a new one.
  void name(RulesetId ruleset, const std::string& nation, OpeningKey played);
  /// Whether everything could be kept.
  bool save();
  [[nodiscard]] bool isChanged() const;
  [[nodiscard]] const OpeningsDraft& draft() const { return draft_; }
  [[nodiscard]] QString complaint() const { return complaint_->text(); }
  void choose(int row);

  [[nodiscard]] QTableView& list() { return *list_; }
  [[nodiscard]] QLineEdit& code() { return *code_; }
  [[nodiscard]] QLineEdit& english() { return *english_; }
  [[nodiscard]] QLineEdit& german() { return *german_; }
  [[nodiscard]] QComboBox& ruleset() { return *ruleset_; }
  [[nodiscard]] QComboBox& nation() { return *nation_; }
  [[nodiscard]] TurnsForm& turns() { return *turns_; }
  [[nodiscard]] MessageStrip& strip() { return *strip_; }
  [[nodiscard]] QAction& undoAction() { return *undo_; }

  void done(int result) override;

private:
  // openings_editor_parts.cpp
  void build();
  void connectParts();
  void fillNations();
  void showLook(const Look& look);
  // openings_editor.cpp
  void read();
  void showTrouble();
  void showDraft();
  void showEntry();
  void change(OpeningsDraft::Field field);
  void addEntry(const NamedOpening& opening);
  void removeEntry();
  void merge();
  [[nodiscard]] int row() const { return list_->currentIndex().row(); }
  /// The place in the draft of what is chosen; nothing for a rulebook's.
  [[nodiscard]] std::optional<std::size_t> place() const;
  [[nodiscard]] bool mayWrite() const { return names_.trouble().isEmpty() || saveFailed_; }

  OpeningNames& names_;
  OpeningBook begun_; // what was in the file when it was read
  OpeningsDraft draft_;
  bool quiet_ = false;      // the form is being filled
  bool saveFailed_ = false; // the file was sound, but could not be written
  MessageStrip* strip_;
  OpeningsList* model_;
  QTableView* list_;
  QWidget* form_;
  QLineEdit *code_, *english_, *german_;
  QComboBox *ruleset_, *nation_;
  TurnsForm* turns_;
  QLabel* complaint_;
  QPushButton *add_, *copy_, *remove_, *save_, *close_;
  QAction *undo_, *redo_;
  Look look_;
};

} // namespace annales::viewer
