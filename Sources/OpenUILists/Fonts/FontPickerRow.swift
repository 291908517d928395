import OpenUIKitCore

/// A row of a font picker: a family, or one of its faces.
struct FontPickerRow {
    let family: String
    /// The name of the style; `nil` for a family.
    let style: String?
    /// The descriptor that the row selects, which specifies no size.
    let descriptor: UIFontDescriptor
    /// Whether the name is displayed in the face itself.
    let showsOwnFace: Bool
    /// What the text of a search is compared with.
    private let searched: String

    init(family: String, style: String? = nil, descriptor: UIFontDescriptor, showsOwnFace: Bool = true) {
        self.family = family
        self.style = style
        self.descriptor = descriptor
        self.showsOwnFace = showsOwnFace
        searched = Self.fold([family, style].compactMap { $0 }.joined(separator: " "))
    }

    /// The name of the family, followed by that of the style.
    var fullName: String { [family, style].compactMap { $0 }.joined(separator: " ") }

    /// Returns whether the name contains each word, regardless of case and accents.
    func contains(_ words: [String]) -> Bool {
        words.allSatisfy { searched.contains($0) }
    }

    /// Returns the words of a search, for ``contains(_:)``.
    static func words(of search: String) -> [String] {
        fold(search).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

extension FontPickerRow {
    /// Returns the row of a family, and those of its faces if there are several and they are included; no rows if no face
    /// has the traits.
    static func rows(
        of family: FontFamily, includingFaces: Bool, traits: UIFontDescriptor.SymbolicTraits
    ) -> [FontPickerRow] {
        let faces = family.faces.filter { $0.traits.isSuperset(of: traits) }
        guard let first = faces.first else { return [] }
        let isRegularOffered = faces.contains { $0.descriptor.selectsSameFace(as: family.descriptor) }
        let descriptor = traits.isEmpty || isRegularOffered ? family.descriptor : first.descriptor
        let row = FontPickerRow(family: family.name, descriptor: descriptor, showsOwnFace: family.hasLetters)
        guard includingFaces, faces.count > 1 else { return [row] }
        return [row]
            + faces.map {
                FontPickerRow(
                    family: family.name, style: $0.style, descriptor: $0.descriptor, showsOwnFace: family.hasLetters)
            }
    }
}

extension [FontPickerRow] {
    /// Returns the index of the row that a descriptor selects: that of its face, or else that of its family.
    func index(selecting descriptor: UIFontDescriptor) -> Int? {
        let family = descriptor.familyName?.lowercased()
        let ofFamily = indices.filter { self[$0].family.lowercased() == family }
        let ofFace = ofFamily.last { self[$0].descriptor.selectsSameFace(as: descriptor) }
        return ofFace ?? ofFamily.first
    }
}
