// Which layers of remarks are shown: on the board, on the timeline, in the record and in the panels.
#pragma once

#include "viewer/store/session_store.h"

#include <QToolButton>
#include <QWidget>
#include <array>

namespace annales::viewer {

class LayerBar : public QWidget {
  Q_OBJECT
public:
  explicit LayerBar(SessionStore& store, QWidget* parent = nullptr);
  [[nodiscard]] QToolButton& button(RemarkLayer layer) { return *buttons_[static_cast<std::size_t>(layer)]; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void show(RemarkLayer layer, bool shown);
  void refresh();

  SessionStore& store_;
  std::array<QToolButton*, kRemarkLayers> buttons_{};
};

} // namespace annales::viewer
