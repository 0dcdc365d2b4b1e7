// Where people say which games they are looking for.
#pragma once

#include "viewer/library/games_query.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>
#include <array>

namespace annales::viewer {

class FilterBar : public QWidget {
  Q_OBJECT
public:
  explicit FilterBar(QWidget* parent = nullptr);

  /// Takes over what was chosen; the order (`sortBy`) is kept for whoever asks.
  void setQuery(const GamesQuery& query);
  [[nodiscard]] GamesQuery query() const;
  /// What the combo boxes offer; what was chosen stays chosen.
  void setChoices(const GamesChoices& choices);
  /// Titles of openings to choose from.
  void setOpenings(const QStringList& titles);
  void setLook(const Look& look);
  void focusText();
  /// A letter that was typed elsewhere.
  void typeText(const QString& letters);
  void reset();
  [[nodiscard]] bool showsMore() const { return more_->isChecked(); }
  void showMore(bool more);

signals:
  void queryChanged(const annales::viewer::GamesQuery& query);
  /// Down or Enter in the field: on to the table.
  void left();

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  enum Field { ruleset, board, nation, player, result, from, to, tag, opening, record, fields };

  void build();
  void nameThings();
  void nameResults();
  void nameRecords();
  void offer(QComboBox* box, const QStringList& values, const QString& any);
  void tellChange();
  [[nodiscard]] QComboBox* box(Field field) const { return boxes_[field]; }
  void readResult(GamesQuery& query) const;

  QLineEdit* text_;
  QToolButton* more_;
  QPushButton* reset_;
  QWidget* conditions_;
  std::array<QLabel*, fields> labels_{};
  std::array<QComboBox*, fields> boxes_{};
  GamesChoices choices_;
  QStringList openings_;
  GamesQuery told_; // last
  bool quiet_ = false;
};

} // namespace annales::viewer
