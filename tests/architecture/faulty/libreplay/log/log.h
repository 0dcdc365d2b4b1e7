#include "importers/antike_jsonl/log_reader.h"
#include "libreplay/notebook/notebook.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <utf8proc.h>
#include <Eigen/Core>
