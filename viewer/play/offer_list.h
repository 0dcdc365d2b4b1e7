// The list of what may be played. Knows no session.
#pragma once

#include "viewer/play/offer_rows.h"

#include <QAbstractListModel>
#include <QListView>

namespace annales::viewer {

class OfferModel : public QAbstractListModel {
  Q_OBJECT
public:
  using QAbstractListModel::QAbstractListModel;

  void setRows(std::vector<OfferRow> rows);
  /// Another payment of that row than its default; −1: of none.
  void setPaid(int row, const Amount& paid);
  [[nodiscard]] const Amount& priceOf(int row) const {
    return row == paidRow_ ? paid_ : rows_[static_cast<std::size_t>(row)].price;
  }
  [[nodiscard]] bool isPaid(int row) const { return row == paidRow_; }
  [[nodiscard]] const std::vector<OfferRow>& rows() const { return rows_; }
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
  std::vector<OfferRow> rows_;
  int paidRow_ = -1;
  Amount paid_;
};

class OfferList : public QListView {
  Q_OBJECT
public:
  explicit OfferList(QWidget* parent);

  [[nodiscard]] const std::vector<OfferRow>& rows() const { return model_->rows(); }
  /// The first row is current where somebody looked for it, else none.
  void show(std::vector<OfferRow> rows, bool lookedFor);
  void setLook(const Look& look, std::vector<NationLook> nations);
  /// The row that is waiting; −1: none. It is current where a person chose it.
  void setChosen(int row, bool byPerson);
  [[nodiscard]] int chosen() const { return chosen_; }
  /// The row that a person looked for, went to or chose; −1: none.
  [[nodiscard]] int current() const { return currentIndex().isValid() ? currentIndex().row() : -1; }
  /// What a person chose to pay for that row; −1: for none.
  void setPaid(int row, const Amount& paid);
  /// What the row says it costs.
  [[nodiscard]] const Amount& priceOf(int row) const { return model_->priceOf(row); }
  /// By that many rows, stopping at the ends; from nowhere to the first.
  void step(int by);

  /// Where on a row: a number of units, the end where the payment is chosen, or else the row itself.
  struct Spot {
    int row = -1;
    int count = 0; // 0: no number
    bool isEnd = false;
  };
  [[nodiscard]] Spot spotAt(const QPoint& place) const;
  /// Where a number of units or the end of a row is; empty where it has none.
  [[nodiscard]] QRect placeOfCount(int row, int count) const;
  [[nodiscard]] QRect placeOfEnd(int row) const;

signals:
  void rowClicked(int row);
  /// With this many units.
  void countClicked(int row, int count);
  /// To see how it may be paid.
  void endClicked(int row);

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  friend class OfferPainter;

  OfferModel* model_;
  Look look_;
  std::vector<NationLook> nations_;
  int chosen_ = -1;
  std::size_t shown_ = 0, shownAtPress_ = 0; // how often rows were set
};

} // namespace annales::viewer
