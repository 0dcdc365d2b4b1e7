// All remarks of the game in one table, with filters. Enter goes to the event.
#pragma once

#include "viewer/remarks/remark_rows.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QWidget>
#include <set>

namespace annales::viewer {

class RemarkList : public QWidget {
  Q_OBJECT
public:
  /// The book outlives the list.
  explicit RemarkList(RemarkBook& book, QWidget* parent = nullptr);

  void focusFilter();
  /// Whether it is seen; until somebody says so it is wherever it is visible. Behind another panel it waits.
  void setActive(bool active);
  /// Writes the listed remarks: as a table if the path says so, else as a document. Where nothing
  /// is listed no file is written.
  void exportTo(const QString& path, Audience reader = Audience::coach);
  /// With a dialog.
  void askForExport();
  [[nodiscard]] RemarkModel& model() { return *model_; }
  [[nodiscard]] QTableView& table() { return *table_; }
  [[nodiscard]] QLineEdit& filter() { return *words_; }
  [[nodiscard]] QComboBox& states() { return *state_; }

signals:
  void told(const QString& sentence);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  enum StateChoice { anyState, open, resolved, mistakes };

  void build();
  [[nodiscard]] std::set<Hash> listedFor(Audience reader) const;
  void retranslate();
  void follow(const Change& change);
  void showLook();
  /// `anew`: the words of the rows as well, since the language is another.
  void reload(bool anew = false);
  void offer(QComboBox& box, const QStringList& values, const QString& any);
  void ask();
  void showPlace();
  void goToRow(int row);
  [[nodiscard]] QString lack();

  RemarkBook& book_;
  RemarkModel* model_;
  QTableView* table_;
  QLineEdit* words_;
  QComboBox *state_, *author_, *nation_;
  QToolButton* export_;
  QLabel* count_;
  Hash game_;                          // of which the rows are,
  std::shared_ptr<const Board> board_; // with its names
  bool active_ = true;
  bool stale_ = true; // behind the session while nobody sees it
};

} // namespace annales::viewer
