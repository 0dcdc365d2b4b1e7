// A database whose locks go when something else closes its file.
int count() {
  SQLite::Database db("games", 1);
  return 0;
}
