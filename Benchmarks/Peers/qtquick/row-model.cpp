#include "row-model.h"

#include "words.h"

namespace {
constexpr int visibleRows = 20;
}

int RowModel::rowCount(const QModelIndex &) const
{
    return int(m_rows.size());
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[index.row()];
    switch (role) {
    case RowIdRole:
        return row.id;
    case LabelRole:
        return row.label;
    case SelectedRole:
        return row.id == m_selectedId;
    }
    return {};
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    return { { RowIdRole, "rowId" }, { LabelRole, "label" }, { SelectedRole, "selected" } };
}

void RowModel::select(int index)
{
    const int old = indexOf(m_selectedId);
    m_selectedId = m_rows[index].id;
    changed(old, SelectedRole);
    changed(index, SelectedRole);
}

void RowModel::remove(int index)
{
    beginRemoveRows({}, index, index);
    m_rows.removeAt(index);
    endRemoveRows();
}

void RowModel::create(int count)
{
    clear();
    append(count);
}

void RowModel::append(int count)
{
    const int first = rowCount();
    beginInsertRows({}, first, first + count - 1);
    m_rows.reserve(first + count);
    for (int i = 0; i < count; ++i)
        m_rows.append(newRow());
    endInsertRows();
}

void RowModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_selectedId = 0;
    endResetModel();
}

void RowModel::updateEveryTenth()
{
    for (int i = 0; i < rowCount(); i += 10) {
        m_rows[i].label += " !!!";
        changed(i, LabelRole);
    }
}

void RowModel::swap(int first, int second)
{
    move(first, second);
    move(second - 1, first);
}

// Another row each time, of those that are to be seen.
void RowModel::selectNext()
{
    select((indexOf(m_selectedId) + 1) % qMin(visibleRows, rowCount()));
}

RowModel::Row RowModel::newRow()
{
    return { m_nextId++, nextLabel() };
}

int RowModel::indexOf(int id) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (m_rows[i].id == id)
            return i;
    }
    return -1;
}

void RowModel::changed(int row, Role role)
{
    if (row >= 0)
        emit dataChanged(index(row), index(row), { role });
}

void RowModel::move(int from, int to)
{
    // Qt names the row before which a row goes, counted while it is still at its old place.
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_rows.move(from, to);
    endMoveRows();
}
