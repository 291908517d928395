/// A nib file, which cannot be loaded on Linux.
@available(*, deprecated, message: "Nib files cannot be loaded on Linux. Create the objects in code.")
@preconcurrency @MainActor open class UINib: NSObject {
    /// The keys of options for loading a nib file.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects that the nib file refers to by name.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String

    /// Creates an object for the nib file with a name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Creates an object for the contents of a nib file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "\(data.count) bytes"
        super.init()
    }

    /// Reports that nib files cannot be loaded, and returns no objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        InterfaceFiles.reportNib(name)
        return []
    }
}

@MainActor extension Bundle {
    /// Reports that nib files cannot be loaded, and returns `nil`.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Create the objects in code.")
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        InterfaceFiles.reportNib(name)
        return nil
    }
}

/// Reports the use of files that Interface Builder creates.
package enum InterfaceFiles {
    package static func reportNib(_ name: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "nib.unsupported",
                message: "A nib file cannot be loaded, because there is no Interface Builder for Linux.",
                subject: name, hint: "Create the objects in code, or register a class instead of a nib file."))
    }

    static func reportStoryboard(_ name: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "storyboard.unsupported",
                message: "A storyboard cannot be loaded, because there is no Interface Builder for Linux.",
                subject: name, hint: "Create the controllers in code, and present or push them instead of a segue."))
    }
}
