import ComponentFlow
import Fuzzing

extension FuzzTarget {
    /// Valid pictures of every format decode to their exact pixels, and invalid ones do no harm.
    ///
    /// An invalid picture results in an error or a picture within time and memory limits, and the next picture is decoded
    /// correctly.
    package static let pictures = FuzzTarget(
        "pictures", "picture files of all formats, right and wrong in their structure", shortRun: 150,
        secondsPerCase: 20, megabytes: 1500
    ) { choices in
        let limits = UIImage.decodingLimits
        defer { UIImage.decodingLimits = limits }
        UIImage.decodingLimits.memory = 256 << 20
        UIImage.decodingLimits.pixels = 1 << 24
        UIImage.decodingLimits.animationPixels = 1 << 22
        UIImage.decodingLimits.animationFrames = 500
        if choices.isTrue() {
            try tryHostile(choices)
        } else {
            try compareGood(choices)
        }
    }

    // MARK: Valid files

    private static func compareGood(_ choices: Choices) throws {
        let kind = choices.below(7)
        choices.note("a right file of kind \(kind)")
        if kind == 6 { return try compareGIF(choices) }
        let model = PictureModel(choices, hasAlpha: kind < 2)
        let files: [() -> [UInt8]] = [
            { PictureModel.png(model.pngChunks()) },
            {
                let text = PictureModel.Chunk("zTXt", Array("a\0\0".utf8) + PictureDeflate.zeros(1000))
                let chunks = model.pngChunks()
                return PictureModel.png([chunks[0], text] + chunks[1...])
            },
            model.pnm, model.bmp, model.tiff, { Array(model.svg().utf8) },
        ]
        let image = UIImage(data: Data(files[kind]()))?.cgImage
        try require(image?.width == model.width && image?.height == model.height, "the size is \(size(image))")
        try require(words(image) == model.multiplied, "kind \(kind): \(words(image)) instead of \(model.multiplied)")
    }

    private static func compareGIF(_ choices: Choices) throws {
        let gif = PictureGIF(choices)
        let image = UIImage(data: Data(gif.file(clearsOften: choices.isTrue())))
        let frames = image?.images?.map(\.cgImage) ?? [image?.cgImage]
        let expected = gif.pictures()
        try require(frames.count == expected.count, "\(frames.count) frames instead of \(expected.count)")
        for (number, (frame, picture)) in zip(frames, expected).enumerated() {
            try require(words(frame) == picture, "frame \(number): \(words(frame)) instead of \(picture)")
        }
    }

    private static func size(_ image: CGImage?) -> String {
        image.map { "\($0.width) × \($0.height)" } ?? "none"
    }

    private static func words(_ image: CGImage?) -> [UInt32] {
        guard let image else { return [] }
        return image.withPixels { pixels in
            (0..<image.height).flatMap { y in
                (0..<image.width).map { pixels[y * image.bytesPerRow / 4 + $0] | (image.isOpaque ? 0xFF00_0000 : 0) }
            }
        }
    }

    // MARK: Invalid files

    @MainActor private static func tryHostile(_ choices: Choices) throws {
        let kind = choices.below(hostileFiles.count)
        let bytes = damaged(hostileFiles[kind](choices), choices)
        choices.note(
            "a wrong file of kind \(kind), \(bytes.count) bytes: \(PictureSVG.base64(Array(bytes.prefix(900))))")
        try requireLimitedTime("kind \(kind) of \(bytes.count) bytes") { use(Data(bytes), choices) }
        if choices.isTrue(onceIn: 8) { try compareGood(choices) }
    }

    /// Requires that decoding within a limit of one second ends.
    ///
    /// The elapsed time depends on other programs, so that its limit is higher than that of the processor time.
    @MainActor private static func requireLimitedTime(_ name: String, _ decode: @MainActor () -> Void) throws {
        let seconds = UIImage.decodingLimits.seconds
        UIImage.decodingLimits.seconds = 1
        defer { UIImage.decodingLimits.seconds = seconds }
        let factor = Double(ProcessInfo.processInfo.environment["FUZZ_FACTOR"] ?? "") ?? 1
        let start = ContinuousClock.now
        let processorTime = measured { _ = Diagnostics.record { decode() } }
        let elapsed = start.duration(to: .now)
        try require(processorTime < 6 * factor, "\(name) took \(processorTime) seconds of processor time")
        try require(elapsed < .seconds(60 * factor), "\(name) took \(elapsed)")
    }

