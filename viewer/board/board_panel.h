// The window's board: follows the session, responds to mouse and keys.
#pragma once

#include "viewer/board/board_sheet.h"
#include "viewer/board/province_search.h"
#include "viewer/store/session_store.h"

#include <QCompleter>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QTimer>
#include <QToolButton>
#include <optional>

namespace annales::viewer {

class BoardLegend;
class HoverCard;
class MarkBox;
class ProvinceTableModel;
class ProvinceTableView;
struct ProvinceCard;

/// Units dragged from province to province.
struct UnitDrag {
  ProvinceId from, to;
  std::optional<Kind> kind; // of the piece that was taken hold of; nothing: beside all pieces
  bool one = false;         // with Shift; else as many as may go
};

/// Draws the event that is shown. A game whose board has no drawing is a table of provinces. (`BoardView` is
/// what a board's file says of its drawing, hence the name.)
class BoardPanel : public QWidget {
  Q_OBJECT
public:
  explicit BoardPanel(SessionStore& store, QWidget* parent = nullptr);

  /// The whole board.
  void fit();
  void zoomIn();
  void zoomOut();
  void focusSearch();
  /// Without the search and the buttons for zooming, for those who only look.
  void hideTools();
  /// Asks for the provinces of an arrow or a ring, for who draws without a mouse.
  void askForMark();
  /// So many pixels at the upper edge lie under something else; search and buttons keep out of there.
  void setRoof(int height);
  /// Highlights a province, by name or part of it, and brings it into view; the same text again, the next
  /// one.
  bool findProvince(const QString& text);
  /// None: nothing is highlighted any more.
  void light(ProvinceId p);
  [[nodiscard]] ProvinceId lit() const;
  /// Rings provinces that may be clicked. While there are any, a click says so instead of highlighting.
  /// `departures`: where units may be dragged from; elsewhere dragging moves the board.
  void offer(std::vector<ProvinceId> provinces, std::vector<ProvinceId> departures = {});

signals:
  /// Drawn with the right button: an arrow, or a ring where both are one province.
  void marked(annales::ProvinceId from, annales::ProvinceId to, annales::MarkColour colour);

public:
  [[nodiscard]] const BoardSheet& sheet() const { return *sheet_; }
  /// What the hover card says about a province now.
  [[nodiscard]] ProvinceCard cardOf(ProvinceId p) const;
  /// Of the drawing, in its own units; empty where there is none.
  [[nodiscard]] QSizeF drawnSize() const;
  /// Pixels of the panel that are not the board.
  [[nodiscard]] int legendHeight() const;
  [[nodiscard]] QSize sizeHint() const override { return {760, 480}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

signals:
  /// Only while something is offered; also for provinces that are not.
  void provinceClicked(annales::ProvinceId province);
  /// From where units may leave, to any other province.
  void unitsDragged(const annales::viewer::UnitDrag& drag);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  void makeTools();
  void follow(const Change& change);
  void showGame();
  void showShown(bool walks);
  void showLook();
  void retranslate();
  void placeTools();
  void search(bool entered);
  void goTo(ProvinceId p);
  void followMarkBox();
  void markTyped(MarkColour colour);
  void leaveMarkBox();
  [[nodiscard]] ProvinceId named(const QString& text) const;
  bool searchKey(QEvent& event);
  void hover(const QPoint& at);
  void showCard(ProvinceId p, const QRect& place);
  void hideCard();
  void wheel(QWheelEvent& event);
  bool mouse(QMouseEvent& event, QEvent::Type type);
  void pressed(const QMouseEvent& event);
  void dragged(const QMouseEvent& event);
  void released(const QMouseEvent& event);
  void takeHold(const QPointF& place);
  void dragUnits(const QMouseEvent& event);
  void dropUnits(const QMouseEvent& event);
  void clicked(ProvinceId p);
  void draw(const QMouseEvent& event, QEvent::Type type);
  [[nodiscard]] bool isDrawn() const;
  [[nodiscard]] std::vector<NationLook> nations() const;
  [[nodiscard]] QString emptyText() const;

  SessionStore& store_;
  Look look_;
  ProvinceSearch provinces_;
  BoardSheet* sheet_;
  ProvinceTableView* table_;
  ProvinceTableModel* model_;
  QLabel* empty_;
  BoardLegend* legend_;
  HoverCard* card_;
  QLineEdit* search_;
  QStringListModel* names_;
  MarkBox* markBox_;
  QToolButton* in_;
  QToolButton* out_;
  QToolButton* all_;
  QTimer hoverDelay_;
  std::vector<ProvinceId> offered_, departures_;
  std::optional<UnitDrag> units_; // taken hold of
  ProvinceId hovered_;
  QPoint hoverAt_;
  QPointF pressedAt_, draggedTo_;
  bool isPressed_ = false, isDragging_ = false;
  ProvinceId drawnFrom_; // while the right button is down
  bool bare_ = false;    // has no tools
  int roof_ = 0;
  int notches_ = 0; // eighths of degrees that the wheel has turned
};

} // namespace annales::viewer
