// The choices above a chart and its menu.
#include "viewer/charts/chart_svg.h"
#include "viewer/charts/chart_view.h"
#include "viewer/charts/chart_words.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"
#include "viewer/look/quiet_box.h"
#include "viewer/look/wrap_layout.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

/// Without the style's mark of a menu, as the text has one; a style sheet would keep the colours of the look
/// in which it was made.
class PlainMenuButton : public QToolButton {
public:
  using QToolButton::QToolButton;

protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::HasMenu);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
  }
};

int codeOf(Measure m, bool perSpan) {
  return static_cast<int>(indexOf(m)) * 2 + (perSpan ? 1 : 0);
}

void select(QComboBox& box, int data) {
  const int at = box.findData(data);
  if (at >= 0) box.setCurrentIndex(at);
}

/// The same resource in another group.
Measure inGroup(Measure group, Measure m) {
  return plus(group, indexOf(m) % 5);
}

Measure groupOf(Measure m) {
  return static_cast<Measure>(indexOf(m) / 5 * 5);
}

} // namespace

void ChartView::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 4);
  column->setSpacing(4);
  boxes_ = new QWidget(this);
  new WrapLayout(6, boxes_);
  measure_ = addBox(QStringLiteral("measure"));
  aspect_ = addBox(QStringLiteral("aspect"));
  form_ = addBox(QStringLiteral("form"));
  nation_ = addBox(QStringLiteral("nation"));
  sampling_ = addBox(QStringLiteral("sampling"));
  addBeside();
  addMenu();
  legend_ = new QWidget(this);
  new WrapLayout(2, legend_);
  canvas_ = new ChartCanvas(store_, content_, this);
  for (QWidget* widget : {boxes_, legend_, static_cast<QWidget*>(canvas_)})
    column->addWidget(widget, widget == canvas_ ? 1 : 0);
  for (QWidget* widget : {boxes_, legend_}) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
  }
  connect(canvas_, &ChartCanvas::zoomChanged, this, [this] { reset_->setVisible(canvas_->zoomed()); });
}

QComboBox* ChartView::addBox(const QString& name) {
  auto* box = new QuietBox(boxes_);
  box->setObjectName(name);
  box->setFocusPolicy(Qt::TabFocus);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  boxes_->layout()->addWidget(box);
  connect(box, &QComboBox::currentIndexChanged, this, [this] {
    if (!filling_) readBoxes();
  });
  return box;
}

void ChartView::addMenu() {
  reset_ = new QToolButton(boxes_);
  menu_ = new PlainMenuButton(boxes_);
  menu_->setMenu(new QMenu(menu_));
  menu_->setPopupMode(QToolButton::InstantPopup);
  for (QToolButton* button : {reset_, menu_}) {
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    boxes_->layout()->addWidget(button);
  }
  reset_->setVisible(false);
  connect(reset_, &QToolButton::clicked, this, [this] { canvas_->resetZoom(); });
}

void ChartView::retranslate() {
  const QString title = titleOf(content_.choice.kind);
  setAccessibleName(title);
  canvas_->setAccessibleName(tr("Chart: %1").arg(title));
  canvas_->setAccessibleDescription(tr("+ and - zoom, 0 shows the whole game."));
  if (content_.choice.overTime() || content_.choice.kind == ChartKind::personages)
    canvas_->setToolTip(QString());
  measure_->setToolTip(tr("Quantity shown"));
  aspect_->setToolTip(tr("Stock, income or spending"));
  form_->setToolTip(content_.choice.kind == ChartKind::flow ? tr("Period") : tr("Chart type"));
  nation_->setToolTip(tr("Nation"));
  sampling_->setToolTip(tr("Interval between values"));
  for (QComboBox* box : {measure_, aspect_, form_, nation_, sampling_})
    box->setAccessibleName(box->toolTip());
  beside_->setToolTip(tr("Show the curves of the other line behind the curves of this line"));
  beside_->setAccessibleName(beside_->toolTip());
  reset_->setText(tr("Whole game"));
  reset_->setToolTip(tr("Reset the zoom (0)"));
  menu_->setText(tr("Copy and save") + QStringLiteral(" ▾"));
  menu_->setToolTip(tr("Copy or save as a picture or as numbers"));
  QMenu* menu = menu_->menu();
  menu->clear();
  menu->addAction(tr("Copy as a &picture"), this,
                  [this] { QGuiApplication::clipboard()->setImage(picture()); });
  menu->addAction(tr("Copy as &CSV"), this, [this] { QGuiApplication::clipboard()->setText(csv()); });
  menu->addSeparator();
  menu->addAction(tr("&Save as a picture (PNG)…"), this, [this] { save(true); });
  menu->addAction(tr("Save as C&SV…"), this, [this] { save(false); });
  if (!content_.choice.overTime()) return;
  menu->addSeparator();
  QMenu* beside = menu->addMenu(tr("Other &line in the background"));
  connect(beside, &QMenu::aboutToShow, this, [this, beside] { fillBeside(*beside); });
  connect(menu, &QMenu::aboutToShow, beside,
          [this, beside] { beside->setEnabled(!linesForBeside().empty()); });
}

