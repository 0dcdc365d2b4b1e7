// What the symbols on the timeline mean; each entry goes to the next one of its kind.
#pragma once

#include "viewer/look/look.h"
#include "viewer/store/session_store.h"

#include <QFrame>
#include <QPushButton>

namespace annales::viewer {

/// A popup with the kinds of symbol that the line has, and how many of each.
class SymbolLegend : public QFrame {
  Q_OBJECT
public:
  SymbolLegend(SessionStore& store, QWidget* parent);

private:
  void addKind(SymbolKind kind, std::size_t count, const Look& look);
  void addHelp(const Look& look);

  SessionStore& store_;
};

} // namespace annales::viewer
