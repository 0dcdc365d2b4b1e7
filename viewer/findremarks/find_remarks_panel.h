// The remarks of the whole library: found by words and conditions, or by the games that wait for answers.
#pragma once

#include "viewer/findremarks/hit_delegate.h"
#include "viewer/findremarks/hits_model.h"
#include "viewer/findremarks/remark_seeker.h"
#include "viewer/library/library_watch.h"
#include "viewer/rows/data_table.h"
#include "viewer/store/session_store.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QWidget>

namespace annales::viewer {

/// Enter opens what is chosen; Down leads from the field into the table, Up from its first row back.
class FindRemarksPanel : public QWidget {
  Q_OBJECT
public:
  explicit FindRemarksPanel(SessionStore& store, QWidget* parent = nullptr);

  /// From now on this library is searched; empty: none is open.
  void setLibrary(const QString& path);
  void showSearch();
  void showWaiting();
  [[nodiscard]] bool showsWaiting() const { return waitingButton_->isChecked(); }
  /// Everything found, including what is not shown.
  void exportTo(const QString& path, Audience reader);
  /// With a dialog.
  void askForExport();

  [[nodiscard]] HitsModel& hits() { return *hits_; }
  [[nodiscard]] WaitingModel& waiting() { return *waiting_; }
  [[nodiscard]] DataTable& table() { return showsWaiting() ? *waitingTable_ : *hitsTable_; }
  [[nodiscard]] QLineEdit& field() { return *words_; }
  [[nodiscard]] QComboBox& authors() { return *author_; }
  [[nodiscard]] QComboBox& layers() { return *layer_; }
  [[nodiscard]] QComboBox& signs() { return *sign_; }
  [[nodiscard]] QLineEdit& tags() { return *tag_; }
  [[nodiscard]] QComboBox& states() { return *state_; }
  /// What is shown in place of rows where there are none, and below them.
  [[nodiscard]] QString hint() const { return empty_->text(); }
  [[nodiscard]] QString status() const { return status_->text(); }
  [[nodiscard]] bool busy() const { return seeker_.busy() || seeker_.exporting(); }

signals:
  void told(const QString& sentence);
  /// A remark was chosen.
  void remarkChosen(const annales::Hash& game, const annales::Hash& event);
  /// A game was chosen that has open remarks: its first is asked for.
  void gameChosen(const annales::Hash& game);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void build();
  void buildTables();
  void connectParts();
  void nameThings();
  void fillChoices();
  void showLook();
  void search();
  void begin(const std::vector<RemarkHit>& hits);
  void noteEnd(const SearchEnd& end);
  void showRows();
  void choose(int row);
  [[nodiscard]] RemarkSearch asked() const;
  [[nodiscard]] bool asksAnything() const;
  [[nodiscard]] QString emptySentence() const;

  SessionStore& store_;
  QString library_;
  QString failure_;
  bool stale_ = true; // behind the library while nobody sees it
  HitsModel* hits_;
  WaitingModel* waiting_;
  HitDelegate* delegate_;
  QLabel* title_;
  QToolButton *searchButton_, *waitingButton_;
  QPushButton* export_;
  QLineEdit *words_, *tag_;
  QComboBox *author_, *layer_, *sign_, *state_;
  QWidget* conditions_;
  QStackedWidget* pages_;
  DataTable *hitsTable_, *waitingTable_;
  QLabel *empty_, *status_;
  LibraryWatch watch_;
  RemarkSeeker seeker_; // last, so that it is destroyed first
};

} // namespace annales::viewer
