#include "cli/program.h"

int main(int argc, char** argv) {
  return annales::cli::runProgram(argc, argv);
}
