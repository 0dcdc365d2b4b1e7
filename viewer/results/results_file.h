// The results of a library as a file. Runs in any thread.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>
#include <atomic>

namespace annales::viewer {

class ResultsFile {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::ResultsFile)
public:
  enum class Format : std::uint8_t { bgStats, table, events };
  static constexpr std::array kFormats{Format::bgStats, Format::table, Format::events};

  struct Report {
    std::size_t results = 0;
    QString trouble; // empty where the file was written
  };

  [[nodiscard]] static QString titleOf(Format format);
  /// Without a dot.
  [[nodiscard]] static QString suffixOf(Format format);
  /// Whole or not at all. As events the records as they came; else each game once.
  [[nodiscard]] static Report write(const QString& library, const QString& file, Format format,
                                    const std::atomic<bool>& stop);
};

} // namespace annales::viewer
