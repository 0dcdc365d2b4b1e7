// A window with a report: what it is about is chosen above, and it can be saved and printed.
#pragma once

#include "libreplay/reports/make_report.h"
#include "viewer/jobs/task.h"
#include "viewer/look/look.h"
#include "viewer/openings/facts_source.h"
#include "viewer/openings/game_chooser.h"
#include "viewer/store/session_store.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTextBrowser>
#include <QWidget>
#include <array>
#include <memory>

namespace annales::viewer {

class ReportWindow : public QWidget {
  Q_OBJECT
public:
  /// Facts and store outlive the window.
  ReportWindow(SessionStore& store, FactsSource& facts, QWidget* parent = nullptr);

  /// Shows a report of that kind; of the first subject that there is where `subject` is empty.
  /// `conditions` instead of those that stand there, unless null.
  void ask(ReportKind kind, const QString& subject = {}, const QString& conditions = {});
  /// Null while there is none.
  [[nodiscard]] std::shared_ptr<const Report> report() const { return report_; }
  [[nodiscard]] QString hint() const { return hint_->text(); }
  [[nodiscard]] QComboBox& kinds() { return *kinds_; }
  [[nodiscard]] QComboBox& subjects() { return *subjects_; }
  [[nodiscard]] QLineEdit& conditions() { return *conditions_; }
  [[nodiscard]] QTextBrowser& page() { return *page_; }

  /// A sentence about what was written, or why nothing was.
  [[nodiscard]] QString saveHtml(const QString& path) const;
  [[nodiscard]] QString savePdf(const QString& path) const;
  [[nodiscard]] QString saveTables(const QString& folder) const;

signals:
  void finished(); // a report is shown, or it is said why not

protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  void retranslate();
  void showLook();
  void fillSubjects();
  [[nodiscard]] ReportKind kind() const;
  [[nodiscard]] QString subject() const;
  [[nodiscard]] bool isTyped() const;
  /// Reads the table first where it is not there yet.
  void start();
  void make(const ReportQuestion& question, const Job& job);
  void show(std::shared_ptr<const Report> report);
  void say(const QString& sentence);
  void work(bool busy);
  void stop();
  void askForHtml();
  void askForPdf();
  void askForTables();
  [[nodiscard]] bool mayReplaceTables(const QString& folder);
  void print();
  [[nodiscard]] QString suggested(const QString& suffix) const;

  SessionStore& store_;
  FactsSource& facts_;
  Look look_;
  std::shared_ptr<const Report> report_;
  QString wanted_; // a subject that was asked for before the games were read
  bool waiting_ = false;
  QLabel *kindLabel_, *subjectLabel_, *hint_;
  QComboBox *kinds_, *subjects_;
  QLineEdit* conditions_;
  QPushButton *make_, *html_, *pdf_, *tables_, *print_, *stop_;
  QProgressBar* progress_;
  QTextBrowser* page_;
  GameChooser chooser_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
