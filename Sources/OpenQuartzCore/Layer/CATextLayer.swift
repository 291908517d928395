/// Where the text of a text layer is cut if it is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nowhere; what is too long is not seen.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At its start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// On the side on which the text's writing starts.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// On the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// On the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From edge to edge.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text.
///
/// The text starts in the top left corner of the bounds and is not seen outside of them. It is drawn at the screen's
/// resolution, whatever `contentsScale` is. Its size and colour are animatable; each size is typeset anew.
open class CATextLayer: CALayer {
    private var givenString: Any?
    private var givenFont: Any?

    /// Makes a text layer without a text.
    public required init() {
        super.init()
        modelValues.text = TextLayerValues()
    }

    /// Makes a copy of a layer's values, for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (givenString, givenFont) = (layer.givenString, layer.givenFont)
    }

    /// Layers are not archived; always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The text: a `String`, or an `NSAttributedString`, for which font, size and colour of the layer do not count.
    ///
    /// Anything else is refused with a diagnostic.
    open var string: Any? {
        get { givenString }
        set { setString(newValue) }
    }

    /// The font: its name or a font object, whose size does not count.
    ///
    /// Anything else is refused with a diagnostic. Helvetica at first.
    open var font: Any? {
        get { givenFont ?? modelValues.text.font.families.first }
        set { setFont(newValue) }
    }

    /// The size of the font, in points.
    open var fontSize: CGFloat {
        get { modelValues.text.fontSize }
        set { if accepts(newValue, "fontSize") { change(\.text.fontSize, to: newValue, "fontSize", .content) } }
    }

    /// The colour of the text; white at first.
    open var foregroundColor: CGColor? {
        get { modelValues.text.foregroundColor }
        set { change(\.text.foregroundColor, to: newValue, "foregroundColor", .content) }
    }

    /// Whether lines are broken at the width of the bounds.
    open var isWrapped: Bool {
        get { modelValues.text.isWrapped }
        set { change(\.text.isWrapped, to: newValue, "wrapped", .content) }
    }

    /// Where the text is cut if it is too long.
    open var truncationMode: CATextLayerTruncationMode {
        get { modelValues.text.truncationMode }
        set { change(\.text.truncationMode, to: newValue, "truncationMode", .content) }
    }

    /// Where the lines stand.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { modelValues.text.alignmentMode }
        set { change(\.text.alignmentMode, to: newValue, "alignmentMode", .content) }
    }

    /// Stored; glyphs are always placed at fractions of pixels.
    open var allowsFontSubpixelQuantization = false

    /// The size that the text takes if it is not broken into lines.
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
                "string was set to a \(type(of: other)), which cannot be shown; the old text stays", at: self,
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
                "font was set to a \(type(of: other)), which is no font; the old font stays", at: self,
                hint: "Set the name of a font, or a UIFont.")
        }
        givenFont = font
        change(\.text.font, to: descriptor, "font", .content)
    }
}
