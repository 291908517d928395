/// Functions that determine the size of a character, and are called when the text is laid out.
///
/// Their argument is the pointer with which the delegate was created.
public struct CTRunDelegateCallbacks {
    /// ``kCTRunDelegateCurrentVersion``.
    public var version: CFIndex
    /// Called when the delegate is deallocated.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the distance from the baseline to the top, in points.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the distance from the baseline to the bottom, in points: a positive number.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the width in points.
    public var getWidth: CTRunDelegateGetWidthCallback

    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
        (self.getDescent, self.getWidth) = (getDescent, getWidth)
    }
}

// Functions of Swift, because a function with the convention of C cannot return a `CGFloat` on Linux.

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// The attribute for a ``CTRunDelegate``, which replaces each UTF-16 unit with an empty space; usually of U+FFFC.
public let kCTRunDelegateAttributeName: CFString = NSAttributedString.Key.runDelegate.rawValue

extension NSAttributedString.Key {
    fileprivate static let runDelegate = NSAttributedString.Key("CTRunDelegate")
}

/// Reserves space in a text, in which the application draws something.
///
/// It is the value of the attribute ``kCTRunDelegateAttributeName`` of a text that Core Text lays out.
///
/// - Note: Foundation on Linux does not release the values of an `NSAttributedString`'s attributes, so that a delegate that
///   was used is not deallocated.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let refCon: UnsafeMutableRawPointer?

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer?) {
        (self.callbacks, self.refCon) = (callbacks, refCon)
    }

    deinit {
        callbacks.dealloc(argument)
    }

    /// The pointer for the functions, which in C may be null.
    private var argument: UnsafeMutableRawPointer { refCon ?? Self.placeholder }
    nonisolated(unsafe) private static let placeholder: UnsafeMutableRawPointer = .allocate(byteCount: 8, alignment: 8)

    /// The space with its current size.
    fileprivate var attachment: NSTextAttachment {
        let descent = callbacks.getDescent(argument)
        let space = ReservedSpace()
        space.bounds = CGRect(
            x: 0, y: -descent, width: callbacks.getWidth(argument), height: callbacks.getAscent(argument) + descent)
        return space
    }
}

/// Creates a delegate.
///
/// - Parameters:
///   - callbacks: Its functions.
///   - refCon: The argument of the functions, which have to know its type.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the pointer with which a delegate was created.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer? { runDelegate.refCon }

extension NSAttributedString {
    /// A copy in which the characters with a run delegate are attachments of its size.
    var resolvingRunDelegates: NSAttributedString {
        var spaces: [(range: NSRange, delegate: CTRunDelegate)] = []
        enumerateAttribute(.runDelegate, in: NSRange(location: 0, length: length)) { value, range, _ in
            if let delegate = value as? CTRunDelegate { spaces.append((range, delegate)) }
        }
        guard !spaces.isEmpty else { return NSAttributedString(attributedString: self) }
        let result = NSMutableAttributedString(attributedString: self)
        for (range, delegate) in spaces {
            result.replaceCharacters(in: range, with: String(repeating: "\u{FFFC}", count: range.length))
            result.addAttribute(.attachment, value: delegate.attachment, range: range)
        }
        return NSAttributedString(attributedString: result)
    }
}

/// An attachment without a picture, whose place on the line is known nevertheless.
private final class ReservedSpace: NSTextAttachment, @unchecked Sendable {
    override func textAttachment(at index: Int) -> TextAttachment {
        TextAttachment(bounds: bounds, picture: NoPicture.shared)
    }
}

private final class NoPicture: TextPicture {
    static let shared = NoPicture()
    var textImage: CGImage? { nil }
    var textShape: CGImage? { nil }
}
