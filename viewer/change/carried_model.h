// What became of later decisions, as rows of a table.
#pragma once

#include "libreplay/lines/rebase_report.h"
#include "viewer/look/spoken_model.h"
#include "viewer/look/words.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QString>
#include <array>
#include <memory>

namespace annales::viewer {

class CarriedModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kBefore, kNow, kFate, kDecision, kColumns };

  explicit CarriedModel(QObject* parent = nullptr) : SpokenModel(parent) {}

  /// The game gives the names for the reasons; null: ids.
  void show(CarriedReport report, std::shared_ptr<const OpenedGame> game = nullptr);
  /// One per fate, in its order.
  void setColours(const std::array<QColor, kCarriedFates>& colours);
  /// The words in another language.
  void retranslate();
  [[nodiscard]] const CarriedReport& report() const { return report_; }
  [[nodiscard]] const CarriedRow& row(int at) const { return report_.rows[static_cast<std::size_t>(at)]; }
  /// A row as a line of text.
  [[nodiscard]] QString textOf(int row) const;
  /// "12 kept, 3 adjusted, 2 left out, 1 filled in".
  [[nodiscard]] QString counts() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] static QString wordOf(CarriedFate fate);
  [[nodiscard]] QString words(const CarriedRow& row, int column) const;

  CarriedReport report_;
  std::shared_ptr<const OpenedGame> game_;
  std::array<QColor, kCarriedFates> colours_;
};

} // namespace annales::viewer
