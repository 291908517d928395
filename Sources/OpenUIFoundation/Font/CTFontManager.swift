/// Constants that specify the scope in which registered fonts are available.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Not available.
    case none = 0
    /// Available to this process until it exits.
    case process = 1
    /// Available to all processes of the user; not supported on Linux.
    case persistent = 2
    /// Available to all processes of the session; not supported on Linux.
    case session = 3
}

/// The error codes of font registration.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file does not exist.
    case fileNotFound = 101
    /// The file is not readable.
    case insufficientPermissions = 102
    /// The file is not a font file.
    case unrecognizedFormat = 103
    /// The font file is damaged.
    case invalidFontData = 104
    /// The fonts of the file are already registered.
    case alreadyRegistered = 105
    /// The fonts of the file are not registered.
    case notRegistered = 201
    /// The scope is not supported.
    case unsupportedScope = 307
}

/// The domain of font registration errors; their codes are those of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The Core Foundation name of an error.
public typealias CFError = NSError

/// Registers the fonts of a file for this process; the scope must be `process`.
///
/// The fonts are available to text that is typeset afterwards, and through `UIFont(name:size:)`. This function can be
/// called from any thread.
///
/// `error` is set to an error of the domain ``kCTFontManagerErrorDomain`` if registration fails; the caller takes
/// ownership with `takeRetainedValue()`.
///
/// - Returns: `true` if the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManagerCall(url: fontURL, scope: scope, error: error).run { try FontCatalog.shared.register($0) }
}

/// Unregisters the fonts of a registered file.
///
/// See ``CTFontManagerRegisterFontsForURL(_:_:_:)`` about `error`.
///
/// - Returns: `true` if the fonts were unregistered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManagerCall(url: fontURL, scope: scope, error: error).run { try FontCatalog.shared.unregister($0) }
}

private struct FontManagerCall {
    let url: URL
    let scope: CTFontManagerScope
    let error: UnsafeMutablePointer<Unmanaged<CFError>?>?

    func run(_ action: (String) throws -> Void) -> Bool {
        guard scope == .process else { return fail(.unsupportedScope) }
        guard url.isFileURL else { return fail(.fileNotFound) }
        do {
            try action(url.standardizedFileURL.path)
            return true
        } catch {
            return fail(CTFontManagerError(error as? FontFileError ?? .damaged, lacksSignature: lacksFontSignature))
        }
    }

    /// Whether the file does not start with the signature of a font file.
    private var lacksFontSignature: Bool {
        guard let file = try? FileHandle(forReadingFrom: url), let start = try? file.read(upToCount: 4) else {
            return false
        }
        let beginnings: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)]
        let webFonts = [Array("wOFF".utf8), Array("wOF2".utf8)]
        return !(beginnings + webFonts).contains(Array(start))
    }

    private func fail(_ code: CTFontManagerError) -> Bool {
        let report = NSError(
            domain: kCTFontManagerErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: code.text, NSFilePathErrorKey: url.path])
        error?.pointee = Unmanaged.passRetained(report)
        return false
    }
}

extension CTFontManagerError {
    fileprivate init(_ error: FontFileError, lacksSignature: @autoclosure () -> Bool) {
        self =
            switch error {
            case .notFound: .fileNotFound
            case .unreadable: .insufficientPermissions
            case .damaged: lacksSignature() ? .unrecognizedFormat : .invalidFontData
            case .alreadyRegistered: .alreadyRegistered
            case .notRegistered: .notRegistered
            }
    }

    fileprivate var text: String {
        switch self {
        case .fileNotFound: "The font file does not exist."
        case .insufficientPermissions: "The font file cannot be read because of its permissions."
        case .unrecognizedFormat: "The file is not a font file."
        case .invalidFontData: "The font file is damaged."
        case .alreadyRegistered: "The fonts of the file are already registered."
        case .notRegistered: "The fonts of the file are not registered."
        case .unsupportedScope: "Fonts can only be registered for the process."
        }
    }
}