    /// Decodes data with each of the APIs that accept it.
    private static func use(_ data: Data, _ choices: Choices) {
        switch choices.below(4) {
        case 0: _ = UIImage(data: data)?.cgImage
        case 1: _ = UIImage(data: data)?.preparingThumbnail(of: CGSize(width: 5, height: 5))
        case 2: _ = UIImage(data: data, scale: 2)?.preparingForDisplay()
        default:
            let attachment = NSTextAttachment(data: data, ofType: nil)
            _ = attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.pngData()
        }
    }

    private static func damaged(_ bytes: [UInt8], _ choices: Choices) -> [UInt8] {
        var bytes = bytes
        choices.steps(upTo: 2) {
            guard !bytes.isEmpty else { return }
            switch choices.below(4) {
            case 0: bytes[choices.below(bytes.count)] = UInt8(choices.below(256))
            case 1: bytes.removeLast(choices.below(bytes.count))
            case 2: bytes.insert(UInt8(choices.below(256)), at: choices.below(bytes.count))
            default:
                let start = choices.below(bytes.count)
                bytes.removeSubrange(start..<min(bytes.count, start + choices.below(9)))
            }
        }
        return bytes
    }

    /// Returns extreme values of a file's fields.
    private static func extreme(_ choices: Choices, _ usual: Int) -> Int {
        choices.element(of: [usual, 0, 1, 255, 4097, 8192, 16383, 32767, 65535, 1 << 24, 0x7FFF_FFFF, 0xFFFF_FFFF])
    }

    private static let hostileFiles: [@Sendable (Choices) -> [UInt8]] = [
        { png($0) }, { gif($0) }, { jpeg($0) }, { webP($0) }, { Array(PictureSVG.hostile($0).utf8) },
        header({ $0.bmp() }, 18..<26),
        header({ $0.tiff() }, 10..<118), header({ $0.pnm() }, 3..<9), { icon($0) },
    ]

    private static func png(_ choices: Choices) -> [UInt8] {
        var chunks = PictureModel(choices, hasAlpha: true).pngChunks()
        choices.steps(upTo: 4) {
            let place = 1 + choices.below(chunks.count - 1)
            let zeros = 1 << choices.int(in: 4...22)
            switch choices.below(7) {
            case 0: chunks.insert(("zTXt", Array("a\0\0".utf8) + PictureDeflate.zeros(zeros)), at: place)
            case 1:
                let text = PictureModel.Chunk("zTXt", Array("a\0\0".utf8) + PictureDeflate.zeros(zeros))
                chunks.insert(contentsOf: Array(repeating: text, count: choices.below(300)), at: place)
            case 2: chunks.insert(("iTXt", Array("a\0\u{1}\0\0\0".utf8) + PictureDeflate.zeros(zeros)), at: place)
            case 3:
                let profile = PictureDeflate.stored(PictureProfile.bytes(choices))
                chunks.insert(("iCCP", Array("p\0\0".utf8) + profile), at: place)
            case 4:
                var size = PictureBytes()
                size.big(extreme(choices, 5), 4)
                size.big(extreme(choices, 5), 4)
                size.add([
                    choices.element(of: [8, 16, 1]), choices.element(of: [0, 6, 2, 3]), 0, 0, UInt8(choices.below(2)),
                ])
                chunks[0].body = size.bytes
            case 5: chunks.insert(("IDAT", PictureDeflate.zeros(zeros)), at: place)
            default: chunks.insert(chunks[choices.below(chunks.count)], at: place)
            }
        }
        return PictureModel.png(chunks)
    }

