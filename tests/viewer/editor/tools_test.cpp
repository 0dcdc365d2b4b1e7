// The other tools, driven by mouse and keys.
#include "tests/viewer/editor/editor_room.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <algorithm>

namespace annales::viewer::test {
namespace {

class EditorTools : public EditorTest {
protected:
  template <class Widget> Widget& child(const char* name) const {
    auto* widget = editor_->findChild<Widget*>(QString::fromLatin1(name));
    if (widget == nullptr) throw std::runtime_error(name);
    return *widget;
  }
  [[nodiscard]] QString message() const { return child<QLabel>("message").text(); }
  [[nodiscard]] ProvinceId find(const char* id) const { return map().find(id); }
  /// The line edits and boxes of the province form stand in the first tab.
  void choose(const char* id) {
    editor_->chooseTool(EditTool::select);
    click(toQt(board()[find(id)].at));
  }
};

TEST_F(EditorTools, TheProvinceFormChangesWhatItShows) {
  open("mare-nostrum");
  choose("roma");
  auto& name = child<QLineEdit>("name");
  EXPECT_EQ(name.text(), QStringLiteral("Roma"));
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, QStringLiteral("Urbs"));
  QTest::keyClick(&name, Qt::Key_Return);
  EXPECT_EQ(board()[find("roma")].name, "Urbs");
  auto& id = child<QLineEdit>("id");
  id.selectAll();
  QTest::keyClicks(&id, QStringLiteral("urbs"));
  QTest::keyClick(&id, Qt::Key_Return);
  ASSERT_TRUE(find("urbs").exists());
  EXPECT_FALSE(find("roma").exists());
  EXPECT_EQ(canvas().selected(), find("urbs"));
  auto& site = child<QComboBox>("site");
  site.setCurrentIndex(0);
  emit site.activated(0);
  EXPECT_EQ(map()[find("urbs")].site, Site::marble);
  const bool flag = map()[find("urbs")].neutralTemple;
  child<QCheckBox>("temple").click();
  EXPECT_NE(map()[find("urbs")].neutralTemple, flag);
  id.selectAll();
  QTest::keyClicks(&id, QStringLiteral("Not an id"));
  QTest::keyClick(&id, Qt::Key_Return);
  EXPECT_TRUE(message().contains(QStringLiteral("not an id"))) << message().toStdString();
  EXPECT_EQ(id.text(), QStringLiteral("urbs"));
}

TEST_F(EditorTools, BordersCanBeSetWithoutAMouse) {
  open("rome-carthage");
  auto& which = child<QComboBox>("which");
  which.setCurrentIndex(1);
  emit which.activated(1);
  const ProvinceId p(0);
  ASSERT_EQ(canvas().selected(), p);
  auto& borders = child<QTableWidget>("borders");
  ASSERT_EQ(borders.rowCount(), static_cast<int>(map().neighbours(p).size()));
  const Neighbour first = map().neighbours(p).front();
  auto* box = qobject_cast<QComboBox*>(borders.cellWidget(0, 1));
  ASSERT_NE(box, nullptr);
  const int other = first.kind == BorderKind::both ? 0 : 2;
  box->setCurrentIndex(other);
  emit box->activated(other);
  EXPECT_EQ(map().border(p, first.province), other == 0 ? BorderKind::land : BorderKind::both);
}

TEST_F(EditorTools, APointIsDraggedAddedAndTakenAway) {
  open("rome-carthage");
  editor_->chooseTool(EditTool::points);
  canvas().zoom(4);
  const std::string before = text();
  const QPointF middle(board().view.width / 2, board().view.height / 2);
  const auto point = canvas().shapes().pointAt(middle, 200);
  ASSERT_TRUE(point);
  const auto from = place(toQt(*point));
  QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
  QTest::mouseMove(&canvas(), from + QPoint(20, 9));
  QTest::mouseMove(&canvas(), from + QPoint(23, 14));
  QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(23, 14));
  EXPECT_NE(text(), before);
  const auto& points = canvas().shapes().points();
  EXPECT_EQ(std::ranges::find(points, *point), points.end()); // no outline kept the old one
  editor_->undo();
  ASSERT_EQ(text(), before);
  const std::size_t count = canvas().shapes().points().size();
  std::optional<EdgeSpot> edge; // a long one
  for (const Contact& c : contactsOf(board()))
    for (const Segment& s : c.along) {
      const QPointF at = (toQt(s.from) + toQt(s.to)) / 2;
      if (QLineF(toQt(s.from), toQt(s.to)).length() > 12 && canvas().rect().contains(place(at)) &&
          !canvas().shapes().pointAt(at, 3))
        edge = EdgeSpot{s, roundedPoint(at)};
    }
  ASSERT_TRUE(edge);
  click(toQt(edge->at), Qt::ShiftModifier);
  ASSERT_EQ(canvas().shapes().points().size(), count + 1);
  key(Qt::Key_Right); // the new point is the one that keys move
  EXPECT_EQ(canvas().shapes().points().size(), count + 1);
  key(Qt::Key_Delete);
  EXPECT_EQ(canvas().shapes().points().size(), count);
}

