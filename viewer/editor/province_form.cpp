#include "viewer/editor/province_form.h"

#include "libreplay/text/plain_text.h"
#include "viewer/editor/edit_words.h"
#include "viewer/look/common_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr std::array kSites{Site::marble, Site::iron, Site::gold, Site::any, Site::none};

void fill(QComboBox& box, const QStringList& texts) {
  const int now = box.currentIndex();
  box.clear();
  box.addItems(texts);
  box.setCurrentIndex(now < 0 && !texts.isEmpty() ? 0 : now);
}

} // namespace

ProvinceForm::ProvinceForm(QWidget* parent)
    : QWidget(parent), which_(new QComboBox), name_(new QLineEdit), id_(new QLineEdit), site_(new QComboBox),
      temple_(new QCheckBox), starts_(new QLabel), borders_(new QTableWidget(0, 2)), other_(new QComboBox),
      add_(new QPushButton), remove_(new QPushButton), rows_(new QFormLayout), borderTitle_(new QLabel) {
  which_->setObjectName(QStringLiteral("which"));
  name_->setObjectName(QStringLiteral("name"));
  id_->setObjectName(QStringLiteral("id"));
  site_->setObjectName(QStringLiteral("site"));
  temple_->setObjectName(QStringLiteral("temple"));
  borders_->setObjectName(QStringLiteral("borders"));
  name_->setMaxLength(200);
  id_->setMaxLength(200);
  starts_->setTextFormat(Qt::PlainText);
  starts_->setWordWrap(true);
  borders_->verticalHeader()->hide();
  borders_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  borders_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  borders_->setSelectionMode(QAbstractItemView::NoSelection);
  for (QWidget* widget : std::initializer_list<QWidget*>{which_, name_, id_, site_, temple_, starts_})
    rows_->addRow(new QLabel, widget);
  auto* adding = new QHBoxLayout;
  adding->addWidget(other_, 1);
  adding->addWidget(add_);
  auto* all = new QVBoxLayout(this);
  all->addLayout(rows_);
  all->addWidget(borderTitle_);
  all->addWidget(borders_, 1);
  all->addLayout(adding);
  all->addWidget(remove_, 0, Qt::AlignLeft);
  connect(which_, &QComboBox::activated, this, [this](int at) {
    emit picked(at > 0 ? ProvinceId(static_cast<std::size_t>(at - 1)) : ProvinceId());
  });
  connect(name_, &QLineEdit::editingFinished, this, &ProvinceForm::commitName);
  connect(id_, &QLineEdit::editingFinished, this, &ProvinceForm::commitId);
  connect(site_, &QComboBox::activated, this, [this](int at) {
    if (draft_) emit edited(draft_->withSite(province_, kSites[static_cast<std::size_t>(at)]));
  });
  connect(temple_, &QCheckBox::clicked, this, [this](bool on) {
    if (draft_) emit edited(draft_->withNeutralTemple(province_, on));
  });
  connect(add_, &QPushButton::clicked, this, &ProvinceForm::addBorder);
  connect(remove_, &QPushButton::clicked, this, [this] {
    if (draft_) emit edited(draft_->withoutProvince(province_));
  });
  retranslate();
}

void ProvinceForm::retranslate() {
  const QStringList labels{CommonWords::tr("Province"),
                           CommonWords::tr("Name"),
                           CommonWords::tr("Id"),
                           tr("City site"),
                           QString(),
                           tr("Starts")};
  for (int row = 0; row < labels.size(); ++row)
    qobject_cast<QLabel*>(rows_->itemAt(row, QFormLayout::LabelRole)->widget())->setText(labels[row]);
  which_->setAccessibleName(labels[0]);
  name_->setAccessibleName(labels[1]);
  id_->setAccessibleName(labels[2]);
  site_->setAccessibleName(labels[3]);
  id_->setToolTip(tr("Name of the province in logs: lowercase letters, digits and hyphens"));
  temple_->setText(tr("A neutral temple may stand here"));
  borderTitle_->setText(CommonWords::tr("Borders"));
  borders_->setAccessibleName(CommonWords::tr("Borders"));
  borders_->setHorizontalHeaderLabels({tr("With"), tr("Crossed by")});
  add_->setText(tr("Add a border"));
  other_->setAccessibleName(tr("Another neighbour"));
  remove_->setText(tr("Remove this province"));
  remove_->setToolTip(tr("Its ground becomes unclaimed. To give it to a neighbour, use the Join tool."));
  QStringList sites;
  for (const Site site : kSites)
    sites << EditWords::site(site);
  fill(*site_, sites);
}

void ProvinceForm::show(const BoardDraft& draft, ProvinceId p) {
  const QScopedValueRollback guard(isFilling_, true);
  draft_ = draft;
  province_ = p;
  showProvinces();
  const bool any = draft.board().map->has(p);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{name_, id_, site_, temple_, borders_, other_, add_, remove_})
    widget->setEnabled(any);
  if (!any) {
    name_->clear();
    id_->clear();
    starts_->setText(tr("Click a province on the board or choose one above."));
    borders_->setRowCount(0);
    other_->clear();
    return;
  }
  name_->setText(EditWords::province(draft.board(), p));
  id_->setText(QString::fromStdString((*draft.board().map)[p].id));
  site_->setCurrentIndex(static_cast<int>(indexOf((*draft.board().map)[p].site)));
  temple_->setChecked((*draft.board().map)[p].neutralTemple);
  showStarts();
  showBorders();
}

