#include "libreplay/desk/perform.h"

#include "libreplay/desk/stand.h"

namespace annales::inline replay {

PerformResult perform(const Session& session, const Notebook& notebook, const StudyIntent& intent) {
  const Tab* tab = session.tab();
  if (tab == nullptr) return no(SaidKey::openAGame);
  const auto event = notebook.study().events().find(tab->line->idAt(tab->cursor));
  if (tab->game->id() != notebook.study().base().id() || !event) return no(SaidKey::notEditable);
  const Stand stand{session, *tab, notebook, {tab->line->name(), *event}};
  return std::visit([&](const auto& wanted) { return performAt(stand, wanted); }, intent);
}

bool deletes(const Performed& performed) {
  switch (performed.said.key) {
  case SaidKey::branchDeleted:
  case SaidKey::lineDeleted:
  case SaidKey::remarkDeleted:
  case SaidKey::stepTakenOut:
    return true;
  default:
    return false;
  }
}

} // namespace annales::inline replay
