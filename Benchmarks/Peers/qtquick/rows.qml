// A table of rows that are all realised, each with its id, a label that selects it and an icon that removes it.
pragma ComponentBehavior: Bound

import QtQuick
import "Words.js" as Words

Window {
    id: window

    property int nextId: 1
    property int selectedId: 0

    function newRows(count) {
        const rows = new Array(count)
        for (let i = 0; i < count; i++)
            rows[i] = { rowId: nextId++, label: Words.nextLabel() }
        return rows
    }

    function clear() {
        rows.clear()
        selectedId = 0
    }

    function indexOf(rowId) {
        for (let i = 0; i < rows.count; i++) {
            if (rows.get(i).rowId === rowId)
                return i
        }
        return -1
    }

    function updateEveryTenth() {
        for (let i = 0; i < rows.count; i += 10)
            rows.setProperty(i, "label", rows.get(i).label + " !!!")
    }

    function swap(first, second) {
        rows.move(first, second, 1)
        rows.move(second - 1, first, 1)
    }

    // Another row each time, of those that are to be seen.
    function selectNext() {
        const index = (indexOf(selectedId) + 1) % Math.min(20, rows.count)
        selectedId = rows.get(index).rowId
    }

    function tap(position) {
        const row = column.childAt(position.x, position.y)
        if (!row)
            return
        if (position.x >= 310 && position.x < 350)
            rows.remove(row.index)
        else if (position.x >= 60 && position.x < 310)
            selectedId = row.rowId
    }

    function perform(operation: string): bool {
        switch (operation) {
        case "clear":
            clear()
            return true
        case "create":
        case "replace":
            clear()
            rows.append(newRows(1000))
            return true
        case "create10k":
            clear()
            rows.append(newRows(10000))
            return true
        case "append":
        case "append10k":
            rows.append(newRows(1000))
            return true
        case "update":
            updateEveryTenth()
            return true
        case "select":
            selectNext()
            return true
        case "swap":
            swap(1, 998)
            return true
        case "remove":
            rows.remove(4)
            return true
        }
        return false
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

    ListModel { id: rows }

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
                model: rows

                Rectangle {
                    id: row

                    required property int index
                    required property int rowId
                    required property string label
                    readonly property bool selected: rowId === window.selectedId

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
