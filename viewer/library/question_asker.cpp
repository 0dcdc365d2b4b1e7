#include "viewer/library/question_asker.h"

#include "libreplay/query/answer_csv.h"
#include "libreplay/query/read_question.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"

namespace annales::viewer {
namespace {

/// The rows of a view; nothing where columns were damaged meanwhile.
bool fillRows(AskedAnswer& asked, const Answer& answer, std::size_t most, const OpeningBook* book) {
  const auto take = [&](auto rows) {
    if (rows) asked.rows = std::move(*rows);
    return rows.has_value();
  };
  if (const auto by = countByOf(asked.view)) {
    asked.rows = countBy(answer, *by,
                         {.turns = 3,
                          .book = book != nullptr ? book : &OpeningBook::ofRulebooks(),
                          .language = spokenLanguage()});
    return true;
  }
  return asked.view == AnswerView::games ? take(gamesOf(answer, most)) : take(eventsOf(answer, most));
}

} // namespace

std::optional<CountBy> countByOf(AnswerView view) {
  switch (view) {
  case AnswerView::events:
  case AnswerView::games:
    return std::nullopt;
  case AnswerView::byNation:
    return CountBy::nation;
  case AnswerView::byOpening:
    return CountBy::opening;
  case AnswerView::byWinner:
    return CountBy::winner;
  case AnswerView::byPlayer:
    return CountBy::player;
  case AnswerView::byBoard:
    return CountBy::board;
  }
  return std::nullopt;
}

std::size_t AskedAnswer::rowCount() const {
  return std::visit([](const auto& list) { return list.size(); }, rows);
}

struct QuestionAsker::Kept {
  explicit Kept(const QString& library) : columns(pathOf(library)) {}
  StateColumns columns;
};

QuestionAsker::QuestionAsker(QObject* parent) : QObject(parent) {}

void QuestionAsker::setLibrary(const QString& path) {
  if (path == library_) return;
  cancel();
  library_ = path;
  vocabulary_.reset();
  given_.reset();
  kept_ = path.isEmpty() ? nullptr : std::make_shared<Kept>(path);
}

const Vocabulary& QuestionAsker::vocabulary() const {
  return vocabulary_ ? *vocabulary_ : builtInVocabulary();
}

void QuestionAsker::setBusy(bool busy) {
  if (std::exchange(busy_, busy) != busy) emit busyChanged();
}

void QuestionAsker::cancel() {
  task_.cancel();
  setBusy(false);
}

void QuestionAsker::ask(const std::string& question, AnswerView view) {
  if (kept_ == nullptr) return;
  task_.run([this, kept = kept_, question, view, book = book_](const Job& job) {
    answer(kept, question, view, book, job);
  });
  setBusy(true);
}

void QuestionAsker::answer(const std::shared_ptr<Kept>& kept, const std::string& question, AnswerView view,
                           const std::shared_ptr<const OpeningBook>& book, const Job& job) {
  const auto fail = [&](const Error& why) {
    job.end([this, why] {
      setBusy(false);
      emit failed(reasonInWindow(why));
    });
  };
  RefreshOptions refreshing;
  static_cast<Watch&>(refreshing) =
      job.watch([this](std::size_t done, std::size_t of) { emit progressed(done, of, true); });
  refreshing.threads = 1; // the window and the person in front of it need the other one
  RunOptions running;
  static_cast<Watch&>(running) =
      job.watch([this](std::size_t done, std::size_t of) { emit progressed(done, of, false); });
  if (const auto fresh = kept->columns.refresh(refreshing); !fresh) return fail(fresh.error());
  auto words = std::make_shared<const Vocabulary>(vocabularyOf(*kept->columns.table()));
  job.tell([this, words] { vocabulary_ = words; });
  const auto read = readQuestion(question, *words);
  if (!read) return fail(read.error());
  auto found = kept->columns.ask(*read, refreshing, running);
  if (!found) return fail(found.error());
  auto asked = std::make_shared<AskedAnswer>();
  asked->question = textOf(*read);
  asked->view = view;
  asked->libraryGames = found->table->gameCount();
  asked->games = found->games;
  asked->nations = found->nations;
  asked->events = countEvents(*found);
  asked->ids = gameIdsOf(*found);
  if (!fillRows(*asked, *found, kMostAnswerRows, book.get()))
    return fail(Error(say("the columns of states cannot be kept")));
  job.end([this, asked = std::shared_ptr<const AskedAnswer>(std::move(asked)),
           found = std::make_shared<const Answer>(std::move(*found))] {
    given_ = found;
    setBusy(false);
    emit answered(asked);
  });
}

void QuestionAsker::writeCsv(const QString& file, AnswerView view) {
  if (given_ == nullptr) return;
  task_.run([this, given = given_, file, view, book = book_](const Job& job) {
    AskedAnswer all;
    all.view = view;
    bool good = fillRows(all, *given, 0, book.get());
    if (good) {
      const std::string csv = std::visit(
          [&](const auto& rows) {
            if constexpr (requires { csvOf(rows); })
              return csvOf(rows);
            else
              return csvOf(rows, *countByOf(view));
          },
          all.rows);
      good = SparedFiles::write(file, QByteArray::fromStdString(csv)).isEmpty();
    }
    job.end([this, good, file] {
      setBusy(false);
      if (good)
        emit written(file);
      else
        emit failed(CommonWords::tr("%1 cannot be written.").arg(file));
    });
  });
  setBusy(true);
}

} // namespace annales::viewer
