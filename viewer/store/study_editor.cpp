#include "viewer/store/study_editor.h"

#include "viewer/look/words.h"
#include "viewer/store/shown_game.h"
#include "viewer/store/trouble.h"

#include <algorithm>
#include <utility>

namespace annales::viewer {
QString saidText(const Said& said, const Tab* tab) {
  return QString::fromStdString(tab != nullptr ? wordsOf(said, namesOf(*tab->game))
                                               : wordsOf(said, spokenLanguage()));
}

QString refusalText(const DeskRefusal& refusal, const Tab* tab) {
  const bool failed = refusal.library && refusal.said.key == SaidKey::because;
  if (!failed) return saidText(refusal.said, tab);
  return LibraryTrouble::sentence(*refusal.library, QString::fromStdString(refusal.place.string()));
}

StudyEditor::StudyEditor(SessionStore& store, StudyDesk& desk, QObject* parent)
    : QObject(parent), store_(store), desk_(desk) {
  connect(&desk_, &StudyDesk::changed, this,
          [this](const DeskNews& news) { store_.dispatch(RefreshGame{news.game}); });
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    const Tab *before = change.before.tab(), *after = change.after.tab();
    const bool same = before != nullptr && after != nullptr && before->game->id() == after->game->id();
    if (!performing_ && same && change.line && before->changing && !after->changing)
      emit told(saidText(Said{SaidKey::changeLost, {}, {}}));
  });
}

/// Whoever writes for the first time is asked for what is missing, and then need not say it again. A game
/// that opens meanwhile is not written to.
template <class T> DeskResult<T> StudyEditor::ask(const std::function<DeskResult<T>()>& write) {
  constexpr int kMostQuestions = 2;
  const ShownGame game(store_);
  auto written = write();
  for (int asked = 0; asked < kMostQuestions && !written; ++asked) {
    const SaidKey key = written.error().said.key;
    const bool question = key == SaidKey::whoWrites || key == SaidKey::whereToKeep;
    if (!question || !inquiry_ || !inquiry_(key)) break;
    if (!game.stays()) return tl::unexpected(DeskRefusal{{SaidKey::shownElse, {}, {}}, {}, {}});
    written = write();
  }
  return written;
}

bool StudyEditor::perform(const StudyIntent& intent) {
  const bool wasChanging = store_.tab() != nullptr && store_.tab()->changing;
  const bool outer = std::exchange(performing_, true);
  const auto performed = ask<Performed>([&] { return desk_.perform(store_.session(), intent); });
  if (performed)
    for (const Intent& next : performed->then)
      store_.dispatch(next);
  performing_ = outer;
  if (!performed) {
    emit refused(refusalText(performed.error(), store_.tab()));
    return false;
  }
  tell(*performed);
  const bool ended = std::ranges::any_of(
      performed->then, [](const Intent& next) { return std::holds_alternative<EndChange>(next); });
  if (wasChanging && !ended && store_.tab() != nullptr && !store_.tab()->changing)
    emit told(saidText(Said{SaidKey::changeLost, {}, {}}));
  return true;
}

DeskResult<void> StudyEditor::write(const Hash& game, const std::vector<Edit>& edits) {
  if (const Tab* tab = store_.tab(); tab == nullptr || tab->game->id() != game)
    store_.dispatch(OpenGame{desk_.game(game)}); // questions are about the game that is shown
  const std::string author = store_.session().reviewer.name;
  return ask<void>([&] { return desk_.write(game, author, edits); });
}

void StudyEditor::tell(const Performed& performed) {
  if (deletes(performed))
    emit deleted(saidText(performed.said, store_.tab()));
  else if (!performed.said.silent())
    emit told(saidText(performed.said, store_.tab()));
  if (performed.carrying && store_.tab() != nullptr)
    emit carriedOver(overviewOf(*performed.carrying, *store_.tab()->game));
}

} // namespace annales::viewer
