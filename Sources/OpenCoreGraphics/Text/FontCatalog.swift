internal import CGTK
/// The available fonts: installed ones, and those of files that the program has registered.
///
/// Can be used on any thread. The list is created on first use, which takes some milliseconds.
package final class FontCatalog: Sendable {
    package static let shared = FontCatalog()

    /// One face of a family.
    package struct Face: Hashable, Sendable {
        /// All names of the family; the first is the one that its other faces share.
        package var families: [String]
        package var style: String
        package var postScriptName: String
        package var fullName: String
        /// The weight on the scale of CSS.
        package var weight: Int
        package var isItalic: Bool
        package var isMonospaced: Bool
        /// Whether the face has the letters of a language, unlike one of symbols.
        package var hasLetters: Bool

        package var family: String {
            families.first ?? ""
        }
    }

    private struct Lists {
        let faces: [Face]
        /// In lower case.
        let families: Set<String>
    }

    private struct Known {
        var lists: Lists?
        /// The number of changes of the fonts, so that a list that was created during a change is not kept.
        var changes = 0
    }

    private let known = OrderedMutex(Known())
    private let files = OrderedMutex<[String]>([])

    private var lists: Lists {
        let now = known.withLock { $0 }
        if let lists = now.lists { return lists }
        let faces = Self.listFaces()
        let lists = Lists(faces: faces, families: Set(faces.flatMap(\.families).map { $0.lowercased() }))
        known.withLock { known in
            if known.changes == now.changes {
                known.lists = lists
            }
        }
        return lists
    }

    /// The names of all families, sorted and without duplicates.
    package var familyNames: [String] {
        Set(lists.faces.map(\.family)).filter { !$0.isEmpty }.sorted()
    }

    /// The faces of each family from light to heavy, upright before italic, by the name that they share.
    package var facesByFamily: [String: [Face]] {
        Dictionary(grouping: lists.faces, by: \.family).mapValues(Self.sorted)
    }

    /// Returns whether there is a family with a name, ignoring case.
    package func containsFamily(named name: String) -> Bool {
        lists.families.contains(name.lowercased())
    }

    /// Returns the faces of a family from light to heavy, upright before italic.
    package func faces(ofFamily name: String) -> [Face] {
        let name = name.lowercased()
        return Self.sorted(lists.faces.filter { $0.families.contains { $0.lowercased() == name } })
    }

    private static func sorted(_ faces: [Face]) -> [Face] {
        faces.sorted { ($0.weight, $0.isItalic ? 1 : 0, $0.style) < ($1.weight, $1.isItalic ? 1 : 0, $1.style) }
    }

    /// Returns the face with a PostScript name or full name, ignoring case.
    package func face(named name: String) -> Face? {
        let name = name.lowercased()
        return lists.faces.first { $0.postScriptName.lowercased() == name || $0.fullName.lowercased() == name }
    }

    private func forget() {
        known.withLock { $0 = Known(lists: nil, changes: $0.changes + 1) }
    }

    // MARK: Files

    /// Adds the fonts of a file for the whole process, and discards everything that selected fonts without them.
    package func register(_ path: String) throws(FontFileError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .notFound }
        guard FileManager.default.isReadableFile(atPath: path), RegularFile.exists(at: path) else { throw .unreadable }
        guard FontFileHeader.isPlausible(path), Self.containsFonts(path) else { throw .damaged }
        try change { files throws(FontFileError) in
            guard !files.contains(path) else { throw .alreadyRegistered }
            files.append(path)
            guard Self.use(files, needing: path) else { throw .damaged }
        }
    }

    /// Removes the fonts of a registered file; text that was typeset with them is unchanged.
    package func unregister(_ path: String) throws(FontFileError) {
        try change { files throws(FontFileError) in
            guard files.contains(path) else { throw .notRegistered }
            files.removeAll { $0 == path }
            guard Self.use(files, needing: nil) else { throw .unreadable }
        }
    }

    /// Changes the list of registered files, unless `edit` throws.
    private func change(_ edit: (inout [String]) throws(FontFileError) -> Void) throws(FontFileError) {
        let result = files.withLock { files -> Result<Void, FontFileError> in
            var changed = files
            do throws(FontFileError) {
                try edit(&changed)
            } catch {
                return .failure(error)
            }
            files = changed
            return .success(())
        }
        try result.get()
        fontsDidChange()
    }

    /// Replaces the current configuration with one of the installed fonts and those of `files`.
    ///
    /// `needed` has to be readable; the other files may have been deleted meanwhile. The current configuration is never
    /// modified, because Pango looks up fonts on its own threads, each of which retains the configuration that it
    /// started with.
    private static func use(_ files: [String], needing needed: String?) -> Bool {
        guard let config = FcInitLoadConfigAndFonts() else { return false }
        defer { FcConfigDestroy(config) }
        for file in files where FcConfigAppFontAddFile(config, file) == 0 && file == needed { return false }
        guard TextEngine.shared.withLock({ FcConfigSetCurrent(config) != 0 }) else { return false }
        PictureDecoderPool.shared.use(fonts: files)
        return true
    }

    private func fontsDidChange() {
        forget()
        TextEngine.shared.fontsDidChange()
        TextCache.shared.removeAll()
    }

    /// Returns whether the file contains fonts with glyphs.
    private static func containsFonts(_ path: String) -> Bool {
        guard let set = FcFontSetCreate() else { return false }
        defer { FcFontSetDestroy(set) }
        guard FcFileScan(set, nil, nil, nil, path, 1) != 0, set.pointee.nfont > 0,
            let blob = hb_blob_create_from_file_or_fail(path)
        else { return false }
        defer { hb_blob_destroy(blob) }
        return (0..<hb_face_count(blob)).contains { index in
            guard let face = hb_face_create(blob, index) else { return false }
            defer { hb_face_destroy(face) }
            return hb_face_get_glyph_count(face) > 0
        }
    }

    // MARK: Fontconfig

    private static func listFaces() -> [Face] {
        let (pattern, objects) = (FcPatternCreate(), FcObjectSetCreate())
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        for name in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_WEIGHT, FC_SLANT, FC_SPACING, FC_LANG] {
            FcObjectSetAdd(objects, name)
        }
        guard let set = FcFontList(nil, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].flatMap { Face($0) }
        }
    }
}

