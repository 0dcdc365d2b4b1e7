# The engine of the recorder for phones, as WebAssembly beside the program: build/annales-table.wasm.gz. It needs Debian's clang for
# WASI; without that the program says what to install.
option(ANNALES_TABLE "Build the engine of the recorder for phones, where clang for WebAssembly is installed" ON)
find_program(ANNALES_WASM_CXX NAMES clang++-19)
find_program(ANNALES_WASM_LD NAMES wasm-ld-19)
find_program(ANNALES_WASM_OPT NAMES wasm-opt)
set(annales_wasm_works FALSE)
if(ANNALES_TABLE AND ANNALES_WASM_CXX AND ANNALES_WASM_LD AND NOT ANNALES_SANITIZE)
  file(WRITE ${PROJECT_BINARY_DIR}/table/try.cpp "#include <string>\nint main() { return std::string().size(); }\n")
  execute_process(COMMAND ${ANNALES_WASM_CXX} --target=wasm32-wasi -fignore-exceptions try.cpp -o try.wasm
                  WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/table RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed EQUAL 0)
    set(annales_wasm_works TRUE)
  endif()
endif()
if(NOT annales_wasm_works)
  if(ANNALES_TABLE AND NOT ANNALES_SANITIZE)
    message(STATUS "The recorder for phones is left out: it needs clang-19, lld-19, wasi-libc, libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 and libclang-rt-19-dev-wasm32")
  endif()
  return()
endif()

# With binaryen the engine is smaller and lists legal events in two thirds of the time (tests/bench/recorder); it works without.
set(annales_wasm ${PROJECT_BINARY_DIR}/table/build/annales-table.wasm)
set(annales_wasm_optimised "")
if(ANNALES_WASM_OPT)
  set(annales_wasm_optimised COMMAND ${ANNALES_WASM_OPT} -O3 --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
      --enable-mutable-globals ${annales_wasm} -o ${PROJECT_BINARY_DIR}/table/annales-table.wasm)
  set(annales_wasm ${PROJECT_BINARY_DIR}/table/annales-table.wasm)
endif()

# Header libraries alone: what is compiled for this computer cannot go along.
set(annales_table ${PROJECT_BINARY_DIR}/table)
file(MAKE_DIRECTORY ${annales_table}/headers)
foreach(library boost fmt nlohmann tao tl)
  find_path(annales_${library}_headers NAMES ${library} REQUIRED)
  file(CREATE_LINK ${annales_${library}_headers}/${library} ${annales_table}/headers/${library} SYMBOLIC)
endforeach()
set(annales_packed ${PROJECT_BINARY_DIR}/annales-table.wasm.gz)
file(GLOB_RECURSE annales_table_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/table/* ${PROJECT_SOURCE_DIR}/engine/*.cpp
     ${PROJECT_SOURCE_DIR}/engine/*.h ${PROJECT_SOURCE_DIR}/libreplay/*.cpp ${PROJECT_SOURCE_DIR}/libreplay/*.h
     ${PROJECT_SOURCE_DIR}/importers/*.cpp ${PROJECT_SOURCE_DIR}/importers/*.h)
add_custom_command(
  OUTPUT ${annales_packed}
  COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR}/tools/table -B ${annales_table}/build -G ${CMAKE_GENERATOR}
          -DCMAKE_SYSTEM_NAME=WASI -DCMAKE_SYSTEM_PROCESSOR=wasm32 -DCMAKE_CXX_COMPILER=${ANNALES_WASM_CXX}
          -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY
          "-DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}" -DHEADERS=${annales_table}/headers -DBOARDS=${annales_boards_source}
  COMMAND ${CMAKE_COMMAND} --build ${annales_table}/build
  ${annales_wasm_optimised}
  COMMAND gzip -9nc ${annales_wasm} > ${annales_packed}
  DEPENDS ${annales_table_sources} ${annales_boards_source}
  USES_TERMINAL
  COMMENT "Compiling the recorder's engine to WebAssembly" VERBATIM)
add_custom_target(annales-table ALL DEPENDS ${annales_packed})
install(FILES ${annales_packed} DESTINATION ${CMAKE_INSTALL_DATADIR}/annales COMPONENT cli)
