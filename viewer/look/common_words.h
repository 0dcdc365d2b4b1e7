// Words of the window that stand in more than one place, each translated once.
#pragma once

#include <QCoreApplication>

namespace annales::viewer {

/// `CommonWords::tr("Save")`.
class CommonWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::CommonWords)
};

} // namespace annales::viewer
