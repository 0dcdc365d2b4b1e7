#include "viewer/remarks/remark_panel.h"

#include "libreplay/log/edition.h"
#include "viewer/look/common_words.h"
#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_words.h"

#include <QEvent>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr double kFewestThreads = 46; // pixels: the event, and a line

std::vector<std::string> wordsOf(const QStringList& words) {
  std::vector<std::string> out;
  for (const QString& word : words)
    out.push_back(word.toStdString());
  return out;
}

QStringList listOf(const std::vector<std::string>& words) {
  QStringList out;
  for (const std::string& word : words)
    out.append(fromUtf8(word));
  return out;
}

RemarkDraft draftOf(const DiscussedRemark& remark) {
  RemarkDraft draft;
  draft.text = fromUtf8(remark.now.text);
  draft.replaces = remark.first;
  draft.nation = remark.now.nation ? fromUtf8(*remark.now.nation) : QString();
  draft.audience = remark.now.audience;
  draft.tags = listOf(withoutEdition(remark.now).tags);
  return draft;
}

/// What the draft says; what it does not mention (glyphs, marks) stays.
void take(Annotation& remark, const RemarkDraft& draft) {
  remark.text = draft.text.trimmed().toStdString();
  remark.audience = draft.audience;
  remark.tags = wordsOf(draft.tags);
  remark.nation.reset();
  if (!draft.nation.isEmpty()) remark.nation = draft.nation.toStdString();
}

/// Words about another nation are a remark of their own.
bool isAbout(const Annotation& glyph, const RemarkDraft& draft) {
  return draft.nation.isEmpty() || !glyph.nation || fromUtf8(*glyph.nation) == draft.nation;
}

} // namespace

RemarkPanel::RemarkPanel(RemarkBook& book, RemarkDrafts drafts, QWidget* parent)
    : QWidget(parent), book_(book), drafts_(std::move(drafts)), layers_(new LayerBar(book.store(), this)),
      threads_(new ThreadView(book, this)), editor_(new RemarkEditor(this)), empty_(new QLabel(this)) {
  build();
  showLook();
  showEditor();
  threads_->refresh();
}

void RemarkPanel::build() {
  setAccessibleName(CommonWords::tr("Remarks"));
  empty_->setTextFormat(Qt::PlainText);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 0);
  column->setSpacing(2);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(6, 0, 6, 0);
  top->addWidget(layers_, 1);
  column->addLayout(top);
  column->addWidget(threads_, 1);
  column->addWidget(empty_);
  column->addWidget(editor_);
  connect(&book_.store(), &SessionStore::changed, this, &RemarkPanel::follow);
  connect(&book_.store(), &SessionStore::changed, threads_, [this](const Change& change) {
    if (change.reviewer) showThreads();
  });
  connect(editor_, &RemarkEditor::edited, this, &RemarkPanel::keepDraft);
  connect(editor_, &RemarkEditor::saveAsked, this, &RemarkPanel::save);
  connect(editor_, &RemarkEditor::left, this, &RemarkPanel::left);
  connect(editor_, &RemarkEditor::freed, this, &RemarkPanel::free);
  connect(threads_, &ThreadView::answerAsked, this, &RemarkPanel::answer);
  connect(threads_, &ThreadView::editAsked, this, &RemarkPanel::edit);
  connect(&book_.editor(), &StudyEditor::refused, this, [this](const QString& sentence) {
    status_ = Status::none; // it is said once, in the language of that moment
    editor_->setStatus(sentence);
  });
}

void RemarkPanel::follow(const Change& change) {
  if (change.look) showLook();
  if (change.line || change.cursor) showEditor();
  if (change.line || change.shown || change.remarks || change.look) showThreads();
}

void RemarkPanel::setActive(bool active) {
  active_ = active;
  if (active_ && stale_) showThreads();
}

void RemarkPanel::showThreads() {
  stale_ = !active_;
  if (active_) threads_->refresh();
}

