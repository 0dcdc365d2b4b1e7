namespace annales::viewer {
struct Segment {
};
struct Hidden {
};
inline int twice(int of) { return 2 * of; }
} // namespace annales::viewer
