#include "viewer/library/people_dialog.h"

#include "importers/places/own_people.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

QString textIn(const std::filesystem::path& path) {
  constexpr qint64 kMostRead = 1'000'000;
  QFile file(QString::fromStdString(path.string()));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(kMostRead)) : QString();
}

} // namespace

PeopleDialog::PeopleDialog(std::filesystem::path file, const Look& look, QWidget* parent)
    : QDialog(parent), file_(std::move(file)), names_(new QPlainTextEdit(this)), trouble_(new QLabel(this)) {
  setWindowTitle(tr("People with several names"));
  auto* about =
      new QLabel(tr("One line for each other name, such as Anni = Anna Berger. The library, openings, "
                    "comparisons, questions and reports then count both names as one person. The games "
                    "keep the names as they were written."),
                 this);
  about->setWordWrap(true);
  names_->setAccessibleName(tr("Other names"));
  names_->setPlaceholderText(tr("Anni = Anna Berger"));
  names_->setPlainText(textIn(file_));
  trouble_->setWordWrap(true);
  trouble_->setTextFormat(Qt::PlainText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  save_ = buttons->button(QDialogButtonBox::Save);
  save_->setText(CommonWords::tr("Save"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &PeopleDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(names_, &QPlainTextEdit::textChanged, this, &PeopleDialog::judge);
  auto* all = new QVBoxLayout(this);
  all->addWidget(about);
  all->addWidget(names_, 1);
  all->addWidget(trouble_);
  all->addWidget(buttons);
  resize(qRound(look.px(480)), qRound(look.px(360)));
  judge();
}

void PeopleDialog::judge() {
  const auto people = People::read(names_->toPlainText().toStdString());
  trouble_->setText(people ? QString() : reasonInWindow(people.error()));
  save_->setEnabled(people.has_value());
}

void PeopleDialog::accept() {
  auto people = People::read(names_->toPlainText().toStdString());
  if (!people) return judge();
  if (const auto written = importers::writePeople(file_, *people); !written)
    return trouble_->setText(reasonInWindow(written.error()));
  useEverywhere(*std::move(people));
  QDialog::accept();
}

} // namespace annales::viewer
