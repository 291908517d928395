import Foundation
import HTTPClient

/// Determines when a feed is loaded again.
public enum RefreshPolicy {
    /// The usual time between two requests, in seconds.
    static let interval: TimeInterval = 30 * 60
    /// The longest time between two requests, in seconds.
    static let longestInterval: TimeInterval = 24 * 3600
    /// The time between two requests to the same server, in seconds.
    static let hostInterval: TimeInterval = 1

    /// Returns the date of the next request after a successful one.
    ///
    /// The feed and its server can extend the usual time, up to a day.
    static func next(after response: HTTPResponse, feed: ParsedFeed?, now: Date) -> Date {
        let hints = [maximumAge(response.headers["cache-control"]), feed?.suggestedInterval].compactMap { $0 }
        let desired = max(interval, hints.max() ?? 0)
        return now.addingTimeInterval(min(desired, longestInterval))
    }

    /// Returns the date of the next request after failures, whose distances double.
    ///
    /// - Parameters:
    ///   - failures: The number of failures before this one.
    ///   - response: The response, whose `Retry-After` (RFC 9110, 10.2.3) can extend the time; `nil` without one.
    static func next(afterFailures failures: Int, response: HTTPResponse?, now: Date) -> Date {
        let doubled = interval / 2 * pow(2, Double(max(0, min(failures, 20))))
        let requested = response?.headers["retry-after"].flatMap { retryInterval($0, now: now) } ?? 0
        // A feed that is gone (RFC 9110, 15.5.11) is requested once a day, in case that was a mistake.
        let gone = response?.status == 410 ? longestInterval : 0
        return now.addingTimeInterval(min(max(doubled, requested, gone), longestInterval))
    }

    private static func retryInterval(_ text: String, now: Date) -> TimeInterval? {
        Double(text).flatMap { $0.isFinite ? $0 : nil } ?? FeedDate.parse(text).map { $0.timeIntervalSince(now) }
    }

    /// RFC 9111, 5.2.2.1.
    private static func maximumAge(_ text: String?) -> TimeInterval? {
        guard let match = text?.firstMatch(of: /max-age\s*=\s*"?(\d{1,9})/.ignoresCase()) else { return nil }
        return Double(match.1)
    }
}
