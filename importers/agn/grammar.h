// The grammar of AGN for PEGTL. docs/agn.md has it for people; the rules have the same names there.
#pragma once

#include <tao/pegtl.hpp>

namespace annales::agn::grammar {

namespace p = tao::pegtl;

// Blanks and what words are made of.
struct wide_blank // of word processors, web pages and keyboards; blanks.h has the same
    : p::sor<p::string<'\xC2', '\xA0'>, p::string<'\xE2', '\x80', '\xAF'>,
             p::string<'\xE3', '\x80', '\x80'>> {};
struct blank : p::sor<p::one<' ', '\t', '\n', '\r', '\f', '\v'>, wide_blank> {};
struct blanks : p::star<blank> {};
struct goes_on : p::sor<p::string<'.', '.', '.'>, p::string<'\xE2', '\x80', '\xA6'>> {};
struct arrow : p::sor<p::string<'-', '>'>, p::string<'\xE2', '\x86', '\x92'>, p::one<'>'>> {};
struct special : p::sor<blank, goes_on, arrow,
                        p::one<'(', ')', '[', ']', '{', '}', '"', ';', ',', '.', '!', '?', '$', '*', ':', '%',
                               '\\', '\0'>> {};
// Most characters need one look, but for those that begin like a special one of several bytes.
struct plain : p::not_one<' ', '\t', '\n', '\r', '\f', '\v', '(', ')', '[', ']', '{', '}', '"', ';', ',', '.',
                          '!', '?', '$', '*', ':', '%', '\\', '\0', '-', '>', '\xC2', '\xE2', '\xE3'> {};
struct word : p::plus<p::sor<plain, p::seq<p::not_at<special>, p::any>>> {};

// Texts with marks around them.
struct any_escaped : p::seq<p::one<'\\'>, p::any> {};
struct escape : any_escaped {}; // in the text of a remark
struct quoted_inside : p::star<p::sor<any_escaped, p::not_one<'"', '\\'>>> {};
struct quoted : p::seq<p::one<'"'>, quoted_inside, p::one<'"'>> {};
struct remark : p::seq<p::one<'{'>, p::star<p::sor<any_escaped, p::not_one<'}', '\\'>>>, p::one<'}'>> {};
struct line_remark : p::seq<p::one<';'>, p::star<p::not_one<'\n'>>> {};
struct other_program : p::seq<p::one<'%'>, p::star<p::not_one<'\n'>>> {};
struct effects
    : p::seq<p::one<'['>, p::star<p::sor<quoted, p::not_one<']', '"', '{', '}', '('>>>, p::one<']'>> {};
struct unclosed : p::seq<p::one<'{', '"', '['>, p::until<p::eof>> {};

// Amounts.
struct digits : p::rep_min_max<1, 4, p::digit> {};
struct sign : p::opt<p::one<'+', '-'>> {};
struct letter : p::sor<p::alpha, p::utf8::range<0xC0, 0x24F>> {};
struct unit : p::plus<letter> {};
struct number : p::seq<sign, digits> {};
struct unit_first : p::seq<unit, number> {};
struct number_first : p::seq<number, p::star<p::sor<p::one<' ', '\t'>, wide_blank>>, unit> {};
struct between : p::star<p::sor<blank, p::one<',', '+', ';'>>> {};
struct nothing : p::sor<p::one<'0'>, p::one<'-'>> {};
struct amount : p::sor<p::list<p::sor<unit_first, number_first>, between>, nothing> {};
struct whole_amount : p::seq<blanks, p::opt<p::one<'+'>>, amount, blanks, p::eof> {};
struct payment : p::seq<p::one<'('>, blanks, amount, blanks, p::one<')'>> {};

// The head of a game.
struct tag_name : p::plus<p::sor<letter, p::digit, p::one<'.', '-', '_'>>> {};
// Marks of word processors, in pairs of any language. What stands between them has no escapes and ends before
// the bracket.
struct curly_mark : p::seq<p::string<'\xE2', '\x80'>, p::one<'\x9C', '\x9D', '\x9E', '\x9F'>> {};
struct angle_mark : p::seq<p::one<'\xC2'>, p::one<'\xAB', '\xBB'>> {};
struct opening_mark : p::sor<p::one<'"'>, curly_mark, angle_mark> {};
template <class Mark>
struct marked_inside : p::star<p::not_at<Mark, blanks, p::one<']'>>, p::not_one<'\n'>> {};
template <class Mark> struct marked : p::seq<Mark, marked_inside<Mark>, Mark> {};
struct tag_text : p::sor<quoted, marked<curly_mark>, marked<angle_mark>> {};
struct tag : p::seq<p::one<'['>, blanks, tag_name, p::plus<blank>, tag_text, blanks, p::one<']'>> {};

// A tag where marks or a bracket are missing: up to its bracket, else to the end of its line.
struct line_blank : p::one<' ', '\t'> {};
struct loose_between : p::sor<p::seq<p::star<line_blank>, p::one<':', '='>, p::star<line_blank>>,
                              p::plus<p::sor<line_blank, wide_blank>>> {};
struct loose_closed : p::seq<p::star<p::not_one<'[', ']', '{', '}', '"', '\r', '\n', '\0'>>, p::one<']'>> {};
struct loose_line
    : p::seq<p::plus<p::not_one<'[', '{', '}', '\r', '\n', '\0'>>, p::at<p::sor<p::one<'\r'>, p::eolf>>> {};
struct loose_beginning : p::seq<p::one<'['>, p::star<line_blank>, p::at<letter>, tag_name, loose_between> {};
struct loose_closed_tag : p::seq<loose_beginning, loose_closed> {};
struct loose_tag : p::seq<loose_beginning, p::sor<loose_closed, loose_line>> {};

// Turns.
struct round : p::seq<p::rep_min_max<1, 5, p::digit>, p::one<'.'>, p::not_at<p::one<'.'>>> {};
struct heading_end : p::seq<blanks, p::one<':'>> {};
struct heading : p::seq<p::sor<word, quoted>, heading_end> {};
struct word_or_heading : p::seq<p::sor<word, quoted>, p::opt<heading_end>> {};
struct fact : p::one<'*'> {};
struct judgement : p::seq<p::sor<p::string<'+', '-'>, p::string<'-', '+'>, p::one<'='>, p::one<'~'>>,
                          p::sor<p::at<special>, p::eof>> {};
struct numbered : p::seq<p::one<'$'>, p::rep_min_max<1, 3, p::digit>> {};
struct marks : p::seq<p::one<'!', '?'>, p::opt<p::one<'!', '?'>>> {};
struct glyph : p::sor<numbered, marks, judgement> {};
struct open : p::one<'('> {};
struct close : p::one<')'> {};
struct comma : p::one<',', '.'> {};
struct strange : p::any {};

struct move_item : p::sor<glyph, round, word_or_heading, payment, open, close, remark, line_remark, goes_on,
                          arrow, fact, comma, other_program, effects, unclosed, strange> {};
struct head : p::star<p::sor<blank, other_program, tag>> {};
struct loose_head : p::star<p::sor<blank, other_program, tag, loose_tag>> {};

// Inside a remark.
struct command_name : p::plus<p::lower> {};
struct command_rest : p::star<p::sor<quoted, any_escaped, p::not_one<']', '\\'>>> {};
struct command
    : p::seq<p::string<'[', '%'>, command_name, p::opt<p::plus<blank>, command_rest>, p::one<']'>> {};
struct any_character : p::any {};
struct open_command
    : p::seq<p::string<'[', '%'>, command_name, p::plus<blank>, command_rest, p::opt<p::one<'\\'>>, p::eof> {
};
struct rest_of_text : p::seq<p::at<open_command>, p::star<p::sor<escape, any_character>>> {};
struct remark_inside : p::seq<p::star<p::sor<command, rest_of_text, escape, any_character>>, p::eof> {};

} // namespace annales::agn::grammar
