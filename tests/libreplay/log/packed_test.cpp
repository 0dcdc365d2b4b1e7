// Packed values are of this version or an older one, or nothing.
#include "libreplay/log/packed.h"
#include "libreplay/session/kept_session.h"

#include <gtest/gtest.h>

namespace annales::tests {

/// The members of a kept class under another version. Its bytes differ in the version alone.
template <class T, int version> struct Versioned { T value; };

} // namespace annales::tests

namespace boost::serialization {

template <class T, int number> struct version<annales::tests::Versioned<T, number>> {
  using type = mpl::int_<number>;
  using tag = mpl::integral_c_tag;
  static constexpr int value = number;
};
template <class Archive, int number>
void serialize(Archive& archive, annales::tests::Versioned<int, number>& v, unsigned version) {
  annales::refuseNewer<annales::tests::Versioned<int, number>>(version);
  archive& v.value;
}
template <class Archive, int number>
void serialize(Archive& archive, annales::tests::Versioned<annales::KeptSession, number>& v, unsigned) {
  std::vector<annales::tests::Versioned<int, 0>> tabs; // none
  archive& tabs& v.value.current& v.value.showsGame& v.value.geometry;
}

} // namespace boost::serialization

namespace annales::tests {
namespace {

template <int written, int read> std::optional<int> passedOn() {
  const auto back = unpacked<Versioned<int, read>>("key", packed("key", Versioned<int, written>{7}));
  return back ? std::optional(back->value) : std::nullopt;
}

TEST(Packed, OfANewerVersionIsNothing) {
  EXPECT_EQ((passedOn<2, 1>()), std::nullopt);
  EXPECT_EQ((passedOn<1, 0>()), std::nullopt);
}

TEST(Packed, OfThisOrAnOlderVersionIsRead) {
  EXPECT_EQ((passedOn<1, 1>()), 7);
  EXPECT_EQ((passedOn<0, 1>()), 7);
}

/// The version that `KeptSession` has, raised by one in bytes that are sound.
TEST(Packed, WindowsOfANewerProgramAreNone) {
  constexpr int kVersion = 1;
  const KeptSession window{{}, 0, true, "here"};
  const std::string now = packSessions({window});
  EXPECT_EQ(unpackSessions(now), std::vector{window});
  constexpr std::string_view kKey = "sessions";
  const auto bytesOf = [&]<int version>() {
    return packed(kKey, std::vector{Versioned<KeptSession, version>{window}});
  };
  const std::string same = bytesOf.operator()<kVersion>(), newer = bytesOf.operator()<kVersion + 1>();
  EXPECT_EQ(unpackSessions(same), std::vector{window})
      << "but for the version all is as the program writes it";
  EXPECT_TRUE(unpackSessions(newer).empty());
}

} // namespace
} // namespace annales::tests
