import ComponentFlow
import ComponentFlowTesting
import Testing

/// A text component as the specification describes it: the view measures the text, caches the size, and draws an image
/// into its layer's contents.
private final class SpecifiedText: Component {
    let text: String
    let font: UIFont
    let color: UIColor
    let tintColor: UIColor?

    init(text: String, font: UIFont, color: UIColor, tintColor: UIColor? = nil) {
        self.text = text
        self.font = font
        self.color = color
        self.tintColor = tintColor
    }

    static func == (lhs: SpecifiedText, rhs: SpecifiedText) -> Bool {
        if lhs.text != rhs.text { return false }
        if !lhs.font.isEqual(rhs.font) { return false }
        if !lhs.color.isEqual(rhs.color) { return false }
        if lhs.tintColor != rhs.tintColor { return false }
        return true
    }

    private final class MeasureState: Equatable {
        let attributedText: NSAttributedString
        let availableSize: CGSize
        let size: CGSize

        init(attributedText: NSAttributedString, availableSize: CGSize, size: CGSize) {
            self.attributedText = attributedText
            self.availableSize = availableSize
            self.size = size
        }

        static func == (lhs: MeasureState, rhs: MeasureState) -> Bool {
            lhs.attributedText.isEqual(rhs.attributedText) && lhs.availableSize == rhs.availableSize
                && lhs.size == rhs.size
        }
    }

    final class View: UIView {
        private var measureState: MeasureState?
        private(set) var renderCount = 0

        func update(component: SpecifiedText, availableSize: CGSize, transition: ComponentTransition) -> CGSize {
            let attributedText = NSAttributedString(
                string: component.text, attributes: [.font: component.font, .foregroundColor: component.color])
            if let measureState = self.measureState {
                if measureState.attributedText.isEqual(to: attributedText)
                    && measureState.availableSize == availableSize
                {
                    return measureState.size
                }
            }
            renderCount += 1
            var boundingRect = attributedText.boundingRect(
                with: availableSize, options: .usesLineFragmentOrigin, context: nil)
            boundingRect.size.width = ceil(boundingRect.size.width)
            boundingRect.size.height = ceil(boundingRect.size.height)
            let renderer = UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: boundingRect.size))
            let image = renderer.image { context in
                UIGraphicsPushContext(context.cgContext)
                attributedText.draw(at: CGPoint())
                UIGraphicsPopContext()
            }
            self.layer.contents = image.cgImage
            self.measureState = MeasureState(
                attributedText: attributedText, availableSize: availableSize, size: boundingRect.size)
            return boundingRect.size
        }
    }

    func makeView() -> View {
        View()
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize, transition: transition)
    }
}

@Suite @MainActor
struct SpecificationTextTests {
    private let stage = Stage(size: CGSize(width: 200, height: 60))

    private func show(_ text: String) -> CGSize {
        stage.show(SpecifiedText(text: text, font: .systemFont(ofSize: 17), color: .black))
    }

    @Test("The specification's text component has the size of its text and shows it as an image")
    func showsText() throws {
        let size = show("Hello")
        #expect(size.width > 30)
        #expect(size.width < 60)
        #expect(size.height > 15)
        #expect(size.height < 30)
        let view = try #require(stage.componentView as? SpecifiedText.View)
        #expect(view.layer.contents != nil)
        #expect(view.bounds.size == size)
        #expect(darkPixels(in: try #require(stage.image())) > 40)
    }

    @Test("The specification's text component measures and draws only text that changed")
    func cachesMeasure() throws {
        let first = show("Hello")
        let view = try #require(stage.componentView as? SpecifiedText.View)
        #expect(show("Hello") == first)
        #expect(view.renderCount == 1)
        #expect(show("Hello, world").width > first.width)
        #expect(view.renderCount == 2)
        #expect(stage.componentView === view)
    }

    private func darkPixels(in image: UIImage) -> Int {
        Pixels(image).count { $0.red < 100 && $0.alpha > 200 }
    }
}
