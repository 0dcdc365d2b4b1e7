// The rule-relevant part of a board: what is hashed, and all that the rules ask of it.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"
#include "engine/core/sha256.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

struct Province {
  std::string id;
  Site site = Site::none;
  bool neutralTemple = false;
};

struct Border {
  ProvinceId a;
  ProvinceId b;
  BorderKind kind = BorderKind::none;
};

struct Neighbour {
  ProvinceId province;
  BorderKind kind = BorderKind::none;
};

/// Immutable. Provinces are sorted by id, borders by (a, b) with a < b.
class Map {
public:
  /// Sorts what it is given. Fails when ids repeat or are no ids, a border is doubled or joins a province to
  /// itself, or there are more than `kMaxProvinces`.
  static Result<std::shared_ptr<const Map>> make(std::string id, std::vector<Province> provinces,
                                                 std::vector<Border> borders);

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] std::size_t size() const { return provinces_.size(); }
  [[nodiscard]] bool has(ProvinceId p) const { return p.index() < provinces_.size(); }
  [[nodiscard]] const Province& operator[](ProvinceId p) const { return provinces_[p.index()]; }
  [[nodiscard]] const std::vector<Province>& provinces() const { return provinces_; }
  [[nodiscard]] const std::vector<Border>& borders() const { return borders_; }
  [[nodiscard]] const std::vector<Neighbour>& neighbours(ProvinceId p) const {
    return neighbours_[p.index()];
  }
  /// `BorderKind::none` where there is no border.
  [[nodiscard]] BorderKind border(ProvinceId a, ProvinceId b) const;
  /// Whether a unit of the kind can cross any border of the province (`arm.border`).
  [[nodiscard]] bool leaves(ProvinceId p, Kind kind) const;
  /// `ProvinceId::none()` for an unknown name.
  [[nodiscard]] ProvinceId find(std::string_view id) const;
  /// The canonical JSON of the rule-relevant part, and its SHA-256: the `mapHash` of every game played on it.
  [[nodiscard]] const std::string& canonical() const { return canonical_; }
  [[nodiscard]] const Hash& hash() const { return hash_; }

private:
  Map() = default;
  void index();

  std::string id_;
  std::vector<Province> provinces_;
  std::vector<Border> borders_;
  std::vector<std::vector<Neighbour>> neighbours_;
  std::vector<BorderKind> matrix_;
  std::vector<std::uint8_t> leaves_;
  std::string canonical_;
  Hash hash_;
};

/// Whether a unit of the kind crosses such a border (`move.border`).
[[nodiscard]] bool crosses(BorderKind border, Kind kind);
/// Galleys and admirals go by sea.
[[nodiscard]] constexpr bool isNaval(Kind kind) {
  return kind == Kind::galley || kind == Kind::admiral;
}
/// `[a-z0-9-]+`, the form of every id.
[[nodiscard]] bool isId(std::string_view text);

} // namespace annales::inline engine
