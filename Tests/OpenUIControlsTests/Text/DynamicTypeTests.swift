import OpenDisplay
import TestSupport
import Testing

@testable import OpenUIFoundation
@testable import OpenUIControls
import UIKitTestSupport

@Suite("Dynamic type") @MainActor struct DynamicTypeTests {
    /// Apple's published sizes, a row for each category: large title, titles 1 to 3, headline, body, callout, subhead,
    /// footnote, captions 1 and 2.
    private static let published: [(UIContentSizeCategory, [CGFloat])] = [
        (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
        (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
        (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
        (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
        (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
        (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
        (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
        (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
        (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
        (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
        (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ]
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]

    @Test("Every text style has its published size in every category, and the headline is semibold")
    func table() {
        for (category, sizes) in Self.published {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            for (style, size) in zip(Self.styles, sizes) {
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                #expect(font == .systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular))
            }
        }
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "unknown")).pointSize == 17)
    }

    @Test("The extra large titles are bold in every category, and grow like the titles of the nearest sizes")
    func extraLargeTitles() {
        for (category, sizes) in Self.published {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let first = UIFont.preferredFont(forTextStyle: .extraLargeTitle, compatibleWith: traits)
            let second = UIFont.preferredFont(forTextStyle: .extraLargeTitle2, compatibleWith: traits)
            #expect(first == .systemFont(ofSize: sizes[0] + 2, weight: .bold))
            #expect(second == .systemFont(ofSize: sizes[1], weight: .bold))
        }
    }

    @Test("Content size categories compare by size, and unspecified compares with none")
    func comparisons() {
        let all = Self.published.map(\.0)
        for (index, category) in all.enumerated() {
            #expect(category.isAccessibilityCategory == (index >= 7))
            for (otherIndex, other) in all.enumerated() {
                #expect((category < other) == (index < otherIndex))
                #expect((category >= other) == (index >= otherIndex))
                #expect((category > other) == (index > otherIndex))
                #expect((category <= other) == (index <= otherIndex))
            }
            #expect(!(category < .unspecified))
            #expect(!(category >= .unspecified))
        }
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test("Trait collections include the content size category in comparisons")
    func traits() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect(large != UITraitCollection(preferredContentSizeCategory: .small))
        let both = UITraitCollection(traitsFrom: [large, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(both.preferredContentSizeCategory == .extraLarge)
        #expect(both.userInterfaceStyle == .dark)
        #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
    }

    @Test("Font metrics scale like their text style up to a maximum size and round lengths to pixels")
    func metrics() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), UITraitCollection(displayScale: 2),
        ])
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        let font = UIFont.systemFont(ofSize: 26, weight: .bold)
        expectNear(metrics.scaledFont(for: font, compatibleWith: traits).pointSize, 46, within: 1e-9)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
        #expect(
            metrics.scaledFont(for: font, maximumPointSize: 99, compatibleWith: traits).fontDescriptor.face.weight
                == 700)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 17.5)
        #expect(metrics.scaledValue(for: 10, compatibleWith: UITraitCollection()) == 10)
        let found = Diagnostics.record {
            let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
            #expect(metrics.scaledFont(for: scaled, compatibleWith: traits) == scaled)
        }
        #expect(found.map(\.rule) == ["font.scaled-twice"])
    }

    @Test("The desktop's text scale selects the nearest content size category, and an environment variable a named one")
    func sources() {
        #expect(UIContentSizeCategory(textScale: 1) == .large)
        #expect(UIContentSizeCategory(textScale: 1.1) == .extraLarge)
        #expect(UIContentSizeCategory(textScale: 1.5) == .extraExtraExtraLarge)
        #expect(UIContentSizeCategory(textScale: 2) == .accessibilityLarge)
        #expect(UIContentSizeCategory(textScale: .nan) == .large)
        #expect(
            UIContentSizeCategory.named(in: ["COMPONENTFLOW_CONTENT_SIZE": "AccessibilityM"]) == .accessibilityMedium)
        #expect(UIContentSizeCategory.named(in: ["COMPONENTFLOW_CONTENT_SIZE": "huge"]) == nil)
    }

    private final class Watcher: UIView {
        var categories: [UIContentSizeCategory?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            categories.append(traitCollection.preferredContentSizeCategory)
        }
    }

    @Test("A change of the text size updates the fonts of adjusting labels and posts a notification")
    func changes() {
        WindowStage.run { stage in
            let follower = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 40))
            follower.font = .preferredFont(forTextStyle: .footnote)
            follower.adjustsFontForContentSizeCategory = true
            let fixed = stage.add(UILabel(), CGRect(x: 0, y: 40, width: 100, height: 40))
            fixed.font = .preferredFont(forTextStyle: .footnote)
            let custom = stage.add(UILabel(), CGRect(x: 0, y: 80, width: 100, height: 40))
            custom.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 34), maximumPointSize: 50)
            custom.adjustsFontForContentSizeCategory = true
            let field = stage.add(UITextField(), CGRect(x: 100, y: 0, width: 100, height: 40))
            field.font = .preferredFont(forTextStyle: .footnote)
            field.adjustsFontForContentSizeCategory = true
            let document = stage.add(UITextView(), CGRect(x: 100, y: 50, width: 100, height: 40))
            document.text = "text"
            document.font = .preferredFont(forTextStyle: .body)
            document.adjustsFontForContentSizeCategory = true
            let watcher = stage.add(Watcher(), .zero)
            let received = SizeRecorder()
            let token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { notification in
                received.value =
                    notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            }
            defer { NotificationCenter.default.removeObserver(token) }
            stage.surface.setTextScale(28.0 / 17)
            #expect(follower.font.pointSize == 23)
            #expect(fixed.font.pointSize == 13)
            #expect(custom.font.pointSize == 50)
            #expect(field.font?.pointSize == 23)
            #expect(document.font?.pointSize == 28)
            #expect(watcher.categories == [.accessibilityMedium])
            #expect(received.value == .accessibilityMedium)
            let late = UILabel()
            late.font = .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
            late.adjustsFontForContentSizeCategory = true
            stage.add(late, CGRect(x: 0, y: 120, width: 100, height: 40))
            #expect(late.font.pointSize == 28)
            stage.surface.setTextScale(1)
            #expect(follower.font.pointSize == 13)
            #expect(custom.font.pointSize == 34)
            #expect(late.font.pointSize == 17)
        }
    }

    /// A text with a word in a text style, a bold one in that style, and one with a fixed font.
    private var mixed: NSAttributedString {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? body
        let text = NSMutableAttributedString(string: "plain ", attributes: [.font: body])
        text.append(NSAttributedString(string: "bold ", attributes: [.font: bold]))
        text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 15)]))
        return text
    }

    /// The sizes of a text's fonts, each with `b` if it is bold.
    private func fonts(of text: NSAttributedString?) -> [String] {
        var fonts: [String] = []
        text?.enumerateAttribute(.font, in: NSRange(location: 0, length: text?.length ?? 0)) { value, _, _ in
            guard let font = value as? UIFont else { return }
            fonts.append("\(Int(font.pointSize))\(font.fontDescriptor.symbolicTraits.contains(.traitBold) ? "b" : "")")
        }
        return fonts
    }

    @Test("The text styles in the attributed text of an adjusting label follow the text size, and other fonts stay")
    func attributedLabel() {
        WindowStage.run { stage in
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 200, height: 40))
            label.attributedText = mixed
            label.adjustsFontForContentSizeCategory = true
            stage.surface.setTextScale(28.0 / 17)
            #expect(fonts(of: label.attributedText) == ["28", "28b", "15"])
            stage.surface.setTextScale(1)
            #expect(fonts(of: label.attributedText) == ["17", "17b", "15"])
        }
    }

    @Test("The text styles in an adjusting text view follow the text size, and its bold words and its selection stay")
    func attributedTextView() {
        WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.attributedText = mixed
            view.adjustsFontForContentSizeCategory = true
            view.selectedRange = NSRange(location: 6, length: 4)
            stage.surface.setTextScale(28.0 / 17)
            #expect(fonts(of: view.attributedText) == ["28", "28b", "15"])
            #expect(view.selectedRange == NSRange(location: 6, length: 4))
        }
    }

    @Test("A variant of a variant of a text style has exactly the size of the style in every category")
    func variants() {
        for style in Self.styles {
            let bold = UIFont.preferredFont(forTextStyle: style).fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
            ])
            let both = UIFont(descriptor: bold.withSymbolicTraits([.traitBold, .traitItalic]) ?? bold, size: 0)
            for (category, _) in Self.published {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
                #expect(both.scaling?.font(in: category).pointSize == size)
            }
        }
    }

    private final class SizeRecorder: @unchecked Sendable {
        var value: UIContentSizeCategory?
    }
}
