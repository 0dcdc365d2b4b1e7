#include "python/trouble.h"

#include "cli/mistakes.h"
#include "libreplay/words/reason.h"

namespace annales::python {

Trouble::Trouble(const Error& error) : message(reasonInWords(error, Language::english)) {}

Trouble::Trouble(const LibraryError& error) : message(reasonInWords(error, Language::english)) {}

Trouble::Trouble(const std::string& file, const Rejection& why)
    : message(cli::lineOf(file, why)), row(why.row), column(why.column) {}

} // namespace annales::python
