// annales annotate GAME --library LIB: writes a remark on an event.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/empty_values.h"
#include "cli/input.h"
#include "cli/mark_words.h"
#include "cli/notebook_source.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/glyph_groups.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

namespace annales::cli {
namespace {

constexpr std::size_t kMostText = 1U << 20U; // bytes

struct AnnotateArgs {
  NotebookArgs where;
  std::string text, nation, audience, layer = "human", answers, edit, retract;
  std::vector<std::string> glyphs, tags, arrows, rings, pacts;
};

/// Nothing, with a message, where the words mean no mark.
bool addMarks(Annotation& remark, const std::vector<std::string>& words,
              Result<Mark> (*read)(const std::string&)) {
  for (const std::string& word : words) {
    auto mark = read(word);
    if (!mark) {
      tell(fmt::format("{}: {}", word, mark.error().message));
      return false;
    }
    remark.marks.push_back(std::move(*mark));
  }
  return true;
}

/// Text `-` is standard input.
bool readText(Annotation& remark, const std::string& text) {
  if (text != "-") {
    remark.text = text;
    return true;
  }
  auto all = readAll("-", kMostText);
  if (!all) {
    tell(all.error().message);
    return false;
  }
  while (!all->empty() && all->back() == '\n')
    all->pop_back();
  remark.text = std::move(*all);
  return true;
}

/// A remark whose id begins so.
const Annotation* remarkNamed(const Study& study, const std::string& prefix) {
  const Annotation* found = nullptr;
  for (const Annotation& remark : study.remarks()) {
    if (hexOf(remark.id).rfind(prefix, 0) != 0) continue;
    if (found != nullptr) {
      tell(fmt::format("{}: several remark ids begin like this; give more characters", prefix));
      return nullptr;
    }
    found = &remark;
  }
  if (found == nullptr) tell(fmt::format("no remark id begins with {}", prefix));
  return found;
}

bool knowsProvinces(const Study& study, const Annotation& remark) {
  const Map& map = *study.base().game().map;
  std::vector<std::string> provinces;
  for (const Mark& mark : remark.marks) {
    if (const auto* arrow = std::get_if<Arrow>(&mark))
      provinces.insert(provinces.end(), {arrow->from, arrow->to});
    if (const auto* ring = std::get_if<Ring>(&mark)) provinces.push_back(ring->province);
    if (const auto* pact = std::get_if<Pact>(&mark))
      provinces.insert(provinces.end(), pact->provinces.begin(), pact->provinces.end());
  }
  for (const std::string& province : provinces)
    if (!map.find(province).exists()) {
      tell(fmt::format("the board has no province \"{}\"", province));
      return false;
    }
  return true;
}

/// `before`: what is edited or answered; null where it is a new remark.
std::optional<Annotation> draftOf(const AnnotateArgs& options, const OpenNotebook& open,
                                  const Annotation* before) {
  Annotation remark;
  remark.layer = *valueOf<Layer>(options.layer); // the command line has looked
  remark.audience = valueOf<Audience>(options.audience).value_or(before ? before->audience : Audience::me);
  remark.glyphs = options.glyphs;
  remark.tags = options.tags;
  if (!options.edit.empty() && before != nullptr)
    remark.ask = before->ask; // what a step asks is not part of the words
  if (!options.nation.empty()) remark.nation = options.nation;
  if (remark.nation && !nationOfGame(open.study().base().game(), *remark.nation)) return std::nullopt;
  if (!readText(remark, options.text)) return std::nullopt;
  if (!addMarks(remark, options.arrows, arrowOf) || !addMarks(remark, options.rings, ringOf) ||
      !addMarks(remark, options.pacts, pactOf))
    return std::nullopt;
  if (!knowsProvinces(open.study(), remark)) return std::nullopt;
  if (options.edit.empty() && remark.text.empty() && remark.glyphs.empty() && remark.marks.empty() &&
      remark.tags.empty()) {
    tell("the remark is empty; use --text, --glyph, --arrow, --ring, --pact or --tag");
    return std::nullopt;
  }
  return remark;
}

/// Where somebody names the event of a remark that has one already, it must be that one.
bool standsThere(const AnnotateArgs& options, const Study& study, const Annotation& remark) {
  if (!options.where.at) return true;
  const auto event = eventAt(study, options.where.line, options.where.at);
  if (!event) return false;
  if (study.events()[*event].id == remark.event) return true;
  const auto own = study.events().find(remark.event);
  tell(fmt::format("--at {}: the remark belongs to event {}; leave out --at", *options.where.at,
                   own ? study.events()[*own].seq + 1 : 0));
  return false;
}

/// A glyph for a move, written where a turn only begins, belongs to the move that follows and to the nation
/// that makes it, as in the window.
bool moveToMove(const AnnotateArgs& options, OpenNotebook& open, NodeIndex event, Annotation& draft) {
  const auto judges = [](const std::string& glyph) { return groupOf(glyph) == GlyphGroup::move; };
  const auto glyph = std::ranges::find_if(draft.glyphs, judges);
  if (glyph == draft.glyphs.end()) return true;
  if (!open.goTo(options.where.line, event)) return false;
  const NodeIndex move = open.eventOfGlyph(event, *glyph);
  draft.event = open.study().events()[move].id;
  if (!draft.nation) draft.nation = open.nationOfGlyph(move, *glyph);
  return true;
}

std::optional<StudyIntent> intentOf(const AnnotateArgs& options, OpenNotebook& open) {
  const std::string& about = !options.retract.empty() ? options.retract
                             : !options.edit.empty()  ? options.edit
                                                      : options.answers;
  const Annotation* before = about.empty() ? nullptr : remarkNamed(open.study(), about);
  if (!about.empty() && before == nullptr) return std::nullopt;
  if (before != nullptr && !standsThere(options, open.study(), *before)) return std::nullopt;
  if (!options.retract.empty()) return RetractRemark{before->id};
  auto draft = draftOf(options, open, before);
  if (!draft) return std::nullopt;
  if (!options.edit.empty()) return EditRemark{before->id, std::move(*draft)};
  if (before != nullptr) {
    draft->event = before->event;
    draft->answers = before->id;
    return WriteRemark{std::move(*draft)};
  }
  const auto event = eventAt(open.study(), options.where.line, options.where.at);
  if (!event) return std::nullopt;
  draft->event = open.study().events()[*event].id;
  if (!moveToMove(options, open, *event, *draft)) return std::nullopt;
  return WriteRemark{std::move(*draft)};
}

int run(const AnnotateArgs& options) {
  int status = kDone;
  auto open = openNotebook(options.where, Access::readWrite, status);
  if (!open) return status;
  const auto intent = intentOf(options, *open);
  if (!intent) return kBadInput;
  const auto performed = open->perform(*intent, status);
  if (!performed) return status;
  for (const Edit& edit : std::get<std::vector<Edit>>(performed->page))
    putLine(hexOf(std::get<AddRemark>(edit).remark.id));
  return status;
}

} // namespace

void addAnnotate(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("annotate", "Write a remark on an event of a stored game");
  const auto options = std::make_shared<AnnotateArgs>();
  addNotebookArgs(*command, options->where);
  command->add_option("--line", options->where.line, "Line in which --at counts events")->type_name("NAME");
  wholeNumber(command->add_option("--at", options->where.at, "Event number, from 1 (default: the last)"))
      ->type_name("N");
  mayBeEmpty(
      command->add_option("--text", options->text, "Text of the remark, in Markdown; - reads standard input"))
      ->type_name("TEXT");
  command->add_option("--glyph", options->glyphs, "! ? !! ?? !? ?! +- -+ = ~ or $0 to $255; repeatable")
      ->type_name("GLYPH");
  command->add_option("--nation", options->nation, "Nation that the remark judges")->type_name("NATION");
  command->add_option("--tag", options->tags, "Tag, such as overpaid, tempo-loss or open; repeatable")
      ->type_name("TAG");
  command->add_option("--arrow", options->arrows, "An arrow on the board; repeatable")
      ->type_name("FROM:TO[:COLOUR]");
  command->add_option("--ring", options->rings, "A ring on the board; repeatable")
      ->type_name("PROVINCE[:COLOUR]");
  command
      ->add_option("--pact", options->pacts,
                   "Pact: the nations promise to move no units there until the end of the round")
      ->type_name("NATIONS:PROVINCES:ROUND");
  oneOf<Audience>(command->add_option("--audience", options->audience,
                                      "Readers (default: me; for an answer or a changed remark, the "
                                      "same readers as that remark)"));
  oneOf<Layer>(command->add_option("--layer", options->layer, "Kind of author: a person or a program"))
      ->capture_default_str();
  auto* answers = command->add_option("--answer", options->answers, "Answer this remark")->type_name("ID");
  auto* edit = command->add_option("--edit", options->edit, "Replace this remark")->type_name("ID");
  auto* retract = command->add_option("--retract", options->retract, "Retract this remark")->type_name("ID");
  answers->excludes(edit)->excludes(retract);
  edit->excludes(retract);
  addAuthorOption(*command, options->where.author);
  command->footer(
      "Prints the id of the remark. The first characters are enough for ID. `annales line undo` undoes "
      "the\nlatest change, including this one.\n\nExamples:\n  annales annotate 3f2a --library club.annales "
      "--at 120 --glyph '?' --nation romans \\\n      --text 'Arming first lost a tempo.' --tag tempo-loss "
      "--ring roma:red\n  annales annotate 3f2a --library club.annales --at 120 --answer 9b01 --text "
      "'Agreed.'");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
