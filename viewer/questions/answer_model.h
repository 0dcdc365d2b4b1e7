// The rows of an answer: events, games, or counts.
#pragma once

#include "viewer/library/question_asker.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>

namespace annales::viewer {

class AnswerModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  explicit AnswerModel(QObject* parent = nullptr);

  /// Null: no rows.
  void show(std::shared_ptr<const AskedAnswer> answer);
  [[nodiscard]] const std::shared_ptr<const AskedAnswer>& answer() const { return answer_; }
  /// Where a row leads to; nothing for counts.
  struct Place {
    Hash game;
    std::uint32_t seq = 0;
  };
  [[nodiscard]] std::optional<Place> place(const QModelIndex& index) const;
  /// Null unless the row is a count.
  [[nodiscard]] const CountedGroup* group(const QModelIndex& index) const;
  /// Where shares with intervals stand among counts.
  static constexpr int kWinsColumn = 3;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] QStringList heads() const;
  [[nodiscard]] QVariant cell(const FoundEvent& event, int column) const;
  [[nodiscard]] QVariant cell(const FoundGame& game, int column) const;
  [[nodiscard]] QVariant cell(const CountedGroup& group, int column) const;

  std::shared_ptr<const AskedAnswer> answer_;
};

} // namespace annales::viewer
