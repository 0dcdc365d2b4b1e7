// The options that a ruleset has, as boxes to tick.
#pragma once

#include "engine/ruleset/options.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace annales {

class OptionsForm : public QWidget {
  Q_OBJECT
public:
  explicit OptionsForm(QWidget* parent = nullptr);

  /// Shows the options of that game for that number of nations; others are as if never ticked.
  void showFor(RulesetId ruleset, int nations);
  [[nodiscard]] Options options() const;

signals:
  void changed();

private:
  QComboBox* variant_;
  QCheckBox* oneCity_;
  QCheckBox* goalTwelve_;
  QComboBox* twoPlayer_;
  QCheckBox* nineScholars_;
  QCheckBox* freeCityTypes_;
  QCheckBox* specialUnits_;
};

} // namespace annales
