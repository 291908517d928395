import Flexbox
import Foundation
import Testing

/// The boxes of trees, recorded with headless Chromium by `Scripts/record-flexbox-fixtures.py`.
///
/// If `FLEXBOX_FIXTURES` is set to a folder, the trees recorded there are compared instead: `make
/// flexbox-differential`.
@Suite("Flexbox fixtures recorded from a browser")
struct BrowserTests {
    /// Browsers calculate in 64ths of a pixel; the fixtures are recorded so that the difference is at most this.
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

    @Test("Flexbox trees have the boxes that a browser calculates, in both writing directions", arguments: themes)
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

    @Test("At least two thousand flexbox trees are recorded", .enabled(if: otherFolder == nil))
    func hasFixtures() throws {
        #expect(try Self.themes.reduce(0) { try $0 + Self.trees($1).count } >= 2000)
    }
}
