#include "viewer/window/commands.h"

#include "viewer/look/words.h"
#include "viewer/window/menu_letters.h"

#include <QRegularExpression>
#include <QSettings>
#include <QWidget>
#include <algorithm>
#include <string_view>

namespace annales::viewer {
namespace {

QString settingOf(const Command& command) {
  return QStringLiteral("keys/") + QLatin1String(command.id);
}

QList<QKeySequence> chosenKeys(const Command& command) {
  const QSettings settings;
  const QVariant chosen = settings.value(settingOf(command));
  if (!chosen.isValid()) return command.keys;
  return QKeySequence::listFromString(chosen.toString(), QKeySequence::PortableText);
}

/// A tooltip that names the keys: they are learnt where the mouse already is.
void tellKeys(QAction& action, const QString& text) {
  const QString keys = QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
  action.setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
}

} // namespace

Commands::Commands(QWidget* window) : QObject(window), window_(window) {}

QAction* Commands::add(CommandGroup group, const char* id, const char* text, const QList<QKeySequence>& keys,
                       std::function<void()> run) {
  Command command{id, text, group, keys, new QAction(tr(text), window_), {}, {}};
  command.action->setObjectName(QLatin1String(id));
  command.action->setShortcuts(chosenKeys(command));
  tellKeys(*command.action, tr(text));
  connect(command.action, &QAction::triggered, this, [run = std::move(run)] { run(); });
  window_->addAction(command.action);
  commands_.push_back(command);
  return command.action;
}

void Commands::setState(const char* id, std::function<bool()> can, std::function<bool()> on) {
  const auto command = std::ranges::find(commands_, std::string_view(id),
                                         [](const Command& c) { return std::string_view(c.id); });
  if (command == commands_.end()) return;
  command->action->setCheckable(static_cast<bool>(on));
  command->can = std::move(can);
  command->on = std::move(on);
}

void Commands::mark(CommandGroup group) {
  for (const Command& command : commands_) {
    if (command.group != group) continue;
    if (command.can) command.action->setEnabled(command.can());
    if (command.on) command.action->setChecked(command.on());
  }
}

void Commands::unmark(CommandGroup group) {
  for (const Command& command : commands_)
    if (command.group == group) command.action->setEnabled(true);
}

QAction* Commands::action(const char* id) const {
  const auto found = std::ranges::find(commands_, std::string_view(id),
                                       [](const Command& c) { return std::string_view(c.id); });
  return found == commands_.end() ? nullptr : found->action;
}

const Command* Commands::conflict(const Command& command, const QList<QKeySequence>& keys) const {
  for (const Command& other : commands_)
    if (other.action != command.action)
      for (const QKeySequence& key : keys)
        if (other.action->shortcuts().contains(key)) return &other;
  return nullptr;
}

void Commands::setKeys(const Command& command, const QList<QKeySequence>& keys) {
  QSettings settings;
  if (keys == command.keys)
    settings.remove(settingOf(command));
  else
    settings.setValue(settingOf(command), QKeySequence::listToString(keys, QKeySequence::PortableText));
  reloadKeys();
  emit keysChanged();
}

void Commands::resetKeys() {
  QSettings().remove(QStringLiteral("keys"));
  reloadKeys();
  emit keysChanged();
}

void Commands::reloadKeys() {
  for (const Command& command : commands_) {
    command.action->setShortcuts(chosenKeys(command));
    tellKeys(*command.action, tr(command.text));
  }
}

void Commands::retranslate() {
  for (const Command& command : commands_) {
    command.action->setText(tr(command.text));
    tellKeys(*command.action, tr(command.text));
  }
  shareLetters();
}

void Commands::shareLetters() {
  for (std::size_t g = 0; g < kCommandGroups; ++g) {
    std::vector<QAction*> actions;
    QStringList texts;
    for (const Command& command : commands_) {
      if (command.group != static_cast<CommandGroup>(g)) continue;
      actions.push_back(command.action);
      texts << tr(command.text);
    }
    texts = withMenuLetters(texts);
    for (std::size_t i = 0; i < actions.size(); ++i)
      actions[i]->setText(texts[static_cast<qsizetype>(i)]);
  }
}

QString Commands::titleOf(CommandGroup group) {
  QStringList titles;
  for (std::size_t g = 0; g < kCommandGroups; ++g)
    titles << wordOf(static_cast<CommandGroup>(g));
  return withMenuLetters(titles)[static_cast<qsizetype>(indexOf(group))];
}

QString Commands::wordOf(CommandGroup group) {
  switch (group) {
  case CommandGroup::file:
    return tr("Games and files");
  case CommandGroup::edit:
    return tr("&Edit");
  case CommandGroup::move:
    return tr("Navigation");
  case CommandGroup::playback:
    return tr("Playback");
  case CommandGroup::nations:
    return titleInWindow(Term::nations);
  case CommandGroup::lines:
    return tr("&Lines");
  case CommandGroup::remarks:
    return tr("&Remarks");
  case CommandGroup::analysis:
    return tr("Anal&ysis");
  case CommandGroup::reports:
    return tr("Re&ports");
  case CommandGroup::view:
    return tr("View");
  case CommandGroup::panels:
    return tr("Panels");
  case CommandGroup::help:
    return tr("Help");
  }
  return {};
}

QString Commands::plain(QString text) {
  static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
  return text.replace(mnemonic, QStringLiteral("\\1"));
}

} // namespace annales::viewer
