// Who will read a file, and what it leaves out for them.
#pragma once

#include "libreplay/remarks/readers_copy.h"

#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>

class QWidget;

namespace annales::viewer {

/// What each reader would get.
struct RemarkCounts {
  std::array<std::size_t, 3> readable{}; // by `Audience`: for `me` all of them
  std::size_t past = 0;                  // earlier wordings and deleted remarks
};

struct FileReaders {
  Audience reader = Audience::club;
  Wordings wordings = Wordings::standing;
};

class PrivateRemarks {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PrivateRemarks)
public:
  /// Of those that stand in the log. `withPast`: the file can hold earlier wordings, too.
  [[nodiscard]] static RemarkCounts countsOf(const EventLog& log, bool withPast);
  /// Does not ask where every reader gets the same. Nothing: the user does not want to write the file after
  /// all.
  [[nodiscard]] static std::optional<FileReaders> askForReaders(QWidget* parent, const RemarkCounts& counts);
  /// Asks where the counts are not known yet.
  [[nodiscard]] static std::optional<FileReaders> askForReaders(QWidget* parent);
  /// The sentence, and how many remarks were left out where there were any.
  [[nodiscard]] static QString withCount(const QString& sentence, std::size_t leftOut);

private:
  [[nodiscard]] static QString titleOf(Audience reader, const RemarkCounts* counts);
  [[nodiscard]] static std::optional<FileReaders> ask(QWidget* parent, const RemarkCounts* counts);
};

} // namespace annales::viewer
