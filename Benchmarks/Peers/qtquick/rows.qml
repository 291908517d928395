// A table of rows that are all realised, each with its id, a label that selects it and an icon that removes it.
pragma ComponentBehavior: Bound

import QtQuick

Window {
    id: window

    // A RowModel.
    required property var rows

    function tap(position) {
        const row = column.childAt(position.x, position.y)
        if (!row)
            return
        if (position.x >= 310 && position.x < 350)
            rows.remove(row.index)
        else if (position.x >= 60 && position.x < 310)
            rows.select(row.index)
    }

    // What the items show, not what the model says, in the order of their places.
    function state(): string {
        const items = []
        for (let i = 0; i < repeater.count; i++)
            items.push(repeater.itemAt(i))
        items.sort((a, b) => a.y - b.y)
        const shown = items.filter((item, index) => index < 6 || index === items.length - 1)
        const selected = items.find(item => item.selected)
        return JSON.stringify({
            count: items.length, selected: selected ? selected.rowId : 0, ids: shown.map(item => item.rowId),
            labels: shown.map(item => item.label)
        })
    }

    width: 1000
    height: 700
    visible: true
    title: "Rows"

    Text {
        id: head
        width: parent.width
        height: 50
        text: "Rows"
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    Flickable {
        anchors { fill: parent; topMargin: head.height }
        contentHeight: column.height
        clip: true

        Column {
            id: column
            width: parent.width

            // One handler for all rows, which is cheaper than two in each.
            TapHandler { onTapped: point => window.tap(point.position) }

            Repeater {
                id: repeater
                model: window.rows

                Rectangle {
                    id: row

                    required property int index
                    required property int rowId
                    required property string label
                    required property bool selected

                    width: column.width
                    height: 30
                    color: selected ? "#d9e8fb" : "white"

                    Text {
                        width: 60
                        height: 29
                        text: row.rowId
                        textFormat: Text.PlainText
                        verticalAlignment: Text.AlignVCenter
                    }

                    Text {
                        x: 60
                        width: 250
                        height: 29
                        text: row.label
                        textFormat: Text.PlainText
                        color: "#1a5fb4"
                        verticalAlignment: Text.AlignVCenter
                    }

                    Text {
                        x: 310
                        width: 40
                        height: 29
                        text: "×"
                        textFormat: Text.PlainText
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                    }

                    Rectangle {
                        y: 29
                        width: parent.width
                        height: 1
                        color: "#dddddd"
                    }
                }
            }
        }
    }
}