TEST_F(EditorTools, ACityIsDraggedInsideOfItsProvince) {
  open("rome-carthage");
  editor_->chooseTool(EditTool::points);
  canvas().zoom(3);
  canvas().reveal(find("roma"));
  const Point before = board()[find("roma")].at;
  const QPoint from = place(toQt(before));
  const auto drag = [&](const QPoint& to) {
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&canvas(), to);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
  };
  drag(from + QPoint(900, 900)); // outside of the province: refused with a sentence
  EXPECT_EQ(board()[find("roma")].at, before);
  EXPECT_FALSE(message().isEmpty());
  drag(from + QPoint(9, 4));
  EXPECT_NE(board()[find("roma")].at, before);
}

TEST_F(EditorTools, ANewProvinceIsDrawnOnFreeGround) {
  open("rome-carthage");
  const std::size_t provinces = map().size();
  const auto outline = board()[find("roma")].outline;
  const std::string before = text();
  canvas().edited(editor_->draft()->withoutProvince(find("roma")));
  ASSERT_EQ(map().size(), provinces - 1);
  canvas().zoom(4);
  const QPolygonF ring = [&] {
    QPolygonF points;
    for (const Point& p : outline)
      points << toQt(p);
    return points;
  }();
  editor_->chooseTool(EditTool::draw);
  const QPointF centre = ring.boundingRect().center();
  const double r = 8; // board units, in the middle of what is free now
  for (const QPointF& corner : {QPointF(-r, -r), QPointF(r, -r), QPointF(r, r), QPointF(-r, r)})
    click(centre + corner);
  key(Qt::Key_Return);
  EXPECT_EQ(map().size(), provinces) << message().toStdString();
  EXPECT_TRUE(find("new").exists());
  editor_->undo();
  editor_->undo();
  EXPECT_EQ(text(), before);
}

TEST_F(EditorTools, ANewProvinceFollowsItsNeighbours) {
  open("rome-carthage");
  const auto edgesOf = [](const std::vector<Point>& outline) {
    std::vector<std::pair<QPointF, QPointF>> edges;
    for (std::size_t i = 0; i < outline.size(); ++i)
      edges.emplace_back(toQt(outline[i]), toQt(outline[(i + 1) % outline.size()]));
    return edges;
  };
  std::optional<std::size_t> inland; // all its edges are other provinces', too
  for (std::size_t p = 0; p < board().provinces.size() && !inland; ++p) {
    const auto edges = edgesOf(board().provinces[p].outline);
    const bool shared = std::ranges::all_of(edges, [&](const auto& edge) {
      for (std::size_t other = 0; other < board().provinces.size(); ++other)
        for (const auto& [a, b] : edgesOf(board().provinces[other].outline))
          if (other != p && ((a == edge.second && b == edge.first) || (a == edge.first && b == edge.second)))
            return true;
      return false;
    });
    if (shared && edges.size() > 8) inland = p;
  }
  ASSERT_TRUE(inland);
  const ProvinceId p(*inland);
  const auto outline = board()[p].outline;
  const double area = areaOf(outline);
  canvas().edited(editor_->draft()->withoutProvince(p));
  canvas().zoom(3);
  canvas().reveal(ProvinceId(0));
  canvas().fit();
  editor_->chooseTool(EditTool::draw);
  for (const std::size_t part : {0U, 1U, 2U})
    click(toQt(outline[part * outline.size() / 3]));
  key(Qt::Key_Return);
  ASSERT_TRUE(find("new").exists()) << message().toStdString();
  EXPECT_NEAR(areaOf(board()[find("new")].outline), area, area * 0.001);
}

