// How the panel is put together: its parts, their words and looks.
#include "viewer/findremarks/find_remarks_panel.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"
#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_words.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace annales::viewer {

void FindRemarksPanel::build() {
  title_ = new QLabel;
  searchButton_ = new QToolButton;
  waitingButton_ = new QToolButton;
  export_ = new QPushButton;
  words_ = new QLineEdit;
  tag_ = new QLineEdit;
  author_ = new QComboBox;
  layer_ = new QComboBox;
  sign_ = new QComboBox;
  state_ = new QComboBox;
  conditions_ = new QWidget;
  pages_ = new QStackedWidget;
  empty_ = new QLabel;
  status_ = new QLabel;
  buildTables();
  auto* group = new QButtonGroup(this);
  for (QToolButton* button : {searchButton_, waitingButton_}) {
    button->setCheckable(true);
    group->addButton(button);
  }
  searchButton_->setChecked(true);
  words_->setClearButtonEnabled(true);
  words_->installEventFilter(this);
  author_->setEditable(true);
  author_->setInsertPolicy(QComboBox::NoInsert);
  for (QComboBox* box : {author_, layer_, sign_, state_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(9);
  }
  state_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its words are the longest
  empty_->setTextFormat(Qt::PlainText);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(24);
  status_->setTextFormat(Qt::PlainText);
  auto* top = new QHBoxLayout;
  top->addWidget(title_);
  top->addStretch(1);
  for (QWidget* part : std::initializer_list<QWidget*>{searchButton_, waitingButton_, export_})
    top->addWidget(part);
  auto* row = new QHBoxLayout(conditions_);
  row->setContentsMargins({});
  row->addWidget(words_, 4);
  for (QWidget* part : std::initializer_list<QWidget*>{author_, layer_, sign_, tag_})
    row->addWidget(part, 1);
  row->addWidget(state_); // as wide as its words
  auto* all = new QVBoxLayout(this);
  all->addLayout(top);
  all->addWidget(conditions_);
  all->addWidget(pages_, 1);
  all->addWidget(status_);
  setAutoFillBackground(true);
}

void FindRemarksPanel::buildTables() {
  delegate_ = new HitDelegate(this);
  hitsTable_ = new DataTable;
  waitingTable_ = new DataTable;
  hitsTable_->setRows(hits_);
  hitsTable_->setFileName(QStringLiteral("remarks"));
  hitsTable_->setItemDelegateForColumn(static_cast<int>(HitColumn::text), delegate_);
  waitingTable_->setRows(waiting_);
  waitingTable_->setFileName(QStringLiteral("open-remarks"));
  for (DataTable* table : {hitsTable_, waitingTable_}) {
    table->setAlternatingRowColors(true);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->installEventFilter(this);
    pages_->addWidget(table);
  }
  hitsTable_->horizontalHeader()->setSectionResizeMode(static_cast<int>(HitColumn::text),
                                                       QHeaderView::Stretch);
  waitingTable_->horizontalHeader()->setSectionResizeMode(static_cast<int>(WaitingColumn::game),
                                                          QHeaderView::Stretch);
  waitingTable_->horizontalHeader()->setSectionResizeMode(static_cast<int>(WaitingColumn::count),
                                                          QHeaderView::ResizeToContents);
  pages_->addWidget(empty_);
}

void FindRemarksPanel::nameThings() {
  setAccessibleName(tr("Remarks in the library"));
  title_->setText(tr("Remarks in the library"));
  searchButton_->setText(CommonWords::tr("All remarks"));
  searchButton_->setToolTip(tr("Search the text of remarks (Ctrl+Shift+F)"));
  waitingButton_->setText(tr("Games with open remarks"));
  waitingButton_->setToolTip(tr("Games waiting for an answer (Ctrl+Shift+G)"));
  export_->setText(CommonWords::tr("Export…"));
  export_->setToolTip(tr("Write all remarks found to a file (Ctrl+Shift+E)"));
  words_->setPlaceholderText(tr("Words or beginnings of words"));
  words_->setAccessibleName(tr("Search all remarks"));
  tag_->setPlaceholderText(tr("Tag"));
  tag_->setAccessibleName(tr("Tag"));
  author_->lineEdit()->setPlaceholderText(CommonWords::tr("All authors"));
  author_->setAccessibleName(CommonWords::tr("Author"));
  layer_->setAccessibleName(tr("Readers"));
  sign_->setAccessibleName(tr("Glyph"));
  state_->setAccessibleName(CommonWords::tr("Status"));
  state_->setToolTip(tr("A remark is open until it is resolved"));
  hitsTable_->setAccessibleName(tr("Remarks found"));
  waitingTable_->setAccessibleName(tr("Games with open remarks"));
  fillChoices();
}

/// What was chosen stays chosen.
void FindRemarksPanel::fillChoices() {
  const QSignalBlocker one(layer_), two(sign_), three(state_);
  const int layer = std::max(0, layer_->currentIndex()), sign = std::max(0, sign_->currentIndex()),
            state = std::max(0, state_->currentIndex());
  state_->clear();
  state_->addItems({tr("Any status"), tr("Open only")});
  state_->setCurrentIndex(state);
  layer_->clear();
  layer_->addItem(tr("For anyone"), -1);
  for (const RemarkLayer each :
       {RemarkLayer::mine, RemarkLayer::coach, RemarkLayer::club, RemarkLayer::machine})
    layer_->addItem(RemarkWords::layer(each), static_cast<int>(each));
  layer_->setCurrentIndex(layer);
  sign_->clear();
  sign_->addItem(tr("Any glyph"), QString());
  for (const GlyphSign& each : glyphSigns())
    sign_->addItem(QStringLiteral("%1  %2").arg(QString::fromUtf8(each.symbol), SignWords::nameOf(each)),
                   QString::fromUtf8(each.word.data(), static_cast<qsizetype>(each.word.size())));
  sign_->setCurrentIndex(sign);
}

void FindRemarksPanel::showLook() {
  const Look look = Look::of(store_.session().view);
  setOwnColours(*this, {{QPalette::Window, look.panel}});
  title_->setFont(look.font(15, true));
  empty_->setFont(look.font(12));
  status_->setFont(look.font(9.5));
  for (QLabel* label : {empty_, status_})
    label->setForegroundRole(kQuietInk);
  for (QAbstractButton* button :
       std::initializer_list<QAbstractButton*>{searchButton_, waitingButton_, export_})
    makeRoomy(*button, look);
  for (QToolButton* button : {searchButton_, waitingButton_})
    fillWhere(button->isChecked(), *button, look);
  delegate_->setLook(look);
  for (DataTable* table : {hitsTable_, waitingTable_}) {
    table->setLook(look);
    table->verticalHeader()->setDefaultSectionSize(QFontMetrics(look.font(10)).height() + qRound(look.px(8)));
  }
  for (const auto& [column, width] : {std::pair{HitColumn::game, 220},
                                      {HitColumn::place, 90},
                                      {HitColumn::author, 110},
                                      {HitColumn::signs, 60},
                                      {HitColumn::state, 80}})
    hitsTable_->setColumnWidth(static_cast<int>(column), qRound(look.px(width)));
  waitingTable_->setColumnWidth(static_cast<int>(WaitingColumn::newest), qRound(look.px(150)));
  const int space = qRound(look.px(12));
  layout()->setContentsMargins(space, space, space, qRound(look.px(6)));
  layout()->setSpacing(qRound(look.px(8)));
}

} // namespace annales::viewer
