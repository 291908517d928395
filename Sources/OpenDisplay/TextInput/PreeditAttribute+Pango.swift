internal import CGTK
internal import OpenCoreGraphics

extension PreeditAttribute {
    /// Converts a Pango attribute list, as far as input methods use it.
    ///
    /// A background or a text color marks the part for which candidates are offered. The colors themselves are
    /// ignored: input methods choose them for a light window, independently of ours.
    static func attributes(of list: OpaquePointer, in text: String) -> [PreeditAttribute] {
        let offsets = TextOffsets(text)
        let all = pango_attr_list_get_attributes(list)
        defer { g_slist_free_full(all) { pango_attribute_destroy($0?.assumingMemoryBound(to: PangoAttribute.self)) } }
        var result: [PreeditAttribute] = []
        var next = all
        while let node = next {
            next = node.pointee.next
            guard let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
                let style = style(of: attribute)
            else { continue }
            let start = offsets.utf16(atByte: Int(attribute.pointee.start_index))
            let end = offsets.utf16(atByte: Int(attribute.pointee.end_index))
            let found = PreeditAttribute(range: NSRange(location: start, length: end - start), style: style)
            if end > start, !result.contains(found) { result.append(found) }
        }
        return result
    }

    private static func style(of attribute: UnsafeMutablePointer<PangoAttribute>) -> Style? {
        switch attribute.pointee.klass.pointee.type {
        case PANGO_ATTR_BACKGROUND: .highlight
        case PANGO_ATTR_UNDERLINE: style(ofUnderline: pango_attribute_as_int(attribute)?.pointee.value ?? 0)
        default: nil
        }
    }

    private static func style(ofUnderline value: gint) -> Style? {
        switch PangoUnderline(UInt32(clamping: value)) {
        case PANGO_UNDERLINE_SINGLE, PANGO_UNDERLINE_LOW, PANGO_UNDERLINE_SINGLE_LINE: .underline
        case PANGO_UNDERLINE_DOUBLE, PANGO_UNDERLINE_DOUBLE_LINE: .thickUnderline
        case PANGO_UNDERLINE_ERROR, PANGO_UNDERLINE_ERROR_LINE: .errorUnderline
        default: nil
        }
    }
}
