# Every text that the viewer can translate is in the German file: lupdate finds nothing new.
# cmake -DROOT=… -DLUPDATE=… -DFOLDER=… -P translations.cmake
file(COPY ${ROOT}/viewer/translations/annales_de.ts DESTINATION ${FOLDER})
execute_process(
  COMMAND ${LUPDATE} -silent -no-obsolete -locations none -source-language en_US -I . viewer -ts ${FOLDER}/annales_de.ts
  WORKING_DIRECTORY ${ROOT} COMMAND_ERROR_IS_FATAL ANY)
file(READ ${FOLDER}/annales_de.ts words)
string(REGEX MATCHALL "<source>[^<]*</source>[^<]*<translation type=\"unfinished\"" missing "${words}")
if(missing)
  list(JOIN missing "\n" missing)
  message(FATAL_ERROR "without German in viewer/translations/annales_de.ts; viewer/CMakeLists.txt says how to add it:\n${missing}")
endif()
