internal import OpenUIKitCore

// While a video is visible and plays, the desktop does not turn the screen off.
extension MediaView {
    func updateIdleAssertion() {
        let preventsIdle =
            window != nil && player?.hasVideo == true && player?.timeControlStatus == .playing
            && player?.preventsDisplaySleepDuringVideoPlayback == true
        guard preventsIdle != (idleAssertion != nil) else { return }
        idleAssertion?.end()
        idleAssertion = preventsIdle ? IdleAssertion() : nil
    }
}
