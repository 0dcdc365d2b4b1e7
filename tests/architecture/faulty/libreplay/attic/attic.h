#include "engine/map/map.h"
