#include "viewer/store/study_desk.h"

#include "libreplay/desk/moment.h"

namespace annales::viewer {
namespace {

constexpr int kWatchEvery = 1000; // milliseconds

} // namespace

StudyDesk::StudyDesk(QObject* parent) : QObject(parent), Desk(presentMoment) {
  onChanged([this](const DeskNews& news) { emit changed(news); });
  onTroubled([this] { emit troubled(); });
  onGuarded([this](const DeskGuard& guard) { emit guarded(guard); });
  connect(&watch_, &QTimer::timeout, this, [this] { catchUp(); });
  watch_.start(kWatchEvery);
}

} // namespace annales::viewer