    private static func gif(_ choices: Choices) -> [UInt8] {
        var gif = PictureGIF(choices)
        gif.width = extreme(choices, gif.width)
        gif.height = extreme(choices, gif.height)
        if choices.isTrue(onceIn: 3) {
            // A frame whose few bytes expand to very many equal indices.
            gif.frames = [gif.frames[0]]
            gif.frames[0].run = 1 << choices.int(in: 5...17)
        }
        if choices.isTrue(onceIn: 4) {
            let count = 1 << (gif.frames[0].run == nil ? choices.below(10) : choices.below(4))
            gif.frames = Array(repeating: gif.frames[0], count: count)
        }
        let (width, height) = (extreme(choices, 5), extreme(choices, 5))
        return gif.file(clearsOften: choices.isTrue()) { [$0[0], $0[1], width, height] }
    }

    private static func jpeg(_ choices: Choices) -> [UInt8] {
        var bytes = [UInt8](Data(base64Encoded: progressiveJPEG) ?? Data())
        // The frame size is at offset 145, and the last scan starts 38 bytes before the end.
        if choices.isTrue() {
            let (width, height) = (extreme(choices, 16), extreme(choices, 16))
            bytes.replaceSubrange(
                145..<149,
                with: [UInt8(height >> 8 & 255), UInt8(height & 255), UInt8(width >> 8 & 255), UInt8(width & 255)])
        }
        if choices.isTrue() {
            let scans = bytes[bytes.count - 38..<bytes.count - 2]
            for _ in 0..<choices.below(500) { bytes.insert(contentsOf: scans, at: bytes.count - 2) }
        }
        if choices.isTrue() {
            let profile = PictureProfile.bytes(choices)
            var block = PictureBytes(bytes: [0xFF, 0xE2])
            block.big(profile.count + 16, 2)
            block.add("ICC_PROFILE\0")
            block.add([1, 1] + profile)
            bytes.insert(contentsOf: block.bytes, at: 2)
        }
        return bytes
    }

    private static func webP(_ choices: Choices) -> [UInt8] {
        var bytes = [UInt8](Data(base64Encoded: choices.element(of: webPFiles)) ?? Data())
        choices.steps(upTo: 3) {
            let place = 12 + choices.below(bytes.count - 16)
            var number = PictureBytes()
            number.little(extreme(choices, 3) - choices.below(2), choices.element(of: [2, 3, 4]))
            bytes.replaceSubrange(place..<min(place + number.bytes.count, bytes.count), with: number.bytes)
        }
        if bytes.count > 30, choices.isTrue() {
            // The canvas size of an animation.
            var number = PictureBytes()
            number.little(extreme(choices, 3), 3)
            bytes.replaceSubrange(24..<27, with: number.bytes)
            bytes.replaceSubrange(27..<30, with: number.bytes)
        }
        return bytes
    }

    /// Returns a file with extreme values in a range of its bytes.
    private static func header(
        _ file: @escaping @Sendable (PictureModel) -> [UInt8], _ range: Range<Int>
    ) -> @Sendable (Choices) -> [UInt8] {
        { choices in
            var bytes = file(PictureModel(choices, hasAlpha: false))
            choices.steps(upTo: 3) {
                var number = PictureBytes()
                number.little(extreme(choices, 9), choices.element(of: [4, 2, 1]))
                let place = range.lowerBound + choices.below(range.count)
                bytes.replaceSubrange(place..<min(place + number.bytes.count, bytes.count), with: number.bytes)
            }
            return bytes
        }
    }

    private static func icon(_ choices: Choices) -> [UInt8] {
        var file = PictureBytes(bytes: [0, 0, 1, 0])
        let picture = png(choices)
        file.little(choices.element(of: [1, 0, 65535]), 2)
        file.add([4, 4, 0, 0])
        file.little(1, 2)
        file.little(32, 2)
        file.little(choices.isTrue() ? picture.count : extreme(choices, 9), 4)
        file.little(choices.isTrue() ? 22 : extreme(choices, 22), 4)
        file.add(picture)
        return file.bytes
    }

