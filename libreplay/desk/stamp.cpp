#include "libreplay/desk/stamp.h"

#include "libreplay/desk/moment.h"

namespace annales::inline replay {
namespace {

constexpr int kMostSeconds = 1000; // that a remark is dated later than it was written

} // namespace

std::string remarkMoment(const Study& study, const std::string& author, std::string_view now) {
  const std::string far = momentAfter(now, kMostSeconds);
  const std::string* latest = nullptr;
  for (const Annotation& remark : study.remarks())
    if (remark.author == author && remark.at >= now && remark.at < far &&
        (latest == nullptr || remark.at > *latest))
      latest = &remark.at;
  return latest == nullptr ? std::string(now) : momentAfter(*latest, 1);
}

void stamp(std::vector<Edit>& edits, const Writing& by) {
  for (Edit& edit : edits)
    if (auto* added = std::get_if<AddRemark>(&edit); added != nullptr && added->remark.at.empty()) {
      const Annotation& remark = added->remark;
      const bool machines = remark.layer == Layer::machine && !remark.author.empty();
      const std::string author = machines ? remark.author : by.author; // nobody signs what a machine says
      added->remark = signedBy(std::move(added->remark), {author, by.at});
    }
}

} // namespace annales::inline replay
