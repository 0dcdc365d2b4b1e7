// A form for the prices of know-hows and the number of coins of an owner's box.
#pragma once

#include "engine/boards/price_file.h"
#include "viewer/editor/draft_history.h"
#include "viewer/editor/owner_file_editor.h"

#include <QSpinBox>
#include <QTableWidget>

namespace annales::viewer {

class PriceEditor : public OwnerFileEditor {
  Q_OBJECT
public:
  /// Starts from the numbers of the program.
  explicit PriceEditor(const View& view, QWidget* parent = nullptr);
  ~PriceEditor() override { letGo(); }
  [[nodiscard]] const PriceFile& prices() const { return history_.now(); }
  [[nodiscard]] bool isChanged() const override { return history_.isChanged(); }

protected:
  [[nodiscard]] Head head() const override { return {prices().id, prices().provenance}; }
  void setHead(Head head) override;
  [[nodiscard]] std::string written() const override { return writePrices(prices()); }
  [[nodiscard]] std::vector<Finding> check(const std::string& text) const override;
  QString take(const std::string& text) override;
  void step(int by) override { by < 0 ? history_.undo() : history_.redo(); }
  void markSaved() override { history_.markSaved(); }
  void showBody() override;
  [[nodiscard]] QString folder() const override;
  void retranslate() override;

private:
  [[nodiscard]] QSpinBox* priceBox(std::size_t knowHow, bool later);
  void setPrice(std::size_t knowHow, bool later, int value);
  void chooseRuleset(int choice);
  void setCoins(int coins);

  History<PriceFile> history_;
  QComboBox* ruleset_;
  QTableWidget* table_;
  QLabel* rulesetLabel_;
  QLabel* coinsLabel_;
  QSpinBox* coins_;
};

} // namespace annales::viewer
