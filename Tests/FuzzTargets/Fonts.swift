import ComponentFlow
import Fuzzing

extension FuzzTarget {
    /// Registering a font file with arbitrary bytes succeeds or fails with an error, and text in its fonts has a finite
    /// size.
    package static let fonts = FuzzTarget("fonts", "font files that are wrong in their structure", shortRun: 25) {
        choices in
        guard let font = Data(base64Encoded: squares) else { throw FuzzFailure("the font cannot be read") }
        let bytes = damaged([UInt8](font), choices)
        choices.note("\(bytes.count) bytes: \(PictureSVG.base64(bytes))")
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        guard CTFontManagerRegisterFontsForURL(url, .process, nil) else { return }
        defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
        for name in UIFont.familyNames where name.hasPrefix("Flow") {
            let font = UIFont(name: name, size: 20) ?? .systemFont(ofSize: 20)
            let size = NSAttributedString(string: "A B\nAA", attributes: [.font: font]).size()
            try require(size.width.isFinite && size.height.isFinite, "\(name) gives text of the size \(size)")
            try require(font.ascender.isFinite && font.capHeight.isFinite, "\(name) has no finite measures")
        }
    }

    private static func damaged(_ font: [UInt8], _ choices: Choices) -> [UInt8] {
        var font = font
        choices.steps(upTo: 4) {
            // The directory has 10 tables with entries of 16 bytes: name, checksum, offset and length.
            let entry = 12 + choices.below(10) * 16
            let table = font[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
            var number = PictureBytes()
            number.big(
                choices.element(of: [0, 1, 255, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF]),
                choices.element(of: [2, 4]))
            let place = choices.isTrue() ? entry + choices.below(16) : table + choices.below(60)
            guard place >= 12, place + number.bytes.count <= font.count else { return }
            font.replaceSubrange(place..<place + number.bytes.count, with: number.bytes)
        }
        if choices.isTrue(onceIn: 5) { font.removeLast(choices.below(font.count)) }
        return choices.isTrue(onceIn: 5) ? collection(of: font, choices) : font
    }

    /// Returns a collection that contains the same font many times.
    private static func collection(of font: [UInt8], _ choices: Choices) -> [UInt8] {
        var file = PictureBytes()
        let count = choices.element(of: [1, 3, 200, 300])
        file.add("ttcf")
        file.big(0x10000, 4)
        file.big(choices.isTrue() ? count : choices.element(of: [0, 65535, 0xFFFF_FFFF]), 4)
        for _ in 0..<count { file.big(12 + count * 4, 4) }
        file.add(font)
        return file.bytes
    }

    /// The font "Flow Test Squares".
    private static let squares = """
        AAEAAAAKAIAAAwAgT1MvMkdZRggAAAEoAAAAYGNtYXAAdABcAAABlAAAADxnbHlmFqEWnwAAAdgAAAA0aGVhZGI2QzgAAACsAAAANmhoZWEG\
        EAKOAAAA5AAAACRobXR4B9AAyAAAAYgAAAAMbG9jYQANACcAAAHQAAAACG1heHAABQAGAAABCAAAACBuYW1ltq5/uAAAAgwAAAGPcG9zdAAI\
        ACQAAAOcAAAAKAABAAAAAQAAmv5Stl8PPPUAAwPoAAAAAAAAAAAAAAAAAAAAAABkAAACvAJYAAAAAwACAAAAAAAAAAEAAALu/wYAAAMgAGQA\
        ZAK8AAEAAAAAAAAAAAAAAAAAAAADAAEAAAADAAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAABAKbAZAABQAEAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAAACAAQQLu/wYAAALuAPoAAAAAAAAAAAH0AlgAAAAgAAADIABkAZAAAAMgAGQA\
        AAACAAAAAwAAABQAAwABAAAAFAAEACgAAAAGAAQAAQACACAAQf//AAAAIABB////4f/BAAEAAAAAAAAAAAANAA0AGgABAGQAAAK8AlgAAwAA\
        MxEhEWQCWAJY/agAAAEAZAAAArwCWAADAAAzESERZAJYAlj9qAAAAAAMAJYAAQAAAAAAAQARAAAAAQAAAAAAAgAHABEAAQAAAAAAAwARAAAA\
        AQAAAAAABAAZABgAAQAAAAAABQALADEAAQAAAAAABgAXADwAAwABBAkAAQAiAFMAAwABBAkAAgAOAHUAAwABBAkAAwAiAFMAAwABBAkABAAy\
        AIMAAwABBAkABQAWALUAAwABBAkABgAuAMtGbG93IFRlc3QgU3F1YXJlc1JlZ3VsYXJGbG93IFRlc3QgU3F1YXJlcyBSZWd1bGFyVmVyc2lv\
        biAxLjBGbG93VGVzdFNxdWFyZXMtUmVndWxhcgBGAGwAbwB3ACAAVABlAHMAdAAgAFMAcQB1AGEAcgBlAHMAUgBlAGcAdQBsAGEAcgBGAGwA\
        bwB3ACAAVABlAHMAdAAgAFMAcQB1AGEAcgBlAHMAIABSAGUAZwB1AGwAYQByAFYAZQByAHMAaQBvAG4AIAAxAC4AMABGAGwAbwB3AFQAZQBz\
        AHQAUwBxAHUAYQByAGUAcwAtAFIAZQBnAHUAbABhAHIAAAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwAAAAMAJA==
        """
}
