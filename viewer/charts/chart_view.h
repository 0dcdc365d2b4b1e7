// Charts of one line that share the timeline's cursor.
#pragma once

#include "viewer/charts/chart_canvas.h"
#include "viewer/charts/chart_choice.h"
#include "viewer/store/session_store.h"

#include <QImage>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QMenu;
class QToolButton;

namespace annales::viewer {

class LegendChip;

/// One chart with its choices, its legend and its menu. One dock per kind.
class ChartView : public QWidget {
  Q_OBJECT
public:
  /// The store outlives the view.
  ChartView(ChartKind kind, SessionStore& store, QWidget* parent = nullptr);
  ~ChartView() override;

  /// For the dock: "Resources".
  [[nodiscard]] static QString titleOf(ChartKind kind);
  [[nodiscard]] const ChartChoice& choice() const { return content_.choice; }
  /// What the boxes above the chart choose. For another kind nothing happens.
  void choose(const ChartChoice& choice);
  /// For a chart whose choices are made elsewhere, by `choose`.
  void hideChoices() { boxes_->hide(); }
  /// For a chart that always has the other line behind it: these two boxes are hidden.
  void keepFormAndLine();
  /// Exactly what is shown, after RFC 4180; empty without a game.
  [[nodiscard]] QString csv() const;
  /// Title, legend and chart, sharp enough for print; nothing of nations that are hidden.
  [[nodiscard]] QImage picture() const;
  /// What stands above the chart in it.
  [[nodiscard]] QString pictureTitle() const;
  [[nodiscard]] QString pictureGame() const;
  /// False when the file cannot be written.
  bool savePicture(const QString& file) const;
  /// As SVG, of charts over time.
  bool saveDrawing(const QString& file) const;
  bool saveCsv(const QString& file) const;
  [[nodiscard]] ChartCanvas& canvas() { return *canvas_; }
  [[nodiscard]] const ChartContent& content() const { return content_; }

signals:
  void chosen(annales::viewer::ChartChoice choice);

protected:
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// What decides which entries the legend has.
  struct Legend {
    bool kinds = false, dash = false, dark = false;
    double scale = 1;
    std::vector<NationLook> looks;
    QString beside;
    friend bool operator==(const Legend&, const Legend&) = default;
  };

  void build();
  QComboBox* addBox(const QString& name);
  void addMenu();
  void addBeside();
  [[nodiscard]] std::vector<LineName> linesForBeside() const;
  void fillBeside(QMenu& menu);
  void retranslate();
  void fillBoxes();
  void fillMeasures();
  void fillResources();
  void fillForms();
  void fillNations();
  void fillSampling();
  void syncBoxes();
  void readBoxes();
  void onChanged(const Change& change);
  void refreshAll(bool otherLine);
  void refreshContent(bool otherLine);
  void showBeside();
  [[nodiscard]] bool showsBeside() const;
  void rebuildLegend();
  void checkLegend();
  void showValues();
  void save(bool picture);

  SessionStore& store_;
  ChartContent content_;
  QWidget* boxes_ = nullptr;
  QWidget* legend_ = nullptr;
  ChartCanvas* canvas_ = nullptr;
  QComboBox *measure_ = nullptr, *aspect_ = nullptr, *form_ = nullptr, *nation_ = nullptr,
            *sampling_ = nullptr;
  QCheckBox* beside_ = nullptr;
  QToolButton *reset_ = nullptr, *menu_ = nullptr;
  std::vector<LegendChip*> chips_;
  std::optional<Legend> shownLegend_; // that they show
  int wheel_ = 0;                     // eighths of a degree not yet used
  bool filling_ = false, kept_ = false;
};

} // namespace annales::viewer
