// A tree of openings as an icicle: a row a turn, as wide as there are games; colour says how far the share of
// wins lies from the baseline, hatching that this may be chance.
#pragma once

#include "viewer/look/look.h"
#include "viewer/openings/tree_model.h"

#include <QWidget>
#include <vector>

namespace annales::viewer {

/// Arrows go from way to way and from turn to turn, Home to the root; Enter lists games, Space plays.
class IcicleView : public QWidget {
  Q_OBJECT
public:
  explicit IcicleView(QWidget* parent = nullptr);

  /// Null: nothing. `root` is what stands over all ways, the nation for example.
  void show(std::shared_ptr<const OpeningTree> tree, BranchNames names, const QString& root, unsigned round);
  void setLook(const Look& look);
  /// How far the shown line has come; the way there is marked.
  void setHere(std::size_t branch);

  struct Cell {
    std::size_t branch = 0;
    QRectF box;
  };
  /// What is drawn; ways too narrow to be seen are left out.
  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
  /// Of the current branch; 0 is the root.
  [[nodiscard]] std::size_t current() const { return current_; }
  void setCurrent(std::size_t branch);
  /// Colour of a branch; grey where the share cannot be told from the baseline.
  [[nodiscard]] QColor fillOf(const Measures& measures) const;
  [[nodiscard]] static bool isDoubtful(const Measures& measures);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void playAsked(std::size_t branch);
  void gamesAsked(std::size_t branch);
  /// Of others: which ways they are.
  void unfoldAsked(std::size_t branch);
  void menuAsked(std::size_t branch, const QPoint& place);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void layOut();
  void layOut(std::size_t branch, const QRectF& box);
  [[nodiscard]] const Cell* cellAt(QPointF place) const;
  [[nodiscard]] const Cell* cellOf(std::size_t branch) const;
  void paintCell(QPainter& painter, const Cell& cell) const;
  void paintWords(QPainter& painter, const Cell& cell, const QColor& ink) const;
  void paintLegend(QPainter& painter, const QRectF& box) const;
  [[nodiscard]] QColor tint(double difference) const;
  [[nodiscard]] QString words(const OpeningBranch& branch) const;
  [[nodiscard]] QString wayInWords(const OpeningBranch& branch) const;
  [[nodiscard]] QString told(std::size_t branch) const;
  void step(int by);
  void goDeeper();
  [[nodiscard]] double legendHeight() const { return look_.px(22); }

  std::shared_ptr<const OpeningTree> tree_;
  BranchNames names_;
  QString root_;
  unsigned round_ = 5;
  Look look_;
  std::size_t here_ = 0;
  std::vector<std::size_t> wayHere_; // branches from the shown line's place to the root
  std::vector<Cell> cells_;          // in the order of the tree
  std::size_t current_ = 0;
  std::size_t hovered_ = 0;
};

} // namespace annales::viewer
