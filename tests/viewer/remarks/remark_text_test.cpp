// Remarks are foreign text.
#include "tests/viewer/samples.h"
#include "viewer/remarks/remark_text.h"
#include "viewer/remarks/remark_words.h"

#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>

namespace annales::viewer::test {
namespace {

/// Whether anybody opened a file of the folder.
class Watched {
public:
  explicit Watched(const QString& folder)
      : queue_(inotify_init1(IN_NONBLOCK)),
        watch_(inotify_add_watch(queue_, folder.toLocal8Bit().constData(), IN_OPEN | IN_ACCESS)) {}
  ~Watched() { close(queue_); }
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;
  [[nodiscard]] bool works() const { return watch_ >= 0; }
  [[nodiscard]] bool touched() const {
    std::array<char, 4096> events{};
    return read(queue_, events.data(), events.size()) > 0;
  }

private:
  int queue_, watch_;
};

constexpr std::array kSchemes{"http", "https", "file", "javascript", "mailto", "annales", "data", "ftp", ""};

/// Takes what would be opened outside.
class Outside : public QTextBrowser {
public:
  Outside() {
    for (const char* scheme : kSchemes)
      QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "setSource");
  }
  ~Outside() override {
    for (const char* scheme : kSchemes)
      QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
  }
  QStringList opened;

protected:
  void doSetSource(const QUrl& url, QTextDocument::ResourceType) override { opened.append(url.toString()); }
};

void render(RemarkText& text, const QString& markdown) {
  text.setRemark(markdown, Look::of(View{}));
  text.resize(400, text.heightForWidth(400));
  text.show();
  QTest::qWait(1);
  static_cast<void>(text.grab());
}

/// Clicks the middle of the first link.
void clickLink(RemarkText& text) {
  for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
    for (auto it = block.begin(); !it.atEnd(); ++it)
      if (it.fragment().charFormat().isAnchor()) {
        QTextCursor cursor(text.document());
        cursor.setPosition(it.fragment().position() + 1);
        const QRect at = text.cursorRect(cursor);
        QTest::mouseMove(text.viewport(), at.center());
        return QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, at.center());
      }
}

TEST(RemarkText, ShowsMarkdown) {
  RemarkText text;
  render(text, QStringLiteral("**strong** and *slanted*\n\n- one\n- two"));
  EXPECT_EQ(text.toPlainText(), QStringLiteral("strong and slanted\none\ntwo"));
}

/// The dialect of the web page and of paper.
TEST(RemarkText, NumbersAndTildesStay) {
  RemarkText text;
  for (const char* typed : {"12. Temple", "7) Temple", "3~4 rounds and 5~6 cities", "~~old~~", "| a | b |"}) {
    render(text, QString::fromLatin1(typed));
    EXPECT_EQ(text.toPlainText(), QString::fromLatin1(typed));
    EXPECT_FALSE(text.document()->begin().begin().fragment().charFormat().fontStrikeOut()) << typed;
  }
}

TEST(RemarkText, BothSignsOfEmphasisSlantAndUnderlineNothing) {
  RemarkText text;
  for (const char* markdown : {"*slanted*", "_slanted_"}) {
    render(text, QString::fromLatin1(markdown));
    const QTextCharFormat format = text.document()->begin().begin().fragment().charFormat();
    EXPECT_TRUE(format.fontItalic()) << markdown;
    EXPECT_FALSE(format.fontUnderline()) << markdown;
  }
}

TEST(RemarkText, ShowsHtmlAsText) {
  RemarkText text;
  for (const char* html : {"<b>bold</b>", "<script>alert(1)</script>", "<img src='file:///etc/passwd'>",
                           "<a href='http://x'>y</a>", "<style>p{font-size:99px}</style>",
                           "before <table><tr><td>cell</td></tr></table> after"}) {
    render(text, QString::fromLatin1(html));
    EXPECT_EQ(text.toPlainText(), QString::fromLatin1(html));
    EXPECT_FALSE(text.document()->toHtml().contains(QStringLiteral("<img")));
    EXPECT_FALSE(text.document()->toHtml().contains(QStringLiteral("<script")));
  }
  render(text, QStringLiteral("&lt;b&gt;no&lt;/b&gt; &lt;img src=x&gt;"));
  EXPECT_EQ(text.toPlainText(), QStringLiteral("<b>no</b> <img src=x>"));
}

