import TestSupport
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct ButtonConfigurationTests {
    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    @Test("A button configuration's insets surround its title, and each size has its own default insets")
    func insets() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Retry"
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "Retry"
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(button(configuration).bounds.size == CGSize(width: text.width + 24, height: text.height + 14))
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
        configuration.contentInsets.leading = 1
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets.leading == 1)
    }

    @Test("The image of a button configuration is placed at its edge with its padding", arguments: [false, true])
    func placement(isReversed: Bool) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Hello"
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        configuration.imagePadding = 6
        func frames(_ placement: NSDirectionalRectEdge) -> (picture: CGRect, title: CGRect, size: CGSize) {
            configuration.imagePlacement = placement
            let button = UIButton(configuration: configuration)
            if isReversed { button.semanticContentAttribute = .forceRightToLeft }
            button.sizeToFit()
            button.layoutIfNeeded()
            return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero, button.bounds.size)
        }
        let (leading, trailing) = (frames(.leading), frames(.trailing))
        let (first, last) = isReversed ? (trailing, leading) : (leading, trailing)
        expectNear(first.title.minX - first.picture.maxX, 6, within: 0.01)
        expectNear(last.picture.minX - last.title.maxX, 6, within: 0.01)
        let (top, bottom) = (frames(.top), frames(.bottom))
        expectNear(top.title.minY - top.picture.maxY, 6, within: 0.01)
        expectNear(top.picture.midX, top.size.width / 2, within: 0.01)
        expectNear(bottom.picture.minY - bottom.title.maxY, 6, within: 0.01)
    }

    @Test("Button configuration styles use the tint color, or gray if the button is disabled")
    func colors() {
        func colors(_ configuration: UIButton.Configuration, isEnabled: Bool = true) -> (UIColor?, UIColor) {
            let button = UIButton(configuration: configuration)
            button.tintColor = .red
            button.isEnabled = isEnabled
            return (configuration.backgroundColor(for: button), configuration.foregroundColor(for: button))
        }
        #expect(colors(.filled()) == (.red, .white))
        #expect(colors(.plain()).0 == nil)
        #expect(colors(.plain()).1 == .red)
        #expect(colors(.tinted()).1 == .red)
        #expect(colors(.tinted()).0?.cgColor.alpha == 0.18)
        #expect(colors(.filled(), isEnabled: false) == (.tertiarySystemFill, .tertiaryLabel))
        var own = UIButton.Configuration.filled()
        own.baseBackgroundColor = .green
        own.baseForegroundColor = .black
        #expect(colors(own) == (.green, .black))
    }

    @Test("Transformers determine the colors of the image and of the activity indicator of a button configuration")
    func colorTransformers() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = .green
        configuration.image = UIImage(systemName: "star")
        configuration.imageColorTransformer = UIConfigurationColorTransformer { $0 == .green ? .red : .black }
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer {
            $0 == .green ? .blue : .black
        }
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .red)
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        let indicator = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.color == .blue)
    }

    @Test("The configuration update handler is called once before the next layout and can change the configuration")
    func handler() {
        WindowStage.run { stage in
            let button = UIButton(configuration: .filled())
            var states: [UIControl.State] = []
            button.configurationUpdateHandler = { button in
                states.append(button.state)
                button.configuration?.showsActivityIndicator = !button.isEnabled
                button.configuration?.title = button.isEnabled ? "Go" : "Busy"
            }
            stage.add(button, CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.frame()
            #expect(states == [.normal])
            #expect(button.titleLabel?.text == "Go")
            button.isEnabled = false
            button.isSelected = true
            #expect(states.count == 1)
            stage.frame()
            #expect(states == [.normal, [.disabled, .selected]])
            #expect(button.titleLabel?.text == "Busy")
            #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
            button.isEnabled = true
            stage.frame()
            #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
            stage.frame()
            #expect(states.count == 3)
        }
    }

    @Test(
        "An attributed title keeps its attributes and inherits others, and the transformer is applied last"
    )
    func attributes() throws {
        var title = AttributedString("Big")
        title.uiKit.font = .systemFont(ofSize: 40)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        configuration.subtitle = "small"
        let made = button(configuration)
        let text = try #require(made.titleLabel?.attributedText)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
        #expect(configuration.title == "Big")
        #expect(made.bounds.height > 55)
        configuration.attributedTitle = AttributedString("Plain")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.uiKit.font = .systemFont(ofSize: 30)
            return outgoing
        }
        let transformed = try #require(button(configuration).titleLabel?.attributedText)
        #expect((transformed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    }

    @Test("Another transformer of a configuration changes the title")
    func replacedTransformer() throws {
        func transformer(_ size: CGFloat) -> UIConfigurationTextAttributesTransformer {
            UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.uiKit.font = .systemFont(ofSize: size)
                return outgoing
            }
        }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = transformer(20)
        let made = button(configuration)
        configuration.titleTextAttributesTransformer = transformer(30)
        made.configuration = configuration
        made.layoutIfNeeded()
        let text = try #require(made.titleLabel?.attributedText)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    }

    @Test("A button without its former configuration uses its own title again")
    func removed() {
        let made = button(.filled())
        made.configuration = nil
        made.setTitle("Old", for: .normal)
        made.sizeToFit()
        #expect(made.titleLabel?.text == "Old")
        #expect(made.subviews.count == 1)
    }

    @Test("A press toggles the selection of a button with changesSelectionAsPrimaryAction")
    func selection() {
        WindowStage.run { stage in
            let made = stage.add(UIButton(configuration: .gray()), CGRect(x: 0, y: 0, width: 100, height: 40))
            made.changesSelectionAsPrimaryAction = true
            var values: [Bool] = []
            made.addAction(UIAction { _ in values.append(made.isSelected) }, for: .primaryActionTriggered)
            stage.tap(20, 20)
            stage.tap(20, 20)
            #expect(values == [true, false])
        }
    }

    @Test("The focus ring surrounds the visible background of a configured button")
    func focusOutline() {
        WindowStage.run { stage in
            var look = UIButton.Configuration.filled()
            look.title = "Go"
            look.cornerStyle = .capsule
            look.background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 0)
            let button = stage.add(
                UIButton(configuration: look, primaryAction: UIAction { _ in }),
                CGRect(x: 20, y: 20, width: 100, height: 40))
            stage.frame()
            stage.press(KeySymbol.tab)
            let ring = button.layer.sublayers?.first { $0.zPosition > 0 }
            // Four points outside of 10…100 by 5…35.
            #expect(ring?.frame == CGRect(x: 6, y: 1, width: 98, height: 38))
            #expect(ring?.cornerRadius == 19)
        }
    }

    @Test("Content that does not fill a button is placed by its content alignment")
    func alignment() throws {
        try WindowStage.run { stage in
            let button = stage.add(UIButton(), CGRect(x: 0, y: 0, width: 200, height: 100))
            button.setTitle("Title", for: .normal)
            let label = try #require(button.titleLabel)
            stage.frame()
            let size = label.sizeThatFits(.zero)
            expectNear(label.frame.midX, 100, within: 0.01)
            expectNear(label.frame.midY, 50, within: 0.01)
            button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 11)
            button.contentHorizontalAlignment = .leading
            button.contentVerticalAlignment = .top
            stage.frame()
            #expect(label.frame == CGRect(origin: CGPoint(x: 7, y: 5), size: size))
            button.contentHorizontalAlignment = .right
            button.contentVerticalAlignment = .bottom
            button.titleEdgeInsets.right = 3
            stage.frame()
            #expect(label.frame.maxX == 186)
            #expect(label.frame.maxY == 91)
            button.titleEdgeInsets = .zero
            button.semanticContentAttribute = .forceRightToLeft
            button.contentHorizontalAlignment = .leading
            stage.frame()
            #expect(label.frame.maxX == 189)
            #expect(button.effectiveContentHorizontalAlignment == .right)
            var look = UIButton.Configuration.plain()
            look.title = "Title"
            look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
            button.configuration = look
            button.semanticContentAttribute = .unspecified
            stage.frame()
            #expect(button.titleLabel?.frame.minX == 20)
        }
    }

    private func add(_ button: UIButton, to stage: WindowStage) {
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            button.topAnchor.constraint(equalTo: stage.window.topAnchor),
            button.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
        stage.frame()
    }

    @Test("The texts of a configuration wrap at the width that constraints permit, and make the button higher")
    func wrapping() throws {
        try WindowStage.run { stage in
            var look = UIButton.Configuration.filled()
            look.title = "Push another controller"
            look.subtitle = "onto the stack of this one"
            let button = UIButton(configuration: look)
            add(button, to: stage)
            let title = try #require(button.titleLabel)
            let texts = button.subviews.compactMap { $0 as? UILabel }
            #expect(button.bounds.width <= 120)
            #expect(title.bounds.height > 1.5 * title.font.lineHeight)
            #expect(texts.allSatisfy { button.bounds.contains($0.frame) })
            look.title = "Push"
            look.subtitle = nil
            button.configuration = look
            stage.frame()
            #expect(button.bounds.size == UIButton(configuration: look).intrinsicContentSize)
        }
    }

    @Test("A button without a configuration grows with a title that follows the text size")
    func titleFollowsTextSize() {
        WindowStage.run { stage in
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            add(button, to: stage)
            let before = button.bounds.height
            stage.surface.setTextScale(3)
            stage.frame()
            #expect(button.bounds.height > before * 2)
            stage.surface.setTextScale(1)
            stage.frame()
            #expect(button.bounds.height == before)
        }
    }
}
