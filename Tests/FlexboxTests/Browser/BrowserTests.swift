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

    private static let fixtures = FixtureFolder(named: "FLEXBOX_FIXTURES", or: "")

    @Test(
        "Flexbox trees have the boxes that a browser calculates, in both writing directions", arguments: fixtures.themes
    )
    func boxes(theme: String) throws {
        let trees = try Self.fixtures.trees(theme)
        var differing: Set<Int> = []
        for (index, tree) in trees.enumerated() {
            for direction in [FlexWritingDirection.leftToRight, .rightToLeft] {
                let node = try tree.makeNode()
                node.layout(width: tree.width, height: tree.height, direction: direction, rounding: .off)
                let differences = tree.differences(
                    from: node, isRightToLeft: direction == .rightToLeft, tolerance: Self.tolerance)
                if !differences.isEmpty {
                    differing.insert(index)
                }
                let name = "\(theme) \(index) \(direction)"
                #expect(differences.isEmpty, "\(name):\n\(differences.joined(separator: "\n"))\n\(tree.outline)")
            }
        }
        try Self.fixtures.record(differing: differing.sorted(), of: trees.count, in: theme)
    }

    @Test("At least two thousand flexbox trees are recorded", .enabled(if: !fixtures.isOther))
    func hasFixtures() throws {
        #expect(try Self.fixtures.count() >= 2000)
    }
}
