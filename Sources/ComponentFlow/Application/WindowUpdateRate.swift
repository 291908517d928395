/// Detects a window that is described again without end.
///
/// Descriptions that follow each other at once, without input, are counted: after many of them, the description itself is
/// assumed to change what it reads. An animation can be the cause, too, so the window is still described again, but rarely.
struct WindowUpdateRate {
    /// The number of descriptions, one after the other, that are assumed to be endless: five seconds of frames.
    static let limit = 300
    /// The time, in seconds, after which a change does not follow a description at once.
    private static let pause = 0.1
    /// The time, in seconds, between the descriptions of a window for which they are assumed to be endless.
    static let reducedInterval = 1.0

    private var count = 0
    private var lastTime = -Double.infinity
    private var lastInput: UInt = 0

    /// Whether descriptions are assumed to be endless.
    private(set) var isExceeded = false

    /// Called when the window is about to be described again.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - input: The number of events until now.
    mutating func changeOccurred(at time: Double, input: UInt) {
        if input != lastInput || time - lastTime > Self.pause { count = 0 }
        lastInput = input
        count += 1
        isExceeded = count > Self.limit
    }

    /// Called when the window has been described again.
    mutating func updateDidEnd(at time: Double) {
        lastTime = time
    }
}