void ChartView::fillBoxes() {
  filling_ = true;
  for (QComboBox* box : {measure_, aspect_, form_, nation_, sampling_})
    box->clear();
  if (store_.tab() != nullptr) {
    fillMeasures();
    fillForms();
    fillNations();
    fillSampling();
  }
  filling_ = false;
  syncBoxes();
}

void ChartView::fillMeasures() {
  std::vector<Measure> list;
  const Ruleset& rules = *store_.tab()->game->game().ruleset;
  const bool special = !rules.deck.empty();
  const ChartKind kind = content_.choice.kind;
  if (kind == ChartKind::resources) return fillResources();
  if (kind == ChartKind::personages) list = {Measure::points, Measure::personages};
  if (kind == ChartKind::military) {
    list = {Measure::units, Measure::legions, Measure::galleys};
    if (special) list.push_back(Measure::specials);
    list.insert(list.end(), {Measure::unitsLost, Measure::legionsLost, Measure::galleysLost});
  }
  if (kind == ChartKind::cities) {
    list = {Measure::cities, Measure::temples, Measure::knowHows, Measure::seas};
    if (rules.hasWalls) list.push_back(Measure::walls);
  }
  for (const Measure m : list)
    measure_->addItem(ChartWords::of(m), static_cast<int>(indexOf(m)));
}

void ChartView::fillResources() {
  for (const Measure m : {Measure::stock, Measure::marble, Measure::iron, Measure::gold, Measure::coins})
    measure_->addItem(ChartWords::of(m), static_cast<int>(indexOf(m)));
  aspect_->addItem(tr("Stock"), codeOf(Measure::marble, false));
  aspect_->addItem(tr("Income per interval"), codeOf(Measure::marbleIn, true));
  aspect_->addItem(tr("Spending per interval"), codeOf(Measure::marbleOut, true));
  aspect_->addItem(tr("Income so far"), codeOf(Measure::marbleIn, false));
  aspect_->addItem(tr("Spending so far"), codeOf(Measure::marbleOut, false));
}

void ChartView::fillForms() {
  const ChartKind kind = content_.choice.kind;
  const auto add = [this](const QString& text, ChartForm form) {
    form_->addItem(text, static_cast<int>(form));
  };
  if (kind == ChartKind::resources) {
    add(tr("Lines"), ChartForm::lines);
    add(tr("Stacked by nation"), ChartForm::stackedNations);
    add(tr("Stacked by resource"), ChartForm::stackedKinds);
  }
  if (kind == ChartKind::personages) {
    add(tr("Lines"), ChartForm::lines);
    add(tr("By kind"), ChartForm::columns);
  }
  const bool beside = store_.tab()->lineBeside() != nullptr;
  if (beside && (kind == ChartKind::military || kind == ChartKind::cities))
    add(tr("Lines"), ChartForm::lines);
  if (beside && kind != ChartKind::flow && kind != ChartKind::race)
    add(tr("Difference"), ChartForm::difference);
  if (kind == ChartKind::flow) {
    form_->addItem(tr("Up to here"), 0);
    form_->addItem(tr("This round"), 1);
  }
}

void ChartView::fillNations() {
  for (std::size_t n = 0; n < content_.looks.size(); ++n)
    nation_->addItem(content_.looks[n].name, static_cast<int>(n));
}

void ChartView::fillSampling() {
  for (const StepUnit unit : {StepUnit::event, StepUnit::turn, StepUnit::round})
    sampling_->addItem(ChartWords::unit(unit), static_cast<int>(indexOf(unit)));
}

