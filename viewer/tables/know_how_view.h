// Who knows what, what it costs, and where a scholar can still be won.
#pragma once

#include "viewer/store/session_store.h"
#include "viewer/tables/know_how_model.h"
#include "viewer/tables/plain_table.h"

#include <QLabel>

namespace annales::viewer {

class KnowHowView : public QWidget {
  Q_OBJECT
public:
  explicit KnowHowView(SessionStore& store, QWidget* parent = nullptr);

  [[nodiscard]] const KnowHowModel& model() const { return *model_; }
  [[nodiscard]] PlainTable& table() const { return *table_; }
  /// Marks know-hows that may be clicked.
  void offer(std::vector<KnowHowId> knowHows);
  /// Tool tips add what it says of a know-how: why it may not be developed. Empty: nothing.
  void setWhyNot(std::function<QString(KnowHowId)> whyNot) { model_->setWhyNot(std::move(whyNot)); }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  /// One that is offered.
  void knowHowClicked(annales::KnowHowId knowHow);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void follow(const Change& change);
  void reload();
  void say();
  void fit();
  void open(const QModelIndex& index);

  SessionStore& store_;
  Look look_;
  NationId selected_;
  std::vector<KnowHowId> offered_;
  KnowHowModel* model_;
  PlainTable* table_;
  QLabel* empty_;
};

} // namespace annales::viewer