void RemarkPanel::showLook() {
  const Look look = Look::of(book_.store().session().view);
  editor_->setLook(look);
  threads_->setMinimumHeight(qRound(look.px(kFewestThreads))); // what is written must fit below
}

/// The editor stays with its event through remarks that come and go; at another event it has that one's
/// draft.
void RemarkPanel::showEditor() {
  const Tab* tab = book_.tab();
  empty_->setText(tab == nullptr ? tr("No game is open.") : tr("Remarks on this game are read-only."));
  empty_->setVisible(!book_.canWrite());
  editor_->setVisible(book_.canWrite());
  if (!book_.canWrite()) {
    game_.reset();
    return;
  }
  const Hash game = tab->game->id(), event = tab->line->idAt(tab->cursor);
  const bool same = game_ == game && cursor_ == event;
  const RemarkDraft now = editor_->draft();
  if (game_ != game || editor_->shownLine() != tab->line) editor_->setGame(tab->game, tab->line);
  game_ = game;
  cursor_ = event;
  if (same) return show(stillPossible(now));
  writeAbout(event);
}

void RemarkPanel::writeAbout(const Hash& event) {
  event_ = event;
  show(stillPossible(drafts_.find(*game_, event).value_or(freshDraft())));
  tellKept(true);
}

void RemarkPanel::show(const RemarkDraft& draft) {
  audience_ = draft.audience;
  editor_->setDraft(draft, titleOf(draft));
}

RemarkDraft RemarkPanel::freshDraft() const {
  RemarkDraft draft;
  draft.audience = book_.store().session().reviewer.audience;
  return draft;
}

RemarkDraft RemarkPanel::stillPossible(RemarkDraft draft) const {
  if (!draft.answers && !draft.replaces) return draft;
  const Discussion& said = book_.discussion();
  if (draft.answers && said.find(*draft.answers) == nullptr) draft.answers.reset();
  const DiscussedRemark* edited = draft.replaces ? said.find(*draft.replaces) : nullptr;
  if (edited == nullptr || !book_.isOwn(*edited)) draft.replaces.reset();
  return draft;
}

QString RemarkPanel::titleOf(const RemarkDraft& draft) const {
  const Tab* tab = book_.tab();
  if (draft.replaces) return tr("Editing your remark");
  if (const DiscussedRemark* to = draft.answers ? book_.discussion().find(*draft.answers) : nullptr)
    return tr("Answer to %1").arg(fromUtf8(to->now.author));
  const auto node = tab->game->log().find(event_);
  const EventIndex k = node ? tab->line->placeOf(*node) : 0;
  if (k == 0) return tr("New remark");
  return k == 1 ? tr("On the whole game") : tr("On event %1").arg(k);
}

/// Whom a new remark is for is also whom the next ones are for; an edit and an answer speak for themselves.
void RemarkPanel::keepDraft() {
  if (!game_) return;
  const RemarkDraft draft = editor_->draft();
  const bool chosen = std::exchange(audience_, draft.audience) != draft.audience;
  if (chosen && !draft.answers && !draft.replaces) {
    Reviewer reviewer = book_.store().session().reviewer;
    reviewer.audience = draft.audience;
    book_.store().dispatch(SetReviewer{std::move(reviewer)});
  }
  tellKept(drafts_.keep(*game_, event_, draft));
}

void RemarkPanel::tellKept(bool kept) {
  if (!kept) return tell(Status::notKept);
  tell(editor_->draft().empty() ? Status::none : Status::draftSaved);
}

void RemarkPanel::tell(Status status) {
  status_ = status;
  editor_->setStatus(statusWords(status));
}

