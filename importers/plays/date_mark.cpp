#include "importers/plays/date_mark.h"

#include "libreplay/log/date_codec.h"

namespace annales::plays {
namespace {

constexpr std::string_view kBeginning = "[Annales: date ";
constexpr std::string_view kUnknown = "unknown";
constexpr std::size_t kWholeDay = 10;

bool isPartOfDate(std::string_view text) {
  return text.size() < kWholeDay && isDate(text);
}

} // namespace

std::string dayForApp(std::string_view date) {
  std::string day(date.empty() ? "2005" : date);
  while (day.size() < kWholeDay)
    day += "-01";
  return day;
}

std::string withDateMark(std::string comments, std::string_view date) {
  if (date.size() >= kWholeDay) return comments;
  if (!comments.empty()) comments += '\n';
  comments += kBeginning;
  comments += date.empty() ? kUnknown : date;
  return comments + ']';
}

void takeDateMark(PlayEntry& entry) {
  std::string& text = entry.comments;
  const std::size_t begin = text.rfind(kBeginning);
  if (begin == std::string::npos) return;
  const std::size_t end = text.find(']', begin);
  if (end == std::string::npos) return;
  const std::size_t from = begin + kBeginning.size();
  std::string date = text.substr(from, end - from);
  if (date == kUnknown)
    date.clear();
  else if (!isPartOfDate(date))
    return;
  const bool ownLine = begin > 0 && text[begin - 1] == '\n';
  text.erase(begin - (ownLine ? 1 : 0), end + 1 - begin + (ownLine ? 1 : 0));
  if (entry.date.starts_with(dayForApp(date))) entry.date = date;
}

} // namespace annales::plays
