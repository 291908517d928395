/// The orientation of a device's interface.
///
/// The orientation of desktop windows never changes: it is always portrait.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Landscape, with the top of the device on the right.
    case landscapeLeft = 4
    /// Landscape, with the top of the device on the left.
    case landscapeRight = 3

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the orientation is portrait or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation cannot be determined, which is always the case on desktops.
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Landscape, with the top of the device on the left.
    case landscapeLeft = 3
    /// Landscape, with the top of the device on the right.
    case landscapeRight = 4
    /// Lying with the display upward.
    case faceUp = 5
    /// Lying with the display downward.
    case faceDown = 6

    /// Whether the top of the device is on the left or right.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the top of the device is up or down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is one of an interface.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape, with the top of the device on the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape, with the top of the device on the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// An animation with which the status bar, which desktop windows do not have, is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

/// The style of the status bar, which desktop windows do not have.
public enum UIStatusBarStyle: Int, Sendable {
    /// Depends on the interface style.
    case `default` = 0
    /// Light text, for dark backgrounds.
    case lightContent = 1
    /// Dark text, for light backgrounds.
    case darkContent = 3
}
