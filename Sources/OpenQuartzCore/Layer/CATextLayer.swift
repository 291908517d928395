/// The position at which text that is too long is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No truncation; text that does not fit is clipped.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Truncates at the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Truncates at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Truncates in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Aligned according to the writing direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned to the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned to the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified on both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text.
///
/// The text starts in the top-left corner of the bounds and is clipped to them. It is drawn at the screen's resolution
/// regardless of `contentsScale`. Font size and color are animatable; each size is typeset separately.
open class CATextLayer: CALayer {
    private var givenString: Any?
    private var givenFont: Any?

    /// Creates a text layer without text.
    public required init() {
        super.init()
        modelValues.text = TextLayerValues()
    }

    /// Creates a copy of a layer's values for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (givenString, givenFont) = (layer.givenString, layer.givenFont)
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The text: a `String`, or an `NSAttributedString`, whose attributes replace the layer's font, size and color.
    ///
    /// Other types are rejected with a diagnostic.
    open var string: Any? {
        get { givenString }
        set { setString(newValue) }
    }

    /// The font: its name or a font object, whose size is ignored.
    ///
    /// Other types are rejected with a diagnostic. The default is Helvetica.
    open var font: Any? {
        get { givenFont ?? modelValues.text.font.families.first }
        set { setFont(newValue) }
    }

    open var fontSize: CGFloat {
        get { modelValues.text.fontSize }
        set { if accepts(newValue, "fontSize") { change(\.text.fontSize, to: newValue, "fontSize", .content) } }
    }

    /// The color of the text; the default is white.
    open var foregroundColor: CGColor? {
        get { modelValues.text.foregroundColor }
        set { change(\.text.foregroundColor, to: newValue, "foregroundColor", .content) }
    }

    /// Whether lines wrap at the width of the bounds.
    open var isWrapped: Bool {
        get { modelValues.text.isWrapped }
        set { change(\.text.isWrapped, to: newValue, "wrapped", .content) }
    }

    /// The position at which text that is too long is truncated.
    open var truncationMode: CATextLayerTruncationMode {
        get { modelValues.text.truncationMode }
        set { change(\.text.truncationMode, to: newValue, "truncationMode", .content) }
    }

    /// The alignment of the lines.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { modelValues.text.alignmentMode }
        set { change(\.text.alignmentMode, to: newValue, "alignmentMode", .content) }
    }

    /// Whether glyphs are placed at whole pixels; they are always placed at fractional positions.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var allowsFontSubpixelQuantization = false

    /// Returns the size of the text without line wrapping.
    open override func preferredFrameSize() -> CGSize {
        let text = modelValues.text
        var content = text.content
        content.changeParagraphs { $0.lineBreakMode = .byClipping }
        return TypesetText(content, width: nil).size
    }

    private func setString(_ string: Any?) {
        switch string {
        case nil: show("", styled: nil)
        case let source as any LayerTextSource: show("", styled: source.layerText)
        case let attributed as NSAttributedString: show(attributed.string, styled: nil)
        case let text as String: show(text, styled: nil)
        case let text as NSString: show(text as String, styled: nil)
        case let other?:
            return LayerDiagnostics.report(
                "string was set to a \(type(of: other)), which cannot be displayed; the previous value is kept",
                at: self,
                hint: "Set a String or an NSAttributedString.")
        }
        givenString = string
    }

    private func show(_ text: String, styled: TextContent?) {
        change(\.text.text, to: text, "string", .content)
        change(\.text.styled, to: styled, "string", .content)
    }

    private func setFont(_ font: Any?) {
        let descriptor: FontDescriptor
        switch font {
        case nil: descriptor = TextLayerValues().font
        case let source as any LayerFontSource: descriptor = source.layerFont
        case let name as String: descriptor = FontDescriptor(families: [name])
        case let name as NSString: descriptor = FontDescriptor(families: [name as String])
        case let other?:
            return LayerDiagnostics.report(
                "font was set to a \(type(of: other)), which is not a font; the previous value is kept", at: self,
                hint: "Set the name of a font, or a UIFont.")
        }
        givenFont = font
        change(\.text.font, to: descriptor, "font", .content)
    }
}
