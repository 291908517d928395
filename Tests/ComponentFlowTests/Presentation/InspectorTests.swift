import ComponentFlow
import ComponentFlowTesting
import OpenUIControllers
import TestSupport
import Testing

@Observable
private final class InspectorModel {
    var isInspecting = true
    var number = 1
    var hasFixedWidth = false
    var width: Double?
    var hasConstantWidth = false
}

/// A number that the user increases.
private struct InspectorTally: CompositeComponent {
    let name: String
    @Local var count = 0

    var content: some Component<Empty> {
        Button("\(name) \(count)") { count += 1 }
    }
}

private struct InspectedScreen: CompositeComponent {
    @Bindable var model: InspectorModel
    var bindsWidth = false

    var content: some Component<Empty> {
        let number = model.number
        let fixed = model.hasFixedWidth
        let width = model.hasConstantWidth ? .constant(250) : $model.width
        return VStack {
            InspectorTally(name: "content")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: $model.isInspecting, columnWidth: bindsWidth ? width : nil) {
            VStack {
                Text("number \(number)")
                InspectorTally(name: "inspector")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .inspectorColumnWidth(min: fixed ? 240 : 200, ideal: 240, max: fixed ? 240 : 300)
        }
    }
}

@Suite("Inspectors of components") @MainActor
struct InspectorTests {
    private let model = InspectorModel()
    private let screen = PresentationStage()
    private static let f6: UInt32 = 0xffc3

    private var stage: Stage { screen.stage }

    private var divider: SplitDivider? { screen.view() }

    private func show(bindsWidth: Bool = false) {
        screen.show(InspectedScreen(model: model, bindsWidth: bindsWidth))
        screen.settle()
    }

    /// Shows or hides the inspector, and waits until that has ended.
    private func set(isInspecting: Bool) {
        model.isInspecting = isInspecting
        screen.settle()
    }

    private func resize(toWidth width: CGFloat) {
        stage.resize(to: CGSize(width: width, height: 600))
        screen.settle()
    }

    private func center(of text: String) throws -> CGPoint {
        let label = try #require(screen.label(text))
        return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }

    // MARK: - Pane

    @Test("An inspector is a pane at the trailing edge, with its ideal width", arguments: [false, true])
    func pane(isRightToLeft: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        show()
        #expect(try #require(divider).frame.midX == (isRightToLeft ? 240 : 560))
        expectNear(try center(of: "content 0").x, isRightToLeft ? 520 : 280, within: 1)
        expectNear(try center(of: "inspector 0").x, isRightToLeft ? 120 : 680, within: 1)
    }

    @Test("Without an inspector the content has the whole width")
    func hidden() throws {
        model.isInspecting = false
        show()
        expectNear(try center(of: "content 0").x, 400, within: 1)
        #expect(divider == nil)
    }

    @Test("An inspector is shown, updated and hidden")
    func toggled() {
        model.isInspecting = false
        show()
        set(isInspecting: true)
        #expect(screen.texts.contains("number 1"))
        model.number = 2
        screen.settle()
        #expect(screen.texts.contains("number 2"))
        set(isInspecting: false)
        #expect(!screen.texts.contains("number 2"))
    }

    @Test("The content and the inspector keep their states when the inspector is hidden")
    func keptStates() throws {
        show()
        try screen.tap("content 0")
        try screen.tap("inspector 0")
        set(isInspecting: false)
        #expect(screen.texts.contains("content 1"))
        set(isInspecting: true)
        #expect(screen.texts.contains("content 1"))
        #expect(screen.texts.contains("inspector 1"))
    }

    @Test("An inspector moves in and out with the transition of the change")
    func animated() {
        model.isInspecting = false
        show()
        withTransition(.easeInOut(duration: 0.3)) { model.isInspecting = true }
        stage.advance(by: 0.1)
        #expect(stage.isMoving)
        screen.settle()
        withTransition(.easeInOut(duration: 0.3)) { model.isInspecting = false }
        stage.advance(by: 0.1)
        #expect(screen.texts.contains("number 1"))
        screen.settle()
        #expect(!screen.texts.contains("number 1"))
    }

    @Test("An inspector that is shown again while it moves out stays")
    func reversed() {
        show()
        withTransition(.easeInOut(duration: 0.3)) { model.isInspecting = false }
        stage.advance(by: 0.1)
        withTransition(.easeInOut(duration: 0.3)) { model.isInspecting = true }
        screen.settle()
        #expect(screen.texts.contains("number 1"))
    }

    // MARK: - Divider

    @Test("The user drags the divider within the limits")
    func dragged() throws {
        show()
        stage.drag(from: CGPoint(x: 560, y: 300), to: CGPoint(x: 540, y: 300))
        screen.settle()
        #expect(try #require(divider).frame.midX == 540)
        stage.drag(from: CGPoint(x: 540, y: 300), to: CGPoint(x: 300, y: 300))
        screen.settle()
        #expect(try #require(divider).frame.midX == 500)
        stage.drag(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 790, y: 300))
        screen.settle()
        #expect(try #require(divider).frame.midX == 600)
    }

