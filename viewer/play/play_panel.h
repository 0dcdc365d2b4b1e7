// What may be played at the event where the current tab stands, picked by clicks here, on the board, on the
// rondel and among the know-hows, or by keys.
#pragma once

#include "libreplay/choice/choices.h"
#include "viewer/play/offer_rows.h"
#include "viewer/store/session_store.h"

#include <QTimer>
#include <QWidget>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace annales::viewer {

class NewsLabel;
class OfferList;
class PickTrail;
class PlayCard;
class PlayHeader;
class PlayTuner;

/// Changes no log: it says what was played. While inactive or hidden, it computes nothing.
class PlayPanel : public QWidget {
  Q_OBJECT
public:
  /// The store outlives the panel. Inactive at first.
  explicit PlayPanel(SessionStore& store, QWidget* parent = nullptr);

  void setActive(bool active);
  [[nodiscard]] bool isActive() const { return active_; }

  /// What a click on the board, the rondel or a know-how may pick now; empty while inactive.
  [[nodiscard]] std::vector<ProvinceId> offeredProvinces();
  [[nodiscard]] std::vector<Space> offeredSpaces();
  [[nodiscard]] std::vector<KnowHowId> offeredKnowHows();
  /// Where units may leave from now, whatever was picked.
  [[nodiscard]] std::vector<ProvinceId> offeredDepartures();

  /// Up to date with the session.
  [[nodiscard]] const Choices& choices();
  /// How often choices were computed: which scrubbing must not do for nothing.
  [[nodiscard]] std::size_t computed() const { return computed_; }
  [[nodiscard]] OfferList& list() { return *list_; }
  /// What the row that was looked for or gone to would play with its defaults; empty where there is none.
  [[nodiscard]] std::vector<Event> eventsOfCurrent() const;
  /// A row of somebody else's, at the foot.
  void putUnder(QWidget& row);
  /// Why that of this kind may not be done now; empty where it may, or nobody plays.
  [[nodiscard]] QString whyNot(const Pick& deed, const Pick& pick);
  /// What was looked for and cannot be played; nothing where it can, or nothing was looked for.
  [[nodiscard]] std::optional<Missing> refused();
  [[nodiscard]] QSize sizeHint() const override { return {300, 480}; }

public slots:
  /// First where it happens or where units come from, which plays nothing yet; then where they go, or the
  /// same province again: what happens there. What cannot be picked is ignored.
  void pickProvince(annales::ProvinceId province);
  /// Units that were dragged. As many as may go, or one; what is still to choose is asked. Nothing: of any
  /// kind.
  void moveUnits(annales::ProvinceId from, annales::ProvinceId to, std::optional<annales::Kind> kind,
                 bool one);
  /// Where there is a payment to choose, the second time plays it.
  void pickSpace(annales::Space space);
  void pickKnowHow(annales::KnowHowId knowHow);
  /// One step back: what was typed, then the last pick.
  void back();
  /// A key that was pressed elsewhere goes into the field.
  void type(const QKeyEvent& key);
  /// Ends the turn, or lets whatever begins automatically begin.
  void goOn();
  /// Ends the turn and lets nothing begin, so that the game can be broken off.
  void endAndStay();

signals:
  /// Never empty; every event is legal after the one before it.
  void played(std::vector<annales::Event> events);
  void offeredChanged();
  /// Why nothing was played.
  void told(const QString& sentence);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  // play_panel.cpp: what is chosen
  void follow(const Change& change);
  [[nodiscard]] bool isWatching() const { return active_ && isVisible(); }
  void forget();
  void restart();
  void bringUpToDate();
  void settle(bool tuned);
  void showPicked();
  void activate(int row);
  void activateCount(int row, int count);
  void ask(int row);
  void askPayment(int row);
  [[nodiscard]] const std::vector<Missing>& missing();
  [[nodiscard]] bool choose(int row);
  void tune(const Pick& pick);
  void takeBackTo(std::size_t picks);
  void play();
  void playFirst();
  [[nodiscard]] std::vector<Event> chainOf(int row) const;
  [[nodiscard]] std::vector<Event> eventsOfRow(int row) const;
  void playAndGoOn();
  void askBeforeEnd(const OfferRow* refused);
  [[nodiscard]] std::vector<Event> withProduction(std::vector<Event> events) const;
  void say(std::vector<Event> events);
  void pickOrPlay(const Pick& pick);
  [[nodiscard]] bool pickPlace(ProvinceId province);
  [[nodiscard]] bool pickInPlace(ProvinceId province);
  // play_panel_show.cpp: what is seen
  void build();
  void retranslate();
  void showLook();
  void showNations();
  void showAll();
  void showHeading();
  void showRows();
  void appendMissing(std::vector<OfferRow>& rows, const Choices& listed);
  void showTrail();
  void showCard();
  void showPayment();
  void showEnd();
  void keepPlaces();
  [[nodiscard]] static QString withKey(const QString& text);
  [[nodiscard]] DisplayNames names() const;
  [[nodiscard]] QString nameOf(ProvinceId province) const;
  [[nodiscard]] NationId actor() const;
  [[nodiscard]] QString headingOf(NationId nation, const GameState& state) const;
  [[nodiscard]] QString emptyText() const;
  // play_panel_keys.cpp
  [[nodiscard]] bool isOurs(const QKeyEvent& key) const;
  bool pressed(const QKeyEvent& key);
  void entered(Qt::KeyboardModifiers held);
  [[nodiscard]] bool isWaiting() const;
  bool paidBy(int side);
  bool tunedBy(const QKeyEvent& key);
  bool countOfRow(int number);

  SessionStore& store_;
  Look look_;
  PlayHeader* header_;
  PickTrail* trail_;
  QLineEdit* filter_;
  OfferList* list_;
  QLabel* empty_;
  PlayTuner* tuner_;
  PlayCard* card_;
  QToolButton* end_;
  QAction* stay_;
  NewsLabel* brings_;
  QWidget* waits_; // number, payment and button have their row, used or not
  QTimer due_;     // restarts once for everything that happens in one go
  Choices choices_;
  std::size_t listed_ = 0; // this many picks led to the list: the rest is the waiting row
  std::optional<std::vector<Missing>> missing_; // found when it is asked for
  std::size_t computed_ = 0;
  QString unplayed_; // was typed when the end of the turn was asked for, and fits nothing
  bool active_ = false;
  bool stale_ = true;
};

} // namespace annales::viewer
