import Flexbox
import Foundation
import Testing

/// The boxes of trees, recorded from headless Chromium by `Scripts/record-flexbox-fixtures.py`.
///
/// With `FLEXBOX_FIXTURES` set to a folder, the trees recorded there are compared instead: `make flexbox-differential`.
@Suite("As a browser")
struct BrowserTests {
    /// A browser calculates in 64ths of a pixel; the fixtures are recorded such that at most this is seen of it.
    private static let tolerance = 0.002

    private static let otherFolder = ProcessInfo.processInfo.environment["FLEXBOX_FIXTURES"]

    private static var folder: URL? {
        otherFolder.map { URL(fileURLWithPath: $0) } ?? Bundle.module.url(forResource: "Fixtures", withExtension: nil)
    }

    private static var themes: [String] {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    private static func trees(_ theme: String) throws -> [FixtureTree] {
        let url = try #require(folder).appendingPathComponent("\(theme).json")
        return try JSONDecoder().decode([FixtureTree].self, from: Data(contentsOf: url))
    }

    @Test("Trees get the boxes that a browser gives them, in both writing directions", arguments: themes)
    func boxes(theme: String) throws {
        for (index, tree) in try Self.trees(theme).enumerated() {
            for direction in [FlexWritingDirection.leftToRight, .rightToLeft] {
                let node = try tree.makeNode()
                node.layout(width: tree.width, height: tree.height, direction: direction, rounding: .off)
                let differences = tree.differences(
                    from: node, isRightToLeft: direction == .rightToLeft, tolerance: Self.tolerance)
                let name = "\(theme) \(index) \(direction)"
                #expect(differences.isEmpty, "\(name):\n\(differences.joined(separator: "\n"))\n\(tree.outline)")
            }
        }
    }

    @Test("At least two thousand trees are recorded", .enabled(if: otherFolder == nil))
    func hasFixtures() throws {
        #expect(try Self.themes.reduce(0) { try $0 + Self.trees($1).count } >= 2000)
    }
}
