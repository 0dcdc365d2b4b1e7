namespace annales::viewer {
inline int twice(int of) { return of + of; }
inline int twice(long of) { return 2; }
} // namespace annales::viewer
