#include "viewer/window/menu_letters.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace annales::viewer {
namespace {

/// Where the sign stands; "&&" is a written one.
qsizetype signAt(const QString& text) {
  for (qsizetype i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != u'&') continue;
    if (text[i + 1] != u'&') return i;
    ++i;
  }
  return -1;
}

/// Places of letters, initials first.
std::vector<qsizetype> lettersOf(const QString& text) {
  std::vector<qsizetype> initials, others;
  for (qsizetype i = 0; i < text.size(); ++i)
    if (text[i].isLetterOrNumber()) (i == 0 || text[i - 1].isSpace() ? initials : others).push_back(i);
  initials.insert(initials.end(), others.begin(), others.end());
  return initials;
}

/// Who has which letter. A text that finds all its letters taken moves another one to a free letter.
class LetterShare {
public:
  LetterShare(const QStringList& texts, std::set<QChar> named) : texts_(texts), named_(std::move(named)) {}

  bool give(qsizetype text) {
    std::set<QChar> tried;
    return give(text, tried);
  }
  [[nodiscard]] const std::map<QChar, std::pair<qsizetype, qsizetype>>& given() const { return given_; }

private:
  bool give(qsizetype text, std::set<QChar>& tried) {
    const QString& words = texts_[text];
    for (const qsizetype place : lettersOf(words)) {
      const QChar letter = words[place].toLower();
      if (named_.contains(letter) || !tried.insert(letter).second) continue;
      const auto taken = given_.find(letter);
      if (taken != given_.end() && !give(taken->second.first, tried)) continue;
      given_[letter] = {text, place};
      return true;
    }
    return false;
  }

  const QStringList& texts_;
  std::set<QChar> named_;
  std::map<QChar, std::pair<qsizetype, qsizetype>> given_; // by letter: the text, and the place in it
};

} // namespace

QChar menuLetter(const QString& text) {
  const qsizetype at = signAt(text);
  return at < 0 ? QChar() : text[at + 1].toLower();
}

QStringList withMenuLetters(const QStringList& texts) {
  QStringList all = texts;
  std::set<QChar> named;
  for (QString& text : all) {
    const QChar letter = menuLetter(text);
    if (!letter.isNull() && !named.insert(letter).second) text.remove(signAt(text), 1);
  }
  LetterShare share(all, named);
  const QStringList before = all;
  for (qsizetype i = 0; i < all.size(); ++i)
    if (menuLetter(before[i]).isNull()) share.give(i);
  for (const auto& [letter, where] : share.given())
    all[where.first].insert(where.second, u'&');
  return all;
}

} // namespace annales::viewer
