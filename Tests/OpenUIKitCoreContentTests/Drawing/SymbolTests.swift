import Fuzzing
import TestSupport
import Testing

@testable import OpenUIFoundation
import OpenUIKitCore
import UIKitTestSupport

@Suite("Symbols") struct SymbolTests {
    /// Returns the alpha values of an image, from 0 to 1, row by row.
    private func alphas(_ image: UIImage?) throws -> [Double] {
        let bitmap = try #require(image?.cgImage)
        return (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).map { x in Double(bitmap.pixel(x: x, y: y)?.alpha ?? 0) / 255 }
        }
    }

    private func coverage(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> Double {
        let values = try alphas(UIImage(systemName: name, withConfiguration: configuration))
        return values.reduce(0, +) / Double(values.count)
    }

    private static let names = UIImage.systemSymbolNames

    // MARK: Drawing

    @Test("Each symbol covers a part of its image", arguments: names)
    func visible(name: String) throws {
        let part = try coverage(name)
        #expect((0.01...0.7).contains(part), "\(part)")
    }

    @Test("No symbol is cut off at the edges of its image, also with the greatest weight", arguments: names)
    func edges(name: String) throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: .heavy)
        let values = try alphas(UIImage(systemName: name, withConfiguration: configuration))
        let length = Int(Double(values.count).squareRoot())
        let edge = (0..<length).flatMap { [values[$0], values[$0 * length], values[values.count - 1 - $0]] }
        #expect(edge.allSatisfy { $0 < 0.5 })
    }

    @Test("The lines of each icon are those that librsvg draws", arguments: names)
    func reference(name: String) throws {
        let lines = SymbolOutlines.names.split(separator: "\n").map { $0.split(separator: " ") }
        let icon = try #require(lines.first { $0[0] == name })[1]
        let outlines = SymbolOutlines.icons.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
        for outline in outlines where outline[0] == icon {
            let isFilled = outline[1] == "+"
            let style =
                isFilled
                ? "" : #"fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round""#
            let svg =
                #"<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 24 24"><path \#(style) d="\#(outline[2])"/></svg>"#
            let expected = try alphas(UIImage(data: Data(svg.utf8)))
            let path = try #require(SymbolPath.path(outline[2]))
            let size = CGSize(width: 72, height: 72)
            let drawn = UIGraphicsImageRenderer(size: size, format: .plain).image { context in
                context.cgContext.scaleBy(x: 3, y: 3)
                context.cgContext.addPath(path)
                context.cgContext.setLineWidth(2)
                context.cgContext.setLineCap(.round)
                context.cgContext.setLineJoin(.round)
                if isFilled { context.cgContext.fillPath() } else { context.cgContext.strokePath() }
            }
            let difference = zip(expected, try alphas(drawn)).map { abs($0 - $1) }.reduce(0, +)
            #expect(difference / expected.reduce(0, +) < 0.02, "\(outline[0]) \(outline[1])")
        }
    }

    @Test("A greater weight covers more", arguments: ["star", "plus", "gear", "star.fill"])
    func weights(name: String) throws {
        let values = try [UIImage.SymbolWeight.regular, .semibold, .black].map { weight in
            try coverage(name, UIImage.SymbolConfiguration(pointSize: 40, weight: weight))
        }
        #expect(values == values.sorted())
        #expect(Set(values).count == 3)
    }

    @Test("A filled form covers more than the lines", arguments: ["star", "bell", "heart", "checkmark.circle"])
    func filled(name: String) throws {
        #expect(try coverage(name + ".fill") > coverage(name) * 1.2)
    }

    @Test("The inside of a circle or a square is smaller than the symbol", arguments: [".circle", ".square"])
    func enclosures(suffix: String) throws {
        #expect(try coverage("scissors" + suffix) > coverage("scissors"))
        #expect(try coverage("scissors" + suffix + ".fill") > coverage("scissors" + suffix) * 1.5)
    }

    @Test("A slash erases what is beside it")
    func slash() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100)
        let image = UIImage(systemName: "square.fill.slash", withConfiguration: configuration)
        let values = try alphas(image)
        let length = Int(Double(values.count).squareRoot())
        let middle = length / 2
        #expect(values[middle * length + middle] == 1)
        let gap = (0..<length / 6).map { values[(middle - $0) * length + middle] }
        #expect(gap.contains(0))
    }

    // MARK: Size

    @Test("A symbol is larger than its point size, and a whole number of points", arguments: [9, 17, 23.5, 300])
    func size(points: CGFloat) throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: points)
        let size = try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
        #expect(size.height == (points * 1.38 - 1e-6).rounded(.up))
        #expect(size.width == size.height)
    }

    @Test("Scales are relative to the point size")
    func scales() throws {
        let heights = try [UIImage.SymbolScale.small, .medium, .large].map { scale in
            let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: scale)
            return try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.height
        }
        #expect(heights == [22, 28, 36])
    }

    @Test("Sizes that are not usable are limited", arguments: [-1, 0, .infinity, .nan, 1e9] as [CGFloat])
    func hostileSize(points: CGFloat) throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: points)
        let size = try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
        #expect((1...4000).contains(size.height))
    }

    @Test("A configuration that is applied completes and replaces the one of a symbol")
    func applying() throws {
        let image = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .thin)))
        let applied = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
        #expect(applied?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(applied?.size == image.size)
    }

    @Test("A configuration with a font has its size and weight")
    func font() {
        let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 21, weight: .semibold))
        #expect(configuration == UIImage.SymbolConfiguration(pointSize: 21, weight: .semibold))
    }

    @Test("The baseline of a symbol is that of text around whose capital letters it is centered")
    func baseline() throws {
        let image = try #require(UIImage(systemName: "star"))
        let offset = try #require(image.baselineOffsetFromBottom)
        let middle = offset + UIFont.systemFont(ofSize: 17).capHeight / 2
        expectNear(middle, image.size.height / 2, within: 0.01)
    }

    // MARK: Names

    @Test("An unknown name is reported", arguments: ["", ".fill", "no.such.symbol", "no.such.symbol.circle.fill"])
    func unknown(name: String) {
        let reports = Diagnostics.record { #expect(UIImage(systemName: name) == nil) }
        #expect(reports.map(\.rule) == ["image.unknown-symbol"])
    }

    @Test("A name of many variants is unknown", arguments: [".fill", ".slash.fill", ".circle"])
    func longName(suffix: String) {
        let name = "star" + String(repeating: suffix, count: 10_000)
        let reports = Diagnostics.record { #expect(UIImage(systemName: name) == nil) }
        #expect(reports.count == 1)
    }

    @Test("A circle around a symbol without a filled form is filled", arguments: ["plus.circle", "ellipsis.circle"])
    func filledCircle(name: String) throws {
        #expect(try coverage(name + ".fill") > coverage(name) * 1.5)
    }

    @Test("An added symbol is drawn")
    func added() throws {
        #expect(UIImage.addSymbol(named: "test.bar", path: "M12 3v18"))
        #expect(try coverage("test.bar") > 0.03)
        #expect(try coverage("test.bar.circle") > coverage("test.bar"))
    }

    @Test("A symbol that replaces an added one is drawn in place of it")
    func replaced() throws {
        UIImage.addSymbol(named: "test.replaced", path: "M12 3v18")
        let first = try coverage("test.replaced")
        UIImage.addSymbol(named: "test.replaced", path: "M3 3h18v18h-18z")
        #expect(try coverage("test.replaced") > first * 2)
    }

    @Test(
        "A path with a mistake is not added",
        arguments: ["", "L3 4", "M", "M1", "M1 2 3", "M1 2z3", "M1 2C1 2 3", "M1 2a3 4 5 2 0 1 1", "M1 2x", "M1e9 0"])
    func mistakes(path: String) {
        #expect(!UIImage.addSymbol(named: "test.mistake", path: path))
    }

    @Test("Random texts are paths or not, and paths of finite points", arguments: 0..<20)
    func randomPaths(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "M", "m", "l", "H", "v", "c", "s", "q", "t", "a", "A", "z", "-1", ".5", "1e3", "0", "1", "12 ", ",", "é",
        ]
        for _ in 0..<500 {
            let count = Int.random(in: 0...30, using: &random)
            let text = "M1 1" + (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
            guard let path = SymbolPath.path(text) else { continue }
            let box = path.boundingBoxOfPath
            #expect(box.isNull || [box.width, box.height].allSatisfy(\.isFinite), "\(text)")
        }
    }

    // MARK: Display

    @Test("An image view displays a symbol in the tint color") @MainActor
    func tint() throws {
        try WindowStage.run(CGSize(width: 60, height: 60)) { stage in
            let image = try #require(UIImage(systemName: "square.fill"))
            let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 60, height: 60))
            view.tintColor = .red
            stage.frame()
            #expect(stage.pixel(30, 30) == PixelColor(red: 255, green: 0, blue: 0))
        }
    }

    @Test("An image view displays a symbol in the color of its configuration") @MainActor
    func color() throws {
        try WindowStage.run(CGSize(width: 60, height: 60)) { stage in
            let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .blue)
            let image = try #require(UIImage(systemName: "square.fill", withConfiguration: configuration))
            stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 60, height: 60)).tintColor = .red
            stage.frame()
            #expect(stage.pixel(30, 30) == PixelColor(red: 0, green: 0, blue: 255))
        }
    }

    @Test("A symbol is drawn for the scale of its window", arguments: [1, 2, 3] as [CGFloat]) @MainActor
    func displayScale(scale: CGFloat) throws {
        try WindowStage.run(CGSize(width: 60, height: 60), scale: scale) { stage in
            let view = stage.add(UIImageView(image: UIImage(systemName: "star")), .zero)
            view.sizeToFit()
            stage.frame()
            let contents = try #require(view.layer.contents as? CGImage)
            #expect(CGFloat(contents.width) == view.bounds.width * scale)
        }
    }

    @Test("The preferred configuration of an image view determines the size of symbols without their own") @MainActor
    func preferred() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        #expect(view.intrinsicContentSize.height == 69)
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
        #expect(view.intrinsicContentSize.height == 14)
    }

    @Test("A tinted symbol keeps its color when it is drawn at another size")
    func tinted() throws {
        let image = try #require(UIImage(systemName: "square.fill")).withTintColor(.red, renderingMode: .alwaysOriginal)
        let larger = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
        #expect(larger.renderingMode == .alwaysOriginal)
        #expect(larger.cgImage?.pixel(x: 34, y: 34) == PixelColor(red: 255, green: 0, blue: 0))
    }
}
