#include "engine/boards/board.h"
