/// Text whose attributes are defined by another module, such as an `NSAttributedString` of the view framework.
package protocol LayerTextSource {
    /// The text in the form required for typesetting.
    var layerText: TextContent { get }
}

/// A type that describes a font, such as `UIFont` of the view framework.
package protocol LayerFontSource {
    var layerFont: FontDescriptor { get }
}

/// The visual properties of a `CATextLayer`.
package struct TextLayerValues: Sendable {
    /// The characters of the text; `styled` also holds the attributes of an attributed string.
    package var text = ""
    package var styled: TextContent?
    package var font = FontDescriptor(families: ["Helvetica"])
    package var fontSize: CGFloat = 36
    package var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    package var isWrapped = false
    package var truncationMode = CATextLayerTruncationMode.none
    package var alignmentMode = CATextLayerAlignmentMode.natural

    /// The text, prepared for line breaking.
    package var content: TextContent {
        var content = styled ?? plainContent
        let natural = alignmentMode == .natural
        let aligns = styled == nil || !natural
        content.changeParagraphs { paragraph in
            if aligns { paragraph.alignment = alignment }
            paragraph.lineBreakMode = lineBreakMode
        }
        return content
    }

    private var plainContent: TextContent {
        var font = font
        font.size = min(max(fontSize, 0), 10_000)
        return TextContent(text, font: font, color: foregroundColor ?? .clear)
    }

    /// The maximum number of lines; 0 is unlimited.
    package var maximumLines: Int {
        !isWrapped && truncationMode != .none ? 1 : 0
    }

    private var alignment: TextParagraph.Alignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var lineBreakMode: TextParagraph.LineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}

extension LayerValues {
    /// Whether the layer is a `CATextLayer`.
    package var isText: Bool { hasRareValues && rare.text != nil }

    /// The text properties; defaults if the layer is not a text layer.
    ///
    /// Setting them makes the layer one.
    package var text: TextLayerValues {
        get { rare.text?.value ?? TextLayerValues() }
        set { rare.text = ValueBox(newValue) }
    }

    /// The typeset lines of a text layer; `nil` for other layers.
    package var typesetText: TypesetText? {
        guard isText else { return nil }
        let text = text
        guard !(text.styled?.string ?? text.text).isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
        let isCut = text.isWrapped && text.truncationMode != .none
        return TypesetText(
            text.content, width: bounds.width, height: isCut ? bounds.height : nil, maximumLines: text.maximumLines)
    }
}
