// annales people: persons who play under several names.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/suggest.h"
#include "engine/core/json_writer.h"
#include "importers/places/own_people.h"
#include "importers/places/own_places.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <memory>

namespace annales::cli {
namespace {

struct PeopleArgs {
  std::string other, person;
  bool json = false;
};

std::optional<People> ownPeople() {
  auto people = readPeople(ownPeopleFile());
  if (people) return *std::move(people);
  tell(people.error().message);
  return std::nullopt;
}

int keep(const People& people, const std::string& done) {
  if (ownPeopleFile().empty()) {
    tell("HOME is not set, so there is no place for the list of people");
    return kStorageFailed;
  }
  if (const auto written = writePeople(ownPeopleFile(), people); !written) {
    tell(written.error().message);
    return kStorageFailed;
  }
  tell(done);
  return kDone;
}

int list(const PeopleArgs& args) {
  const auto people = ownPeople();
  if (!people) return kBadInput;
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("people");
  json.beginArray();
  for (const auto& [name, person] : people->otherNames()) {
    if (!args.json) putLine(fmt::format("{} = {}", printable(name), printable(person)));
    json.beginObject();
    json.key("name");
    json.value(name);
    json.key("person");
    json.value(person);
    json.endObject();
  }
  json.endArray();
  json.endObject();
  if (args.json)
    putLine(out);
  else if (people->empty())
    tell("No other names yet. Add one with `annales people add Anni \"Anna Berger\"`.");
  return kDone;
}

int add(const PeopleArgs& args) {
  const auto people = ownPeople();
  if (!people) return kBadInput;
  const auto more = people->with(args.other, args.person);
  if (!more) {
    tell(more.error().message);
    return kBadInput;
  }
  return keep(*more, fmt::format("From now on {} counts as {}. Undo this with `annales people remove`.",
                                 printable(args.other), printable(more->nameOf(args.person))));
}

int removeName(const PeopleArgs& args) {
  const auto people = ownPeople();
  if (!people) return kBadInput;
  const People fewer = people->without(args.other);
  if (fewer.otherNames() != people->otherNames())
    return keep(fewer, fmt::format("From now on {} is a person again.", printable(args.other)));
  std::vector<std::string> names;
  for (const auto& known : people->otherNames())
    names.push_back(known.name);
  const auto near = nearestWord(args.other, names);
  tell(fmt::format("No person has the other name \"{}\"{}", printable(args.other),
                   near ? ". Did you mean \"" + printable(*near) + "\"?"
                        : ". `annales people list` shows all."));
  return kBadInput;
}

} // namespace

void addPeople(CLI::App& program, int& status) {
  CLI::App* people = program.add_subcommand("people", "Count a person once who plays under several names");
  people->require_subcommand(1);
  const auto args = std::make_shared<PeopleArgs>();
  people->footer("Every command that counts or finds games of a person takes all the names together. The "
                 "games keep the names as they were written.\n\nExamples:\n"
                 "  annales people add Anni \"Anna Berger\"\n"
                 "  annales people list\n"
                 "  annales people remove Anni");
  CLI::App* command = people->add_subcommand("add", "Say that a name is another name of a person");
  command->add_option("OTHER", args->other, "The other name, such as Anni")->required()->type_name("");
  command->add_option("PERSON", args->person, "The person's name, such as \"Anna Berger\"")
      ->required()
      ->type_name("");
  command->callback([args, &status] { status = add(*args); });
  command = people->add_subcommand("remove", "Say that a name is a person again");
  command->add_option("OTHER", args->other, "The other name")->required()->type_name("");
  command->callback([args, &status] { status = removeName(*args); });
  command = people->add_subcommand("list", "List all other names");
  command->add_flag("--json", args->json, "{\"people\":[{\"name\",\"person\"}…]}");
  command->callback([args, &status] { status = list(*args); });
}

} // namespace annales::cli
