import OpenCoreGraphics
import TestSupport
import Testing

import OpenUIControls
import UIKitTestSupport

@Suite struct ExclusionPathTests {
    private static let words = "Some words that need several lines to be placed beside a region that excludes text."

    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

    init() {
        storage = NSTextStorage(
            attributedString: NSAttributedString(
                string: Self.words + "\n" + Self.words, attributes: [.font: UIFont.systemFont(ofSize: 15)]))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    /// The rectangles of the lines, and those that their text uses.
    private var lines: [(fragment: CGRect, used: CGRect)] {
        var lines: [(fragment: CGRect, used: CGRect)] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { fragment, used, _, _, _ in
            lines.append((fragment, used))
        }
        return lines
    }

    private func path(_ rect: CGRect) -> UIBezierPath { UIBezierPath(rect: rect) }

    @Test("Lines beside a region at the leading edge start behind it, and lines below it at the edge")
    func leading() throws {
        let plain = lines.count
        let region = CGRect(x: 0, y: 0, width: 80, height: 50)
        container.exclusionPaths = [path(region)]
        let beside = lines.filter { $0.fragment.minY < 50 }
        let below = lines.filter { $0.fragment.minY >= 50 }
        #expect(beside.count >= 2)
        for line in beside {
            expectNear(line.fragment.minX, 80, within: 0.01)
            expectNear(line.fragment.maxX, 200, within: 0.01)
            #expect(line.used.minX >= 80)
            #expect(line.used.maxX <= 200.01)
        }
        #expect(below.allSatisfy { $0.fragment.minX == 0 })
        #expect(lines.count > plain)
        container.exclusionPaths = []
        #expect(lines.count == plain)
        #expect(lines.allSatisfy { $0.fragment.minX == 0 })
    }

    @Test("Lines beside a region at the trailing edge end before it")
    func trailing() {
        container.exclusionPaths = [path(CGRect(x: 120, y: 10, width: 80, height: 60))]
        let beside = lines.filter { $0.fragment.maxY > 10 && $0.fragment.minY < 70 }
        #expect(beside.count >= 3)
        #expect(beside.allSatisfy { $0.fragment.minX == 0 })
        #expect(beside.allSatisfy { $0.used.maxX <= 120.01 })
    }

    @Test("Lines use the longer side of a region in the middle, and continue below a region without space beside it")
    func middle() {
        container.exclusionPaths = [path(CGRect(x: 50, y: 0, width: 40, height: 30))]
        #expect(lines.first.map { abs($0.fragment.minX - 90) < 0.01 } == true)
        container.exclusionPaths = [path(CGRect(x: 4, y: 0, width: 192, height: 30))]
        #expect(lines.first.map { $0.fragment.minY >= 30 } == true)
        #expect(lines.first?.fragment.minX == 0)
    }

    @Test("Lines follow the outline of a curved region")
    func curved() {
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))]
        let edges = lines.filter { $0.fragment.maxY < 100 }.map(\.fragment.minX)
        #expect(edges.count >= 3)
        #expect(edges == edges.sorted(by: >))
        #expect(Set(edges).count == edges.count)
    }

    @Test("No text is lost, and the characters of a line are found at its position")
    func characters() {
        container.exclusionPaths = [path(CGRect(x: 0, y: 20, width: 90, height: 60))]
        var covered = 0
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, range, _ in
            #expect(range.location == covered)
            covered = NSMaxRange(range)
            let middle = CGPoint(x: used.midX, y: used.midY)
            let found = manager.characterIndex(
                for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
            #expect(NSLocationInRange(found, range))
        }
        #expect(covered == storage.length)
    }

    @Test("Paragraphs below a region move when text above them is inserted, and lose their indentation")
    func editing() throws {
        container.exclusionPaths = [path(CGRect(x: 0, y: 0, width: 90, height: 40))]
        _ = lines
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "New\n\n\n\n")
        let start = (storage.string as NSString).range(of: "Some").location
        let rect = manager.lineFragmentRect(forGlyphAt: start, effectiveRange: nil)
        #expect(rect.minY >= 40)
        #expect(rect.minX == 0)
    }

    @Test("Regions that are empty, far away, or not finite do not change the layout")
    func hostile() {
        let plain = lines.map(\.fragment)
        func isUnchanged() -> Bool {
            let now = lines.map(\.fragment)
            return now.count == plain.count
                && zip(now, plain).allSatisfy { $0.minX == $1.minX && abs($0.minY - $1.minY) < 0.1 }
        }
        let odd = [
            CGRect.zero, CGRect(x: 0, y: -50, width: 90, height: 40), CGRect(x: 500, y: 0, width: 90, height: 90),
            CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 40),
        ]
        container.exclusionPaths = odd.map { UIBezierPath(rect: $0) }
        #expect(isUnchanged())
        container.exclusionPaths = [path(CGRect(x: -1e6, y: 0, width: 2e6, height: 1e6))]
        #expect(lines.first.map { $0.fragment.minY >= 1e6 - 1 } == true)
    }
}

@Suite @MainActor struct ExclusionPathViewTests {
    @Test("A text view lays out its text again when exclusion paths are set")
    func textView() {
        WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.font = .systemFont(ofSize: 15)
            view.text = "Some words that need several lines to be placed beside a region that excludes text."
            stage.frame()
            let height = view.contentSize.height
            let caret = view.caretRect(for: .at(0))
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))]
            stage.frame()
            #expect(view.contentSize.height > height)
            #expect(view.caretRect(for: .at(0)).minX >= caret.minX + 99)
        }
    }
}
