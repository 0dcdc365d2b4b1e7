#include "libreplay/store/library_lessons.h"

#include "libreplay/remarks/lesson.h"

#include <algorithm>
#include <map>
#include <set>

namespace annales::inline replay {
namespace {

struct FoundLesson {
  std::set<Hash> games;
  int lastNumber = 0;
};

/// Remarks that the query finds, by the lessons of which they are steps.
LibraryResult<std::map<std::string, FoundLesson>> foundLessons(Library& library, const RemarkQuery& query,
                                                               const std::function<bool()>& goOn) {
  const auto hidden = library.hiddenGames();
  if (!hidden) return tl::unexpected(hidden.error());
  std::map<std::string, FoundLesson> found;
  const auto searched = library.searchRemarks(query, [&](const FoundRemark& one) {
    if (hidden->contains(one.game)) return goOn();
    for (const std::string& slug : lessonSlugsOf(one.remark)) {
      FoundLesson& lesson = found[slug];
      lesson.games.insert(one.game);
      lesson.lastNumber = std::max(lesson.lastNumber, lessonNumberOf(one.remark));
    }
    return goOn();
  });
  if (!searched) return tl::unexpected(searched.error());
  return found;
}

LibraryLesson asLesson(const std::string& slug, const FoundLesson& found) {
  return {slug, {found.games.begin(), found.games.end()}, found.lastNumber};
}

} // namespace

LibraryResult<std::vector<LibraryLesson>> lessonsOfLibrary(Library& library,
                                                           const std::function<bool()>& goOn) {
  const auto found = foundLessons(library, {}, goOn);
  if (!found) return tl::unexpected(found.error());
  std::vector<LibraryLesson> lessons;
  for (const auto& [slug, lesson] : *found)
    lessons.push_back(asLesson(slug, lesson));
  return lessons;
}

LibraryResult<LibraryLesson> lessonOfLibrary(Library& library, const std::string& slug,
                                             const std::function<bool()>& goOn) {
  RemarkQuery query;
  query.tag = lessonTag(slug);
  const auto found = foundLessons(library, query, goOn);
  if (!found) return tl::unexpected(found.error());
  const auto at = found->find(slug);
  return at == found->end() ? LibraryLesson{slug, {}, 0} : asLesson(slug, at->second);
}

} // namespace annales::inline replay
