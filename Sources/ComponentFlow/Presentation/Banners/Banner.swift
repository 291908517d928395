/// A short message about what has happened, shown for a while above the content of a screen.
///
/// ```swift
/// MessageList(mailbox)
///     .banner(item: $deletion) { deletion in
///         Banner(
///             "\(deletion.count) messages deleted", systemImage: "trash",
///             action: BannerAction("Undo") { mailbox.restore(deletion) })
///     }
/// ```
///
/// Use it for what needs no answer. See ``Component/banner(isPresented:content:)``.
public struct Banner: Equatable {
    /// The edge of the screen at which a banner is shown.
    public enum Edge: Hashable, Sendable {
        case top
        case bottom
    }

    /// The time for which a banner is shown.
    public enum Duration: Hashable, Sendable {
        /// As long as it takes to read the text, and two seconds longer if there is an action.
        case automatic
        /// A number of seconds.
        case seconds(Double)
        /// Until the user or the program dismisses the banner.
        case indefinite
    }

    let text: Text
    let systemImage: String?
    private(set) var action: BannerAction?
    let duration: Duration
    let edge: Edge

    /// Creates a banner.
    ///
    /// - Parameters:
    ///   - text: The message, which screen readers announce.
    ///   - systemImage: The name of a symbol before the text; see `UIImage.systemSymbolNames`.
    ///   - duration: The time for which the banner is shown.
    ///   - edge: The edge of the screen at which it is shown.
    ///   - action: The action of a button after the text.
    public init(
        _ text: String, systemImage: String? = nil, duration: Duration = .automatic, edge: Edge = .bottom,
        action: BannerAction? = nil
    ) {
        self.init(Text(text), systemImage, duration, edge, action)
    }

    /// Creates a banner with a message of a string catalog, in the language of the component that presents it.
    public init(
        _ text: LocalizedString, systemImage: String? = nil, duration: Duration = .automatic, edge: Edge = .bottom,
        action: BannerAction? = nil
    ) {
        self.init(Text(text), systemImage, duration, edge, action)
    }

    private init(
        _ text: Text, _ systemImage: String?, _ duration: Duration, _ edge: Edge, _ action: BannerAction?
    ) {
        self.text = text
        self.systemImage = systemImage
        self.duration = duration
        self.edge = edge
        self.action = action
    }
}

/// What the button of a ``Banner`` does; it also dismisses the banner.
public struct BannerAction: Equatable {
    let title: Text
    @Behavior var perform: () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - perform: The closure called when the button is pressed.
    public init(_ title: String, perform: @escaping () -> Void) {
        self.title = Text(title: title)
        _perform = Behavior(wrappedValue: perform)
    }

    /// Creates an action with a title of a string catalog.
    public init(_ title: LocalizedString, perform: @escaping () -> Void) {
        self.title = Text(title: title)
        _perform = Behavior(wrappedValue: perform)
    }
}

extension Banner {
    /// The banner without the closure of its action, which must not be retained while the banner disappears.
    var withoutClosure: Banner {
        var copy = self
        copy.action?.perform = {}
        return copy
    }

    private static let shortestTime: Double = 4
    private static let longestTime: Double = 14
    /// The time for finding the banner and for each character, in seconds.
    private static let (findingTime, readingTime): (Double, Double) = (2, 0.07)
    private static let actionTime: Double = 2

    /// The time for which the banner is shown, in seconds; `nil` if it is not limited.
    var seconds: Double? {
        switch duration {
        case .automatic:
            let reading = Self.findingTime + Self.readingTime * Double(text.text.count)
            let time = min(max(reading, Self.shortestTime), Self.longestTime)
            return action == nil ? time : time + Self.actionTime
        case .seconds(let seconds): return seconds.isFinite ? max(seconds, 0) : nil
        case .indefinite: return nil
        }
    }
}
