import Foundation
import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

/// The order of characters in laid out text, compared with Unicode's test files (UAX #9).
@Suite("Unicode's test files for two directions") @MainActor struct UnicodeBidiTests {
    /// Returns the frames of the UTF-16 units of a line.
    private func frames(of testCase: BidiTestFile.Case) -> [CGRect] {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = [.leftToRight, .rightToLeft, .natural][testCase.direction.rawValue]
        let storage = NSTextStorage(
            string: testCase.text, attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 10_000, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (0..<storage.length).map {
            manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
        }
    }

    /// Returns whether the characters that take space are in the expected order.
    ///
    /// Marks are excluded, because they are drawn at their bases (L3).
    private func isInOrder(_ testCase: BidiTestFile.Case) -> Bool {
        let frames = frames(of: testCase)
        let scalars = Array(testCase.text.unicodeScalars)
        let letters = testCase.order.filter { scalars[$0].properties.generalCategory != .nonspacingMark }
        let shown = letters.map { frames[$0] }.filter { $0.width > 0.01 }
        return zip(shown, shown.dropFirst()).allSatisfy { $0.midX < $1.midX }
    }

    @Test("The characters of each text of BidiCharacterTest are shown in its order")
    func characters() throws {
        let cases = try BidiTestFile.characters.cases(stride: isDebugBuild ? 40 : 1)
        #expect(cases.count > (isDebugBuild ? 2000 : 90_000))
        let failures = cases.filter { !isInOrder($0) }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20))")
    }

    @Test("Characters of all classes are shown in the order of BidiTest")
    func classes() throws {
        let cases = try BidiTestFile.classes.cases(stride: isDebugBuild ? 201 : 11)
            .filter { !$0.text.contains("\u{2029}") }
        #expect(cases.count > (isDebugBuild ? 3000 : 60_000))
        let failures = cases.filter { !isInOrder($0) }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20))")
    }
}
