import Foundation

/// The frames of the parts of a bar of controls from left to right; `nil` for those that do not fit.
struct MediaControlsLayout {
    private static let spacing: CGFloat = 8
    private static let volumeWidth: CGFloat = 84
    /// The width that the slider with the position keeps before other parts are shown.
    private static let (wide, narrow): (CGFloat, CGFloat) = (120, 72)

    private(set) var play: CGRect?
    private(set) var time: CGRect?
    private(set) var scrubber: CGRect?
    private(set) var duration: CGRect?
    private(set) var mute: CGRect?
    private(set) var volume: CGRect?
    private(set) var fullScreen: CGRect?

    /// - Parameters:
    ///   - side: The width of a button.
    ///   - timeWidth: The width of a text with a time.
    init(size: CGSize, side: CGFloat, timeWidth: CGFloat, hasFullScreen: Bool) {
        let label = timeWidth + Self.spacing
        let volumeWidth = Self.volumeWidth + Self.spacing
        var rest = size.width - side * (hasFullScreen ? 3 : 2) - Self.spacing
        let showsTime = rest - label >= Self.narrow
        if showsTime { rest -= label }
        let showsDuration = showsTime && rest - label >= Self.narrow
        if showsDuration { rest -= label }
        let showsVolume = showsDuration && rest - volumeWidth >= Self.wide
        if showsVolume { rest -= volumeWidth }

        var x: CGFloat = 0
        func place(_ width: CGFloat, gap: CGFloat = 0) -> CGRect {
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: max(width, 0), height: size.height)
        }
        play = place(side)
        if showsTime { time = place(timeWidth, gap: Self.spacing) }
        if rest > 0 { scrubber = place(rest, gap: Self.spacing) }
        if showsDuration { duration = place(timeWidth, gap: Self.spacing) }
        mute = place(side)
        if showsVolume { volume = place(Self.volumeWidth, gap: Self.spacing) }
        if hasFullScreen { fullScreen = place(side) }
    }
}