/// The reason why the fonts of a file cannot be used.
package enum FontFileError: Error, Hashable, Sendable {
    case notFound
    case unreadable
    /// The file has no readable font.
    case damaged
    case alreadyRegistered
    case notRegistered
}

extension FontCatalog.Face {
    /// Returns nil for a variable font, whose instances are listed separately.
    fileprivate init?(_ pattern: OpaquePointer) {
        families = Self.strings(FC_FAMILY, of: pattern)
        guard !families.isEmpty, let weight = Self.number(FC_WEIGHT, of: pattern) else { return nil }
        style = Self.strings(FC_STYLE, of: pattern).first ?? ""
        postScriptName = Self.strings(FC_POSTSCRIPT_NAME, of: pattern).first ?? ""
        fullName = Self.strings(FC_FULLNAME, of: pattern).first ?? ""
        self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        isItalic = (Self.number(FC_SLANT, of: pattern) ?? 0) > 0
        isMonospaced = (Self.number(FC_SPACING, of: pattern) ?? 0) >= Double(FC_MONO)
        hasLetters = Self.hasLanguages(pattern)
    }

    private static func hasLanguages(_ pattern: OpaquePointer) -> Bool {
        var languages: OpaquePointer?
        guard FcPatternGetLangSet(pattern, FC_LANG, 0, &languages) == FcResultMatch else { return false }
        let none = FcLangSetCreate()
        defer { FcLangSetDestroy(none) }
        return FcLangSetEqual(languages, none) == 0
    }

    private static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
        var strings: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, object, Int32(strings.count), &text) == FcResultMatch, let text {
            strings.append(String(cString: text))
        }
        return strings
    }

    private static func number(_ object: String, of pattern: OpaquePointer) -> Double? {
        var number = 0.0
        return FcPatternGetDouble(pattern, object, 0, &number) == FcResultMatch ? number : nil
    }
}
