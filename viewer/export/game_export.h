// A game written to a file, for other programs or for people.
#pragma once

#include "importers/remarks/remark_writer.h"
#include "libreplay/session/opened_game.h"
#include "viewer/remarks/private_remarks.h"

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <span>
#include <string>

class QWidget;

namespace annales::viewer {

/// One way to write a game. Whoever adds another adds a row to the list in game_export.cpp: menus and dialogs
/// follow.
struct ExportFormat {
  const char* title;  // in menus, to be translated by `GameExport::titleOf`
  const char* filter; // in dialogs, likewise
  const char* suffix;
  std::string (*write)(const RemarkedGame& game);
  /// What it writes is empty where the game has no remarks; else only where the game is damaged or too large.
  bool ofRemarks = false;
  bool withPast = false; // it can hold earlier wordings and deleted remarks
};

class GameExport {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::GameExport)
public:
  [[nodiscard]] static std::span<const ExportFormat> formats();
  [[nodiscard]] static QString titleOf(const ExportFormat& format);

  /// Empty where the game has nothing of the kind. `analysis`: of the main line, for formats that say where
  /// the game turned; null: none is known.
  [[nodiscard]] static std::string text(const ExportFormat& format, const EventLog& log, const Board* board,
                                        std::shared_ptr<const LineAnalysis> analysis = {});
  /// A sentence about what was done, or why nothing was. What is not for the reader is left out.
  [[nodiscard]] static QString save(const ExportFormat& format, const EventLog& log, const QString& path,
                                    FileReaders readers = {},
                                    std::shared_ptr<const LineAnalysis> analysis = {});
  /// With a dialog: the format is one of these. A sentence; empty where the user does not want to. The log
  /// outlives the dialog, whatever is shown meanwhile.
  [[nodiscard]] static QString ask(QWidget* parent, const EventLog& log,
                                   std::span<const ExportFormat> choice = formats(),
                                   std::shared_ptr<const LineAnalysis> analysis = {});

  /// The position after the event as SVG, with what remarks draw there. A sentence about what was done.
  [[nodiscard]] static QString saveDrawing(const OpenedGame& game, const OpenedLine& line, EventIndex k,
                                           const std::vector<Mark>& marks, const QString& path);

  /// The one that was chosen in the dialog, unless the name has the ending of another of the choice.
  [[nodiscard]] static const ExportFormat& formatFor(const QString& path, const ExportFormat& chosen,
                                                     std::span<const ExportFormat> choice);

private:
  [[nodiscard]] static QString filterOf(const ExportFormat& format);
};

} // namespace annales::viewer
