#include "viewer/window/preferences.h"

#include "libreplay/log/tag_codec.h"
#include "libreplay/words/remark_words.h"
#include "viewer/look/words.h"
#include "viewer/window/home_chooser.h"

#include <QDialogButtonBox>
#include <QFormLayout>

namespace annales::viewer {

Preferences::Preferences(Application& application, QWidget* parent)
    : QDialog(parent), application_(application), name_(new QLineEdit), audience_(new QComboBox),
      home_(new QComboBox), language_(new QComboBox), dark_(new QCheckBox(tr("&Dark"))),
      projector_(new QCheckBox(tr("Large &print for a projector"))) {
  setWindowTitle(tr("Settings"));
  auto* form = new QFormLayout(this);
  form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  form->addRow(tr("Your &name"), name_);
  auto* hint = new QLabel(tr("Your lines and remarks are signed with this name."));
  hint->setWordWrap(true);
  form->addRow(QString(), hint);
  form->addRow(tr("New remarks are &for"), audience_);
  form->addRow(tr("&Work on files"), home_);
  form->addRow(tr("&Language"), language_);
  form->addRow(tr("Looks"), dark_);
  form->addRow(QString(), projector_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  form->addRow(buttons);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  connect(buttons, &QDialogButtonBox::accepted, this, &Preferences::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(name_, &QLineEdit::textChanged, this,
          [this](const QString& text) { ok_->setEnabled(!text.trimmed().isEmpty()); });
  fill();
}

void Preferences::fill() {
  const Reviewer reviewer = application_.reviewer();
  name_->setMaxLength(static_cast<int>(kLongestAuthor));
  name_->setText(QString::fromStdString(reviewer.name));
  name_->selectAll();
  for (const Audience audience : {Audience::me, Audience::coach, Audience::club})
    audience_->addItem(titleInWindow(audience), static_cast<int>(audience));
  audience_->setCurrentIndex(audience_->findData(static_cast<int>(reviewer.audience)));
  home_->addItem(tr("Ask each time"), static_cast<int>(Home::ask));
  home_->addItem(tr("Save it in the library"), static_cast<int>(Home::library));
  home_->addItem(tr("Save it in the file itself"), static_cast<int>(Home::file));
  home_->setCurrentIndex(home_->findData(static_cast<int>(rememberedHome())));
  language_->addItem(QStringLiteral("English"), QStringLiteral("en"));
  language_->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
  language_->setCurrentIndex(language_->findData(application_.language()));
  dark_->setChecked(application_.view().dark);
  projector_->setChecked(application_.view().projector);
}

void Preferences::accept() {
  Reviewer reviewer = application_.reviewer();
  reviewer.name = name_->text().trimmed().toStdString();
  reviewer.audience = static_cast<Audience>(audience_->currentData().toInt());
  reviewer.introduced = true;
  rememberHome(static_cast<Home>(home_->currentData().toInt()));
  View view = application_.view();
  view.dark = dark_->isChecked();
  view.projector = projector_->isChecked();
  QDialog::accept();
  application_.setReviewer(reviewer);
  application_.setView(view);
  application_.setLanguage(language_->currentData().toString());
}

} // namespace annales::viewer
