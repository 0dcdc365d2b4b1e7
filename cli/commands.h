// One function a command: it adds itself to the program and sets the exit status when it was run.
#pragma once

#include "cli/parser.h"

namespace annales::cli {

void addVerify(CLI::App& program, int& status);
void addState(CLI::App& program, int& status);
void addLegal(CLI::App& program, int& status);
void addReplay(CLI::App& program, int& status);
void addImport(CLI::App& program, int& status);
void addList(CLI::App& program, int& status);
void addExport(CLI::App& program, int& status);
void addCheck(CLI::App& program, int& status);
void addRepair(CLI::App& program, int& status);
void addBackup(CLI::App& program, int& status);
void addSimulate(CLI::App& program, int& status);
void addMatch(CLI::App& program, int& status);
void addAnalyse(CLI::App& program, int& status);
void addWork(CLI::App& program, int& status);
void addEngine(CLI::App& program, int& status);
void addLesson(CLI::App& program, int& status);
void addSteps(CLI::App& program, int& status);
void addAnswers(CLI::App& program, int& status);
void addWorksheet(CLI::App& program, int& status);
void addPlayout(CLI::App& program, int& status);
void addThreats(CLI::App& program, int& status);
void addClaims(CLI::App& program, int& status);
void addPuzzles(CLI::App& program, int& status);
void addAccount(CLI::App& program, int& status);
void addMap(CLI::App& program, int& status);
void addDeck(CLI::App& program, int& status);
void addPrices(CLI::App& program, int& status);
void addBoards(CLI::App& program, int& status);
void addAnnotate(CLI::App& program, int& status);
void addLine(CLI::App& program, int& status);
void addStats(CLI::App& program, int& status);
void addPublish(CLI::App& program, int& status);
void addPeople(CLI::App& program, int& status);
void addResult(CLI::App& program, int& status);
void addCompletion(CLI::App& program, int& status);
void addKnown(CLI::App& program, int& status);
/// All of them, with what holds for every option.
void addCommands(CLI::App& program, int& status);

} // namespace annales::cli
