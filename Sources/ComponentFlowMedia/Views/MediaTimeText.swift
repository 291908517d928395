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
    static func spoken(_ time: TimeInterval, in language: Language = "en") -> String {
        let (hours, minutes, seconds) = parts(of: time)
        var units: [LocalizedString] = []
        if hours > 0 { units.append(.BuiltIn.mediaHours(hours)) }
        if minutes > 0 { units.append(.BuiltIn.mediaMinutes(minutes)) }
        if seconds > 0 || units.isEmpty { units.append(.BuiltIn.mediaSeconds(seconds)) }
        return units.map { $0.text(in: language) }.joined(separator: " ")
    }

    /// Returns a position to be spoken: "1 minute 5 seconds of 3 minutes".
    static func spoken(_ time: TimeInterval, of duration: TimeInterval?, in language: Language = "en") -> String {
        let position = spoken(time, in: language)
        guard let duration else { return position }
        return LocalizedString.BuiltIn.mediaPositionOf(position, spoken(duration, in: language)).text(in: language)
    }

    private static func parts(of time: TimeInterval) -> (hours: Int, minutes: Int, seconds: Int) {
        // A time that is not a number is 0.
        let seconds = time > 0 ? Int(min(time, longest)) : 0
        return (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
