internal import CGTK
import Synchronization

/// The fonts that there are: the installed ones, and those of files that the program registered.
///
/// Any thread may ask. The list is made when first asked for, which takes some milliseconds.
package final class FontCatalog: Sendable {
    package static let shared = FontCatalog()

    /// One face of a family.
    package struct Face: Hashable, Sendable {
        /// All names of the family; the first is the one that its other faces have too.
        package var families: [String]
        package var style: String
        package var postScriptName: String
        package var fullName: String
        /// As CSS counts it.
        package var weight: Int
        package var isItalic: Bool
        package var isMonospaced: Bool

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
        /// How often the fonts have changed, so that a list that was made meanwhile is not kept.
        var changes = 0
    }

    private let known = Mutex(Known())
    private let files = Mutex<[String]>([])

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

    /// Every family once, sorted.
    package var familyNames: [String] {
        Set(lists.faces.map(\.family)).filter { !$0.isEmpty }.sorted()
    }

    /// Whether there is a family of the name; upper and lower case make no difference.
    package func hasFamily(_ name: String) -> Bool {
        lists.families.contains(name.lowercased())
    }

    /// From light to heavy, upright before italic.
    package func faces(ofFamily name: String) -> [Face] {
        let name = name.lowercased()
        return lists.faces.filter { $0.families.contains { $0.lowercased() == name } }
            .sorted { ($0.weight, $0.isItalic ? 1 : 0, $0.style) < ($1.weight, $1.isItalic ? 1 : 0, $1.style) }
    }

    /// The face with the PostScript name or the full name; upper and lower case make no difference.
    package func face(named name: String) -> Face? {
        let name = name.lowercased()
        return lists.faces.first { $0.postScriptName.lowercased() == name || $0.fullName.lowercased() == name }
    }

    private func forget() {
        known.withLock { $0 = Known(lists: nil, changes: $0.changes + 1) }
    }

    // MARK: Files

    /// Makes the fonts of a file known to the whole process, and lets go of everything that chose fonts without them.
    package func register(_ path: String) throws(FontFileError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .notFound }
        guard FileManager.default.isReadableFile(atPath: path), RegularFile.exists(at: path) else { throw .unreadable }
        guard FontFileHeader.isPlausible(path), Self.holdsFonts(path) else { throw .damaged }
        try change { files throws(FontFileError) in
            guard !files.contains(path) else { throw .alreadyRegistered }
            files.append(path)
            guard Self.use(files, needing: path) else { throw .damaged }
        }
    }

    /// Makes the fonts of a registered file unknown again; text that was typeset with them stays as it is.
    package func unregister(_ path: String) throws(FontFileError) {
        try change { files throws(FontFileError) in
            guard files.contains(path) else { throw .notRegistered }
            files.removeAll { $0 == path }
            guard Self.use(files, needing: nil) else { throw .unreadable }
        }
    }

    /// Changes which files are registered, unless that fails.
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

    /// Puts a new configuration in the place of the current one: the installed fonts and those of files, of which one
    /// has to be readable; the others may have been deleted meanwhile.
    ///
    /// The current one is never changed in place, because Pango looks fonts up in threads of its own; each holds on to
    /// the configuration that it began with, until it is done.
    private static func use(_ files: [String], needing needed: String?) -> Bool {
        guard let config = FcInitLoadConfigAndFonts() else { return false }
        defer { FcConfigDestroy(config) }
        for file in files where FcConfigAppFontAddFile(config, file) == 0 && file == needed { return false }
        PictureDecoderPool.shared.use(fonts: files)
        return TextEngine.shared.withLock { FcConfigSetCurrent(config) != 0 }
    }

    private func fontsDidChange() {
        forget()
        TextEngine.shared.fontsDidChange()
        TextCache.shared.removeAll()
    }

    /// Whether the file can be opened as fonts that have glyphs.
    private static func holdsFonts(_ path: String) -> Bool {
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
        for name in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_WEIGHT, FC_SLANT, FC_SPACING] {
            FcObjectSetAdd(objects, name)
        }
        guard let set = FcFontList(nil, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].flatMap { Face($0) }
        }
    }
}

/// Why the fonts of a file cannot be used.
package enum FontFileError: Error, Hashable, Sendable {
    case notFound
    case unreadable
    /// There is no font in it that can be read.
    case damaged
    case alreadyRegistered
    case notRegistered
}

extension FontCatalog.Face {
    /// Nil for a family of fonts in between, of which the single ones are listed too.
    fileprivate init?(_ pattern: OpaquePointer) {
        families = Self.strings(FC_FAMILY, of: pattern)
        guard !families.isEmpty, let weight = Self.number(FC_WEIGHT, of: pattern) else { return nil }
        style = Self.strings(FC_STYLE, of: pattern).first ?? ""
        postScriptName = Self.strings(FC_POSTSCRIPT_NAME, of: pattern).first ?? ""
        fullName = Self.strings(FC_FULLNAME, of: pattern).first ?? ""
        self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        isItalic = (Self.number(FC_SLANT, of: pattern) ?? 0) > 0
        isMonospaced = (Self.number(FC_SPACING, of: pattern) ?? 0) >= Double(FC_MONO)
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
