import Fuzzing
import Testing

@testable import OpenText

@Suite("Blocks of repetitive text") struct RepetitiveTextTests {
    private struct Block: Equatable {
        var range: Range<Int>
        var isContinuation: Bool
    }

    private func buffer(_ text: String) -> TextBuffer {
        let buffer = TextBuffer()
        buffer.replace(0..<0, with: text)
        return buffer
    }

    private func blocks(_ buffer: TextBuffer) -> [Block] {
        (0..<buffer.blockCount).map {
            Block(range: buffer.blockRange($0), isContinuation: buffer.isContinuation($0))
        }
    }

    @Test(
        "Edits near block boundaries give the blocks of a new text",
        arguments: ["a", "([{", "0123456789", "é", "😀", "🇩🇪", "\u{200B}", "\u{301}", "ab c. ", "x\r\n"])
    func edits(unit: String) {
        var random = SeededRandom(seed: 3)
        let edited = buffer(String(repeating: unit, count: 14_000 / unit.utf8.count))
        for _ in 0..<8 {
            let block = Int.random(in: 0..<edited.blockCount, using: &random)
            let boundary = edited.blockRange(block).lowerBound
            let start = min(max(boundary + Int.random(in: -9...9, using: &random), 0), edited.length)
            let end = min(start + Int.random(in: 0...3, using: &random), edited.length)
            let texts = ["", "x", unit, unit + unit, "y z", "\n", String(repeating: unit, count: 1100)]
            edited.replace(start..<end, with: texts.randomElement(using: &random) ?? "")
            #expect(blocks(edited) == blocks(buffer(edited.string)))
        }
    }

    @Test("The end of a block depends only on the bytes that are compared")
    func decisiveBytes() {
        let breaks: [[UInt8]] = [[0x0A], [0x0D], [0x0D, 0x0A], [0xE2, 0x80, 0xA9]]
        for mark in breaks {
            for place in BlockScanner.reach - 20...BlockScanner.reach {
                let filler = Array(repeating: UInt8(ascii: "a"), count: BlockScanner.reach + 24)
                let whole = Array(filler[..<place]) + mark + Array(filler[place...])
                let decisive = Array(whole.prefix(BlockScanner.reach))
                let rest = Array(whole.dropFirst(BlockScanner.reach))
                // Bytes after the compared ones complete a paragraph break in one text only.
                var other = rest
                if let index = rest.prefix(3).firstIndex(of: 0xA9) {
                    other[index] = 0xA8
                } else {
                    other[0] = rest[0] == UInt8(ascii: "a") ? 0x0A : UInt8(ascii: "b")
                }
                let bytes = decisive + rest + decisive + other
                bytes.withUnsafeBufferPointer { bytes in
                    let scanner = BlockScanner(bytes: bytes)
                    let second = decisive.count + rest.count
                    let ends = [0, second].map { scanner.end(from: $0, isContinuation: true) }
                    #expect(scanner.continuationsEndAlike(0, second))
                    #expect(ends[0]?.byte == ends[1].map { $0.byte - second })
                    #expect(ends[0]?.isContinued == ends[1]?.isContinued)
                }
            }
        }
    }

    @Test("Blocks are not alike if one compared byte differs, or the text ends before it")
    func differingBytes() {
        let count = BlockScanner.reach
        for place in 0...count {
            var bytes = Array(repeating: UInt8(ascii: "a"), count: 2 * count)
            if place < count { bytes[count + place] = UInt8(ascii: "b") } else { bytes.removeLast() }
            let isAlike = bytes.withUnsafeBufferPointer {
                BlockScanner(bytes: $0).continuationsEndAlike(0, count)
            }
            #expect(!isAlike)
        }
    }
}
