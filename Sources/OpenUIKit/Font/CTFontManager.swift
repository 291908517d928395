/// How long, and for whom, fonts of a file can be used.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody.
    case none = 0
    /// This process, while it runs.
    case process = 1
    /// Other programs of the user too; not possible here.
    case persistent = 2
    /// Other programs of the session too; not possible here.
    case session = 3
}

/// Why fonts of a file could not be registered: the code of the error.
public enum CTFontManagerError: Int, Error, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file must not be read.
    case insufficientPermissions = 102
    /// What the file holds is no font.
    case unrecognizedFormat = 103
    /// The file is damaged.
    case invalidFontData = 104
    /// The file's fonts are registered already.
    case alreadyRegistered = 105
    /// The file's fonts are not registered.
    case notRegistered = 201
    /// What was asked for is not possible here.
    case unsupportedScope = 307
}

/// The domain of errors of registering fonts; their codes are those of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The name under which Core Foundation knows locations.
public typealias CFURL = URL
/// The name under which Core Foundation knows errors.
public typealias CFError = NSError

/// Makes the fonts of a file known to this process, in the scope `process`.
///
/// Texts that are typeset afterwards can use them; `UIFont(name:size:)` finds them. Any thread may call it.
///
/// - Parameter error: Gets an error of the domain ``kCTFontManagerErrorDomain`` if the result is false; the caller takes
///   it with `takeRetainedValue()`.
/// - Returns: Whether it worked.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManagerCall(url: fontURL, scope: scope, error: error).run { try FontCatalog.shared.register($0) }
}

/// Makes the fonts of a registered file unknown again.
///
/// - Parameter error: As for ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
/// - Returns: Whether it worked.
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
            return fail(CTFontManagerError(error as? FontFileError ?? .damaged, isEmptyOrText: isPlainlyNoFont))
        }
    }

    /// Whether the file does not even begin as a font.
    private var isPlainlyNoFont: Bool {
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
    fileprivate init(_ error: FontFileError, isEmptyOrText: @autoclosure () -> Bool) {
        self =
            switch error {
            case .notFound: .fileNotFound
            case .unreadable: .insufficientPermissions
            case .damaged: isEmptyOrText() ? .unrecognizedFormat : .invalidFontData
            case .alreadyRegistered: .alreadyRegistered
            case .notRegistered: .notRegistered
            }
    }

    fileprivate var text: String {
        switch self {
        case .fileNotFound: "There is no such font file."
        case .insufficientPermissions: "The font file must not be read."
        case .unrecognizedFormat: "The file is no font file."
        case .invalidFontData: "The font file is damaged."
        case .alreadyRegistered: "The fonts of the file are registered already."
        case .notRegistered: "The fonts of the file are not registered."
        case .unsupportedScope: "Fonts can only be registered for the process."
        }
    }
}
