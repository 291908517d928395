/// Shows text in one font and colour.
///
/// The text takes as much room as it needs within the size it is offered, and wraps at that width.
public final class Text: Component {
    /// What is shown.
    public let text: String
    /// Its font.
    public let font: UIFont
    /// Its colour.
    public let color: UIColor
    /// A colour shown instead of ``color``, if there is one.
    public let tintColor: UIColor?
    /// How many lines are shown at most; 0 is as many as there are.
    public let maximumNumberOfLines: Int
    /// Where lines stand that are shorter than the widest one.
    public let alignment: NSTextAlignment
    /// What happens to a line that is too long.
    public let lineBreakMode: NSLineBreakMode

    /// Makes a text.
    public init(
        text: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int = 0, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.tintColor = tintColor
        self.maximumNumberOfLines = maximumNumberOfLines
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Whether both show the same.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.text == rhs.text && lhs.font == rhs.font && lhs.color == rhs.color && lhs.tintColor == rhs.tintColor
            && lhs.maximumNumberOfLines == rhs.maximumNumberOfLines && lhs.alignment == rhs.alignment
            && lhs.lineBreakMode == rhs.lineBreakMode
    }

    /// The label that shows a ``Text``; it measures again only when something that matters to the size changed.
    public final class View: UILabel {
        private struct Measure: Equatable {
            let text: String
            let font: UIFont
            let lines: Int
            let lineBreakMode: NSLineBreakMode
            let availableSize: CGSize
        }

        private var measured: (input: Measure, size: CGSize)?

        func update(component: Text, availableSize: CGSize) -> CGSize {
            text = component.text
            font = component.font
            textColor = component.tintColor ?? component.color
            numberOfLines = component.maximumNumberOfLines
            textAlignment = component.alignment
            lineBreakMode = component.lineBreakMode

            let input = Measure(
                text: component.text, font: component.font, lines: component.maximumNumberOfLines,
                lineBreakMode: component.lineBreakMode, availableSize: availableSize)
            if let measured, measured.input == input { return measured.size }
            let fitting = sizeThatFits(availableSize)
            let size = CGSize(width: ceil(fitting.width), height: ceil(fitting.height))
            measured = (input, size)
            return size
        }
    }

    /// Makes the label.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the text and measures it.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize)
    }
}
