#include "../engine/map/map.h"
#include <QWidget>
#include "engine/map/map.h"