QString RemarkPanel::statusWords(Status status) {
  switch (status) {
  case Status::none:
    return {};
  case Status::draftSaved:
    return tr("Draft saved");
  case Status::notKept:
    return tr("The draft cannot be saved to disk.");
  case Status::nothingWritten:
    return tr("Nothing written yet.");
  case Status::saved:
    return tr("Saved");
  case Status::saveFirst:
    return tr("Save or clear your text first.");
  }
  return {};
}

void RemarkPanel::write() {
  editor_->focusText();
}

bool RemarkPanel::save() {
  if (!game_) return false;
  const Hash game = *game_, event = event_;
  const RemarkDraft draft = stillPossible(editor_->draft());
  if (draft.wordless() && !draft.replaces) {
    tell(Status::nothingWritten);
    return false;
  }
  if (!write(draft)) return false;
  drafts_.clear(game, event);
  show(freshDraft());
  tell(Status::saved);
  return true;
}

bool RemarkPanel::write(const RemarkDraft& draft) {
  if (draft.replaces) {
    Annotation changed = book_.discussion().find(*draft.replaces)->now;
    take(changed, draft);
    return book_.perform(EditRemark{*draft.replaces, std::move(changed)});
  }
  const DiscussedRemark* glyph = draft.answers ? nullptr : book_.wordless(event_);
  if (glyph != nullptr && isAbout(glyph->now, draft)) return addWords(*glyph, draft);
  Annotation fresh;
  fresh.event = event_;
  if (draft.answers) fresh.answers = book_.discussion().find(*draft.answers)->now.id;
  take(fresh, draft);
  return book_.perform(WriteRemark{std::move(fresh)});
}

/// A glyph and the words that explain it are one remark. It stays about its nation unless another is chosen.
bool RemarkPanel::addWords(const DiscussedRemark& glyph, RemarkDraft draft) {
  Annotation changed = glyph.now;
  if (draft.nation.isEmpty() && glyph.now.nation) draft.nation = fromUtf8(*glyph.now.nation);
  for (const std::string& tag : glyph.now.tags)
    if (!draft.tags.contains(fromUtf8(tag))) draft.tags.append(fromUtf8(tag));
  take(changed, draft);
  return book_.perform(EditRemark{glyph.first, std::move(changed)});
}

/// The editor writes about its event now, wherever the cursor is. Null where nothing can be done with it.
const DiscussedRemark* RemarkPanel::turnTo(const Hash& id) {
  if (!game_) return nullptr;
  const DiscussedRemark* remark = book_.discussion().find(id);
  if (remark != nullptr && remark->now.event != event_) writeAbout(remark->now.event);
  return remark;
}

/// What was begun becomes the answer.
void RemarkPanel::answer(const Hash& id) {
  const DiscussedRemark* remark = turnTo(id);
  if (remark == nullptr) return;
  RemarkDraft draft = editor_->draft();
  draft.answers = remark->first;
  draft.replaces.reset();
  if (draft.wordless()) draft.audience = remark->now.audience;
  show(draft);
  keepDraft();
  write();
}

void RemarkPanel::edit(const Hash& id) {
  const DiscussedRemark* remark = turnTo(id);
  if (remark == nullptr || !book_.isOwn(*remark)) return;
  if (!editor_->draft().empty() && editor_->draft().replaces != remark->first) {
    write();
    return tell(Status::saveFirst);
  }
  show(draftOf(*remark));
  write();
}

/// An edit in which nothing was changed is dropped; everything else becomes a new remark.
void RemarkPanel::free() {
  RemarkDraft draft = editor_->draft();
  const DiscussedRemark* edited = draft.replaces ? book_.discussion().find(*draft.replaces) : nullptr;
  if (edited != nullptr && draft == draftOf(*edited)) draft = freshDraft();
  draft.answers.reset();
  draft.replaces.reset();
  show(draft);
  keepDraft();
  write();
}

void RemarkPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(CommonWords::tr("Remarks"));
  const Status status = status_;
  showEditor();
  tell(status);
  threads_->refresh();
}

} // namespace annales::viewer
