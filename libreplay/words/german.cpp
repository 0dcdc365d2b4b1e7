#include "libreplay/words/german.h"

#include <unordered_map>

namespace annales::inline replay::german {
namespace {

using Sentences = std::unordered_map<std::string_view, std::string_view>;

Sentences allSentences() {
  Sentences all;
  for (const auto& table :
       {ofRules(), ofBoards(), ofRecords(), ofStudy(), ofStore(), ofOpenings(), ofTyping(), ofStatistics(),
        ofComparisons(), ofReports(), ofOwnOpenings(), ofRecorder(), ofAgn(), ofQueries(), ofColumns(),
        ofSheets(), ofAnalysis(), ofResults(), ofClusters()})
    for (const Translation& row : table)
      all.emplace(row.english, row.german);
  return all;
}

} // namespace

std::string_view sentenceFor(std::string_view english) {
  static const Sentences sentences = allSentences();
  const auto at = sentences.find(english);
  return at == sentences.end() ? std::string_view() : at->second;
}

} // namespace annales::inline replay::german
