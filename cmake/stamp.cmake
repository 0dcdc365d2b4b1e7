# cmake -DOUTPUT=stamp.cpp "-DSOURCES=a.cpp;b.h" -P stamp.cmake: one digest of all of them.
set(digests "")
foreach(source IN LISTS SOURCES)
  file(SHA256 ${source} digest)
  string(APPEND digests ${digest})
endforeach()
string(SHA256 stamp "${digests}")
file(WRITE ${OUTPUT}
"// Made by cmake/stamp.cmake of the sources of the engine and of libreplay/stats.
#include \"libreplay/stats/stats_archive.h\"

namespace annales::inline replay {

std::string_view statsStamp() {
  return \"${stamp}\";
}

} // namespace annales::inline replay
")
