namespace annales::viewer {
struct Segment {
};
namespace {
struct Hidden {
};
} // namespace
} // namespace annales::viewer
