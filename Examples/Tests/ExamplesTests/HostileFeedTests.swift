import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderTestSupport
import Testing

@testable import Photos

/// Tests with random malformed feeds, displayed on the test stage.
@MainActor
@Suite(.serialized) struct HostileFeedTests {
    private static let values = [
        "0", "-1", "9223372036854775807", "9223372036854775808", "1e400", "1.5", "null", "true", "\"\"", "\"a\"", "[]",
        "{}",
        "\"\\u0000\"", "\"\\ud800\"", "\"file:///etc/passwd\"", "\"http://\"", "\"http://127.0.0.1:1/x\"",
        "\"javascript:alert(1)\"", "\"\(String(repeating: "W", count: 20_000))\"",
        String(repeating: "[", count: 20_000), "\"\(String(repeating: "\u{301}", count: 3000))\"",
    ]

    /// Returns a feed whose fields are randomly replaced or omitted, and whose data may be truncated or corrupted.
    private static func feed(_ random: inout SeededRandom) -> Data {
        let photos = (0..<Int.random(in: 0...8, using: &random)).map { number in
            let fields = ["id", "title", "thumbnailUrl", "url"].compactMap { name -> String? in
                let isUsual = Int.random(in: 0..<6, using: &random) > 0
                let usual = name == "id" ? "\(number)" : "\"http://127.0.0.1:1/\(number)\""
                let value = isUsual ? usual : values.randomElement(using: &random) ?? usual
                return Int.random(in: 0..<40, using: &random) == 0 ? nil : "\"\(name)\": \(value)"
            }
            return "{" + fields.joined(separator: ", ") + "}"
        }
        var data = Data("[\(photos.joined(separator: ", "))]".utf8)
        if Int.random(in: 0..<4, using: &random) == 0 {
            data = data.prefix(Int.random(in: 0...data.count, using: &random))
        }
        if Int.random(in: 0..<4, using: &random) == 0, !data.isEmpty {
            data[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        return data
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    /// The number of photos in the displayed list, -1 if an error is displayed, or `nil` if neither is.
    private func shownPhotos(of controller: AppController, in view: UIView) -> Int? {
        switch controller.photos {
        case .loaded(let photos) where !views(LazyList<Empty>.View.self, in: view).isEmpty: photos.count
        case .failed where views(UILabel.self, in: view).contains { $0.text == "Retry" }: -1
        default: nil
        }
    }

    @Test("A random malformed feed results in a list or an error, and every frame can be rendered", arguments: 0..<4)
    func random(batch: Int) async throws {
        var random = SeededRandom(seed: UInt64(batch))
        for number in 0..<15 {
            let feed = Self.feed(&random)
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(feed.count)\r\nConnection: close\r\n\r\n"
            let server = try HostileServer { $0.send(Data(head.utf8) + feed) }
            let controller = AppController(source: .feed(try #require(server.url)))
            let screen = ComponentViewController(PhotosScreen(controller: controller))
            let stage = Stage(size: CGSize(width: 300, height: 400))
            stage.show(screen)
            let expected = (try? JSONDecoder().decode([Photo].self, from: feed))?.count
            var found: Int?
            let isLoaded = try await stage.advances {
                found = shownPhotos(of: controller, in: screen.view)
                return found != nil
            }
            #expect(isLoaded)
            for _ in 0..<3 { stage.advance(by: 1.0 / 60) }
            #expect(found == expected ?? -1, "feed \(number) of batch \(batch)")
            #expect(stage.image() != nil)
        }
    }
}
