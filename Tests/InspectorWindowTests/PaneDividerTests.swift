import Accessibility
import ComponentFlow
import ComponentFlowTesting
import Testing

@testable import InspectorWindow

@MainActor
@Suite("Dividers between panes", .serialized)
struct PaneDividerTests {
    /// A pane whose length a divider changes.
    private struct Pane: CompositeComponent {
        var axis = Divider.Direction.vertical
        var isReversed = false
        let length: Binding<CGFloat>

        var content: some Component<Empty> {
            PaneDivider(axis, name: "Length", length: length, range: 60...200, isReversed: isReversed)
        }
    }

    private final class Length {
        var value: CGFloat = 100
    }

    private let stage = Stage(size: CGSize(width: 300, height: 300))
    private let length = Length()

    /// Shows a divider that has the focus.
    private func shown(
        _ axis: Divider.Direction = .vertical, isReversed: Bool = false, isMirrored: Bool = false
    ) throws -> PaneDividerControl {
        if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        let binding = Binding {
            length.value
        } set: {
            length.value = $0
        }
        stage.show(Pane(axis: axis, isReversed: isReversed, length: binding))
        stage.advance(by: 0.1)
        stage.pressKey(symbol: Self.tab)
        return try #require(Self.find(stage.window))
    }

    private static func find(_ view: UIView) -> PaneDividerControl? {
        view as? PaneDividerControl ?? view.subviews.lazy.compactMap(find).first
    }

    private static let tab: UInt32 = 0xff09
    private static let (home, end): (UInt32, UInt32) = (0xff50, 0xff57)
    private static let (left, up, right, down): (UInt32, UInt32, UInt32, UInt32) = (0xff51, 0xff52, 0xff53, 0xff54)

    private func press(_ keys: UInt32...) -> CGFloat {
        for key in keys { stage.pressKey(symbol: key) }
        return length.value
    }

    @Test("The Tab key moves the focus to a divider")
    func focus() throws {
        let control = try shown()
        #expect(control.isFocused)
    }

    @Test("A length beyond all limits, as in a damaged file, is presented")
    func excessiveLength() throws {
        length.value = 1e300
        let control = try shown()
        #expect(control.accessibilityValue == "1000000 points")
    }

    @Test("The right and left keys move a vertical line by sixteen points")
    func horizontalKeys() throws {
        _ = try shown()
        #expect(press(Self.right) == 116)
        #expect(press(Self.left, Self.left) == 84)
    }

    @Test("The down and up keys move a horizontal line by sixteen points")
    func verticalKeys() throws {
        _ = try shown(.horizontal)
        #expect(press(Self.down) == 116)
        #expect(press(Self.up, Self.up) == 84)
    }

    @Test("Keys along a line do not move it")
    func otherKeys() throws {
        _ = try shown()
        #expect(press(Self.down, Self.up) == 100)
    }

    @Test("A line that moves away from its pane after it makes the pane shorter")
    func reversed() throws {
        _ = try shown(isReversed: true)
        #expect(press(Self.left) == 116)
    }

    @Test("From right to left, the first pane is to the right of the line")
    func mirrored() throws {
        _ = try shown(isMirrored: true)
        #expect(press(Self.left) == 116)
    }

    @Test("Home and End set the limits, which arrow keys do not exceed")
    func limits() throws {
        _ = try shown()
        #expect(press(Self.end) == 200)
        #expect(press(Self.right) == 200)
        #expect(press(Self.home) == 60)
        #expect(press(Self.left) == 60)
    }

    @Test("With Shift, an arrow key moves the line by one point")
    func smallStep() throws {
        _ = try shown()
        stage.holdModifiers(.shift)
        #expect(press(Self.right) == 101)
    }

    @Test(
        "A drag moves the line with the pointer, within the limits",
        arguments: [(30, 130), (500, 200), (-500, 60)] as [(CGFloat, CGFloat)])
    func drag(distance: CGFloat, expected: CGFloat) throws {
        let control = try shown()
        let start = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        stage.dragPointer(from: start, to: CGPoint(x: start.x + distance, y: start.y))
        #expect(length.value == expected)
    }

    @Test("Assistive technologies see a splitter with the length and its range")
    func role() throws {
        defer { AccessibilityTreeBuilder.deactivate() }
        let control = try shown()
        let builder = AccessibilityTreeBuilder.activate(for: stage.window)
        builder.updateTree()
        let node = try #require(builder.id(of: control).flatMap { builder.tree[$0] })
        #expect(node.role == .splitter)
        #expect(node.range?.value == 100)
        #expect(node.range?.minimum == 60)
        #expect(node.range?.maximum == 200)
    }

    @Test(
        "Assistive technologies can set the length within its range",
        arguments: [(150, 150), (1_000, 200)] as [(Double, CGFloat)])
    func setValue(value: Double, expected: CGFloat) throws {
        #expect(try shown().setAccessibilityValue(value))
        #expect(length.value == expected)
    }

    @Test("Assistive technologies can increase and decrease the length")
    func adjust() throws {
        let control = try shown()
        control.accessibilityIncrement()
        #expect(length.value == 116)
        control.accessibilityDecrement()
        control.accessibilityDecrement()
        #expect(length.value == 84)
    }

    @Test("The outline of the window contains the splitters of all panes")
    func window() async throws {
        let model = await makeModel(sampleProgram())
        let stage = Stage(size: CGSize(width: 1320, height: 880))
        stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
        stage.advance(by: 0.3)
        let splitters = stage.accessibilityOutline.filter { $0.contains("splitter") }
        #expect(splitters.count == 3)
        #expect(splitters.contains { $0.contains("Width of the tree") })
    }
}
