# The list of formats that games are read in: one for each folder of importers/ with a format.cpp, which defines a
# function of the folder's name.
file(GLOB format_files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/importers
     ${PROJECT_SOURCE_DIR}/importers/*/format.cpp)
set(declarations "")
set(calls "")
foreach(file IN LISTS format_files)
  get_filename_component(folder ${file} DIRECTORY)
  string(APPEND declarations "extern Format ${folder}();\n")
  string(APPEND calls "formats::${folder}(), ")
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/made/formats.cpp @ONLY CONTENT
"#include \"importers/readers/format.h\"
#include <array>
namespace annales::formats {
@declarations@}
namespace annales::inline importers {
std::span<const Format> formats() {
  static const std::array all{@calls@};
  return all;
}
} // namespace annales::inline importers
")
target_sources(annales_importers PRIVATE ${PROJECT_BINARY_DIR}/made/formats.cpp)
