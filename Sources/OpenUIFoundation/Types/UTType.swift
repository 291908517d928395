/// A kind of files or data, with its file name extensions and MIME types.
///
/// Common formats are declared; other types are created from an extension or a MIME type. On iOS the type is declared in the
/// module `UniformTypeIdentifiers`.
public struct UTType: Hashable, Sendable {
    /// The identifier, for example `public.png`.
    public let identifier: String
    /// The file name extensions without the period, the preferred one first.
    package let filenameExtensions: [String]
    /// The MIME types, the preferred one first.
    package let mimeTypes: [String]
    /// The identifiers of the types to which the type conforms directly.
    private let parents: [String]
    /// A description of the type, which ``localizedDescription`` shows.
    private let text: LocalizedString?
    /// A description of the type, in the language of the user.
    public var localizedDescription: String? { localizedDescription(in: .preferred) }

    init(
        _ identifier: String, _ text: LocalizedString?, extensions: [String] = [], mimeTypes: [String] = [],
        parents: [String] = []
    ) {
        self.identifier = identifier
        self.text = text
        filenameExtensions = extensions
        self.mimeTypes = mimeTypes
        self.parents = parents
    }

    /// Returns the declared type with an identifier, or `nil` if there is none.
    public init?(_ identifier: String) {
        guard let type = Self.declared[identifier.lowercased()] else { return nil }
        self = type
    }

    /// Creates the type of files with an extension: a declared type if there is one.
    ///
    /// Returns `nil` for an empty extension, or one with a period or a slash.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty, !name.contains(where: { $0 == "." || $0 == "/" }) else { return nil }
        self =
            Self.find(conformingTo: supertype) { $0.filenameExtensions.contains(name) }
            ?? UTType("dyn.extension.\(name)", nil, extensions: [name], parents: [supertype.identifier])
    }

    /// Creates the type of data with a MIME type: a declared type if there is one.
    ///
    /// Returns `nil` for a text without a slash.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard name.contains("/") else { return nil }
        self =
            Self.find(conformingTo: supertype) { $0.mimeTypes.contains(name) }
            ?? UTType("dyn.mime.\(name)", nil, mimeTypes: [name], parents: [supertype.identifier])
    }

    private static func find(conformingTo supertype: UTType, where condition: (UTType) -> Bool) -> UTType? {
        declaredInOrder.first { condition($0) && $0.conforms(to: supertype) }
    }

    /// Returns a description of the type in a language.
    package func localizedDescription(in language: Language) -> String? {
        text?.text(in: language)
    }

    /// The usual extension of files of the type.
    public var preferredFilenameExtension: String? { filenameExtensions.first }
    /// The usual MIME type of data of the type.
    public var preferredMIMEType: String? { mimeTypes.first }

    /// Returns whether the type is another one, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || isSubtype(of: type)
    }

    /// Returns whether the type is a kind of another one, but not the same.
    public func isSubtype(of type: UTType) -> Bool {
        parents.contains { $0 == type.identifier || Self.declared[$0]?.isSubtype(of: type) == true }
    }

    /// The declared types that conform to the type, with the type itself first.
    package var withSubtypes: [UTType] {
        [self] + Self.declaredInOrder.filter { $0.isSubtype(of: self) }
    }

    public static func == (lhs: UTType, rhs: UTType) -> Bool {
        lhs.identifier == rhs.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    private static let declared = Dictionary(
        declaredInOrder.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
