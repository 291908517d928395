internal import CGTK

/// What fonts of one face have in common, whatever their size; requires the text lock.
///
/// An interface contains a face in several sizes. Determining both for each of the nine fonts in the first frame of the example
/// Reader took 51 M instructions.
final class FaceCache {
    private struct RunKey: Hashable {
        let face: OpaquePointer
        let typeface: FontDescriptor
        let script: SimpleText.Script
    }

    /// The rules of a face, to which the cache has a reference.
    private var rules: [OpaquePointer: SpaceRules] = [:]
    private var items: [RunKey: ScriptRun.Item?] = [:]

    deinit {
        removeAll()
    }

    /// Returns the glyphs that a font's rules may change depending on text beyond a space.
    func spaceRules(of font: UnsafeMutablePointer<PangoFont>) -> SpaceRules {
        guard let face = Self.face(of: font) else { return SpaceRules(of: font) }
        if let known = rules[face] { return known }
        let new = SpaceRules(of: font)
        hb_face_reference(face)
        rules[face] = new
        return new
    }

    /// Returns how Pango itemizes text of a script in a font; nil if it selects another font.
    ///
    /// The fonts that Pango selects for a character depend on their characters, not on the size.
    func item(of script: SimpleText.Script, in font: LoadedFont, engine: TextEngine) -> ScriptRun.Item? {
        // The reference to the face is that of its rules.
        guard let pangoFont = font.font, let face = Self.face(of: pangoFont), rules[face] != nil else {
            return ScriptRun.Item(of: script, in: font, engine: engine)
        }
        let key = RunKey(face: face, typeface: font.typeface, script: script)
        if let known = items[key] { return known }
        let new = ScriptRun.Item(of: script, in: font, engine: engine)
        items[key] = .some(new)
        return new
    }

    func removeAll() {
        for face in rules.keys { hb_face_destroy(face) }
        rules = [:]
        items = [:]
    }

    private static func face(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
        pango_font_get_hb_font(font).flatMap { hb_font_get_face($0) }
    }
}
