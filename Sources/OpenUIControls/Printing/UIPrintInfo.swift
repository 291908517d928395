/// The initial settings of a print job, which the user can change in the dialog.
@preconcurrency @MainActor public final class UIPrintInfo: NSObject {
    /// The kinds of content.
    public enum OutputType: Int, Sendable {
        /// Text, drawings and images in color.
        case general = 0
        /// Photos in color.
        case photo = 1
        /// Text, drawings and images in shades of gray.
        case grayscale = 2
        /// Photos in shades of gray.
        case photoGrayscale = 3
    }

    /// The directions of pages.
    public enum Orientation: Int, Sendable {
        /// Pages that are higher than wide.
        case portrait = 0
        /// Pages that are wider than high.
        case landscape = 1
    }

    /// The sides of the paper that are printed.
    public enum Duplex: Int, Sendable {
        /// One side.
        case none = 0
        /// Both sides, to be turned at the long edge, as in books.
        case longEdge = 1
        /// Both sides, to be turned at the short edge, as in calendars.
        case shortEdge = 2
    }

    /// The name of the document in the printer's queue; the default is the name of the program.
    public var jobName = ProcessInfo.processInfo.processName
    /// The name of the printer that the dialog selects, or `nil` for the user's default.
    public var printerID: String?
    /// The kind of content.
    public var outputType = OutputType.general
    /// The direction of the pages.
    public var orientation = Orientation.portrait
    /// The sides of the paper that are printed.
    public var duplex = Duplex.none

    /// Creates the default settings.
    public override init() {
        super.init()
    }

    /// Creates settings from the values of ``dictionaryRepresentation``; values that are missing have their defaults.
    public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) {
        self.init()
        let values = printInfoDictionary ?? [:]
        func number(_ key: String) -> Int? { values[key] as? Int }
        jobName = values[Key.jobName] as? String ?? jobName
        printerID = values[Key.printer] as? String
        outputType = number(Key.outputType).flatMap(OutputType.init) ?? outputType
        orientation = number(Key.orientation).flatMap(Orientation.init) ?? orientation
        duplex = number(Key.duplex).flatMap(Duplex.init) ?? duplex
    }

    /// The settings as strings and numbers, which can be saved.
    public var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            Key.jobName: jobName, Key.outputType: outputType.rawValue, Key.orientation: orientation.rawValue,
            Key.duplex: duplex.rawValue,
        ]
        values[Key.printer] = printerID
        return values
    }

    private enum Key {
        static let jobName = "jobName"
        static let printer = "printerID"
        static let outputType = "outputType"
        static let orientation = "orientation"
        static let duplex = "duplex"
    }

    /// Returns the default settings.
    public class func printInfo() -> UIPrintInfo {
        UIPrintInfo()
    }
}

extension UIPrintInfo.OutputType {
    var usesColor: Bool { self == .general || self == .photo }
}
