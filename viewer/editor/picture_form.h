// A photo or scan of one's own printed board, laid under the map to be traced.
#pragma once

#include "viewer/editor/edit_canvas.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPolygonF>
#include <QPushButton>
#include <QSlider>

namespace annales::viewer {

class PictureForm : public QWidget {
  Q_OBJECT
public:
  explicit PictureForm(QWidget* parent = nullptr);
  /// Lays the picture over the whole of a board of that size. False: it is not a picture.
  bool load(const QString& path);
  void setBoardSize(const QSizeF& size) { board_ = size; }
  [[nodiscard]] const Backdrop& backdrop() const { return backdrop_; }
  /// By a quarter, clockwise; below 0: back. Its middle stays where it is.
  void rotate(int quarters);
  /// What lies between these four places on the board, clockwise from the upper left one, fills the board.
  void putSquare(const QPolygonF& corners);

signals:
  void changed(const annales::viewer::Backdrop& backdrop);
  void failed(const QString& why);
  /// Four places on the board are wanted for `putSquare`.
  void cornersAsked();

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void choose();
  void read();
  void showNumbers();

  Backdrop backdrop_;
  QSizeF board_{1, 1};
  bool isFilling_ = false;
  QLabel* text_;
  QPushButton* load_;
  QPushButton* remove_;
  QPushButton* left_;
  QPushButton* right_;
  QPushButton* square_;
  QFormLayout* rows_;
  QSlider* strength_;
  QDoubleSpinBox* x_;
  QDoubleSpinBox* y_;
  QDoubleSpinBox* scale_;
};

} // namespace annales::viewer
