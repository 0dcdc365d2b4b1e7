#include "viewer/remarks/link_box.h"

#include "viewer/remarks/remark_link.h"
#include "viewer/remarks/remark_words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

namespace annales::viewer {
namespace {

constexpr int kMarkdown = Qt::UserRole + 1;

} // namespace

LinkBox::LinkBox(QWidget* parent) : QLineEdit(parent), entries_(new QStandardItemModel(this)) {
  auto* completer = new QCompleter(entries_, this);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  completer->setMaxVisibleItems(12);
  setCompleter(completer);
  connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &LinkBox::choose,
          Qt::QueuedConnection); // after the completer has filled in its text
}

void LinkBox::offer(const OpenedGame& game, const OpenedLine& line) {
  entries_->clear();
  for (std::size_t p = 0; p < game.game().map->size(); ++p) {
    const std::string& id = (*game.game().map)[ProvinceId(p)].id;
    const QString name = provinceName(game, id);
    add(name, linkToProvince(id, name));
  }
  for (const LineName& other : game.lines())
    add(tr("Line %1").arg(QString::fromStdString(other.name)),
        linkToLine(other.name, game.log()[other.head].id));
  for (EventIndex k = 1; k <= line.length(); ++k)
    add(QStringLiteral("%1 · %2").arg(k).arg(fromUtf8(line.stats().sentences.at(k))),
        linkToEvent(k, tr("event %1").arg(k)));
}

void LinkBox::add(const QString& words, const QString& markdown) {
  auto* item = new QStandardItem(words);
  item->setData(markdown, kMarkdown);
  entries_->appendRow(item);
}

QString LinkBox::linkFor(const QString& text) const {
  const QString wanted = text.trimmed();
  if (wanted.isEmpty()) return {};
  bool number = false;
  const EventIndex k = wanted.toUInt(&number);
  const QString begin = number ? QStringLiteral("%1 · ").arg(k) : wanted;
  const auto hits = entries_->match(entries_->index(0, 0), Qt::DisplayRole, begin, 1,
                                    number ? Qt::MatchStartsWith : Qt::MatchContains);
  return hits.isEmpty() ? QString() : hits.front().data(kMarkdown).toString();
}

void LinkBox::choose(const QString& text) {
  const QString markdown = linkFor(text);
  if (!markdown.isEmpty()) emit chosen(markdown);
}

void LinkBox::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return choose(text());
  QLineEdit::keyPressEvent(event);
}

} // namespace annales::viewer
