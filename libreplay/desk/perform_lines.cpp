#include "libreplay/desk/stand.h"

namespace annales::inline replay {
namespace {

std::string lineOf(const Stand& stand, const std::string& named) {
  return named.empty() ? stand.at.line : named;
}

PerformResult edited(Result<Edits> edits, Said said = {}) {
  if (!edits) return no(edits.error());
  if (edits->empty()) said = {};
  return writing(std::move(*edits), {}, std::move(said));
}

} // namespace

PerformResult performAt(const Stand& stand, const PromoteLine& i) {
  const std::string line = lineOf(stand, i.line);
  auto edits = promote(stand.study(), line);
  if (edits && edits->empty()) return Performed{{}, {}, {SaidKey::lineIsFirst, {}, {}}, {}};
  return edited(std::move(edits), {SaidKey::linePromoted, line, {}});
}

PerformResult performAt(const Stand& stand, const DemoteLine& i) {
  return edited(demote(stand.study(), lineOf(stand, i.line)));
}

PerformResult performAt(const Stand& stand, const PutLineFirst& i) {
  return edited(makeFirst(stand.study(), lineOf(stand, i.line)));
}

PerformResult performAt(const Stand& stand, const NameLine& i) {
  const std::string line = lineOf(stand, i.line);
  auto performed = edited(renameLine(stand.study(), line, i.name));
  if (performed && line == stand.at.line) performed->then.emplace_back(ShowEvent{i.name, stand.eventHere()});
  return performed;
}

PerformResult performAt(const Stand& stand, const ShowOrHideLine& i) {
  return edited(hideLine(stand.study(), lineOf(stand, i.line), i.hidden));
}

PerformResult performAt(const Stand& stand, const RemoveLine& i) {
  const std::string line = lineOf(stand, i.line);
  return edited(deleteLine(stand.study(), line), {SaidKey::lineDeleted, line, {}});
}

} // namespace annales::inline replay
