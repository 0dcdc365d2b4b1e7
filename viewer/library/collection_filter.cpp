#include "viewer/library/collection_filter.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace annales::viewer {

CollectionFilter::CollectionFilter(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), note_(new QLabel(this)), box_(new QComboBox(this)),
      cancel_(new QPushButton(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->addWidget(label_);
  row->addWidget(box_);
  row->addWidget(note_, 1);
  row->addWidget(cancel_);
  label_->setBuddy(box_);
  note_->setTextFormat(Qt::PlainText);
  box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(box_, &QComboBox::activated, this, &CollectionFilter::choose);
  connect(&saved_, &SavedQuestions::changed, this, &CollectionFilter::takeQuestions);
  connect(cancel_, &QPushButton::clicked, this, &CollectionFilter::reset);
  connect(&asker_, &QuestionAsker::busyChanged, this, [this] { cancel_->setVisible(asker_.busy()); });
  connect(&asker_, &QuestionAsker::failed, note_, &QLabel::setText);
  connect(&asker_, &QuestionAsker::progressed, this, [this](std::size_t done, std::size_t of, bool) {
    note_->setText(tr("%1 of %2").arg(done).arg(of));
  });
  connect(&asker_, &QuestionAsker::answered, this, [this](const std::shared_ptr<const AskedAnswer>& answer) {
    note_->setText(QString::fromStdString(answer->question));
    emit chosen(std::shared_ptr<const std::vector<Hash>>(answer, &answer->ids));
  });
  cancel_->hide();
  nameThings();
  hide();
}

void CollectionFilter::nameThings() {
  label_->setText(tr("&Collection"));
  box_->setAccessibleName(tr("Collection"));
  box_->setToolTip(tr("Lists only the games that match this saved question"));
  cancel_->setText(tr("Cancel"));
  fill();
}

void CollectionFilter::fill() {
  const QSignalBlocker quiet(box_);
  const QString before = box_->currentData().toString();
  box_->clear();
  box_->addItem(tr("all games"), QString());
  for (const SavedQuestion& one : saved_.all())
    box_->addItem(QString::fromStdString(one.name), QString::fromStdString(one.name));
  box_->setCurrentIndex(std::max(0, box_->findData(before)));
}

void CollectionFilter::setLibrary(const QString& path) {
  asker_.setLibrary(path);
  box_->setCurrentIndex(0);
  note_->clear();
  emit chosen(nullptr);
  saved_.setLibrary(path);
  saved_.refresh();
}

void CollectionFilter::refresh() {
  saved_.refresh();
  if (box_->currentIndex() > 0) choose(); // of the games that are there now
}

void CollectionFilter::takeQuestions() {
  const QString name = box_->currentData().toString();
  const std::string before = askedFor_;
  fill();
  setVisible(!saved_.all().empty());
  if (name.isEmpty()) return;
  if (box_->currentIndex() <= 0) return reset();
  if (chosenQuestion() != before) choose();
}

const std::string& CollectionFilter::chosenQuestion() const {
  return saved_.all()[static_cast<std::size_t>(box_->currentIndex() - 1)].question;
}

void CollectionFilter::choose() {
  if (box_->currentIndex() <= 0) return reset();
  note_->setText(tr("Asking…"));
  askedFor_ = chosenQuestion();
  asker_.ask(askedFor_, AnswerView::games);
}

void CollectionFilter::reset() {
  asker_.cancel();
  box_->setCurrentIndex(0);
  note_->clear();
  emit chosen(nullptr);
}

void CollectionFilter::setLook(const Look& look) {
  note_->setForegroundRole(kQuietInk);
  makeRoomy(*cancel_, look);
}

void CollectionFilter::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) nameThings();
}

} // namespace annales::viewer
