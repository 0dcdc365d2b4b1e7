#include "engine/ruleset/ruleset.h"
#include "libreplay/log/event_log.h"
#include <boost/archive/binary_oarchive.hpp>
bool walls(RulesetId id) { return id == RulesetId::duellum; }
bool other(RulesetId id) { switch (id) { case RulesetId::antike: return true; } }
