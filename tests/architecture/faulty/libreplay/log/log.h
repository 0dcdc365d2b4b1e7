#include "libreplay/notebook/notebook.h"
#include "importers/antike_jsonl/log_reader.h"
#include <SQLiteCpp/SQLiteCpp.h>
