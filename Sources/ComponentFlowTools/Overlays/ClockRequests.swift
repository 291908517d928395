#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore

/// Changes the speed of the program's clock.
@MainActor
struct ClockRequests {
    private static let speeds = 0.0...10.0

    let windows: [UIWindow]

    func clock(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let clock = MediaClock.current
        if let speed = try parameters.number("speed", in: Self.speeds) {
            guard let clock = clock as? SystemMediaClock else {
                throw .impossible("The time of the program is that of a test or of a recording.")
            }
            set(speed, of: clock)
        }
        return ["speed": .number((clock as? SystemMediaClock)?.speed ?? 1), "time": .number(clock.now)]
    }

    /// Lets the clock run at its normal speed.
    func reset() {
        if let clock = MediaClock.current as? SystemMediaClock { set(1, of: clock) }
    }

    /// Lets timers and animations, which wait for a time of the clock, wait as long as it takes now.
    private func set(_ speed: Double, of clock: SystemMediaClock) {
        guard speed != clock.speed else { return }
        clock.speed = speed
        ClockTimer.fireDueTimers(on: clock)
        for window in windows { window.layerTree.requestFrame() }
    }
}

#endif
