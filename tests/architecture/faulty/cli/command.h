#include "viewer/window.h"
#include <QtWidgets/QWidget>
#include <CLI/CLI.hpp>
