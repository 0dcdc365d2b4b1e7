# Run as a script: moc over the headers of one room that declare Q_OBJECT, into one file that is compiled with the room.
#   cmake -DMOC=… -DMADE=FILE -DHEADERS="a.h;b.h" -DQT="FOLDER;FOLDER" -P cmake/moc.cmake
# CMake's own AUTOMOC gives moc every include path. moc then reads Qt, Boost and all else behind each header, which took 60 times
# as long and changed nothing in what it writes: it needs only the classes of the header itself, and Qt's where they say Q_INTERFACES.
set(all "")
foreach(header IN LISTS HEADERS)
  file(STRINGS ${header} marks REGEX "^[ \t]*Q_(OBJECT|INTERFACES)")
  if(marks)
    set(paths "")
    if(marks MATCHES Q_INTERFACES)
      # moc 6.4 takes `#if 201703L > 201703L` for true and then trips over this macro of libstdc++.
      list(TRANSFORM QT PREPEND -I OUTPUT_VARIABLE paths)
      list(APPEND paths -D_GLIBCXX_VISIBILITY=)
    endif()
    execute_process(COMMAND ${MOC} ${paths} -f${header} ${header} OUTPUT_VARIABLE one COMMAND_ERROR_IS_FATAL ANY)
    string(APPEND all "${one}\n")
  endif()
endforeach()
file(WRITE ${MADE} "${all}")
