// Derived values as bytes: a Boost.Serialization archive behind a checksum. What comes back is what this
// program wrote under the same key, or nothing.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/sha256.h"

#include <boost/archive/archive_exception.hpp>
#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <boost/iostreams/device/array.hpp>
#include <boost/iostreams/device/back_inserter.hpp>
#include <boost/iostreams/stream.hpp>
#include <boost/serialization/array.hpp>
#include <boost/serialization/string.hpp>
#include <boost/serialization/vector.hpp>
#include <boost/serialization/version.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <typeinfo>

/// Records of which an archive has thousands: no version and no identity of their own.
#define ANNALES_PACKED_PLAIN(type)                                                                           \
  BOOST_CLASS_IMPLEMENTATION(type, boost::serialization::object_serializable)                                \
  BOOST_CLASS_TRACKING(type, boost::serialization::track_never)

namespace boost::serialization {

template <class Archive, class Tag, class Rep>
void serialize(Archive& archive, annales::Id<Tag, Rep>& id, unsigned) {
  auto rep = static_cast<Rep>(id.index());
  archive& rep;
  id = annales::Id<Tag, Rep>(rep);
}
template <class Tag, class Rep> struct implementation_level<annales::Id<Tag, Rep>> {
  using tag = mpl::integral_c_tag;
  using type = mpl::int_<object_serializable>;
  static constexpr int value = object_serializable;
};
template <class Tag, class Rep> struct tracking_level<annales::Id<Tag, Rep>> {
  using tag = mpl::integral_c_tag;
  using type = mpl::int_<track_never>;
  static constexpr int value = track_never;
};

} // namespace boost::serialization

namespace annales::inline replay {

/// Boost itself reads the bytes of a newer version as if they were of its own. So each `serialize` of a class
/// that has a version begins with this.
template <class T> void refuseNewer(unsigned version) {
  using boost::archive::archive_exception;
  constexpr auto kKnown = static_cast<unsigned>(boost::serialization::version<T>::value);
  if (version > kKnown)
    throw archive_exception(archive_exception::unsupported_class_version, typeid(T).name());
}

/// Covers the key too: bytes that were written under another one fail like damaged ones.
[[nodiscard]] std::string sumOf(std::string_view key, std::string_view payload);

template <class T> [[nodiscard]] std::string packed(std::string_view key, const T& value) {
  namespace io = boost::iostreams;
  std::string payload;
  {
    io::stream<io::back_insert_device<std::string>> out(io::back_inserter(payload));
    boost::archive::binary_oarchive archive(out);
    archive << value;
  }
  return sumOf(key, payload) + payload;
}

/// Nothing where the bytes are damaged, of another key, or of a newer version of a class.
template <class T> [[nodiscard]] std::optional<T> unpacked(std::string_view key, std::string_view bytes) {
  namespace io = boost::iostreams;
  constexpr std::size_t kSum = sizeof(Hash);
  if (bytes.size() < kSum || sumOf(key, bytes.substr(kSum)) != bytes.substr(0, kSum)) return std::nullopt;
  try {
    io::stream<io::array_source> in(bytes.data() + kSum, bytes.size() - kSum);
    boost::archive::binary_iarchive archive(in);
    std::optional<T> value(std::in_place);
    archive >> *value;
    return value;
  } catch (const std::exception&) { // what another version of this program or of Boost wrote
    return std::nullopt;
  }
}

} // namespace annales::inline replay
