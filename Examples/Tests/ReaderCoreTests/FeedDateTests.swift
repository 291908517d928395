import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct FeedDateTests {
    @Test(
        "Dates in the formats of feeds are read",
        arguments: [
            "Fri, 01 Mar 2024 12:00:00 GMT", "Fri, 1 Mar 2024 13:00:00 +0100", "01 Mar 24 12:00 UT",
            "Friday, 01 March 2024 07:00:00 EST", "Fri,01-Mar-2024 12:00:00 Z", "2024-03-01T12:00:00Z",
            "2024-03-01T12:00:00.123Z", "2024-03-01T14:30:00+02:30", "2024-03-01 12:00:00", "2024-03-01T12:00Z",
            "2024-03-01T04:00:00-0800", "  Fri, 01 Mar 2024 12:00:00 +0000\n",
        ])
    func formats(text: String) throws {
        #expect(FeedDate.parse(text).map { $0.timeIntervalSince1970.rounded(.down) } == Date.test.timeIntervalSince1970)
    }

    @Test("A date without a time is its beginning in UTC")
    func dayOnly() {
        #expect(FeedDate.parse("2024-03-01") == Date.test.addingTimeInterval(-12 * 3600))
    }

    @Test(
        "Texts that are not dates are not read",
        arguments: ["", "yesterday", "2024", "99 Foo 2024", "2024-13-01", "-1"])
    func others(text: String) {
        #expect(FeedDate.parse(text) == nil)
    }

    @Test("Random dates are read back from RFC 3339", arguments: 0..<4)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        for _ in 0..<200 {
            let date = Date(
                timeIntervalSince1970: TimeInterval(Int.random(in: -2_000_000_000...4_000_000_000, using: &random)))
            #expect(FeedDate.parse(ISO8601DateFormatter().string(from: date)) == date)
        }
    }
}
