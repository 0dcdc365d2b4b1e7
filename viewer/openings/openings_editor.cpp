#include "viewer/openings/openings_editor.h"

#include "libreplay/openings/opening_merge.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/openings/opening_words.h"

#include <QDir>
#include <QMessageBox>
#include <algorithm>

namespace annales::viewer {

OpeningsEditor::OpeningsEditor(OpeningNames& names, const Look& look, QWidget* parent)
    : QDialog(parent), names_(names), strip_(new MessageStrip(this)), model_(new OpeningsList(this)),
      list_(new QTableView(this)), form_(new QWidget(this)), code_(new QLineEdit), english_(new QLineEdit),
      german_(new QLineEdit), ruleset_(new QComboBox), nation_(new QComboBox), turns_(new TurnsForm),
      complaint_(new QLabel(this)), add_(new QPushButton(this)), copy_(new QPushButton(this)),
      remove_(new QPushButton(this)), save_(new QPushButton(this)), close_(new QPushButton(this)),
      undo_(new QAction(this)), redo_(new QAction(this)) {
  build();
  connectParts();
  fillNations();
  showLook(look);
  names_.reload();
  read();
}

/// Everything as it stands in the file.
void OpeningsEditor::read() {
  begun_ = names_.own();
  draft_ = OpeningsDraft(begun_);
  saveFailed_ = false;
  showDraft();
  choose(0);
  showTrouble();
}

/// What cannot be read is not written over.
void OpeningsEditor::showTrouble() {
  const bool readable = mayWrite();
  for (QWidget* widget :
       {static_cast<QWidget*>(form_), static_cast<QWidget*>(add_), static_cast<QWidget*>(copy_)})
    widget->setEnabled(readable);
  if (names_.trouble().isEmpty()) return;
  std::vector<MessageStrip::Action> actions;
  if (!readable)
    actions.push_back({tr("Set the file aside"), [this] {
                         const QString aside = names_.putAside();
                         if (aside.isEmpty())
                           return strip_->tell(MessageStrip::Kind::problem,
                                               tr("The file cannot be renamed."));
                         strip_->tell(MessageStrip::Kind::note,
                                      tr("The file is now called %1.").arg(QDir::toNativeSeparators(aside)));
                         if (!isChanged()) return read();
                         begun_ = names_.own(); // what was written here stays
                         showTrouble();
                         showDraft();
                       }});
  const QString kept =
      readable ? QString()
               : QLatin1Char(' ') + tr("The file was not changed. To add your own names, repair it or set it "
                                       "aside.");
  strip_->tell(MessageStrip::Kind::problem, names_.trouble() + kept, std::move(actions));
}

std::optional<std::size_t> OpeningsEditor::place() const {
  const int at = row();
  if (at < 0 || static_cast<std::size_t>(at) >= model_->own()) return std::nullopt;
  return static_cast<std::size_t>(at);
}

void OpeningsEditor::choose(int at) {
  if (model_->rowCount() > 0)
    list_->setCurrentIndex(model_->index(std::clamp(at, 0, model_->rowCount() - 1), 0));
  showEntry();
}

void OpeningsEditor::showDraft() {
  const int at = row();
  model_->show(draft_);
  if (row() < 0) choose(at);
  undo_->setEnabled(draft_.canUndo());
  redo_->setEnabled(draft_.canRedo());
  save_->setEnabled(isChanged() && mayWrite() && !draft_.firstWrong());
  setWindowModified(isChanged());
  showEntry();
}

/// The form shows what is chosen; of a rulebook's it can only be copied.
void OpeningsEditor::showEntry() {
  if (row() < 0) return;
  const NamedOpening& opening = model_->opening(row());
  const auto own = place();
  quiet_ = true;
  const auto put = [](QLineEdit& edit, const std::string& text) {
    if (edit.text().toStdString() != text) edit.setText(QString::fromStdString(text));
  };
  put(*code_, opening.code);
  put(*english_, opening.english);
  put(*german_, opening.german);
  ruleset_->setCurrentIndex(ruleset_->findData(static_cast<int>(opening.ruleset)));
  const QString nation = QString::fromStdString(opening.nation);
  if (nation_->findData(nation) < 0) nation_->addItem(nationInWords(opening.nation), nation);
  nation_->setCurrentIndex(nation_->findData(nation));
  turns_->setTurns(opening.turns);
  quiet_ = false;
  for (QWidget* field :
       {static_cast<QWidget*>(code_), static_cast<QWidget*>(english_), static_cast<QWidget*>(german_),
        static_cast<QWidget*>(ruleset_), static_cast<QWidget*>(nation_), static_cast<QWidget*>(turns_)})
    field->setEnabled(own.has_value());
  remove_->setEnabled(own.has_value() && mayWrite());
  QString say = own ? draft_.complaint(*own)
                    : tr("This opening is from the rulebooks. Use “Copy” to make your own "
                         "version of it.");
  const bool wrong = own && !say.isEmpty();
  if (own && !wrong) say = draft_.note(*own);
  if (const auto first = draft_.firstWrong(); !wrong && first && own != first)
    say = tr("%1 cannot be saved yet: %2")
              .arg(QString::fromStdString(draft_.openings()[*first].code), draft_.complaint(*first));
  complaint_->setText(say);
  setOwnInk(*complaint_, wrong ? look_.bad : look_.dim);
}

void OpeningsEditor::change(OpeningsDraft::Field field) {
  const auto own = place();
  if (quiet_ || !own) return;
  NamedOpening opening = draft_.openings()[*own];
  opening.code = code_->text().trimmed().toStdString();
  opening.english = english_->text().trimmed().toStdString();
  opening.german = german_->text().trimmed().toStdString();
  opening.ruleset = static_cast<RulesetId>(ruleset_->currentData().toInt());
  opening.nation = nation_->currentData().toString().toStdString();
  opening.turns = turns_->turns();
  draft_.change(*own, opening, field);
  // What is being typed stays as it is typed, blanks at its end, too.
  model_->show(draft_);
  undo_->setEnabled(draft_.canUndo());
  redo_->setEnabled(draft_.canRedo());
  save_->setEnabled(isChanged() && mayWrite() && !draft_.firstWrong());
  setWindowModified(isChanged());
  const QString wrong = draft_.complaint(*own);
  complaint_->setText(wrong.isEmpty() ? draft_.note(*own) : wrong);
  setOwnInk(*complaint_, wrong.isEmpty() ? look_.dim : look_.bad);
}

void OpeningsEditor::addEntry(const NamedOpening& opening) {
  const std::size_t at = draft_.add(opening);
  showDraft();
  choose(static_cast<int>(at));
  english_->setFocus();
  english_->selectAll();
}

void OpeningsEditor::removeEntry() {
  const auto own = place();
  if (!own) return;
  draft_.remove(*own);
  showDraft();
  choose(static_cast<int>(*own));
}

void OpeningsEditor::name(RulesetId ruleset, const std::string& nation, OpeningKey played) {
  if (!mayWrite() || played.turns() == 0) return;
  NamedOpening wanted{draft_.freeCode(), "", "", ruleset, nation, {}};
  for (std::size_t turn = 0; turn < played.turns(); ++turn)
    wanted.turns.push_back(played.at(turn) == Space::none ? SpaceChoice::any()
                                                          : SpaceChoice{played.at(turn)});
  const auto same = std::ranges::find_if(draft_.openings(), [&](const NamedOpening& own) {
    return own.turns.size() == wanted.turns.size() && fits(own, ruleset, nation, played);
  });
  if (same == draft_.openings().end()) return addEntry(wanted);
  choose(static_cast<int>(same - draft_.openings().begin()));
  english_->setFocus();
}

bool OpeningsEditor::isChanged() const {
  return draft_.openings() != begun_.openings();
}

bool OpeningsEditor::save() {
  if (!isChanged()) return true;
  const auto book = draft_.book();
  if (!book) {
    choose(static_cast<int>(draft_.firstWrong().value_or(0)));
    return false;
  }
  switch (names_.save(*book, begun_)) {
  case OpeningNames::Saved::done:
    begun_ = *book;
    saveFailed_ = false;
    strip_->hide();
    showDraft();
    return true;
  case OpeningNames::Saved::changedMeanwhile:
    merge();
    return false;
  case OpeningNames::Saved::failed:
    saveFailed_ = true;
    showTrouble();
    return false;
  }
  return false;
}

/// What both have written stands in the list; nobody is written over before somebody has looked at it.
void OpeningsEditor::merge() {
  const MergedBook merged = mergeOpenings(begun_, names_.own(), *draft_.book());
  begun_ = names_.own();
  draft_ = OpeningsDraft(merged.book); // undoing would bring back what does not know of theirs
  showDraft();
  QString told =
      tr("Somebody else has changed these names in the meantime. The list now has both their changes and "
         "yours. Check it and save again.");
  QStringList clashes;
  for (const std::string& code : merged.clashes)
    clashes << QString::fromStdString(code);
  if (!clashes.isEmpty())
    told += QLatin1Char(' ') + tr("You and the other person both changed %1. Your version keeps the code. "
                                  "The other version has a new code.")
                                   .arg(clashes.join(QStringLiteral(", ")));
  strip_->tell(MessageStrip::Kind::note, told);
}

void OpeningsEditor::done(int result) {
  if (isChanged()) {
    QMessageBox box(QMessageBox::Question, tr("Names of openings"), tr("Save your changes?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.button(QMessageBox::Save)->setText(CommonWords::tr("Save"));
    box.button(QMessageBox::Discard)->setText(tr("Do not save"));
    box.button(QMessageBox::Cancel)->setText(tr("Keep editing"));
    const int answer = box.exec();
    if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !save())) return;
  }
  QDialog::done(result);
}

} // namespace annales::viewer
