// Of PEGTL what reads texts in memory: a page has no files to map.
#pragma once

#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/change_action.hpp>
#include <tao/pegtl/change_states.hpp>
#include <tao/pegtl/change_state.hpp>
#include <tao/pegtl/config.hpp>
#include <tao/pegtl/disable_action.hpp>
#include <tao/pegtl/enable_action.hpp>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/must_if.hpp>
#include <tao/pegtl/parse.hpp>
#include <tao/pegtl/rules.hpp>
#include <tao/pegtl/string_input.hpp>
#include <tao/pegtl/utf8.hpp>
