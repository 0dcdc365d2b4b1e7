#include "libreplay/stats/stats_archive.h"

#include "libreplay/log/packed.h"

// Rises with the members; what they mean is in the stamp.
BOOST_CLASS_VERSION(annales::LineStats, 2)
BOOST_CLASS_TRACKING(annales::LineStats, boost::serialization::track_never)
ANNALES_PACKED_PLAIN(annales::NationChange)
ANNALES_PACKED_PLAIN(annales::SeriesPoint)
ANNALES_PACKED_PLAIN(annales::Turn)
ANNALES_PACKED_PLAIN(annales::Round)
ANNALES_PACKED_PLAIN(annales::Symbol)
ANNALES_PACKED_PLAIN(annales::Transfer)
ANNALES_PACKED_PLAIN(annales::LineViolation)

namespace boost::serialization {

template <class Archive> void serialize(Archive& archive, annales::NationChange& c, unsigned) {
  archive& c.nation& c.stock& c.personages& c.units& c.supply& c.box;
  archive& c.cities& c.temples& c.seas& c.knowHows& c.points& c.walls;
}
template <class Archive> void serialize(Archive& archive, annales::SeriesPoint& p, unsigned) {
  archive& p.index& p.value;
}
template <class Archive> void serialize(Archive& archive, annales::Turn& t, unsigned) {
  archive& t.first& t.last& t.nation& t.round& t.space& t.decision;
}
template <class Archive> void serialize(Archive& archive, annales::Round& r, unsigned) {
  archive& r.first& r.last& r.number& r.firstTurn& r.turns;
}
template <class Archive> void serialize(Archive& archive, annales::Symbol& g, unsigned) {
  archive& g.index& g.nation& g.kind& g.detail& g.province& g.other;
}
template <class Archive> void serialize(Archive& archive, annales::Transfer& t, unsigned) {
  archive& t.index& t.nation& t.incoming& t.reason& t.amount.of;
}
template <class Archive> void serialize(Archive& archive, annales::LineViolation& v, unsigned) {
  archive& v.index;
}
template <class Archive> void serialize(Archive& archive, annales::Pieces& p, unsigned version) {
  annales::refuseNewer<annales::Pieces>(version);
  archive& p.units& p.walls;
}
template <class Archive> void serialize(Archive& archive, annales::LineStats& s, unsigned version) {
  annales::refuseNewer<annales::LineStats>(version);
  archive& s.outline& s.series& s.ledger& s.flow& s.symbols& s.violations;
}

} // namespace boost::serialization

namespace annales::inline replay {
namespace {

std::string keyOf(const Hash& head) {
  return "line statistics " + std::string(statsStamp()) + ' ' + hexOf(head);
}

} // namespace

template <class Archive> void Fallen::serialize(Archive& archive, unsigned version) {
  refuseNewer<Fallen>(version);
  archive& onBoard_& gone_;
}
template <class Archive> void LineOutline::serialize(Archive& archive, unsigned version) {
  refuseNewer<LineOutline>(version);
  archive& length_& rounds_& turns_& own_;
}
template <class Archive> void Series::serialize(Archive& archive, unsigned version) {
  refuseNewer<Series>(version);
  archive& nations_& length_& goal_& points_;
  archive& fallen_& in_& out_; // so that it can go on counting
}
template <class Archive> void Ledger::serialize(Archive& archive, unsigned version) {
  refuseNewer<Ledger>(version);
  archive& changes_& ends_& pieces_;
}
template <class Archive> void Flow::serialize(Archive& archive, unsigned version) {
  refuseNewer<Flow>(version);
  archive& transfers_;
}
template <class Archive> void SymbolTrack::serialize(Archive& archive, unsigned version) {
  refuseNewer<SymbolTrack>(version);
  archive& symbols_;
}

std::string packStats(const LineStats& stats, const Hash& head) {
  return packed(keyOf(head), stats);
}

std::optional<LineStats> unpackStats(std::string_view bytes, const Hash& head) {
  return unpacked<LineStats>(keyOf(head), bytes);
}

} // namespace annales::inline replay