    /// 16 × 16 pixels, written by libjpeg.
    private static let progressiveJPEG = """
        /9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigj\
        KE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAQABADASIAAhEBAxEB/8QA\
        FQABAQAAAAAAAAAAAAAAAAAAAwT/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAAGVlY//xAAWEAADAAAAAAAAAAAAAAAAAAAA\
        AQL/2gAIAQEAAQUCUikUik//xAAVEQEBAAAAAAAAAAAAAAAAAAADAP/aAAgBAwEBPwEkv//EABYRAAMAAAAAAAAAAAAAAAAAAAABAv/aAAgB\
        AgEBPwF2f//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hAB//2gAMAwEA\
        AgADAAAAELv/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EF//xAAVEAEB\
        AAAAAAAAAAAAAAAAAAAAYf/aAAgBAQABPxCaaab/2Q==
        """

    /// 4 × 4 pixels, written by libwebp: an animation, a lossy picture, and a lossless one.
    private static let webPFiles = [
        """
        UklGRsIAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GQgAAAAAAAAAAAAMAAAMAAGQAAABWUDhMKQAAAC8DwAAA\
        fyAWTPxtZ9CZwkAMyvxnlgNBAMSCFi1atGjRokVHRP8DlNMdAEFOTUZMAAAAAAAAAAAAAwAAAwAAZAAAAFZQOCA0AAAA0AEAnQEqBAAEAAVA\
        fCWwAnQBDv4DjgAA8lK20efXQq0glfBRx94ft0y7Gndh7uDatAAAAA==
        """,
        """
        UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoEAAQABUB8JbACdAEO/gOOAADyUrbR59dCrSCV8FHH3h+3TLsad2Hu4Nq0AAAA
        """,
        "UklGRjYAAABXRUJQVlA4TCkAAAAvA8AAAH8gFkz8bWfQmcJADMr8Z5YDQQDEghYtWrRo0aJFR0T/A5TTHQA=",
    ]
}

/// ICC profiles with three primaries, and curves with extreme values.
enum PictureProfile {
    static func bytes(_ choices: Choices) -> [UInt8] {
        var profile = PictureBytes(bytes: [UInt8](repeating: 0, count: 128))
        profile.bytes.replaceSubrange(16..<24, with: Array("RGB XYZ ".utf8))
        profile.bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
        profile.big(6, 4)
        var place = 132 + 6 * 12
        var bodies: [[UInt8]] = []
        let (isShared, shared) = (choices.isTrue(), curve(choices))
        for (index, name) in ["rTRC", "gTRC", "bTRC", "rXYZ", "gXYZ", "bXYZ"].enumerated() {
            let body = index >= 3 ? primary(choices) : isShared ? shared : curve(choices)
            profile.add(name)
            profile.big(place, 4)
            profile.big(body.count, 4)
            bodies.append(body)
            place += body.count
        }
        profile.add(bodies.flatMap { $0 })
        return profile.bytes
    }

    private static func number(_ choices: Choices) -> Int {
        choices.element(of: [1 << 16, 0, 2 << 16, 1020 << 16, 32000 << 16, -32000 << 16])
    }

    private static func curve(_ choices: Choices) -> [UInt8] {
        var body = PictureBytes()
        guard choices.isTrue() else {
            body.add("curv\0\0\0\0")
            let count = choices.element(of: [0, 1, 2, 65535])
            body.big(count, 4)
            for _ in 0..<min(count, 4) { body.big(choices.below(65536), 2) }
            return body.bytes
        }
        let kind = choices.below(5)
        body.add("para\0\0\0\0")
        body.big(kind, 2)
        body.big(0, 2)
        for _ in 0..<[1, 3, 4, 5, 7][kind] { body.big(number(choices), 4) }
        return body.bytes
    }

    private static func primary(_ choices: Choices) -> [UInt8] {
        var body = PictureBytes()
        body.add("XYZ \0\0\0\0")
        for _ in 0..<3 { body.big(number(choices), 4) }
        return body.bytes
    }
}
