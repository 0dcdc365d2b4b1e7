// What is left out of files because it is not for their readers, unless somebody wants it in.
#pragma once

#include "libreplay/remarks/readers_copy.h"

#include <QCoreApplication>
#include <QString>
#include <optional>

class QWidget;

namespace annales::viewer {

class PrivateRemarks {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PrivateRemarks)
public:
  /// Who will read a file from which so many remarks would be left out: asked where there are any. Nothing:
  /// the user does not want to write it after all.
  [[nodiscard]] static std::optional<Audience> askForReader(QWidget* parent, std::size_t count);
  /// The sentence, and how many remarks were left out where there were any.
  [[nodiscard]] static QString withCount(const QString& sentence, std::size_t leftOut);
};

} // namespace annales::viewer
