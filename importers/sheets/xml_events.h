// The elements of an XML text, one after the other.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

namespace annales::sheets {

/// Of one element, while it is begun.
class XmlAttributes {
public:
  explicit XmlAttributes(const char** pairs) : pairs_(pairs) {}
  /// The first whose name is that one, or in a namespace whose end is given: "r", "relationships/id",
  /// "office:1.0/value". Empty where there is none.
  [[nodiscard]] std::string_view of(std::string_view name) const;

private:
  const char** pairs_;
};

/// Elements by their names without namespaces: workbooks come in several namespaces that mean the same.
class XmlEvents {
public:
  virtual ~XmlEvents() = default;
  virtual void begin(std::string_view element, const XmlAttributes& attributes) = 0;
  virtual void end(std::string_view element) = 0;
  /// A part of a text: there may be several.
  virtual void text(std::string_view part) = 0;
  /// Nothing more is wanted.
  [[nodiscard]] virtual bool enough() const { return false; }
};

/// Sound, too, where it was enough. Unsound where it is not well-formed, or has entities of its own, which
/// workbooks do not have and attackers like. Too much where it has more elements than any workbook, or more
/// names and more depth than fit into a few megabytes.
enum class XmlEnd { sound, unsound, tooMuch };
[[nodiscard]] XmlEnd readXml(std::string_view text, XmlEvents& events);

/// One document that comes in parts and may have any number of elements; what is deep or has too many names
/// ends it. The events outlive it.
class XmlParts {
public:
  explicit XmlParts(XmlEvents& events);
  XmlParts(const XmlParts&) = delete;
  XmlParts& operator=(const XmlParts&) = delete;
  ~XmlParts();

  /// False from the first fault on.
  [[nodiscard]] bool add(std::string_view part);
  /// The document is over.
  [[nodiscard]] bool finish();
  /// Where the fault is, from 1, counted from the beginning of the document.
  [[nodiscard]] std::size_t line() const;

private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
};

} // namespace annales::sheets
