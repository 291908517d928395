import ComponentFlow
import ComponentFlowTesting
import Testing

@MainActor
@Suite("Languages that change while a program runs")
struct LanguageSwitchTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let model = LanguageModel()

    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    private var shownTexts: [String] { labels(in: stage.window).compactMap(\.text) }

    /// The left edge of a label in the window.
    private func x(of text: String) -> CGFloat? {
        labels(in: stage.window).first { $0.text == text }.map { $0.convert($0.bounds, to: nil).minX }
    }

    private func switchLanguage(to language: Language?) {
        model.language = language
        stage.advance(by: 0.1)
    }

    @Test("Texts, buttons and labels are displayed in the language that is specified")
    func texts() {
        stage.show(LanguageScreen(model: model))
        #expect(shownTexts == ["Hello", "Hello", "Hello", "2 items", "Hello"])
        switchLanguage(to: "de")
        #expect(shownTexts == ["Guten Tag", "Guten Tag", "Guten Tag", "2 Dinge", "Guten Tag"])
    }

    @Test("A language that is written from right to left mirrors stacks, and another one restores them")
    func mirroring() throws {
        stage.show(LanguageScreen(model: model))
        let before = try #require(x(of: "2 items"))
        switchLanguage(to: "ar")
        let mirrored = try #require(x(of: "2 items"))
        #expect(before > 150)
        #expect(mirrored < 150)
        switchLanguage(to: "en")
        #expect(x(of: "2 items") == before)
    }

    @Test("A switch keeps views and local values")
    func identity() {
        stage.show(LanguageScreen(model: model))
        let before = labels(in: stage.window).map(ObjectIdentifier.init)
        switchLanguage(to: "ar")
        #expect(labels(in: stage.window).map(ObjectIdentifier.init) == before)
    }

    @Test("After a switch the tree equals one that is created in the language")
    func fresh() {
        stage.show(LanguageScreen(model: model))
        for language in ["ar", "de", "ar", "en", "ar-XB"] as [Language] { switchLanguage(to: language) }
        let image = stage.image()?.pngData()
        let other = Stage(size: CGSize(width: 300, height: 200))
        let model = LanguageModel()
        model.language = .mirrored
        other.show(LanguageScreen(model: model))
        #expect(image != nil)
        #expect(other.image()?.pngData() == image)
    }

    @Test("The nearest language takes precedence")
    func nesting() {
        stage.show(VStack { Text(.hello).padding(1).language("de") }.language("ar"))
        #expect(shownTexts == ["Guten Tag"])
    }

    @Test("Without a language that is specified, texts have that of the window")
    func window() {
        stage.show(VStack { Text(.hello) })
        stage.window.traitOverrides.language = "de"
        stage.advance(by: 0.1)
        #expect(shownTexts == ["Guten Tag"])
    }

    @Test("The language of the window mirrors components")
    func windowDirection() throws {
        stage.show(LanguageScreen(model: model))
        let before = try #require(x(of: "2 items"))
        stage.window.traitOverrides.language = "ar"
        stage.advance(by: 0.1)
        #expect(try #require(x(of: "2 items")) < before)
        #expect(shownTexts.first == "مرحبا")
    }

    @Test("Views in a component have the language as a trait")
    func traits() {
        stage.show(VStack { Text(.hello) }.language("ar"))
        let label = labels(in: stage.window).first
        #expect(label?.traitCollection.language == "ar")
        #expect(label?.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test("A sheet has the language of the component that presents it")
    func sheets() {
        stage.window.rootViewController = ComponentViewController(LanguageSheet(model: model))
        switchLanguage(to: "ar")
        model.isPresented = true
        stage.advance(by: 1)
        #expect(shownTexts.contains("مرحبا"))
        let label = labels(in: stage.window).first { $0.text == "مرحبا" }
        #expect(label?.traitCollection.layoutDirection == .rightToLeft)
        switchLanguage(to: "de")
        #expect(shownTexts.contains("Guten Tag"))
        #expect(label?.traitCollection.layoutDirection == .leftToRight)
    }

    @Test("The titles of a menu are in the language of the component")
    func menus() {
        let item = MenuItemProbe()
        stage.show(item.language("de"))
        #expect(item.titles.values.last == ["Guten Tag"])
    }

    @Test("The entries of a context menu are in the language of its component, although they are made when it opens")
    func contextMenus() {
        let view = Rectangle(color: .red, width: 60, height: 60).contextMenu { Button(.hello) {} }
        stage.show(view.language("de"))
        stage.click(at: CGPoint(x: 20, y: 20), button: 3)
        stage.advance(by: 1)
        #expect(stage.accessibilityOutline.contains { $0.contains("Guten Tag") })
    }

    @Test("An update without a change of the language updates nothing else")
    func unchanged() {
        let log = UpdateLog()
        stage.show(VStack { Probe(name: "leaf", log: log) }.language("de"))
        _ = log.take()
        stage.show(VStack { Probe(name: "leaf", log: log) }.language("de"))
        #expect(log.take().isEmpty)
        stage.show(VStack { Probe(name: "leaf", log: log) }.language("ar"))
        #expect(log.take() == ["leaf"])
    }
}

@Observable final class LanguageModel {
    var language: Language?
    var isPresented = false
}

/// Localized texts in all forms, at both ends of a stack.
private struct LanguageScreen: CompositeComponent {
    @Bindable var model: LanguageModel

    var content: some Component<Empty> {
        LanguageContent().language(model.language)
    }
}

private struct LanguageContent: CompositeComponent {
    var content: some Component<Empty> {
        VStack {
            HStack {
                Text(.hello)
                Button(.hello) {}
                Label(.hello, systemImage: "star")
                Spacer()
                Text(.items(2))
            }
            Text(localized(.hello))
        }
        .frame(width: 300, height: 200)
    }
}

private struct LanguageSheet: CompositeComponent {
    @Bindable var model: LanguageModel

    var content: some Component<Empty> {
        Text("root").frame(width: 300, height: 200)
            .sheet(isPresented: $model.isPresented) { LanguageContent() }
            .language(model.language)
    }
}

/// Stores the titles of menu entries that are created in its updates.
private struct MenuItemProbe: CompositeComponent {
    final class Titles: Equatable {
        var values: [[String]] = []

        static func == (lhs: Titles, rhs: Titles) -> Bool { lhs === rhs }
    }

    let titles = Titles()

    var content: some Component<Empty> {
        titles.values.append(items { Button(.hello) {} }.map(\.title))
        return Text("menu")
    }

    @MainActor private func items(@MenuBuilder _ items: () -> [MenuItem]) -> [MenuItem] { items() }
}
