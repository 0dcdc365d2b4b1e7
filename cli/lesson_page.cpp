#include "cli/lesson_page.h"

#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/whole_file.h"
#include "importers/table/engine_block.h"
#include "importers/table/played_page.h"
#include "libreplay/remarks/lesson.h"

namespace annales::cli {

bool mayReplace(const LessonFiles& files, const std::vector<std::string>& read, Language language) {
  if (!files.page.empty() && files.page == files.out) {
    tell(spoken(language, "--out and --page name the same file: {}; choose another one for the page",
                "--out und --page nennen dieselbe Datei: {}; wählen Sie eine andere für die Seite",
                files.page));
    return false;
  }
  return mayReplace(files.out, read, language) && mayReplace(files.page, read, language);
}

int whatCannotBeWritten(const LessonFiles& files) {
  if (!files.page.empty())
    if (const auto engine = needsEngine(); !engine) return tell(engine.error().message), kBadInput;
  for (const std::string& file : {files.out, files.page})
    if (const auto can = canWrite(file); !can) return tell(can.error().message), kStorageFailed;
  return kDone;
}

int writeLessonPage(const std::string& file, const LessonGames& games, const std::string& title,
                    Language language) {
  const auto page =
      playedLessonPage(games.remarked(language), lessonSlug(title), [] { return !interrupted(); });
  if (interrupted()) return kInterrupted;
  if (!page) return tell(page.error().message), kBadInput;
  const auto written = writeWhole(file, *page);
  return written ? kDone : (tell(written.error().message), kStorageFailed);
}

} // namespace annales::cli
