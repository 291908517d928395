import OpenCoreGraphics
import TestSupport
import Testing

@testable import OpenText
import UIKitTestSupport

@Suite struct DocumentLayoutTests {
    private func storage(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSTextStorage {
        NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 15)].merging(attributes) { $1 })
    }

    private func layout(of storage: NSTextStorage, width: CGFloat) -> (NSLayoutManager, NSTextContainer) {
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        manager.addTextContainer(container)
        return (manager, container)
    }

    /// A description of every line's paragraph, range and frame.
    private func description(of document: DocumentLayout) -> [String] {
        document.layOutAll()
        return (0..<document.displayedCount).flatMap { index in
            let layout = document.layout(of: index)
            return (0..<layout.lineCount).map { line in
                let frame = layout.frame(ofLine: line)
                let numbers = [document.top(of: index), frame.minX, frame.minY, frame.width, frame.height]
                return "\(index).\(line) \(layout.range(ofLine: line)) "
                    + numbers.map { "\(($0 * 64).rounded() / 64)" }.joined(separator: " ")
            }
        }
    }

    @Test("After random edits, widths and attributes, all lines equal those of a fresh layout")
    func incrementalEqualsFresh() throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            var samples = TextSamples(seed: seed)
            let storage = storage(samples.text(words: 1..<120))
            let (manager, container) = layout(of: storage, width: 240)
            for _ in 0..<25 {
                switch samples.next(0..<10) {
                case 0: container.size.width = CGFloat(samples.next(40..<400))
                case 1:
                    storage.beginEditing()
                    for _ in 0..<samples.next(1..<5) { samples.edit(storage) }
                    storage.endEditing()
                case 2:
                    let top = CGFloat(samples.next(0..<2000))
                    _ = manager.document?.layOut(top...top + 200, margin: 50)
                case 3: container.maximumNumberOfLines = samples.chance(2) ? 0 : samples.next(1..<8)
                case 4: container.lineBreakMode = samples.chance(2) ? .byTruncatingTail : .byWordWrapping
                default: samples.edit(storage)
                }
                let copy = NSTextStorage(attributedString: storage)
                let (fresh, freshContainer) = layout(of: copy, width: container.size.width)
                freshContainer.maximumNumberOfLines = container.maximumNumberOfLines
                freshContainer.lineBreakMode = container.lineBreakMode
                let (old, new) = (try #require(manager.document), try #require(fresh.document))
                #expect(old.count == storage.paragraphCount)
                try #require(description(of: old) == description(of: new), "seed \(seed)")
                expectNear(old.height, new.height, within: 0.01)
            }
        }
    }

    @Test("A document of one style is as high as the same text typeset at once")
    func heightOfWhole() throws {
        var samples = TextSamples(seed: 5)
        for _ in 0..<30 {
            let style = NSMutableParagraphStyle()
            style.paragraphSpacing = CGFloat(samples.next(0..<10))
            style.lineSpacing = CGFloat(samples.next(0..<5))
            style.paragraphSpacingBefore = CGFloat(samples.next(0..<5))
            let storage = storage(samples.text(words: 1..<60), [.paragraphStyle: style])
            let width = CGFloat(samples.next(60..<300))
            let (manager, container) = layout(of: storage, width: width)
            container.lineFragmentPadding = 0
            let whole = TypesetText(storage.textContent, width: width)
            expectNear(manager.usedRect(for: container).height, whole.size.height, within: 0.01)
            expectNear(manager.usedRect(for: container).width, whole.usedRect.width, within: 0.5)
        }
    }

    @Test("Visible paragraphs keep their positions when paragraphs above are laid out")
    func nothingJumps() throws {
        var samples = TextSamples(seed: 9)
        let storage = storage(
            (0..<400).map { _ in samples.text(words: 1..<60, paragraphs: false) }.joined(separator: "\n"))
        let (manager, container) = layout(of: storage, width: 300)
        let document = try #require(manager.document)
        var top: CGFloat = 0
        for step in 0..<300 {
            // The previous positions of the paragraphs that are laid out and visible.
            let seen = (0..<document.count).filter { index in
                let place = document.top(of: index)
                return document.isLaidOut(index) && place < top + 400 && place + document.layout(of: index).height > top
            }
            let before = seen.map { document.top(of: $0) - top }
            let pass = document.layOut(top...top + 400, margin: 100)
            top += pass.shift
            #expect(zip(seen, before).allSatisfy { abs(document.top(of: $0) - top - $1) < 0.01 })
            #expect(document.top(of: pass.paragraphs.lowerBound) <= max(top, 0) + 0.01)
            #expect(document.top(of: pass.paragraphs.upperBound) >= min(top + 400, document.height) - 0.01)
            #expect((pass.paragraphs).allSatisfy(document.isLaidOut))
            if step % 40 == 39 { container.size.width = CGFloat(samples.next(150..<500)) }
            top += samples.chance(12) ? CGFloat(samples.next(-9000..<9000)) : CGFloat(samples.next(-300..<260))
            top = min(max(top, 0), max(document.height - 400, 0))
        }
    }

    @Test("A long document lays out only the visible part and a margin, also after jumps")
    func layoutIsLazy() throws {
        let text = (0..<20_000).map { "Paragraph \($0) of a text that nobody reads to the end" }.joined(separator: "\n")
        let storage = storage(text)
        let (manager, _) = layout(of: storage, width: 300)
        let document = try #require(manager.document)
        for top in [0, 500_000, 100_000, 590_000] as [CGFloat] {
            let pass = document.layOut(top...top + 600, margin: 100)
            #expect(pass.paragraphs.count < 60)
            #expect((0..<document.count).count(where: document.isLaidOut) < 60 * 4)
        }
        let before = document.height
        storage.replaceCharacters(in: NSRange(location: 400_000, length: 0), with: "x\ny")
        #expect(document.count == 20_001)
        expectNear(document.height, before, within: 60)
    }

    @Test("Carets, hit-tests, line ranges and line movements are consistent with each other")
    func places() throws {
        for seed in 20...26 as ClosedRange<UInt64> {
            var samples = TextSamples(seed: seed)
            let storage = storage(samples.text(words: 10..<80))
            let (manager, _) = layout(of: storage, width: CGFloat(samples.next(80..<300)))
            let document = try #require(manager.document)
            var offset = 0
            while true {
                let caret = document.caretRect(at: offset, .forward)
                let range = document.lineRange(at: offset, .forward)
                #expect(range.location <= offset)
                #expect(offset <= NSMaxRange(range) + 1)
                let found = document.closestOffset(to: CGPoint(x: caret.minX, y: caret.midY))
                let again = document.caretRect(at: found.offset, found.affinity)
                // In bidirectional text several offsets can share a point, as in Pango, and Pango divides some grapheme
                // clusters of complex scripts.
                let paragraph = storage.paragraphText(storage.paragraphIndex(at: offset))
                let isPlain = paragraph.unicodeScalars.allSatisfy {
                    $0.value < 0x300 || (0x3000..<0x1F000).contains($0.value)
                }
                if isPlain {
                    #expect(again.minY == caret.minY, "\(seed) \(offset)")
                    expectNear(again.minX, caret.minX, within: 0.1, "\(seed) \(offset)")
                }
                #expect(storage.isBoundary(found.offset))
                var goal: CGFloat?
                let down = document.offset(from: offset, .forward, movingLines: 1, goalX: &goal)
                #expect(goal == caret.minX)
                let below = document.caretRect(at: down.offset, down.affinity)
                #expect(below.minY > caret.minY || down.offset == storage.length)
                guard offset < storage.length else { break }
                offset = storage.boundary(after: offset)
            }
        }
    }

    @Test("Repeated presses of an arrow key move through the whole text across paragraphs")
    func visualWay() throws {
        for seed in 30...36 as ClosedRange<UInt64> {
            var samples = TextSamples(seed: seed)
            let storage = storage("Start\n" + samples.text(words: 10..<40) + "\nend")
            let (manager, _) = layout(of: storage, width: 160)
            let document = try #require(manager.document)
            let paragraphs = Set((0..<storage.paragraphCount).filter { storage.paragraphRange($0).length > 1 })
            var place: Int? = 0
            var (steps, seen): (Int, Set<Int>) = (0, [])
            var offset = 0
            // To the right in left-to-right paragraphs and to the left in the others, which is always forward.
            while let here = place, here < storage.length, steps < storage.length * 3 {
                let (paragraph, own) = document.locate(here)
                seen.insert(paragraph)
                let layout = document.layout(of: paragraph)
                place = document.visualNeighbor(of: here, toRight: !layout.isRightToLeft(line: layout.line(at: own)))
                #expect(place.map(storage.isBoundary) ?? true)
                offset = max(offset, place ?? 0)
                steps += 1
            }
            #expect(offset == storage.length, "\(seed)")
            #expect(seen.isSuperset(of: paragraphs), "\(seed)")
        }
    }

    @Test("Selection rectangles fill continued lines to the edge and do not overlap")
    func selection() throws {
        var samples = TextSamples(seed: 40)
        var selections = 0
        for _ in 0..<40 {
            let storage = storage(samples.text(words: 5..<60))
            let (manager, _) = layout(of: storage, width: 200)
            let document = try #require(manager.document)
            let range = samples.range(in: storage, longest: 200)
            let parts = document.selectionParts(of: range)
            for (index, part) in parts.enumerated() {
                #expect(part.rect.minX >= 4.9)
                #expect(part.rect.maxX <= 195.1)
                #expect(part.rect.width > 0)
                for other in parts[(index + 1)...] {
                    let both = part.rect.intersection(other.rect)
                    #expect(both.isNull || both.width < 0.1 || both.height < 0.1)
                }
            }
            let lines = Set(parts.map(\.rect.minY)).sorted()
            for y in lines.dropFirst().dropLast() {
                let width = parts.filter { $0.rect.minY == y }.reduce(0) { $0 + $1.rect.width }
                expectNear(width, 190, within: 0.1)
            }
            guard range.length > 0, !parts.isEmpty else { continue }
            selections += 1
            #expect(parts.count(where: \.containsStart) == 1)
            #expect(parts.count(where: \.containsEnd) <= 1)
        }
        #expect(selections > 20)
    }

    @Test("A paragraph of 8,000 characters is laid out in parts that contain all of its glyphs")
    func longParagraph() throws {
        let text = String(repeating: "An endless paragraph goes on and on. ", count: 216)
        let storage = storage(text)
        let (manager, _) = layout(of: storage, width: 100)
        let document = try #require(manager.document)
        let layout = document.layout(of: 0)
        #expect(document.count == 1)
        #expect(layout.lineCount > 400)
        #expect(layout.parts.count > 8)
        #expect(layout.parts.reduce(0) { $0 + $1.runs.count } == layout.typeset.runs.count)
        #expect(layout.parts.reduce(0) { $0 + $1.lines.count } == layout.lineCount)
    }

    @Test("A paragraph of 100,000 characters is divided into blocks, of which only visible ones are laid out")
    func dividedParagraph() throws {
        let text = String(repeating: "An endless paragraph goes on and on. ", count: 2703)
        let storage = storage(text)
        let (manager, _) = layout(of: storage, width: 400)
        let document = try #require(manager.document)
        #expect(storage.paragraphCount == 1)
        #expect(document.count > 30)
        let seen = document.layOut(0...500, margin: 0)
        #expect(seen.paragraphs.count < 5)
        let caret = document.caretRect(at: 50_000, .forward)
        #expect(document.closestOffset(to: CGPoint(x: caret.minX, y: caret.midY)).offset == 50_000)
    }
}