TEST_F(EditorTools, ACityIsDraggedWhateverTheToolIs) {
  open("rome-carthage");
  for (const EditTool tool : {EditTool::select, EditTool::border, EditTool::points, EditTool::starts,
                              EditTool::join, EditTool::split, EditTool::draw}) {
    editor_->chooseTool(tool);
    const Point before = board()[find("roma")].at;
    const QPoint from = place(toQt(before)), to = from + QPoint(9, 6);
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&canvas(), from + QPoint(5, 5));
    QTest::mouseMove(&canvas(), to);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    EXPECT_FALSE(board()[find("roma")].at == before) << static_cast<int>(tool) << message().toStdString();
    editor_->undo();
  }
}

TEST_F(EditorTools, ASplitAsksForANameAndAJoinTakesItBack) {
  open("rome-carthage");
  const ProvinceId p = find("roma");
  ASSERT_TRUE(p.exists());
  const std::size_t provinces = map().size();
  const double area = areaOf(board()[p].outline);
  const auto outline = board()[p].outline;
  std::optional<std::pair<Point, Point>> cut; // one that the engine takes
  for (std::size_t i = 0; i < outline.size() && !cut; ++i)
    for (std::size_t j = i + outline.size() / 3; j < outline.size() && !cut; ++j) {
      const bool clear = canvas().shapes().pointAt(toQt(outline[i]), 9, outline[i]) == std::nullopt &&
                         canvas().shapes().pointAt(toQt(outline[j]), 9, outline[j]) == std::nullopt;
      if (editor_->draft()->split(p, {{outline[i], outline[j]}, "x", "X"}) && clear)
        cut = std::pair(outline[i], outline[j]);
    }
  if (!cut) cut = std::pair(outline[0], outline[outline.size() / 2]);
  canvas().zoom(3);
  canvas().reveal(p);
  editor_->chooseTool(EditTool::split);
  click(toQt(cut->first));
  click(toQt(cut->second));
  ASSERT_EQ(map().size(), provinces + 1) << message().toStdString();
  EXPECT_TRUE(find("new").exists());
  EXPECT_EQ(canvas().selected(), find("new"));
  auto& name = child<QLineEdit>("name");
  QTest::keyClicks(&name, QStringLiteral("Nova Roma")); // focused, all selected
  QTest::keyClick(&name, Qt::Key_Return);
  ASSERT_TRUE(find("nova-roma").exists()); // the id follows
  EXPECT_NEAR(areaOf(board()[find("nova-roma")].outline) + areaOf(board()[find("roma")].outline), area, 1e-6);
  editor_->chooseTool(EditTool::join);
  click(toQt(board()[find("nova-roma")].at));
  click(toQt(board()[find("roma")].at));
  EXPECT_EQ(map().size(), provinces) << message().toStdString();
  EXPECT_NEAR(areaOf(board()[find("roma")].outline), area, 1e-6);
}

TEST_F(EditorTools, EscapeGivesACutUp) {
  open("rome-carthage");
  editor_->chooseTool(EditTool::split);
  click(toQt(board().provinces[0].outline[0]));
  key(Qt::Key_Escape);
  EXPECT_FALSE(editor_->isChanged());
  click(toQt(board().provinces[3].at)); // no outline: refused with a sentence
  EXPECT_TRUE(message().contains(QStringLiteral("outline"))) << message().toStdString();
}

