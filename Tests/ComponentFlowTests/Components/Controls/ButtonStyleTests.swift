import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite("Styles of buttons") @MainActor
struct ButtonStyleTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private var label: UILabel? { stage.window.views(of: UILabel.self).first }

    /// The view with the background of the button.
    private var background: UIView? {
        stage.componentView?.views(of: UIView.self).first { $0.backgroundColor != nil }
    }

    private func save(_ style: ButtonStyle, role: UIButton.Role = .normal) -> Button {
        Button("Save", role: role) {}.buttonStyle(style)
    }

    @Test("A bordered button has a gray background around its title in the tint color")
    func bordered() throws {
        let size = stage.show(save(.bordered))
        let title = try #require(label)
        #expect(size.width == title.bounds.width + 24)
        #expect(size.height == max(title.bounds.height + 14, 34))
        #expect(background?.backgroundColor == .secondarySystemFill)
        #expect(background?.bounds.size == size)
        #expect(background?.layer.cornerRadius == 8)
        #expect(title.textColor == .link)
    }

    @Test("A prominent button has a white title on the tint color")
    func prominent() {
        stage.show(VStack { save(.borderedProminent) }.tint(.purple))
        #expect(label?.textColor == .white)
        #expect(background?.backgroundColor == .purple)
    }

    @Test("The background of a prominent button follows the tint")
    func changedTint() {
        stage.show(VStack { save(.borderedProminent) }.tint(.purple))
        stage.show(VStack { save(.borderedProminent) }.tint(.brown))
        #expect(background?.backgroundColor == .brown)
    }

    @Test("A destructive button is red, with a white title only if it is prominent")
    func destructive() {
        stage.show(save(.bordered, role: .destructive))
        #expect(label?.textColor == .destructiveText)
        stage.show(save(.borderedProminent, role: .destructive))
        #expect(label?.textColor == .white)
        #expect(background?.backgroundColor == .destructiveFill)
    }

    @Test("The texts of a label are white in a prominent button")
    func labels() {
        let button = Button {
        } label: {
            Text("Save").padding(1)
        }
        stage.show(button.buttonStyle(.borderedProminent))
        #expect(label?.textColor == .white)
    }

    @Test("A style can be removed")
    func removed() {
        let plain = stage.show(Button("Save") {})
        stage.show(save(.borderedProminent))
        #expect(stage.show(save(.plain)) == plain)
        #expect(stage.show(save(.bordered).buttonStyle(.plain)) == plain)
        #expect(background == nil)
        #expect(label?.textColor == .link)
    }

    @Test("A disabled button is dimmed with its background")
    func disabled() throws {
        stage.show(save(.borderedProminent).disabled(true))
        let view = try #require(background)
        let opacity = sequence(first: view, next: \.superview).reduce(1) { $0 * $1.alpha }
        expectNear(opacity, 0.4, within: 0.001)
    }

    @Test("A tap on the background of a button performs its action")
    func tap() {
        var taps = 0
        stage.show(Button("Save") { taps += 1 }.buttonStyle(.bordered))
        stage.tap(at: CGPoint(x: 3, y: 10))
        #expect(taps == 1)
    }

    @Test("Assistive technologies present a button with a style by its title")
    func name() {
        stage.show(save(.borderedProminent))
        #expect(stage.accessibilityOutline == [#"button "Save""#])
    }
}
