// What stands behind Library and ImportBatch.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/game_writer.h"
#include "libreplay/store/library.h"

#include <memory>

namespace annales {

struct Library::Impl {
  explicit Impl(std::unique_ptr<Connection> opened)
      : connection(std::move(opened)), reader(*connection), writer(*connection) {}

  std::unique_ptr<Connection> connection;
  GameReader reader;
  GameWriter writer;
  std::vector<std::string> notes;
};

} // namespace annales
