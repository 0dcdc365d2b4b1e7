#include "viewer/library/mistakes_dialog.h"

#include "viewer/library/mistakes.h"
#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {

MistakesDialog::MistakesDialog(const QString& file, std::vector<Complaint> complaints, AfterMistake choice,
                               const Look& look, QWidget* parent)
    : QDialog(parent), words_(new QLabel(this)), list_(new QPlainTextEdit(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  const QString name = QFileInfo(file).fileName();
  setWindowTitle(tr("Problems in %1").arg(name));
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setText(tr("%n problem(s) found in %1.", nullptr, static_cast<int>(complaints.size())).arg(name) +
                  u' ' + Mistakes::told(choice));
  QStringList lines;
  for (const Complaint& complaint : complaints)
    lines << Mistakes::line(complaint);
  list_->setReadOnly(true);
  list_->setTabChangesFocus(true);
  list_->setPlainText(lines.join(u'\n'));
  list_->setAccessibleName(windowTitle());
  auto* buttons = new QDialogButtonBox(this);
  auto* close = buttons->addButton(CommonWords::tr("Close"), QDialogButtonBox::RejectRole);
  auto* copy = buttons->addButton(CommonWords::tr("Copy"), QDialogButtonBox::ActionRole);
  connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
  std::vector<QPushButton*> all{close, copy};
  if (choice != AfterMistake::facts && Mistakes::stopped(complaints)) {
    auto* facts = buttons->addButton(tr("Keep as &players’ mistakes"), QDialogButtonBox::ActionRole);
    facts->setObjectName(QStringLiteral("facts"));
    facts->setToolTip(tr("Reads the file again and keeps the events that break a rule, marked as mistakes"));
    connect(facts, &QPushButton::clicked, this, [this] {
      emit factsWanted();
      accept();
    });
    all.push_back(facts);
  }
  for (QPushButton* button : all) {
    makeRoomy(*button, look);
    button->setAutoDefault(false);
  }
  close->setDefault(true);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(words_);
  column->addWidget(list_, 1);
  column->addWidget(buttons);
  resize(qRound(look.px(680)), qRound(look.px(320)));
}

QString MistakesDialog::text() const {
  return words_->text() + u'\n' + list_->toPlainText();
}

} // namespace annales::viewer
