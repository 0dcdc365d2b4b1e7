#include "engine/event/event.h"