    @Test("A binding specifies the width, within the limits, and is set when the user drags the divider")
    func boundWidth() throws {
        model.width = 280
        show(bindsWidth: true)
        #expect(try #require(divider).frame.midX == 520)
        stage.drag(from: CGPoint(x: 520, y: 300), to: CGPoint(x: 540, y: 300))
        screen.settle()
        #expect(model.width == 260)
        #expect(try #require(divider).frame.midX == 540)
        model.width = 1000
        screen.settle()
        #expect(try #require(divider).frame.midX == 500)
        model.width = nil
        screen.settle()
        #expect(try #require(divider).frame.midX == 560)
    }

    @Test("Widths that are no lengths have no effect", arguments: [-5, 0, .nan, .infinity] as [Double])
    func invalidWidth(width: Double) throws {
        model.width = width
        show(bindsWidth: true)
        #expect(try #require(divider).frame.midX == 560)
    }

    @Test("A width that the parent does not change stays the same")
    func constantWidth() throws {
        model.hasConstantWidth = true
        show(bindsWidth: true)
        stage.drag(from: CGPoint(x: 550, y: 300), to: CGPoint(x: 520, y: 300))
        screen.settle()
        #expect(try #require(divider).frame.midX == 550)
    }

    @Test("The initial width is that of the ideal width until the user changes it")
    func unsetWidth() throws {
        show(bindsWidth: true)
        #expect(model.width == nil)
        #expect(try #require(divider).frame.midX == 560)
    }

    @Test("In right-to-left layout the divider follows the pointer as well")
    func draggedRightToLeft() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        show()
        stage.drag(from: CGPoint(x: 240, y: 300), to: CGPoint(x: 260, y: 300))
        screen.settle()
        #expect(try #require(divider).frame.midX == 260)
    }

    @Test("The arrow keys move the divider, and End makes the inspector as wide as possible")
    func keys() throws {
        show()
        let divider = try #require(divider)
        stage.window.focus.move(to: divider, heading: [])
        stage.pressKey(symbol: KeySymbol.left)
        screen.settle()
        #expect(divider.frame.midX == 544)
        stage.pressKey(symbol: KeySymbol.right)
        screen.settle()
        #expect(divider.frame.midX == 560)
        stage.pressKey(symbol: KeySymbol.end)
        screen.settle()
        #expect(divider.frame.midX == 500)
    }

    @Test("The width that the user has chosen is kept when the inspector is hidden")
    func keptWidth() throws {
        show()
        stage.drag(from: CGPoint(x: 560, y: 300), to: CGPoint(x: 540, y: 300))
        set(isInspecting: false)
        set(isInspecting: true)
        #expect(try #require(divider).frame.midX == 540)
    }

    @Test("The divider of an inspector with a fixed width cannot be moved")
    func fixedWidth() throws {
        model.hasFixedWidth = true
        show()
        #expect(!(try #require(divider)).isEnabled)
    }

    @Test("Limits that change take effect")
    func changedLimits() throws {
        show()
        stage.drag(from: CGPoint(x: 560, y: 300), to: CGPoint(x: 540, y: 300))
        model.hasFixedWidth = true
        screen.settle()
        #expect(try #require(divider).frame.midX == 560)
    }

    @Test("The divider is presented as a splitter with the width of the inspector")
    func outline() {
        show()
        let lines = stage.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0.hasPrefix(#"splitter "Width of the inspector" 240 in 200…300"#) })
    }

    @Test("F6 moves the focus into the inspector and back")
    func focus() throws {
        show()
        stage.pressKey(symbol: KeySymbol.tab)
        stage.pressKey(symbol: Self.f6)
        let focused = try #require(stage.window.focus.item)
        #expect(focused.convert(focused.bounds, to: nil).midX > 560)
        stage.pressKey(symbol: Self.f6)
        #expect(stage.window.focus.item !== focused)
    }

    // MARK: - Sheet

    @Test("In a narrow window an inspector is a sheet, which resets the binding when it is dismissed")
    func sheet() {
        stage.resize(to: CGSize(width: 400, height: 600))
        show()
        #expect(screen.presented != nil)
        #expect(screen.texts.contains("number 1"))
        screen.escape()
        #expect(screen.presented == nil)
        #expect(!model.isInspecting)
    }

    @Test("A sheet with an inspector is updated")
    func updatedSheet() {
        stage.resize(to: CGSize(width: 400, height: 600))
        show()
        model.number = 2
        screen.settle()
        #expect(screen.texts.contains("number 2"))
    }

    @Test("An inspector keeps its state when it becomes a sheet, and a pane again")
    func keptStateInSheet() throws {
        show()
        try screen.tap("inspector 0")
        resize(toWidth: 400)
        #expect(screen.presented != nil)
        #expect(screen.texts.contains("inspector 1"))
        try screen.tap("inspector 1")
        resize(toWidth: 800)
        #expect(screen.presented == nil)
        #expect(model.isInspecting)
        #expect(screen.texts.contains("inspector 2"))
        expectNear(try center(of: "inspector 2").x, 680, within: 1)
    }

    @Test("An inspector that was dismissed as a sheet can be presented as a pane")
    func paneAfterSheet() {
        stage.resize(to: CGSize(width: 400, height: 600))
        show()
        screen.escape()
        resize(toWidth: 800)
        #expect(!screen.texts.contains("number 1"))
        set(isInspecting: true)
        #expect(screen.texts.contains("number 1"))
        #expect(screen.presented == nil)
    }
}
