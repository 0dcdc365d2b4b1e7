// What a table shows to eyes alone, also told to a screen reader.
#pragma once

#include <QAbstractItemModel>
#include <QVariant>

namespace annales::viewer {

/// What a screen reader adds to a cell: its tooltip without formats, where that says more than the cell
/// itself.
[[nodiscard]] QString spokenTip(const QVariant& tip, const QString& said);

/// The base of all models of tables, lists and trees. They answer in `cell` and `heading`. Nothing that a
/// tooltip says, such as an interval or a warning, needs a mouse.
template <class Model> class SpokenModel : public Model {
public:
  explicit SpokenModel(QObject* parent = nullptr) : Model(parent) {}

  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final {
    if (role != Qt::AccessibleDescriptionRole) return cell(index, role);
    return spokenTip(cell(index, Qt::ToolTipRole),
                     said(cell(index, Qt::AccessibleTextRole), cell(index, Qt::DisplayRole)));
  }
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation way,
                                    int role = Qt::DisplayRole) const final {
    if (role != Qt::AccessibleDescriptionRole) return heading(section, way, role);
    return spokenTip(
        heading(section, way, Qt::ToolTipRole),
        said(heading(section, way, Qt::AccessibleTextRole), heading(section, way, Qt::DisplayRole)));
  }

protected:
  [[nodiscard]] virtual QVariant cell(const QModelIndex& index, int role) const = 0;
  [[nodiscard]] virtual QVariant heading(int section, Qt::Orientation way, int role) const = 0;

private:
  [[nodiscard]] static QString said(const QVariant& spoken, const QVariant& shown) {
    return spoken.toString().isEmpty() ? shown.toString() : spoken.toString();
  }
};

} // namespace annales::viewer