TEST(RemarkText, ReadsNoFile) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("secret.png"));
  QImage image(300, 300, QImage::Format_RGB32);
  image.fill(Qt::red);
  ASSERT_TRUE(image.save(path));
  const Watched watched(folder.path());
  ASSERT_TRUE(watched.works());
  RemarkText text;
  for (const QString& source : {path, QStringLiteral("file://") + path, QStringLiteral("file:") + path}) {
    render(text, QStringLiteral("![a picture](%1) and ![](%1)").arg(source));
    EXPECT_TRUE(text.toPlainText().startsWith(QStringLiteral("![a picture](")))
        << text.toPlainText().toStdString();
    EXPECT_FALSE(watched.touched()) << source.toStdString();
    EXPECT_LT(text.document()->size().height(), 200);
    static_cast<void>(text.document()->resource(QTextDocument::ImageResource, QUrl(source)));
    static_cast<void>(
        text.document()->resource(QTextDocument::StyleSheetResource, QUrl::fromLocalFile(path)));
    text.setSource(QUrl::fromLocalFile(path));
    EXPECT_FALSE(watched.touched()) << source.toStdString();
    render(text, QString());
  }
  EXPECT_TRUE(QFile(path).open(QIODevice::ReadOnly));
  EXPECT_TRUE(watched.touched()) << "the watch does see reading";
}

TEST(RemarkText, LinksGoToTheWebOrToUsOrNowhere) {
  Outside outside;
  RemarkText text;
  std::vector<RemarkLink> own;
  QObject::connect(&text, &RemarkText::linkFollowed, [&](const RemarkLink& link) { own.push_back(link); });
  for (const char* dead :
       {"javascript:alert(1)", "file:///etc/passwd", "/etc/passwd", "passwd", "mailto:a@b.c",
        "data:text/html,x", "ftp://host/x", "http:", "annales:event/0", "annales:event/-1", "annales:event/x",
        "annales:quit", "annales://event/3", "annales:delete/3", "qrc:/x", "vscode://file"}) {
    render(text, QStringLiteral("[click me](%1)").arg(QLatin1String(dead)));
    clickLink(text);
    EXPECT_TRUE(outside.opened.isEmpty() && own.empty()) << dead;
    EXPECT_EQ(text.toPlainText(), QStringLiteral("click me"));
  }
  render(text, QStringLiteral("[out](https://example.org/a?b=c)"));
  EXPECT_TRUE(outside.opened.isEmpty()) << "nothing is opened before a click";
  clickLink(text);
  EXPECT_EQ(outside.opened, QStringList{QStringLiteral("https://example.org/a?b=c")});
  render(text, linkToEvent(12, QStringLiteral("there")));
  clickLink(text);
  ASSERT_EQ(own.size(), 1U);
  EXPECT_EQ(std::get<EventLink>(own[0]).index, 12U);
}

TEST(RemarkText, LinksOfOursSurviveOddNames) {
  const std::string name = "a [b](c) <d> & \"e\" ü / f%20g";
  RemarkText text;
  std::vector<RemarkLink> own;
  QObject::connect(&text, &RemarkText::linkFollowed, [&](const RemarkLink& link) { own.push_back(link); });
  const Hash head = sha256("a line");
  render(text, linkToLine(name, head));
  EXPECT_EQ(text.toPlainText(), QString::fromStdString(name));
  clickLink(text);
  ASSERT_EQ(own.size(), 1U);
  EXPECT_EQ(std::get<LineLink>(own[0]).name, hexOf(head));
  render(text, linkToProvince("sicilia", QStringLiteral("Sicilia")));
  clickLink(text);
  ASSERT_EQ(own.size(), 2U);
  EXPECT_EQ(std::get<ProvinceLink>(own[1]).id, "sicilia");
}

TEST(RemarkText, TextMadeToHurtIsShown) {
  RemarkText text;
  text.resize(400, 300);
  for (const char* piece : {">", "[", "*", "- ", "**a ", "![", "`", "[a](", "|", "> - ", "&lt;", "_a_ ",
                            "1. ", "# ", "[x]: y\n", "<", "~~", "a\n", "\n> "}) {
    const QString much = QString::fromLatin1(piece).repeated(100'000 / static_cast<int>(strlen(piece)));
    render(text, much);
    const QString shown = text.toPlainText();
    EXPECT_GT(shown.size(), 1000) << piece;
    EXPECT_TRUE(much.startsWith(shown.left(1000))) << piece << ": as it was typed";
  }
}

TEST(RemarkWords, TagsAreWordsOfTheFormat) {
  EXPECT_EQ(RemarkWords::tagsIn(QStringLiteral("Tempo-Loss, #Überfall ; <b>x</b>, open,open, --- ,")),
            (QStringList{QStringLiteral("tempo-loss"), QStringLiteral("uberfall"), QStringLiteral("b-x-b"),
                         QStringLiteral("open")}));
}

TEST(RemarkWords, ATagOfSeveralWordsStaysTogether) {
  EXPECT_EQ(RemarkWords::tagsIn(QStringLiteral("Weak opening, sea battle")),
            (QStringList{QStringLiteral("weak-opening"), QStringLiteral("sea-battle")}));
}

} // namespace
} // namespace annales::viewer::test
