#include "viewer/library/tags_dialog.h"

#include "libreplay/log/tag_codec.h"
#include "viewer/look/common_words.h"
#include "viewer/look/name_list.h"
#include "viewer/look/words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

const std::string kPlayer = "player.";

} // namespace

TagsDialog::TagsDialog(const Tags& tags, const std::vector<std::pair<std::string, QString>>& nations,
                       const Look& look, QWidget* parent)
    : QDialog(parent), before_(tags), form_(new QFormLayout), newName_(new QLineEdit(this)),
      newValue_(new QLineEdit(this)), trouble_(new QLabel(this)) {
  setWindowTitle(tr("Tags of the game"));
  addRow("event", tr("Event"));
  addRow("site", tr("Place"));
  addRow("date", tr("Date"));
  field("date")->setPlaceholderText(tr("2024-05 or 2024-05-31"));
  for (const auto& [word, name] : nations)
    addRow(kPlayer + word, tr("%1 played by").arg(name));
  for (const auto& [name, value] : tags)
    if (field(name) == nullptr && !isForProgram(name)) addRow(name, fromUtf8(name));
  newName_->setPlaceholderText(tr("name, such as league"));
  newName_->setAccessibleName(tr("Name of another tag"));
  newValue_->setAccessibleName(tr("Value of another tag"));
  auto* another = new QHBoxLayout;
  another->addWidget(newName_, 1);
  another->addWidget(newValue_, 2);
  form_->addRow(tr("Another tag"), another);
  auto* inside = new QWidget;
  inside->setLayout(form_);
  auto* scroll = new QScrollArea(this);
  scroll->setWidget(inside);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  trouble_->setWordWrap(true);
  trouble_->setTextFormat(Qt::PlainText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  save_ = buttons->button(QDialogButtonBox::Save);
  save_->setText(CommonWords::tr("Save"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  for (QLineEdit* typed : {newName_, newValue_})
    connect(typed, &QLineEdit::textChanged, this, &TagsDialog::judge);
  auto* all = new QVBoxLayout(this);
  all->addWidget(scroll, 1);
  all->addWidget(trouble_);
  all->addWidget(buttons);
  resize(qRound(look.px(480)), qRound(look.px(420)));
  judge();
}

void TagsDialog::addRow(const std::string& name, const QString& label) {
  auto* value = new QLineEdit(fromUtf8(tagOf(before_, name)), this);
  value->setAccessibleName(label);
  value->setCursorPosition(0);
  connect(value, &QLineEdit::textChanged, this, &TagsDialog::judge);
  fields_.emplace_back(name, value);
  form_->addRow(QString(label).replace(QLatin1Char('&'), QStringLiteral("&&")), value);
}

void TagsDialog::suggest(const QStringList& players) {
  for (const auto& [name, typed] : fields_) {
    if (!name.starts_with(kPlayer) || players.isEmpty()) continue;
    new NameList(*typed, players);
  }
}

QLineEdit* TagsDialog::field(const std::string& name) const {
  const auto at = std::ranges::find(fields_, name, [](const auto& field) { return field.first; });
  return at == fields_.end() ? nullptr : at->second;
}

Tags TagsDialog::changed() const {
  Tags changed;
  const auto note = [&](const std::string& name, const QLineEdit& typed) {
    const std::string value = typed.text().trimmed().toStdString();
    if (value != tagOf(before_, name)) changed[name] = value;
  };
  for (const auto& [name, typed] : fields_)
    note(name, *typed);
  const std::string another = newName_->text().trimmed().toLower().toStdString();
  if (!another.empty()) note(another, *newValue_);
  return changed;
}

QString TagsDialog::trouble() const {
  for (const auto& [name, value] : changed()) {
    if (isForProgram(name))
      return tr("Names beginning with “library.” or “line-author.” are reserved for the program.");
    if (const auto good = checkTag(name, value); !good) return reasonInWindow(good.error());
  }
  if (newName_->text().trimmed().isEmpty() && !newValue_->text().trimmed().isEmpty())
    return tr("Enter a name for the other tag.");
  return {};
}

void TagsDialog::refuse(const QString& why) {
  trouble_->setText(why);
}

void TagsDialog::judge() {
  const QString wrong = trouble();
  trouble_->setText(wrong);
  save_->setEnabled(wrong.isEmpty() && !changed().empty());
}

} // namespace annales::viewer
