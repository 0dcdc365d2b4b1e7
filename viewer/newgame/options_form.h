// The options that a ruleset has, as boxes to tick.
#pragma once

#include "engine/ruleset/options.h"

#include <QString>
#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;

namespace annales::viewer {

class OwnerFileChoice;

/// A nation as the log and as people name it.
struct NamedNation {
  QString id, name;
};

class OptionsForm : public QWidget {
  Q_OBJECT
public:
  explicit OptionsForm(QWidget* parent = nullptr);

  /// Shows the options of that game for that number of nations; others are as if never ticked.
  void showFor(RulesetId ruleset, int nations);
  /// Who of these can have the commander; the other one has the admiral. What a person chose stays, else it
  /// is the `usual` one.
  void offerCommander(const std::vector<NamedNation>& nations, const QString& usual);
  [[nodiscard]] Options options() const;
  /// Why a chosen file of cards or prices cannot be used; empty where all can.
  [[nodiscard]] QString trouble() const { return trouble_; }

signals:
  void changed();

private:
  void readFiles();
  void setShown(QWidget* field, bool shown);
  void showCommander();
  [[nodiscard]] SpecialUnits::Owners owners() const;

  RulesetId ruleset_ = RulesetId::antike;
  Options owned_; // what the files say
  QString trouble_;
  QComboBox* variant_;
  QCheckBox* oneCity_;
  QCheckBox* goalTwelve_;
  QComboBox* twoPlayer_;
  QCheckBox* nineScholars_;
  QCheckBox* freeCityTypes_;
  QCheckBox* specialUnits_;
  QComboBox* commander_;
  QString chosenCommander_; // by a person; empty: nobody chose
  OwnerFileChoice* deck_;
  OwnerFileChoice* prices_;
};

} // namespace annales::viewer
