#include "cli/console.h"
#include <nlohmann/json.hpp>
