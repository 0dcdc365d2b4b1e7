// What an import has done, and what may be done about it.
#include "viewer/library/library_panel.h"
#include "viewer/results/word_answers.h"

#include <utility>

namespace annales::viewer {
namespace {

ImportRules withCorrected(WithCorrected what) {
  ImportRules rules;
  rules.corrected = what;
  return rules;
}

/// All that was stored of corrected versions, which can be undone.
std::vector<CorrectedGame> storedCorrections(const ImportReport& report) {
  std::vector<CorrectedGame> stored;
  for (const CorrectedGame& game : report.corrected)
    if (game.became != CorrectedGame::Became::nothing) stored.push_back(game);
  return stored;
}

} // namespace

void LibraryPanel::noteImport(const ImportReport& report) {
  progress_->end();
  if (report.followed && !report.hasNews()) return emit busyChanged();
  report_->setReport(report);
  const auto corrected = report.correctedThatBecame(CorrectedGame::Became::nothing).size();
  const bool hurt =
      !report.rejected.empty() || !report.failure.isEmpty() || report.mistakes.size() > report.leftOut;
  report_->setVisible(hurt || !report.mistakes.empty() || !report.notes.empty());
  QString sentence = report.summary();
  if (corrected > 0)
    sentence += QLatin1Char('\n') +
                tr("%n corrected version(s) of recorded games are not stored yet. Choose what to do.",
                   nullptr, static_cast<int>(corrected));
  if (!report.filesWithDeletedGames().isEmpty())
    sentence += QLatin1Char('\n') + tr("Some of the games were deleted from the list.");
  if (report.conflicts() > 0)
    sentence +=
        QLatin1Char('\n') +
        tr("%n remark(s) or header(s) were changed on both sides. The library keeps its own versions.",
           nullptr, static_cast<int>(report.conflicts()));
  if (!report.failure.isEmpty()) sentence += QLatin1Char('\n') + report.failure;
  const auto kind = hurt                                    ? MessageStrip::Kind::problem
                    : report.cancelled || report.files == 0 ? MessageStrip::Kind::note
                                                            : MessageStrip::Kind::success;
  strip_->tell(kind, sentence, actionsAfter(report));
  if (!report.failure.isEmpty()) emit problem(report.failure);
  refresh();
  emit importFinished(report);
  emit busyChanged();
  const bool quiet = std::exchange(quietWords_, false);
  if (!quiet && report.openQuestions() > 0 && report.library == path_ && writable_)
    showWords(questionsForPage(report.questions, {}), report.playFiles);
}

std::vector<MessageStrip::Action> LibraryPanel::actionsAfter(const ImportReport& report) {
  std::vector<MessageStrip::Action> actions{
      {tr("Report"), [this] { report_->setVisible(!report_->isVisible()); }}};
  if (!report.questions.empty()) actions.push_back({tr("Words…"), [this] { askForWords(); }});
  const QStringList stopped = report.stoppedFiles(), corrected = report.correctedFiles();
  if (!stopped.isEmpty() && report.choice == AfterMistake::stop)
    actions.push_back({tr("Keep as players’ mistakes"), [this, stopped, library = report.library] {
                         import_.start(library, stopped, {.afterMistake = AfterMistake::facts});
                       }});
  if (!corrected.isEmpty()) {
    actions.push_back(importAgain(tr("Replace"), corrected, report, withCorrected(WithCorrected::replace)));
    actions.push_back(importAgain(tr("Keep both"), corrected, report, withCorrected(WithCorrected::both)));
    actions.push_back(
        importAgain(tr("Add as a line"), corrected, report, withCorrected(WithCorrected::line)));
  }
  if (const QStringList files = report.filesWithOtherHeads(); !files.isEmpty()) {
    ImportRules rules;
    rules.heads = WithHeads::take;
    actions.push_back(importAgain(tr("Take the headers of the file"), files, report, rules));
  }
  if (const QStringList files = report.filesWithDeletedGames(); !files.isEmpty()) {
    ImportRules rules;
    rules.restore = true;
    actions.push_back(importAgain(tr("Bring deleted games back"), files, report, rules));
  }
  if (const QStringList files = report.filesWithConflicts(); !files.isEmpty()) {
    ImportRules rules;
    rules.conflicts = ConflictSide::theirs;
    actions.push_back(importAgain(tr("Take the versions of the file"), files, report, rules));
    rules.conflicts = ConflictSide::mine;
    actions.push_back(importAgain(tr("Keep the versions here"), files, report, rules));
    rules.conflicts = ConflictSide::both;
    actions.push_back(importAgain(tr("Keep both"), files, report, rules));
  }
  if (const auto stored = storedCorrections(report); !stored.empty())
    actions.push_back(
        {tr("Undo"), [this, stored, library = report.library] { undoCorrected(library, stored); }});
  return actions;
}

/// The same files: games that are stored by now are known.
MessageStrip::Action LibraryPanel::importAgain(const QString& words, const QStringList& files,
                                               const ImportReport& report, const ImportRules& rules) {
  const ImportWish wish{report.choice, rules};
  return {words, [this, files, wish, library = report.library] { import_.start(library, files, wish); }};
}

/// Nothing is erased: games are deleted from the list and back in it, lines are undone in their game.
void LibraryPanel::undoCorrected(const QString& library, const std::vector<CorrectedGame>& games) {
  const std::string& author = store_.session().reviewer.name;
  for (const CorrectedGame& game : games) {
    QString trouble;
    if (game.became == CorrectedGame::Became::line)
      trouble = headers_.undoLast(library, game.of, author);
    else
      trouble = headers_.hide(library, game.game, author);
    if (trouble.isEmpty() && game.became == CorrectedGame::Became::replacement)
      trouble = headers_.showAgain(library, game.of, author);
    if (!trouble.isEmpty()) return tellProblem(trouble);
  }
  strip_->tell(MessageStrip::Kind::note, tr("Undone. The recorded games are as they were."));
  refresh();
}

} // namespace annales::viewer
