// How annales account says it: as tables and as JSON.
#pragma once

#include "libreplay/exact/account.h"
#include "libreplay/exact/hostilities.h"
#include "libreplay/words/sentence.h"

namespace annales::cli {

struct AccountView {
  const Game& game;
  const DisplayNames& names;
  const Account& account;
  const Hostilities& hostilities;
};

void putAccountText(const AccountView& view);
void putAccountTurns(const AccountView& view);
void putAccountJson(const AccountView& view);

} // namespace annales::cli
