import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class FontModel {
    var font: UIFontDescriptor?
    var family = ""
    var accepts = true
}

private struct FontControl: CompositeComponent {
    @Bindable var model: FontModel
    var isEnabled = true
    var traits: UIFontDescriptor.SymbolicTraits = []

    var content: some Component<Empty> {
        FontPicker("Font", selection: model.font, traits: traits, isEnabled: isEnabled) { font in
            if model.accepts { model.font = font }
        }
        .padding(8)
    }
}

private struct FamilyControl: CompositeComponent {
    @Bindable var model: FontModel

    var content: some Component<Empty> {
        FontPicker("Font", family: $model.family).padding(8)
    }
}

@Suite("Font pickers") @MainActor
struct FontPickerTests {
    private let stage = Stage(size: CGSize(width: 500, height: 600))
    private let model = FontModel()

    private func show(isEnabled: Bool = true, traits: UIFontDescriptor.SymbolicTraits = []) throws -> UIButton {
        try show(FontControl(model: model, isEnabled: isEnabled, traits: traits))
    }

    private func show<Content: Component>(_ component: Content) throws -> UIButton
    where Content.EnvironmentType == Empty {
        stage.window.rootViewController = ComponentViewController(component)
        stage.advance(by: 0)
        return try #require(stage.window.views(of: FontPicker.View.self).first)
    }

    private func open(_ button: UIButton) {
        stage.tap(on: button)
        stage.advance(by: 1)
    }

    private func type(_ text: String) {
        stage.type(text)
        stage.advance(by: 1)
    }

    private var picker: UIFontPickerViewController? {
        stage.window.rootViewController?.presentedViewController as? UIFontPickerViewController
    }

    /// A family whose name contains no other family's name, so that a search finds it first.
    private var family: String { UIFont.familyNames.first { !$0.hasPrefix(".") } ?? "" }

    @Test("The button shows the system font for no selection")
    func system() throws {
        #expect(try show().configuration?.title == "System Font")
    }

    @Test("The button shows the name of the family in its own font")
    func shownFamily() throws {
        model.font = UIFontDescriptor(fontAttributes: [.family: family])
        let button = try show()
        #expect(button.configuration?.title == family)
        let attributes = button.configuration?.titleTextAttributesTransformer?(AttributeContainer())
        #expect(attributes?.uiKit.font?.familyName == family)
    }

    @Test("The button shows the face unless it is the regular one")
    func shownFace() throws {
        model.font = UIFontDescriptor(fontAttributes: [.family: family, .face: "Bold Italic"])
        #expect(try show().configuration?.title == "\(family) Bold Italic")
    }

    @Test("A press opens a list, a search filters it, and Return picks the first font")
    func picks() throws {
        open(try show())
        #expect(picker != nil)
        type(family + "\n")
        #expect(model.font?.object(forKey: .family) as? String == family)
        #expect(picker == nil)
    }

    @Test("The Down key opens the list")
    func downKey() throws {
        _ = try show()
        stage.pressKey(symbol: KeySymbol.tab, characters: "\t")
        stage.pressKey(symbol: KeySymbol.down)
        stage.advance(by: 1)
        #expect(picker != nil)
    }

    @Test("Escape closes the list and changes nothing")
    func escape() throws {
        open(try show())
        stage.pressKey(symbol: KeySymbol.escape)
        stage.advance(by: 1)
        #expect(picker == nil)
        #expect(model.font == nil)
    }

    @Test("If the closure does not change the font, the previous one is shown")
    func rejected() throws {
        model.accepts = false
        let button = try show()
        open(button)
        type(family + "\n")
        #expect(button.configuration?.title == "System Font")
    }

    @Test("A binding to the name of a family is set")
    func familyBinding() throws {
        open(try show(FamilyControl(model: model)))
        type(family + "\n")
        #expect(model.family == family)
    }

    @Test("The list contains only fonts with the traits")
    func traits() throws {
        open(try show(traits: .traitMonoSpace))
        #expect(picker?.configuration.filteredTraits == .traitMonoSpace)
    }

    @Test("A disabled picker does not open")
    func disabled() throws {
        open(try show(isEnabled: false))
        #expect(picker == nil)
    }

    @Test("The list closes when the picker is removed")
    func removed() throws {
        open(try show())
        let presented = try #require(picker)
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 1)
        #expect(presented.viewIfLoaded?.window == nil)
    }

    @Test("The button grows with the text size")
    func textSize() throws {
        let button = try show()
        let height = button.bounds.height
        stage.setTextScale(2)
        stage.advance(by: 0)
        #expect(button.bounds.height > height)
    }

    @Test("Assistive technologies see a button with the name and the font")
    func accessibility() throws {
        _ = try show()
        #expect(stage.accessibilityOutline == [#"button "Font" = System Font"#])
    }

    @Test("Font pickers are equal if their properties are")
    func equality() {
        let picker = FontPicker("a", selection: nil) { _ in }
        #expect(picker == FontPicker("a", selection: nil) { _ in })
        #expect(picker != FontPicker("a", selection: UIFontDescriptor(name: "x", size: 1)) { _ in })
        #expect(picker != FontPicker("a", selection: nil, includesFaces: true) { _ in })
        #expect(picker != FontPicker("a", selection: nil, traits: .traitBold) { _ in })
    }
}
