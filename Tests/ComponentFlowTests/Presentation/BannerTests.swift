import Accessibility
import ComponentFlow
import ComponentFlowTesting
import OpenDisplay
import Testing

@Observable
private final class BannerModel {
    struct Deletion: Identifiable {
        let id: Int
        var text: String
    }

    var isSaved = false
    var isSent = false
    var deletion: Deletion?
    var hasContent = true
    var number = 1
    @ObservationIgnored var log: [String] = []
}

/// A screen with a button, which presents banners.
private struct BannerScreen: CompositeComponent {
    @Bindable var model: BannerModel
    var duration = Banner.Duration.automatic
    var edge = Banner.Edge.bottom

    var content: some Component<Empty> {
        let number = model.number
        return VStack {
            if model.hasContent {
                Button("Content") { model.log.append("content") }
                    .banner(isPresented: $model.isSaved) {
                        Banner("Saved", systemImage: "checkmark", duration: duration, edge: edge)
                    }
                    .banner(isPresented: $model.isSent) { Banner("Sent") }
                    .banner(item: $model.deletion) { deletion in
                        Banner(deletion.text, action: BannerAction("Undo") { model.log.append("undo \(number)") })
                    }
                Button("Cancel", role: .cancel) { model.log.append("cancel") }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

@Suite("Banners of components") @MainActor
struct BannerTests {
    private let model = BannerModel()
    private let screen = PresentationStage()
    private static let f6: UInt32 = 0xffc3

    private var stage: Stage { screen.stage }

    /// The view of the banner that is shown.
    private var banner: UIView? {
        screen.view { $0.accessibilityContainerType == .landmark }
    }

    private func showSaved(
        duration: Banner.Duration = .automatic, edge: Banner.Edge = .bottom
    ) {
        screen.show(BannerScreen(model: model, duration: duration, edge: edge))
        model.isSaved = true
        stage.advance(by: 0.5)
    }

    private func showDeletion(_ text: String = "3 messages deleted") {
        screen.show(BannerScreen(model: model))
        model.deletion = BannerModel.Deletion(id: 1, text: text)
        stage.advance(by: 0.5)
    }

    /// Moves the focus into the banner by keys.
    private func focusBanner() {
        stage.pressKey(symbol: KeySymbol.tab)
        stage.pressKey(symbol: Self.f6)
    }

    private var focused: UIView? { stage.window.focus.item }

    private func withPreferences(_ added: AccessibilityPreferences, _ body: () throws -> Void) rethrows {
        let preferences = UIAccessibility.preferences
        UIAccessibility.preferences = preferences.union(added)
        defer { UIAccessibility.preferences = preferences }
        try body()
    }

    // MARK: - Place

    @Test("A banner is shown in the middle of its edge", arguments: [Banner.Edge.top, .bottom])
    func place(edge: Banner.Edge) throws {
        showSaved(edge: edge)
        let frame = try #require(banner).frame
        #expect(frame.midX == 400)
        #expect(edge == .top ? frame.minY == 12 : frame.maxY == 588)
    }

    @Test("A banner is shown inside the safe area")
    func safeArea() throws {
        let controller = screen.show(BannerScreen(model: model))
        controller.additionalSafeAreaInsets.bottom = 50
        model.isSaved = true
        stage.advance(by: 0.5)
        #expect(try #require(banner).frame.maxY == 538)
    }

    @Test("A banner stays at its edge when the window is resized")
    func resized() throws {
        showSaved()
        stage.resize(to: CGSize(width: 500, height: 400))
        stage.advance(by: 0.1)
        #expect(try #require(banner).frame.maxY == 388)
        #expect(try #require(banner).frame.midX == 250)
    }

    @Test("A long text wraps, and the action is below it")
    func longText() throws {
        showDeletion(String(repeating: "many words ", count: 20))
        let text = try #require(screen.label(model.deletion?.text ?? ""))
        let action = try #require(screen.label("Undo"))
        let textFrame = text.convert(text.bounds, to: nil)
        #expect(action.convert(action.bounds, to: nil).minY >= textFrame.maxY)
        #expect(try #require(banner).frame.width <= 560)
    }

    @Test("In right-to-left layout, the symbol is at the right")
    func rightToLeft() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        showSaved()
        let banner = try #require(banner)
        let symbol: UIImageView = try #require(banner.firstView { (_: UIImageView) in true })
        #expect(symbol.convert(symbol.bounds, to: banner).midX > banner.bounds.midX)
    }

    @Test("Touches beside the banner reach the content")
    func touches() throws {
        showSaved()
        try screen.tap("Content")
        #expect(model.log == ["content"])
    }

    // MARK: - Time

    @Test("A banner disappears after a while, and resets its binding")
    func automaticEnd() {
        showSaved()
        stage.advance(by: 3)
        #expect(screen.texts.contains("Saved"))
        stage.advance(by: 1)
        #expect(!model.isSaved)
        stage.advance(by: 0.5)
        #expect(!screen.texts.contains("Saved"))
    }

    @Test("A banner with a longer text and an action is shown for a longer time")
    func longerText() {
        showDeletion("A message that takes a while to be read")
        stage.advance(by: 5.5)
        #expect(model.deletion != nil)
        stage.advance(by: 2)
        #expect(model.deletion == nil)
    }

    @Test("A banner is shown as long as specified")
    func specifiedTime() {
        showSaved(duration: .seconds(1))
        #expect(model.isSaved)
        stage.advance(by: 1)
        #expect(!model.isSaved)
    }

    @Test("A banner without a limit stays until it is dismissed")
    func indefinite() {
        showSaved(duration: .indefinite)
        stage.advance(by: 60)
        #expect(model.isSaved)
        model.isSaved = false
        stage.advance(by: 0.5)
        #expect(banner == nil)
    }

    @Test("The time does not elapse while the pointer is over the banner")
    func pointer() {
        showSaved()
        stage.movePointer(to: CGPoint(x: 400, y: 570))
        stage.advance(by: 20)
        #expect(model.isSaved)
        stage.movePointer(to: CGPoint(x: 400, y: 100))
        stage.advance(by: 4)
        #expect(!model.isSaved)
    }

    @Test("The time does not elapse while the focus is in the banner")
    func focusPause() {
        showSaved()
        focusBanner()
        stage.advance(by: 20)
        #expect(model.isSaved)
        stage.pressKey(symbol: Self.f6)
        stage.advance(by: 4)
        #expect(!model.isSaved)
    }

    @Test("The time does not elapse while a screen reader is running")
    func screenReader() {
        withPreferences(.screenReader) {
            showSaved()
            stage.advance(by: 20)
            #expect(model.isSaved)
        }
        stage.advance(by: 4)
        #expect(!model.isSaved)
    }

    // MARK: - Several

    @Test("Banners are shown one after the other")
    func queue() {
        showSaved()
        model.isSent = true
        stage.advance(by: 0.5)
        #expect(!screen.texts.contains("Sent"))
        stage.advance(by: 4)
        #expect(screen.texts.contains("Sent"))
        #expect(!screen.texts.contains("Saved"))
    }

    @Test("A banner that waits and is no longer requested is not shown")
    func cancelledInQueue() {
        showSaved()
        model.isSent = true
        stage.advance(by: 0.1)
        model.isSent = false
        stage.advance(by: 5)
        #expect(!screen.texts.contains("Sent"))
    }

    @Test("An item with another id replaces the banner, and one with the same id changes it")
    func items() {
        showDeletion("one")
        model.deletion?.text = "changed"
        stage.advance(by: 0.1)
        #expect(screen.texts.contains("changed"))
        model.deletion = BannerModel.Deletion(id: 2, text: "two")
        stage.advance(by: 1)
        #expect(screen.texts.contains("two"))
        #expect(!screen.texts.contains("changed"))
        #expect(model.deletion?.id == 2)
    }

    @Test("A banner disappears with the component that presents it")
    func removed() {
        showSaved()
        model.hasContent = false
        stage.advance(by: 1)
        #expect(banner == nil)
    }

    @Test("A banner that was dismissed can be presented again")
    func again() {
        showSaved(duration: .seconds(1))
        stage.advance(by: 2)
        model.isSaved = true
        stage.advance(by: 0.5)
        #expect(screen.texts.contains("Saved"))
    }

    // MARK: - Interaction

    @Test("The action calls its current closure and dismisses the banner")
    func action() throws {
        showDeletion()
        model.number = 2
        try screen.tap("Undo")
        #expect(model.log == ["undo 2"])
        #expect(model.deletion == nil)
    }

    @Test("The button Close dismisses the banner")
    func close() throws {
        showSaved(duration: .indefinite)
        #expect(AssistiveTechnology(on: stage).perform(.activate, on: "Close"))
        #expect(!model.isSaved)
    }

    @Test("A swipe dismisses the banner", arguments: [CGVector(dx: 150, dy: 0), CGVector(dx: 0, dy: 60)])
    func swipe(distance: CGVector) {
        showSaved(duration: .indefinite)
        stage.drag(
            from: CGPoint(x: 380, y: 560), to: CGPoint(x: 380 + distance.dx, y: 560 + distance.dy), duration: 0.2)
        stage.advance(by: 0.5)
        #expect(!model.isSaved)
    }

    @Test("A banner does not take the focus, and F6 moves the focus into it")
    func focus() {
        screen.show(BannerScreen(model: model))
        stage.pressKey(symbol: KeySymbol.tab)
        let before = focused
        model.isSaved = true
        stage.advance(by: 0.5)
        #expect(focused === before)
        stage.pressKey(symbol: Self.f6)
        #expect(banner.map { focused?.isDescendant(of: $0) ?? false } == true)
    }

    @Test("Escape dismisses a banner that contains the focus, which returns to where it was")
    func escape() {
        screen.show(BannerScreen(model: model, duration: .indefinite))
        stage.pressKey(symbol: KeySymbol.tab)
        let before = focused
        model.isSaved = true
        stage.advance(by: 0.5)
        stage.pressKey(symbol: Self.f6)
        screen.escape()
        #expect(!model.isSaved)
        #expect(focused === before)
        #expect(model.log == [])
    }

    @Test("Escape in the content does not dismiss the banner")
    func escapeInContent() {
        showSaved(duration: .indefinite)
        screen.escape()
        #expect(model.isSaved)
        #expect(model.log == ["cancel"])
    }

    // MARK: - Accessibility

    @Test("A banner is announced when it is presented, also if it has to wait")
    func announcement() {
        screen.show(BannerScreen(model: model))
        let builder = AccessibilityTreeBuilder.activate(for: stage.window)
        defer { AccessibilityTreeBuilder.deactivate() }
        builder.updateTree()
        var texts: [String] = []
        builder.tree.onEvent = { if case .announced(let text, _, _) = $0 { texts.append(text) } }
        model.isSaved = true
        stage.advance(by: 0.1)
        model.isSent = true
        stage.advance(by: 0.1)
        #expect(texts == ["Saved", "Sent"])
    }

    @Test("A banner is a landmark with its text and its buttons")
    func outline() {
        showDeletion()
        let lines = stage.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(#"landmark "Message""#))
        #expect(lines.contains(#"label "3 messages deleted""#))
        #expect(lines.contains(#"button "Undo""#))
        #expect(lines.contains(#"button "Close""#))
    }

    @Test("If the user prefers less motion, a banner fades in without moving")
    func reducedMotion() throws {
        try withPreferences(.reducedMotion) {
            screen.show(BannerScreen(model: model))
            model.isSaved = true
            stage.advance(by: 0.1)
            let banner = try #require(banner)
            #expect(banner.layer.animation(forKey: "opacity") != nil)
            #expect(banner.layer.animation(forKey: "transform") == nil)
        }
    }

    @Test("Text of the user's size fits into the banner")
    func textSize() throws {
        showSaved()
        let height = try #require(banner).frame.height
        stage.setTextScale(3)
        stage.advance(by: 0.1)
        #expect(try #require(banner).frame.height > height)
        #expect(try #require(banner).frame.maxY == 588)
    }
}
