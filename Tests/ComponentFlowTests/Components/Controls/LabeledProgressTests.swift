import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite("Progress with a name and a button") @MainActor
struct LabeledProgressTests {
    private let stage = Stage(size: CGSize(width: 300, height: 100))
    private let log = UpdateLog()

    private func show(_ value: Double?, canCancel: Bool) {
        let log = log
        let cancel: (() -> Void)? = canCancel ? { log.note("cancel") } : nil
        stage.show(LabeledProgress("Copying", value: value, onCancel: cancel))
    }

    private var bar: UIProgressView? {
        stage.window.firstView { (_: UIProgressView) in true }
    }

    private var button: UIControl? {
        stage.window.firstView { (_: UIControl) in true }
    }

    @Test("The name is above the bar")
    func name() throws {
        show(0.5, canCancel: false)
        let bar = try #require(bar)
        let label = try #require(stage.window.firstView { (label: UILabel) in label.text == "Copying" })
        #expect(label.convert(label.bounds, to: nil).maxY <= bar.convert(bar.bounds, to: nil).minY)
    }

    @Test("The bar has the progress, and fills the width beside the button")
    func width() throws {
        show(0.5, canCancel: true)
        let (bar, button) = (try #require(bar), try #require(button))
        #expect(bar.progress == 0.5)
        expectNear(button.convert(button.bounds, to: nil).maxX, 300, within: 1)
        #expect(bar.frame.width > 200)
    }

    @Test("The button calls the closure, and is shown only if there is one")
    func cancel() throws {
        show(nil, canCancel: true)
        stage.tap(on: try #require(button))
        #expect(log.take() == ["cancel"])
        show(nil, canCancel: false)
        stage.advance(by: 0.5)
        #expect(button == nil)
    }

    @Test("Escape does not cancel")
    func escape() {
        show(nil, canCancel: true)
        stage.pressKey(symbol: KeySymbol.tab)
        stage.pressKey(symbol: KeySymbol.escape)
        #expect(log.take() == [])
    }

    @Test("The bar is presented with the name, and the button as Cancel")
    func outline() {
        show(0.5, canCancel: true)
        #expect(stage.accessibilityOutline.count == 2)
        #expect(stage.accessibilityOutline.first?.contains(#""Copying""#) == true)
        #expect(stage.accessibilityOutline.last?.hasPrefix(#"button "Cancel""#) == true)
    }
}
