// Answers the questions of the recorder in the program itself: a baseline for the same source as WebAssembly.
// In, a line of JSON each: `times` and `question`. Out: the middle of the times in nanoseconds, and the
// answer's SHA-256.
#include "engine/core/sha256.h"
#include "importers/table/table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <iostream>

int main() {
  annales::Table table;
  for (std::string row; std::getline(std::cin, row);) {
    const auto asked = nlohmann::json::parse(row);
    const std::string question = asked.at("question").dump();
    std::vector<std::int64_t> taken(asked.at("times").get<std::size_t>());
    std::string answer;
    for (std::int64_t& one : taken) {
      const auto from = std::chrono::steady_clock::now();
      answer = table.answer(question);
      one = std::chrono::nanoseconds(std::chrono::steady_clock::now() - from).count();
    }
    std::ranges::sort(taken);
    std::cout << taken[taken.size() / 2] << ' ' << annales::hexOf(annales::sha256(answer)) << '\n';
  }
}