/// The form asks for clicks, so it takes them, whatever tool was chosen before.
TEST_F(EditorTools, TheFormOfStartCitiesTakesClicks) {
  open("occident");
  auto& tabs = *editor_->findChild<QTabWidget*>();
  for (const EditTool before : {EditTool::select, EditTool::draw, EditTool::border}) {
    editor_->chooseTool(before);
    tabs.setCurrentIndex(1);
    EXPECT_EQ(canvas().tool(), EditTool::starts);
    auto& count = child<QComboBox>("nations");
    count.setCurrentIndex(0);
    emit count.activated(0);
    const auto& game = board().games.at(2);
    const std::string nation = game.order.front(), city = game.start.at(nation).front();
    child<QListWidget>("starts").setCurrentRow(0);
    click(toQt(board()[map().find(city)].at));
    EXPECT_EQ(board().games.at(2).start.at(nation).size(), 2U) << message().toStdString();
    editor_->undo();
    tabs.setCurrentIndex(2); // the form of the board
    EXPECT_EQ(canvas().tool(), EditTool::select);
    EXPECT_EQ(tabs.currentIndex(), 2);
  }
}

TEST_F(EditorTools, StartCitiesAreClicked) {
  open("occident");
  editor_->chooseTool(EditTool::starts);
  auto& count = child<QComboBox>("nations");
  // two tables have that name; the box is the one of the start form
  count.setCurrentIndex(0);
  emit count.activated(0);
  const auto& game = board().games.at(2);
  const std::string nation = game.order.front(), city = game.start.at(nation).front();
  auto& list = child<QListWidget>("starts");
  list.setCurrentRow(0);
  ASSERT_EQ(list.currentItem()->data(Qt::UserRole).toString().toStdString(), nation);
  click(toQt(board()[map().find(city)].at));
  EXPECT_EQ(board().games.at(2).start.at(nation).size(), 2U);
  EXPECT_FALSE((editor_->checkNow(), editor_->shownFindings().empty()));
  click(toQt(board()[map().find(city)].at));
  EXPECT_EQ(board().games.at(2).start.at(nation).size(), 3U);
  editor_->checkNow();
  EXPECT_TRUE(editor_->shownFindings().empty());
}

TEST_F(EditorTools, AFindingLeadsToItsNumberOfNations) {
  open("occident");
  const auto& game = board().games.at(5);
  const std::string nation = game.order[2];
  canvas().edited(editor_->draft()->toggledStart(5, nation, map().find(game.start.at(nation).front())));
  editor_->checkNow();
  ASSERT_FALSE(editor_->shownFindings().empty());
  auto& count = child<QComboBox>("nations");
  count.setCurrentIndex(0);
  auto& list = child<QListWidget>("findings");
  list.itemClicked(list.item(0));
  EXPECT_EQ(count.currentText(), QStringLiteral("5")) << editor_->shownFindings().front().place;
  EXPECT_TRUE(child<QListWidget>("starts").isVisible());
}

TEST_F(EditorTools, AFindingLeadsToItsSpot) {
  open("occident");
  auto& list = child<QListWidget>("findings");
  ASSERT_EQ(list.count(), 1); // nothing found
  choose("roma");
  for (const Neighbour& n : std::vector<Neighbour>(map().neighbours(find("roma"))))
    canvas().edited(editor_->draft()->withBorder(find("roma"), n.province, BorderKind::none));
  editor_->checkNow();
  ASSERT_FALSE(editor_->shownFindings().empty());
  EXPECT_EQ(editor_->shownFindings().front().place, "provinces.roma");
  choose("carthago");
  list.itemClicked(list.item(0));
  EXPECT_EQ(canvas().selected(), find("roma"));
}

} // namespace
} // namespace annales::viewer::test