void ProvinceForm::showProvinces() {
  QStringList names{tr("None")};
  for (const ProvinceView& province : draft_->board().provinces)
    names << QString::fromStdString(province.name);
  which_->clear();
  which_->addItems(names);
  which_->setCurrentIndex(draft_->board().map->has(province_) ? static_cast<int>(province_.index()) + 1 : 0);
}

void ProvinceForm::showStarts() {
  const std::string& id = (*draft_->board().map)[province_].id;
  QStringList list;
  for (const auto& [nations, game] : draft_->board().games) {
    for (const auto& [nation, cities] : game.start)
      if (std::find(cities.begin(), cities.end(), id) != cities.end())
        list << tr("%1 (%2 nations)").arg(EditWords::nation(draft_->board(), nation)).arg(nations);
    const auto& temples = game.neutralTemples;
    if (std::find(temples.begin(), temples.end(), id) != temples.end())
      list << tr("neutral temple (%1 nations)").arg(nations);
  }
  starts_->setText(list.isEmpty() ? tr("not a start city") : list.join(QStringLiteral(", ")));
}

QComboBox* ProvinceForm::kindBox(ProvinceId other, BorderKind kind) {
  auto* box = new QComboBox;
  for (const BorderKind one : kBorderKinds)
    box->addItem(EditWords::border(one));
  box->setCurrentIndex(
      static_cast<int>(std::find(kBorderKinds.begin(), kBorderKinds.end(), kind) - kBorderKinds.begin()));
  box->setProperty("other", static_cast<int>(other.index()));
  box->setAccessibleName(tr("Border with %1").arg(EditWords::province(draft_->board(), other)));
  connect(box, &QComboBox::activated, this, [this, other](int at) {
    emit edited(draft_->withBorder(province_, other, kBorderKinds[static_cast<std::size_t>(at)]));
  });
  return box;
}

void ProvinceForm::showBorders() {
  const Board& board = draft_->board();
  const auto& neighbours = board.map->neighbours(province_);
  ProvinceId focused; // the box that is rebuilt keeps the focus
  for (int row = 0; row < borders_->rowCount(); ++row)
    if (const QWidget* box = borders_->cellWidget(row, 1); box != nullptr && box->hasFocus())
      focused = ProvinceId(static_cast<std::size_t>(box->property("other").toInt()));
  borders_->setRowCount(0);
  borders_->setRowCount(static_cast<int>(neighbours.size()));
  for (int row = 0; row < borders_->rowCount(); ++row) {
    const Neighbour& n = neighbours[static_cast<std::size_t>(row)];
    borders_->setItem(row, 0, new QTableWidgetItem(EditWords::province(board, n.province)));
    QComboBox* box = kindBox(n.province, n.kind);
    borders_->setCellWidget(row, 1, box);
    if (n.province == focused) box->setFocus(Qt::OtherFocusReason);
  }
  borders_->resizeColumnToContents(1);
  borders_->resizeRowsToContents();
  other_->clear();
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    if (ProvinceId(p) != province_ && board.map->border(province_, ProvinceId(p)) == BorderKind::none)
      other_->addItem(EditWords::province(board, ProvinceId(p)), static_cast<int>(p));
}

void ProvinceForm::commitName() {
  if (isFilling_ || !draft_ || !draft_->board().map->has(province_)) return;
  const std::string name = name_->text().toStdString();
  const Board& board = draft_->board();
  if (name == board[province_].name) return;
  const std::string& id = (*board.map)[province_].id;
  DraftResult next = draft_->withProvinceName(province_, name);
  // the id of a new province, which nobody chose, follows its name
  const bool isNew = id == "new" || id.starts_with("new-");
  const std::string wish = isNew ? freeProvinceId(board, plainText(name)) : id;
  if (next && isNew) next = next->withProvinceId(province_, wish);
  if (next) emit renamed(QString::fromStdString(wish));
  emit edited(next);
}

void ProvinceForm::commitId() {
  if (isFilling_ || !draft_ || !draft_->board().map->has(province_)) return;
  const std::string id = id_->text().toStdString();
  if (id == (*draft_->board().map)[province_].id) return;
  const DraftResult next = draft_->withProvinceId(province_, id);
  if (next) emit renamed(id_->text());
  emit edited(next);
}

void ProvinceForm::addBorder() {
  if (!draft_ || other_->currentIndex() < 0) return;
  const ProvinceId other(static_cast<std::size_t>(other_->currentData().toInt()));
  const bool wet = (*draft_->board().map)[province_].site == Site::none ||
                   (*draft_->board().map)[other].site == Site::none;
  emit edited(draft_->withBorder(province_, other, wet ? BorderKind::sea : BorderKind::land));
}

void ProvinceForm::askForName() {
  name_->setFocus(Qt::OtherFocusReason);
  name_->selectAll();
}

void ProvinceForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  if (!draft_) return;
  const BoardDraft draft = *draft_;
  show(draft, province_);
}

} // namespace annales::viewer
