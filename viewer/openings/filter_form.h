// The conditions of the explorer as a form. It edits the typed text, and shows what is typed.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/store/library.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <array>

namespace annales::viewer {

class FilterForm : public QFrame {
  Q_OBJECT
public:
  explicit FilterForm(QWidget* parent = nullptr);

  /// What there is to choose from.
  void setTable(const FactTable& table);
  void setQuestions(const std::vector<SavedQuestion>& questions);
  /// The text as it stands now.
  void setText(const QString& text);
  [[nodiscard]] const QString& text() const { return text_; }
  /// What is wrong with the conditions, or what is being looked up: the panel is behind the form.
  void setNote(const QString& note);
  [[nodiscard]] QString note() const { return note_->text(); }
  void setLook(const Look& look);
  void retranslate();
  /// Of a key such as "player".
  [[nodiscard]] QComboBox* field(const QString& key) const;

signals:
  /// Somebody has changed the form.
  void textChanged(const QString& text);

private:
  void build();
  void offerNumbers();
  void take(std::size_t field);
  void showText();

  static constexpr std::size_t kFields = 15;
  std::array<QLabel*, kFields> labels_{};
  std::array<QComboBox*, kFields> boxes_{};
  QLabel* note_;
  QPushButton* reset_;
  QString text_;
  bool quiet_ = false; // the form is being filled
};

} // namespace annales::viewer
