import Foundation
internal import Localization

/// Times of players as texts.
enum MediaTimeText {
    /// The longest time that is written, in seconds: 1,000 hours less a second.
    private static let longest = 3_599_999.0

    /// Returns a time with minutes and seconds, and hours if there are any, in the digits of a language: "1:05".
    static func clock(_ time: TimeInterval, in language: Language = "en") -> String {
        let (hours, minutes, seconds) = parts(of: time)
        let rest = seconds < 10 ? "0\(seconds)" : "\(seconds)"
        guard hours > 0 else { return language.digits(of: "\(minutes):\(rest)") }
        return language.digits(of: "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)")
    }

    /// Returns a time to be spoken: "1 minute 5 seconds".
    static func spoken(_ time: TimeInterval) -> String {
        let (hours, minutes, seconds) = parts(of: time)
        let units = [(hours, "hour"), (minutes, "minute"), (seconds, "second")].filter { $0.0 > 0 }
        guard !units.isEmpty else { return "0 seconds" }
        return units.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " ")
    }

    /// Returns a position to be spoken: "1 minute 5 seconds of 3 minutes".
    static func spoken(_ time: TimeInterval, of duration: TimeInterval?) -> String {
        duration.map { "\(spoken(time)) of \(spoken($0))" } ?? spoken(time)
    }

    private static func parts(of time: TimeInterval) -> (hours: Int, minutes: Int, seconds: Int) {
        // A time that is not a number is 0.
        let seconds = time > 0 ? Int(min(time, longest)) : 0
        return (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
