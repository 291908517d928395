import OpenUIControllers
import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Search bars and fields") @MainActor struct SearchBarTests {
    private static let size = CGSize(width: 320, height: 300)

    private func run(_ body: (WindowStage, UISearchBar, SearchFixture.Recorder) throws -> Void) rethrows {
        try WindowStage.run(Self.size) { stage in
            let (bar, recorder) = (UISearchBar(frame: .zero), SearchFixture.Recorder())
            bar.delegate = recorder
            stage.add(bar, CGRect(x: 0, y: 0, width: 320, height: 56))
            stage.frame()
            try body(stage, bar, recorder)
        }
    }

    private func tokens(_ texts: String...) -> [UISearchToken] {
        texts.map { UISearchToken(icon: nil, text: $0) }
    }

    private func type(_ text: String, _ stage: WindowStage) {
        for character in text { stage.press(character.unicodeScalars.first?.value ?? 0, String(character)) }
    }

    // MARK: Bars

    @Test("The traits of text input of a search bar are those of its field")
    func textInputTraits() {
        let bar = UISearchBar(frame: .zero)
        bar.autocapitalizationType = .none
        bar.autocorrectionType = .no
        bar.spellCheckingType = .yes
        bar.keyboardType = .URL
        bar.isSecureTextEntry = true
        bar.textContentType = .URL
        bar.enablesReturnKeyAutomatically = true
        #expect(bar.searchTextField.autocapitalizationType == .none)
        #expect(bar.searchTextField.autocorrectionType == .no)
        #expect(bar.searchTextField.spellCheckingType == .yes)
        #expect(bar.searchTextField.keyboardType == .URL)
        #expect(bar.searchTextField.isSecureTextEntry)
        #expect(bar.searchTextField.textContentType == .URL)
        #expect(bar.searchTextField.enablesReturnKeyAutomatically)
        bar.searchTextField.smartQuotesType = .no
        #expect(bar.smartQuotesType == .no)
    }

    @Test("A search bar has UIKit's defaults")
    func defaults() {
        let bar = UISearchBar(frame: .zero)
        #expect(bar.text == "")
        #expect(!bar.showsCancelButton)
        #expect(!bar.showsScopeBar)
        #expect(!bar.showsBookmarkButton)
        #expect(!bar.showsSearchResultsButton)
        #expect(bar.scopeButtonTitles == nil)
        #expect(bar.selectedScopeButtonIndex == 0)
        #expect(bar.searchBarStyle == .default)
        #expect(bar.isTranslucent)
        #expect(bar.isEnabled)
        #expect(bar.intrinsicContentSize.height == 56)
    }

    @Test("A search bar displays the background image for its position, and its icons move by their adjustments")
    func imagesAndAdjustments() {
        run { stage, bar, _ in
            let (any, top) = (UIImage(), UIImage())
            bar.setBackgroundImage(any, for: .any, barMetrics: .default)
            #expect(bar.backgroundImage === any)
            bar.setBackgroundImage(top, for: .top, barMetrics: .default)
            #expect(bar.barPosition == .top)
            #expect(bar.backgroundImage === top)
            #expect(bar.backgroundImage(for: .any, barMetrics: .default) === any)
            let field = bar.searchTextField
            let (icon, clear) = (
                field.leftViewRect(forBounds: field.bounds), field.clearButtonRect(forBounds: field.bounds)
            )
            bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
            bar.setPositionAdjustment(UIOffset(horizontal: -2, vertical: 0), for: .clear)
            stage.frame()
            #expect(field.leftView?.frame == icon.offsetBy(dx: 3, dy: 1))
            #expect(field.clearButtonRect(forBounds: field.bounds) == clear.offsetBy(dx: -2, dy: 0))
            #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: 1))
            #expect(bar.positionAdjustment(for: .bookmark) == .zero)
        }
    }

    @Test("An image replaces that of the clear button, and an image without a size hides it")
    func clearImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        run { stage, bar, _ in
            let field = bar.searchTextField
            bar.text = "ab"
            bar.setImage(image, for: .clear, state: .normal)
            stage.frame()
            let button = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
            let (x, y) = (Int(button.midX), Int(button.midY))
            #expect(stage.pixel(x, y)?.red == 255)
            #expect(stage.pixel(x, y)?.green == 0)
            bar.setImage(UIImage(), for: .clear, state: .normal)
            let around = stage.pixel(Int(button.minX) + 1, y)
            #expect(stage.pixel(x, y) == around)
        }
    }

    @Test("A bar without search controller reports edits, and Escape clears the text")
    func edits() {
        run { stage, bar, recorder in
            bar.becomeFirstResponder()
            type("ab", stage)
            #expect(recorder.take() == ["shouldBegin", "didBegin", "text 'a'", "text 'ab'"])
            stage.press(KeySymbol.escape)
            #expect(bar.text == "")
            #expect(recorder.take() == ["text ''"])
        }
    }

    @Test("Escape presses a cancel button that is shown")
    func escape() {
        run { stage, bar, recorder in
            bar.showsCancelButton = true
            bar.becomeFirstResponder()
            recorder.lines = []
            stage.press(KeySymbol.escape)
            #expect(recorder.take() == ["cancel"])
        }
    }

    @Test("The cancel button is at the trailing edge and makes the field narrower")
    func cancelButton() throws {
        try run { stage, bar, _ in
            let width = bar.searchTextField.frame.width
            bar.showsCancelButton = true
            stage.frame()
            let button = try #require(bar.button(titled: "Cancel"))
            #expect(bar.searchTextField.frame.width < width)
            #expect(button.frame.minX > bar.searchTextField.frame.maxX)
        }
    }

    @Test("In right-to-left layouts, the cancel button is at the left edge")
    func reversed() throws {
        try run { stage, bar, _ in
            bar.semanticContentAttribute = .forceRightToLeft
            bar.showsCancelButton = true
            bar.setNeedsLayout()
            stage.frame()
            let button = try #require(bar.button(titled: "Cancel"))
            #expect(button.frame.maxX < bar.searchTextField.frame.minX)
        }
    }

    @Test("The scope buttons increase the height of the bar")
    func scopes() {
        run { _, bar, _ in
            bar.scopeButtonTitles = ["A", "B"]
            #expect(bar.intrinsicContentSize.height == 56)
            bar.showsScopeBar = true
            #expect(bar.intrinsicContentSize.height == 100)
        }
    }

    @Test("The bookmark and results buttons report presses", arguments: [true, false])
    func fieldButtons(isResults: Bool) {
        run { stage, bar, recorder in
            if isResults { bar.showsSearchResultsButton = true } else { bar.showsBookmarkButton = true }
            stage.frame()
            let rect = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
            stage.tap(rect.maxX - 20, rect.midY)
            #expect(recorder.lines.contains(isResults ? "results" : "bookmark"))
        }
    }

    @Test("The field grows with the user's text size")
    func dynamicType() {
        WindowStage.run(Self.size) { stage in
            let controller = UIViewController()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            controller.view.addSubview(bar)
            stage.window.rootViewController = controller
            stage.frame()
            let height = bar.intrinsicContentSize.height
            controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            stage.frame()
            #expect(bar.intrinsicContentSize.height > height)
        }
    }

    @Test("The icon of a search field grows with the user's text size")
    func iconTextSize() {
        WindowStage.run(Self.size) { stage in
            let field = stage.add(UISearchTextField(), CGRect(x: 0, y: 0, width: 320, height: 36))
            field.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.frame()
            #expect(field.leftView?.bounds.width ?? 0 > 40)
        }
    }

    @Test("A placeholder that does not fit is scaled down before it is truncated")
    func placeholder() {
        run { stage, bar, _ in
            let field = bar.searchTextField
            field.font = .systemFont(ofSize: 40)
            field.placeholder = "Search books"
            field.adjustsFontForContentSizeCategory = false
            stage.frame()
            let label = field.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Search books" }
            #expect(label?.adjustsFontSizeToFitWidth == true)
            #expect(label?.minimumScaleFactor == 0.5)
        }
    }

    @Test("The icons of a search bar can be replaced")
    func icons() {
        run { _, bar, _ in
            let image = UIImage()
            bar.setImage(image, for: .search, state: .normal)
            #expect(bar.image(for: .search, state: .normal) === image)
            #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
        }
    }

    // MARK: Tokens

    @Test("Tokens are inserted and removed at an index")
    func tokenIndices() {
        let field = UISearchTextField(frame: .zero)
        field.tokens = tokens("a", "b")
        field.insertToken(UISearchToken(icon: nil, text: "c"), at: 1)
        field.removeToken(at: 0)
        field.removeToken(at: 7)
        #expect(field.tokens.count == 2)
    }

    @Test("A field with a token shows no placeholder and has a clear button, which removes both")
    func clearTokens() {
        run { stage, bar, recorder in
            bar.searchTextField.tokens = tokens("a")
            #expect(bar.searchTextField.hasText)
            bar.becomeFirstResponder()
            stage.frame()
            recorder.lines = []
            let rect = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
            stage.tap(rect.maxX - 17, rect.midY)
            #expect(bar.searchTextField.tokens.isEmpty)
            #expect(recorder.take() == ["text ''"])
        }
    }

    @Test("Backspace before the text selects the last token, and deletes it when pressed again")
    func backspace() {
        run { stage, bar, recorder in
            bar.searchTextField.tokens = tokens("a", "b")
            bar.becomeFirstResponder()
            recorder.lines = []
            stage.press(0xff08)
            #expect(bar.searchTextField.tokens.count == 2)
            stage.press(0xff08)
            #expect(bar.searchTextField.tokens.count == 1)
            #expect(recorder.take() == ["text ''"])
        }
    }

    @Test("A field that does not allow to delete tokens keeps them")
    func undeletable() {
        run { stage, bar, _ in
            bar.searchTextField.allowsDeletingTokens = false
            bar.searchTextField.tokens = tokens("a")
            bar.becomeFirstResponder()
            stage.press(0xff08)
            stage.press(0xff08)
            #expect(bar.searchTextField.tokens.count == 1)
        }
    }

    @Test("Typed text replaces the selected token")
    func typeOverToken() {
        run { stage, bar, _ in
            bar.searchTextField.tokens = tokens("a")
            bar.becomeFirstResponder()
            stage.press(KeySymbol.left)
            type("x", stage)
            #expect(bar.searchTextField.tokens.isEmpty)
            #expect(bar.text == "x")
        }
    }

    @Test("The arrow keys move among the tokens and back to the text")
    func arrows() {
        run { stage, bar, _ in
            bar.searchTextField.tokens = tokens("a", "b")
            bar.becomeFirstResponder()
            stage.press(KeySymbol.left)
            stage.press(KeySymbol.left)
            stage.press(KeySymbol.right)
            stage.press(0xff08)
            #expect(bar.searchTextField.tokens.map(\.representedObject).count == 1)
            type("x", stage)
            #expect(bar.text == "x")
            #expect(bar.searchTextField.tokens.count == 1)
        }
    }

    @Test("The text is after the tokens, in right-to-left layouts on their left", arguments: [false, true])
    func tokenLayout(isReversed: Bool) {
        run { stage, bar, _ in
            let field = bar.searchTextField
            if isReversed { field.semanticContentAttribute = .forceRightToLeft }
            let before = field.textRect(forBounds: field.bounds)
            field.tokens = tokens("Token")
            stage.frame()
            let after = field.textRect(forBounds: field.bounds)
            #expect(isReversed ? after.maxX < before.maxX : after.minX > before.minX)
        }
    }

    @Test("replaceTextualPortion replaces text with a token")
    func replacePortion() throws {
        try run { _, bar, _ in
            let field = bar.searchTextField
            field.text = "from ann"
            let end = try #require(field.position(from: field.beginningOfDocument, offset: 5))
            let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
            field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "From"), at: 0)
            #expect(field.text == "ann")
            #expect(field.tokens.count == 1)
        }
    }

    // MARK: Suggestions

    private final class FieldDelegate: UISearchTextFieldDelegate {
        var chosen: [String?] = []

        func searchTextField(
            _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
        ) { chosen.append(suggestion.localizedSuggestion) }
    }

    @Test("A field reports the chosen suggestion to its delegate")
    func suggestions() {
        WindowStage.run(Self.size) { stage in
            let (field, delegate) = (UISearchTextField(), FieldDelegate())
            field.delegate = delegate
            stage.add(field, CGRect(x: 10, y: 10, width: 300, height: 36))
            field.becomeFirstResponder()
            field.searchSuggestions = ["One", "Two", "Three"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
            stage.frame()
            stage.press(KeySymbol.up)
            stage.press(KeySymbol.enter, "\r")
            #expect(delegate.chosen == ["Three"])
        }
    }

    @Test("A press beside the list closes it and does nothing else")
    func pressBeside() {
        WindowStage.run(Self.size) { stage in
            var presses = 0
            let button = UIButton(type: .system)
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            stage.add(button, CGRect(x: 0, y: 250, width: 320, height: 50))
            let field = UISearchTextField()
            stage.add(field, CGRect(x: 10, y: 10, width: 300, height: 36))
            field.becomeFirstResponder()
            field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "One")]
            stage.frame()
            stage.tap(160, 275)
            #expect(presses == 0)
            stage.tap(160, 275)
            #expect(presses == 1)
        }
    }

    @Test("An image replaces the background of the field, which takes its height, in both states of the bar")
    func fieldBackground() throws {
        try run { stage, bar, _ in
            let field = bar.searchTextField
            let (height, color) = (field.frame.height, field.backgroundColor)
            let images = [50, 60].map { height in
                UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { _ in }
            }
            bar.setSearchFieldBackgroundImage(images[0], for: .normal)
            bar.layoutIfNeeded()
            #expect(bar.intrinsicContentSize.height == CGFloat(50 + 20))
            #expect(field.frame.height == 50)
            #expect(field.backgroundColor == nil)
            let view = try #require(field.subviews.first as? UIImageView)
            #expect(view.image === images[0])
            field.layoutIfNeeded()
            #expect(view.frame == field.bounds)
            bar.isEnabled = false
            #expect(view.image === images[0])
            bar.setSearchFieldBackgroundImage(images[1], for: .disabled)
            #expect(view.image === images[1])
            #expect(bar.searchFieldBackgroundImage(for: .disabled) === images[1])
            bar.isEnabled = true
            bar.setSearchFieldBackgroundImage(nil, for: .normal)
            bar.layoutIfNeeded()
            #expect(view.isHidden)
            #expect(field.frame.height == height)
            #expect(field.backgroundColor == color)
        }
    }

    @Test("The field and its text are displayed away from their places by the adjustments of the bar")
    func positionAdjustments() {
        run { stage, bar, _ in
            let field = bar.searchTextField
            let (frame, text) = (field.frame, field.textRect(forBounds: field.bounds))
            bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
            bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
            bar.layoutIfNeeded()
            #expect(field.frame == frame.offsetBy(dx: 3, dy: -2))
            #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 5, dy: 1))
        }
    }
}
