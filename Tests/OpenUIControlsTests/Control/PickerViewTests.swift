import TestSupport
import Testing

import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct PickerViewTests {
    private final class Fruit: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        var columns = [["Apple", "Banana", "Blackberry", "Cherry", "Date", "Elder", "Fig"]]
        var selections: [[Int]] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selections.append([row, component])
        }

        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            "Fruit \(component)"
        }

        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
            "Selects a fruit"
        }
    }

    private final class Endless: UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
    }

    private let fruit = Fruit()

    /// Runs a body with a picker of 200 by 200 points whose wheels have rows of 32 points.
    private func withPicker(_ body: (WindowStage, UIPickerView) -> Void) {
        WindowStage.run { stage in
            let picker = UIPickerView()
            picker.dataSource = fruit
            picker.delegate = fruit
            stage.add(picker, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            body(stage, picker)
        }
    }

    private func focusFirstWheel(_ stage: WindowStage) {
        stage.press(KeySymbol.tab)
    }

    @Test("The row views of a wheel are in the order of the rows, in whichever direction it turned")
    func rowOrder() {
        withPicker { stage, picker in
            picker.selectRow(6, inComponent: 0, animated: false)
            stage.frame()
            picker.selectRow(3, inComponent: 0, animated: false)
            stage.frame()
            let wheel = picker.view(forRow: 3, forComponent: 0)?.superview
            let titles = wheel?.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(titles == titles?.sorted())
        }
    }

    @Test("A picker starts with the first row selected, and with none if there are no rows")
    func start() {
        withPicker { _, picker in
            #expect(picker.numberOfComponents == 1)
            #expect(picker.numberOfRows(inComponent: 0) == 7)
            #expect(picker.selectedRow(inComponent: 0) == 0)
            fruit.columns = [[]]
            picker.reloadAllComponents()
            #expect(picker.selectedRow(inComponent: 0) == -1)
            #expect(picker.selectedRow(inComponent: 4) == -1)
        }
    }

    @Test("Selection in code does not call the delegate, and rows that do not exist are ignored")
    func selectionInCode() {
        withPicker { stage, picker in
            picker.selectRow(3, inComponent: 0, animated: true)
            #expect(picker.selectedRow(inComponent: 0) == 3)
            stage.advance(by: 1)
            picker.selectRow(9, inComponent: 0, animated: false)
            picker.selectRow(1, inComponent: 2, animated: false)
            #expect(picker.selectedRow(inComponent: 0) == 3)
            #expect(fruit.selections.isEmpty)
        }
    }

    @Test("A tap on a row below the middle selects it once")
    func tap() {
        withPicker { stage, picker in
            stage.tap(100, 132)
            stage.advance(by: 1)
            #expect(picker.selectedRow(inComponent: 0) == 1)
            #expect(fruit.selections == [[1, 0]])
        }
    }

    @Test("A drag ends at a row, whose view is then in the middle")
    func drag() {
        withPicker { stage, picker in
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -5), steps: 16)
            stage.advance(by: 0.2)
            stage.lift(100, 70)
            stage.advance(by: 3)
            let row = picker.selectedRow(inComponent: 0)
            #expect(row > 0)
            #expect(fruit.selections == [[row, 0]])
            let view = picker.view(forRow: row, forComponent: 0)
            let center = view?.superview?.convert(view?.center ?? .zero, to: picker) ?? .zero
            expectNear(center.y, 100, within: 1)
            #expect(!stage.window.layerTree.needsAnotherFrame)
        }
    }

    @Test("A step of the mouse wheel goes to the next row, and stops at the last one")
    func mouseWheel() {
        withPicker { stage, picker in
            for _ in 0..<9 {
                stage.wheel(100, 100, by: CGVector(dx: 0, dy: 1))
                stage.advance(by: 0.5)
            }
            #expect(picker.selectedRow(inComponent: 0) == 6)
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: -1))
            #expect(picker.selectedRow(inComponent: 0) == 5)
        }
    }

    @Test("A touchpad moves the rows freely, and the wheel comes to rest at the nearest one")
    func touchpad() {
        withPicker { stage, picker in
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: 75), isPrecise: true)
            #expect(picker.selectedRow(inComponent: 0) == 0)
            stage.advance(by: 1)
            #expect(picker.selectedRow(inComponent: 0) == 2)
            #expect(fruit.selections == [[2, 0]])
        }
    }

    @Test(
        "Arrow keys, Page Up, Page Down, Home and End select rows",
        arguments: [
            (KeySymbol.down, 3), (KeySymbol.up, 1), (0xff56 as UInt32, 6), (0xff55, 0), (0xff57, 6), (0xff50, 0),
        ])
    func keys(symbol: UInt32, row: Int) {
        withPicker { stage, picker in
            picker.selectRow(2, inComponent: 0, animated: false)
            focusFirstWheel(stage)
            stage.press(symbol)
            #expect(picker.selectedRow(inComponent: 0) == row)
        }
    }

    @Test("Typing selects by the beginning of titles, and the same letter again the next one")
    func typing() {
        withPicker { stage, picker in
            focusFirstWheel(stage)
            stage.press(0x62, "b")
            #expect(picker.selectedRow(inComponent: 0) == 1)
            stage.press(0x62, "b")
            #expect(picker.selectedRow(inComponent: 0) == 2)
            stage.advance(by: 2)
            stage.press(0x66, "f")
            #expect(picker.selectedRow(inComponent: 0) == 6)
            stage.advance(by: 2)
            stage.press(0x62, "b")
            stage.press(0x6c, "l")
            #expect(picker.selectedRow(inComponent: 0) == 2)
        }
    }

    @Test("The arrow keys left and right move the focus between wheels, mirrored from right to left")
    func focus() {
        fruit.columns = [["A", "B"], ["C", "D"]]
        withPicker { stage, picker in
            focusFirstWheel(stage)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.down)
            #expect(fruit.selections == [[1, 1]])
            picker.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.down)
            #expect(fruit.selections == [[1, 1], [1, 0]])
        }
    }

    @Test("A wheel is an adjustable element with the delegate's label and hint and the selected title")
    func accessibility() {
        withPicker { _, picker in
            let wheel = picker.subviews.first { $0.accessibilityLabel == "Fruit 0" }
            #expect(wheel?.accessibilityTraits.contains(.adjustable) == true)
            #expect(wheel?.accessibilityValue == "Apple")
            #expect(wheel?.accessibilityHint == "Selects a fruit")
            wheel?.accessibilityIncrement()
            #expect(wheel?.accessibilityValue == "Banana")
            wheel?.accessibilityDecrement()
            #expect(picker.selectedRow(inComponent: 0) == 0)
        }
    }

    @Test("Only the visible rows of a wheel with a million rows have views")
    func manyRows() {
        fruit.columns = [Array(repeating: "Row", count: 1_000_000)]
        withPicker { stage, picker in
            picker.selectRow(999_999, inComponent: 0, animated: false)
            stage.frame()
            let rows = (999_900..<1_000_000).filter { picker.view(forRow: $0, forComponent: 0) != nil }
            #expect(rows.last == 999_999)
            #expect(rows.count < 12)
        }
    }

    @Test("The last row of a wheel with as many rows as possible can be selected")
    func endless() {
        let endless = Endless()
        withPicker { stage, picker in
            picker.delegate = nil
            picker.dataSource = endless
            let last = picker.numberOfRows(inComponent: 0) - 1
            picker.selectRow(last, inComponent: 0, animated: false)
            stage.frame()
            #expect(picker.view(forRow: last, forComponent: 0) != nil)
        }
    }

    @Test("Fewer rows after reloading keep the selection within range")
    func reload() {
        withPicker { _, picker in
            picker.selectRow(6, inComponent: 0, animated: false)
            fruit.columns = [["A", "B"]]
            picker.reloadComponent(0)
            #expect(picker.selectedRow(inComponent: 0) == 1)
        }
    }
}
