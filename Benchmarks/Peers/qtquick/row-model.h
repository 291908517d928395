// The data of the rows: a list model in C++, as Qt recommends, which notifies the view of each change only.
#pragma once

#include <QAbstractListModel>
#include <QList>

class RowModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { RowIdRole = Qt::UserRole, LabelRole, SelectedRole };

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void select(int index);
    Q_INVOKABLE void remove(int index);

    void create(int count);
    void append(int count);
    void clear();
    void updateEveryTenth();
    void swap(int first, int second);
    void selectNext();

private:
    struct Row
    {
        int id;
        QString label;
    };

    Row newRow();
    int indexOf(int id) const;
    void changed(int index, Role role);
    void move(int from, int to);

    QList<Row> m_rows;
    int m_nextId = 1;
    int m_selectedId = 0;
};
