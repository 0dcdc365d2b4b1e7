// How annales claims says what it found: as text and as JSON.
#pragma once

#include "libreplay/exact/earliest_claims.h"
#include "libreplay/exact/missed_claims.h"
#include "libreplay/log/event_log.h"
#include "libreplay/words/sentence.h"

namespace annales::cli {

struct ClaimsView {
  const EventLog& log;
  const DisplayNames& names;
  NationId only; // none: all
  bool moves = false;

  [[nodiscard]] bool shows(NationId nation) const { return !only.exists() || nation == only; }
};

void putMissedText(const ClaimsView& view, const MissedClaims& missed);
void putMissedJson(const ClaimsView& view, const MissedClaims& missed);
/// Since when each nation could have won what.
void putEarliestText(const ClaimsView& view, const std::vector<EarliestClaim>& rows);
void putEarliestJson(const ClaimsView& view, const std::vector<EarliestClaim>& rows);
/// By nation: what its next turn could win.
void putClaimsText(const ClaimsView& view, const std::vector<Claims>& claims);
void putClaimsJson(const ClaimsView& view, const std::vector<Claims>& claims);

} // namespace annales::cli
