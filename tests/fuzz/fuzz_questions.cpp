// Questions over states, as they are typed: read and completed at every place.
#include "libreplay/query/read_question.h"
#include "tests/fuzz/broken.h"
#include "tests/fuzz/target.h"

namespace annales::fuzz {
namespace {

void exerciseQuestion(const std::string& bytes) {
  const auto question = readQuestion(bytes);
  if (!question) {
    const QuestionFault& fault = question.error();
    if (fault.message.empty()) broken("a refusal says why", bytes);
    if (fault.from > bytes.size() || fault.length > bytes.size() - fault.from)
      broken("a refusal says where", bytes);
  }
  for (std::size_t cursor = 0; cursor <= std::min<std::size_t>(bytes.size(), 40); ++cursor)
    if (completionsAt(bytes, cursor).from > cursor) broken("a completion replaces what was typed", bytes);
}

} // namespace
} // namespace annales::fuzz

ANNALES_FUZZ_TARGET(questions, annales::fuzz::exerciseQuestion)
