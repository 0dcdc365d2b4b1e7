// Everything a window can be told to do by menu or key: one list for menus, the key editor and the help
// overlay.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <functional>
#include <vector>

namespace annales::viewer {

enum class CommandGroup : std::uint8_t {
  file,
  edit,
  move,
  playback,
  nations,
  lines,
  remarks,
  analysis,
  reports,
  view,
  panels,
  help
};
inline constexpr std::size_t kCommandGroups = 12;

struct Command {
  const char* id = nullptr;   // stable: its name in the settings
  const char* text = nullptr; // in English, QT_TRANSLATE_NOOP("annales::viewer::Commands", …)
  CommandGroup group = CommandGroup::file;
  QList<QKeySequence> keys; // the default
  QAction* action = nullptr;
  std::function<bool()> can, on; // whether it can be done now, whether it is so now; empty: always, no such
};

class Commands : public QObject {
  Q_OBJECT
public:
  /// Actions work anywhere in `window`.
  explicit Commands(QWidget* window);

  /// Keys are those the user chose, else `keys`.
  QAction* add(CommandGroup group, const char* id, const char* text, const QList<QKeySequence>& keys,
               std::function<void()> run);
  [[nodiscard]] const std::vector<Command>& all() const { return commands_; }
  /// How a command is shown in a menu: greyed where it cannot be done now, with a check mark where it is so.
  /// Its key works all the same and says why nothing happens.
  void setState(const char* id, std::function<bool()> can, std::function<bool()> on = {});
  /// Marks and greys the commands of a group, and takes the grey away again: grey ones have no keys.
  void mark(CommandGroup group);
  void unmark(CommandGroup group);
  /// Null for an unknown id.
  [[nodiscard]] QAction* action(const char* id) const;

  /// The other command that already has one of these keys; null where there is none.
  [[nodiscard]] const Command* conflict(const Command& command, const QList<QKeySequence>& keys) const;
  /// Remembers them; default keys are remembered by forgetting.
  void setKeys(const Command& command, const QList<QKeySequence>& keys);
  void resetKeys();
  /// Picks up keys that another window has changed.
  void reloadKeys();
  /// Texts in the language that the program speaks now.
  void retranslate();
  /// Gives every entry of a menu a letter of its own, as far as there are any. Once all are added.
  void shareLetters();
  [[nodiscard]] static QString titleOf(CommandGroup group);
  /// Without the signs that underline a letter in menus.
  [[nodiscard]] static QString plain(QString text);

signals:
  void keysChanged();

private:
  [[nodiscard]] static QString wordOf(CommandGroup group);

  QWidget* window_;
  std::vector<Command> commands_;
};

} // namespace annales::viewer
