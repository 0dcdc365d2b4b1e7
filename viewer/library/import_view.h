// An import in progress, and its outcome.
#pragma once

#include "viewer/library/import_report.h"
#include "viewer/look/look.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

class ImportProgress : public QWidget {
  Q_OBJECT
public:
  explicit ImportProgress(QWidget* parent = nullptr);
  void begin();
  void show(double part, int secondsLeft, const QString& file);
  void end();
  void setLook(const Look& look);

signals:
  void cancelled();

protected:
  void changeEvent(QEvent* event) override;

private:
  QLabel* words_;
  QProgressBar* bar_;
  QPushButton* cancel_;
};

class ImportReportView : public QWidget {
  Q_OBJECT
public:
  explicit ImportReportView(QWidget* parent = nullptr);
  void setReport(const ImportReport& report);
  [[nodiscard]] QString text() const { return text_->toPlainText(); }
  void setLook(const Look& look);

protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  QLabel* title_;
  QPlainTextEdit* text_;
  QPushButton* copy_;
  QPushButton* close_;
};

} // namespace annales::viewer
