// A window with a number and a button that counts.
import QtQuick
import QtQuick.Controls.Basic

Window {
    id: window

    property int count: 0

    function state(): string {
        return JSON.stringify({ count: Number(number.text) })
    }

    width: 320
    height: 240
    visible: true
    title: "Counter"

    Column {
        anchors.centerIn: parent
        spacing: 16

        Text {
            id: number
            anchors.horizontalCenter: parent.horizontalCenter
            text: window.count
            font { pixelSize: 64; weight: Font.DemiBold }
        }

        Button {
            width: 120
            height: 44
            text: "Count"
            onClicked: window.count += 1
        }
    }
}
