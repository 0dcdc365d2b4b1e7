// Texts of a catalogue, each kept once: a hundred thousand games have few different events and boards.
#pragma once

#include <QHash>
#include <QString>
#include <cstdint>
#include <deque>

namespace annales::viewer {

struct Text {
  QString shown;
  QString folded;           // as `searchText`
  std::uint32_t number = 0; // among its pool, from 0
};

/// One thread adds; texts stay where they are, so others may read those that they were given.
class TextPool {
public:
  [[nodiscard]] const Text* of(const QString& text);

private:
  std::deque<Text> texts_;
  QHash<QString, const Text*> known_;
};

} // namespace annales::viewer
