#include "viewer/remarks/thread_view.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/remarks/remark_words.h"

#include <QVBoxLayout>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kCardsAtOnce = 25; // building more at a step would be felt

/// Cards below one another. What they would like to have is not asked for: they get the width that there is,
/// and laying out all texts for others takes longer than all else.
class Column : public QWidget {
public:
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override { return {60, 1}; }
};

/// Parts that come and go meanwhile are laid out once at the end, and not one after another.
class LaidOutOnce {
public:
  explicit LaidOutOnce(QLayout& layout) : layout_(layout) { layout_.setEnabled(false); }
  LaidOutOnce(const LaidOutOnce&) = delete;
  LaidOutOnce& operator=(const LaidOutOnce&) = delete;
  ~LaidOutOnce() { layout_.setEnabled(true); }

private:
  QLayout& layout_;
};

} // namespace

ThreadView::ThreadView(RemarkBook& book, QWidget* parent)
    : QScrollArea(parent), book_(book), broken_(new QLabel), nothing_(new QLabel), more_(new QPushButton),
      most_(kCardsAtOnce) {
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  auto* content = new Column;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(6, 4, 6, 4);
  column->setSpacing(4);
  event_ = makeSection(column);
  broken_->setWordWrap(true);
  broken_->setTextFormat(Qt::PlainText);
  column->insertWidget(1, broken_); // below the title
  nothing_->setWordWrap(true);
  nothing_->setTextFormat(Qt::PlainText);
  column->addWidget(nothing_);
  game_ = makeSection(column);
  column->addWidget(more_);
  column->addStretch(1);
  setWidget(content);
  content->setAutoFillBackground(false);
  viewport()->setAutoFillBackground(false);
  connect(more_, &QPushButton::clicked, this, [this] {
    most_ += kCardsAtOnce;
    refresh();
  });
}

ThreadView::Section ThreadView::makeSection(QVBoxLayout* column) {
  Section section;
  section.title = new QLabel;
  section.title->setTextFormat(Qt::PlainText);
  section.title->setWordWrap(true);
  section.column = new QVBoxLayout;
  section.column->setSpacing(4);
  column->addWidget(section.title);
  column->addLayout(section.column);
  return section;
}

void ThreadView::refresh() {
  const Tab* tab = book_.tab();
  const View& view = book_.store().session().view;
  look_ = Look::of(view);
  widget()->setVisible(tab != nullptr);
  if (tab == nullptr) return;
  const LaidOutOnce later(*widget()->layout());
  nations_ = nationLooks(*tab->game, look_, speaksGerman());
  const NodeIndex event = tab->line->node(tab->shown()), begin = tab->line->node(1);
  if (std::exchange(shownEvent_, event) != event) most_ = kCardsAtOnce;
  leftOut_ = 0;
  fill(event_, RemarkWords::event(*tab->line, tab->shown()), event == begin ? kNoNode : event, most_);
  tellBreaches(tab->shown());
  fill(game_, tr("On the whole game"), begin, most_);
  event_.title->setVisible(event != begin);
  game_.title->setVisible(event == begin || game_.used > 0);
  nothing_->setText(view.hiddenRemarks != 0 ? tr("No remarks here in the layers shown.")
                                            : tr("No remarks here yet."));
  nothing_->setFont(look_.font(9));
  nothing_->setVisible(event_.used == 0 && (event != begin || game_.used == 0));
  more_->setText(CommonWords::tr("%n more", nullptr, leftOut_));
  more_->setFont(look_.font(9));
  more_->setVisible(leftOut_ > 0);
}

void ThreadView::fill(Section& section, const QString& title, NodeIndex event, int most) {
  section.title->setText(title);
  section.title->setFont(look_.font(9.5, true));
  section.used = 0;
  if (event != kNoNode)
    for (const std::uint32_t thread : book_.threadsAt(event)) {
      bool begins = true;
      for (const std::uint32_t place : book_.discussion().threads()[thread].remarks) {
        const DiscussedRemark& remark = book_.discussion().remarks()[place];
        if (!book_.shows(remark)) continue;
        if (section.used < most)
          tell(nextCard(section), remark, begins);
        else
          ++leftOut_;
        begins = false;
      }
    }
  for (std::size_t i = static_cast<std::size_t>(section.used); i < section.cards.size(); ++i)
    section.cards[i]->hide();
}

/// Which pacts the shown event breaks.
void ThreadView::tellBreaches(EventIndex k) {
  QStringList lines;
  for (const PactBreach& breach : std::ranges::equal_range(book_.breaches(), k, {}, &PactBreach::index)) {
    if (lines.size() == 5) break;
    const Mark& mark = book_.discussion().remarks()[breach.pact.remark].now.marks[breach.pact.mark];
    lines.append(tr("Breaks a pact – %1").arg(RemarkWords::pact(std::get<Pact>(mark), *book_.tab()->game)));
  }
  lines.removeDuplicates();
  broken_->setForegroundRole(kWarningInk);
  broken_->setFont(look_.font(9.5, true));
  broken_->setText(lines.join(u'\n'));
  broken_->setVisible(!lines.isEmpty());
}

RemarkCard& ThreadView::nextCard(Section& section) {
  const auto at = static_cast<std::size_t>(section.used++);
  if (at < section.cards.size()) return *section.cards[at];
  auto* card = new RemarkCard(widget());
  section.cards.push_back(card);
  section.column->addWidget(card);
  connect(card, &RemarkCard::answerAsked, this, &ThreadView::answerAsked);
  connect(card, &RemarkCard::editAsked, this, &ThreadView::editAsked);
  connect(card, &RemarkCard::deleteAsked, this, &ThreadView::remove);
  connect(card, &RemarkCard::resolveAsked, this, &ThreadView::resolve);
  connect(card, &RemarkCard::linkFollowed, &book_, &RemarkBook::follow);
  return *card;
}

void ThreadView::tell(RemarkCard& card, const DiscussedRemark& remark, bool begins) const {
  RemarkSetting setting{
      *book_.tab()->game,  nations_,        look_, book_.discussion().stateOf(remark), begins,
      book_.isOwn(remark), book_.canWrite()};
  if (!remark.now.marks.empty())
    for (const PactBreach& breach : book_.breaches())
      if (book_.discussion().remarks()[breach.pact.remark].first == remark.first)
        setting.broken.push_back(breach.index);
  const LaidOutOnce later(*card.layout());
  card.tell(remark, setting);
  card.show();
}

void ThreadView::resolve(const Hash& id, bool resolved) {
  book_.perform(ResolveThread{id, resolved});
}

void ThreadView::remove(const Hash& id) {
  book_.perform(RetractRemark{id});
}

std::vector<RemarkCard*> ThreadView::shownCards() const {
  std::vector<RemarkCard*> cards;
  for (const Section* section : {&event_, &game_})
    cards.insert(cards.end(), section->cards.begin(), section->cards.begin() + section->used);
  return cards;
}

} // namespace annales::viewer
