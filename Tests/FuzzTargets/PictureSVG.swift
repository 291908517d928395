import Fuzzing

/// Drawings whose cost is out of proportion to their size.
enum PictureSVG {
    static func hostile(_ choices: Choices) -> String {
        let size = choices.element(of: ["16", "1", "1e9", "100%", "-1", "3e-30", "NaN", "20000", "16mm"])
        let count = 1 << choices.below(14)
        let body = choices.element(of: bodies)(choices, count)
        return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            + "width='\(size)' height='16'>\(body)</svg>"
    }

    private static let bodies: [@Sendable (Choices, Int) -> String] = [
        { _, _ in "<rect width='9' height='9' fill='red'/>" },
        { choices, count in
            let order = choices.int(in: 1...40)
            let primitives = [
                "<feConvolveMatrix order='\(order)' kernelMatrix='\(repeated("1 ", order * order))'/>",
                "<feGaussianBlur stdDeviation='\(count)'/>", "<feMorphology operator='dilate' radius='\(count)'/>",
                "<feTurbulence baseFrequency='0.\(count)' numOctaves='\(count)'/>", "<feTile/>",
                "<feDisplacementMap scale='1e9' in2='SourceGraphic'/>", "<feOffset dx='1e30'/>",
            ]
            let chain = choices.list(upTo: 30) { choices.element(of: primitives) }.joined()
            return "<filter id='f' x='-1000%' y='-1000%' width='9000%' height='9000%'>\(chain)</filter>"
                + "<rect width='16' height='16' filter='url(#f)'/>"
        },
        { _, count in repeated("<g opacity='0.9'>", count) + "<rect width='3' height='3'/>" + repeated("</g>", count) },
        { _, count in
            let steps = min(count, 40)
            let uses = (1...steps).map {
                "<g id='a\($0)'>" + repeated("<use xlink:href='#a\($0 - 1)'/>", 10) + "</g>"
            }
            return
                "<defs><g id='a0'><rect width='9' height='9'/></g>\(uses.joined())</defs><use xlink:href='#a\(steps)'/>"
        },
        { _, count in
            "<path stroke='red' stroke-dasharray='0.0001' d='M0 0" + repeated("l9 9-9-8c1 2 3 4 5 6", count) + "'/>"
        },
        { _, count in
            "<style>" + repeated("g g g g g *:not(a) { fill: red } ", count) + "</style>"
                + repeated("<g>", 60) + repeated("<rect/>", count) + repeated("</g>", 60)
        },
        { _, count in
            let picture = PictureModel.png([
                (
                    "IHDR",
                    [
                        0, 0, UInt8(truncatingIfNeeded: count), 80, 0, 0, UInt8(truncatingIfNeeded: count), 80, 8, 0, 0,
                        0, 0,
                    ]
                ),
                ("IDAT", PictureDeflate.zeros(1 << 16)), ("IEND", []),
            ])
            return "<image width='16' height='16' xlink:href='data:image/png;base64,\(base64(picture))'/>"
        },
        { choices, count in
            let inner =
                "<svg xmlns='http://www.w3.org/2000/svg' width='\(count)' height='\(count)'><rect width='9' height='9'/></svg>"
            return repeated(
                "<image width='1e5' height='1e5' xlink:href='data:image/svg+xml;base64,\(base64(Array(inner.utf8)))'/>",
                choices.below(50))
        },
        { _, count in "<text font-size='\(count)'>" + repeated("Wort \u{5D0}\u{FDFA} ", count) + "</text>" },
        { _, count in
            "<defs><pattern id='p' width='0.001' height='0.001'><rect width='1' height='1' fill='url(#p)'/></pattern>"
                + "<mask id='m'>" + repeated("<rect width='9' height='9' mask='url(#m)'/>", count % 100)
                + "</mask></defs><rect width='16' height='16' fill='url(#p)' mask='url(#m)'/>"
        },
        { _, count in "<!-- \(repeated("&amp;", count)) --><text>\(repeated("&lt;", count))</text>" },
    ]

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let number = part.reduce(0) { $0 << 8 | Int($1) } << ((3 - part.count) * 8)
            for digit in 0..<4 { text.append(digit > part.count ? "=" : letters[number >> (18 - digit * 6) & 63]) }
        }
        return text
    }
}
