// The remarks on one event and on the whole game, as threads that can be scrolled.
#pragma once

#include "viewer/remarks/remark_book.h"
#include "viewer/remarks/remark_card.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <vector>

class QVBoxLayout;

namespace annales::viewer {

class ThreadView : public QScrollArea {
  Q_OBJECT
public:
  explicit ThreadView(RemarkBook& book, QWidget* parent = nullptr);

  /// What the session shows now. Cards that say the same stay.
  void refresh();
  void retranslate() { refresh(); }

  /// In their order; hidden ones wait to be reused.
  [[nodiscard]] std::vector<RemarkCard*> shownCards() const;

signals:
  void answerAsked(const annales::Hash& id);
  void editAsked(const annales::Hash& id);

private:
  /// A part of the view: its heading and its cards.
  struct Section {
    QLabel* title = nullptr;
    QVBoxLayout* column = nullptr;
    std::vector<RemarkCard*> cards;
    int used = 0;
  };

  Section makeSection(QVBoxLayout* column);
  void fill(Section& section, const QString& title, NodeIndex event, int most);
  void tell(RemarkCard& card, const DiscussedRemark& remark, bool begins) const;
  RemarkCard& nextCard(Section& section);
  void resolve(const Hash& id, bool resolved);
  void remove(const Hash& id);

  RemarkBook& book_;
  Look look_;
  std::vector<NationLook> nations_;
  Section event_, game_;
  void tellBreaches(EventIndex k);

  QLabel *broken_, *nothing_;
  QPushButton* more_;
  NodeIndex shownEvent_ = kNoNode;
  int most_ = 0;    // cards of a section
  int leftOut_ = 0; // remarks for which there was no room
};

} // namespace annales::viewer