/// The boxes say what is chosen; those without a meaning are hidden.
void ChartView::syncBoxes() {
  filling_ = true;
  const ChartChoice& choice = content_.choice;
  const bool open = store_.tab() != nullptr;
  const bool resources = choice.kind == ChartKind::resources;
  const bool kinds = choice.form == ChartForm::stackedKinds;
  select(*measure_,
         static_cast<int>(indexOf(resources ? inGroup(Measure::marble, choice.measure) : choice.measure)));
  if (resources) select(*aspect_, codeOf(groupOf(choice.measure), choice.perSpan));
  select(*form_, choice.kind == ChartKind::flow ? (choice.roundOnly ? 1 : 0) : static_cast<int>(choice.form));
  select(*nation_, static_cast<int>(choice.nation.index()));
  select(*sampling_, static_cast<int>(indexOf(store_.session().view.sampling)));
  measure_->setVisible(open && choice.overTime() && !kinds);
  aspect_->setVisible(open && resources);
  form_->setVisible(open && !kept_ && form_->count() > 0);
  nation_->setVisible(open && kinds);
  sampling_->setVisible(open && choice.overTime());
  menu_->setVisible(open);
  const auto other = open ? store_.tab()->lineBeside() : nullptr;
  beside_->setVisible(other && !kept_ && choice.overTime() && choice.form != ChartForm::difference);
  beside_->setChecked(store_.session().view.beside);
  if (other)
    beside_->setText(beside_->fontMetrics().elidedText(ChartWords::line(*other), Qt::ElideRight, 140));
  filling_ = false;
}

void ChartView::readBoxes() {
  ChartChoice choice = content_.choice;
  if (measure_->count() > 0) choice.measure = static_cast<Measure>(measure_->currentData().toInt());
  if (choice.kind == ChartKind::resources) {
    const int code = aspect_->currentData().toInt();
    choice.measure = inGroup(static_cast<Measure>(code / 2), choice.measure);
    choice.perSpan = code % 2 != 0;
  }
  if (choice.kind == ChartKind::flow)
    choice.roundOnly = form_->currentData().toInt() != 0;
  else if (form_->count() > 0)
    choice.form = static_cast<ChartForm>(form_->currentData().toInt());
  if (nation_->currentIndex() >= 0)
    choice.nation = NationId(static_cast<std::size_t>(nation_->currentIndex()));
  View view = store_.session().view;
  if (sampling_->currentIndex() >= 0) view.sampling = static_cast<StepUnit>(sampling_->currentData().toInt());
  choose(choice);
  store_.dispatch(SetView{view});
}

bool ChartView::savePicture(const QString& file) const {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  return picture().save(&bytes, "PNG") && SparedFiles::write(file, bytes.data()).isEmpty();
}

bool ChartView::saveDrawing(const QString& file) const {
  if (store_.tab() == nullptr || !content_.choice.overTime()) return false;
  View paper = store_.session().view;
  paper.dark = paper.projector = false;
  const Look look = Look::of(paper);
  const std::string text = chartSvg(content_.data, nationLooks(*store_.tab()->game, look, speaksGerman()),
                                    look, pictureTitle(), pictureGame());
  return SparedFiles::write(file, QByteArray::fromStdString(text)).isEmpty();
}

bool ChartView::saveCsv(const QString& file) const {
  return SparedFiles::write(file, csv().toUtf8()).isEmpty();
}

void ChartView::save(bool picture) {
  QString filter = picture ? CommonWords::tr("Pictures (*.png)") : CommonWords::tr("Tables (*.csv)");
  if (picture && content_.choice.overTime())
    filter += QStringLiteral(";;") + CommonWords::tr("Drawings (*.svg)");
  const FileQuestion question{.title = tr("Save the chart"),
                              .filters = filter,
                              .purpose = picture ? QStringLiteral("pictures") : QStringLiteral("tables"),
                              .suffix = picture ? QStringLiteral("png") : QStringLiteral("csv")};
  FileDialogs::saveThen(this, question, [this, picture](const QString& file) {
    const bool drawing = picture && file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    if (drawing ? saveDrawing(file) : picture ? savePicture(file) : saveCsv(file)) return;
    auto* failed = new QMessageBox(QMessageBox::Warning, tr("Save the chart"),
                                   tr("The file %1 cannot be written.").arg(file), QMessageBox::Ok, this);
    failed->setTextFormat(Qt::PlainText);
    failed->setAttribute(Qt::WA_DeleteOnClose);
    failed->open();
  });
}

} // namespace annales::viewer
