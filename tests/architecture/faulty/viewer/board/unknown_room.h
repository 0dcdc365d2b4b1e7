// The room `look` is not among those that `board` names.
#include "viewer/look/palette.h"
