import Fuzzing
import TestSupport
import Testing

@testable import OpenUIFoundation
import OpenUIKitCore

@Suite("Symbols from SVG files") struct SymbolFileTests {
    /// A file with a view box of 24 units and lines.
    private func file(_ content: String, _ attributes: String = #"viewBox="0 0 24 24""#) -> Data {
        Data(
            #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes) fill="none" stroke="black">\#(content)</svg>"#.utf8
        )
    }

    /// The box around all shapes of a file, in units of symbols.
    private func box(_ data: Data) throws -> CGRect {
        try SymbolFile.read(data).path.boundingBoxOfPath
    }

    private func error(_ data: Data) -> SymbolFileError? {
        do throws(SymbolFileError) {
            try UIImage.addSymbol(named: "test.svg-mistake", svg: data)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Shapes

    @Test(
        "Each element has its shape",
        arguments: [
            (#"<path d="M2 3h4v6"/>"#, CGRect(x: 2, y: 3, width: 4, height: 6)),
            (#"<circle cx="12" cy="10" r="4"/>"#, CGRect(x: 8, y: 6, width: 8, height: 8)),
            (#"<ellipse cx="12" cy="10" rx="4" ry="2"/>"#, CGRect(x: 8, y: 8, width: 8, height: 4)),
            (#"<rect x="1" y="2" width="3" height="4" rx="1"/>"#, CGRect(x: 1, y: 2, width: 3, height: 4)),
            (#"<line x1="1" y1="2" x2="5" y2="8"/>"#, CGRect(x: 1, y: 2, width: 4, height: 6)),
            (#"<polyline points="1,2 3,9 7 4"/>"#, CGRect(x: 1, y: 2, width: 6, height: 7)),
            (#"<polygon points="1 2, 3 9, 7 4"/>"#, CGRect(x: 1, y: 2, width: 6, height: 7)),
            (#"<path d="M1 1h1"/><line x1="9" y1="9" x2="5" y2="5"/>"#, CGRect(x: 1, y: 1, width: 8, height: 8)),
        ])
    func shapes(content: String, expected: CGRect) throws {
        let box = try box(file(content))
        expectNear(box.minX, expected.minX, within: 0.01)
        expectNear(box.minY, expected.minY, within: 0.01)
        expectNear(box.width, expected.width, within: 0.01)
        expectNear(box.height, expected.height, within: 0.01)
    }

    @Test(
        "Transforms of groups and shapes apply from the innermost to the outermost",
        arguments: [
            ("translate(3 4)", CGPoint(x: 5, y: 4)), ("translate(3)", CGPoint(x: 5, y: 0)),
            ("scale(2)", CGPoint(x: 4, y: 0)), ("rotate(90)", CGPoint(x: 0, y: 2)),
            ("rotate(90, 2, 2)", CGPoint(x: 4, y: 2)), ("matrix(0 1 1 0 1 1)", CGPoint(x: 1, y: 3)),
            ("skewY(45)", CGPoint(x: 2, y: 2)), ("translate(10,0) scale(2)", CGPoint(x: 14, y: 0)),
            ("scale(2), translate(1 0)", CGPoint(x: 6, y: 0)),
        ])
    func transforms(transform: String, end: CGPoint) throws {
        for content in [
            #"<path transform="\#(transform)" d="M0 0L2 0"/>"#,
            #"<g transform="\#(transform)"><g><path d="M0 0L2 0"/></g></g>"#,
        ] {
            let last = try SymbolFile.read(file(content)).path.currentPoint
            expectNear(last.x, end.x, within: 0.001)
            expectNear(last.y, end.y, within: 0.001)
        }
    }

    @Test(
        "The view box is fitted to the square of symbols",
        arguments: [
            (#"viewBox="0 0 48 48""#, CGRect(x: 5, y: 5, width: 5, height: 5)),
            (#"viewBox="10 10 12 12""#, CGRect(x: 0, y: 0, width: 20, height: 20)),
            (#"viewBox="0 0 24 12""#, CGRect(x: 10, y: 16, width: 10, height: 10)),
            (#"width="48px" height="48""#, CGRect(x: 5, y: 5, width: 5, height: 5)),
        ])
    func viewBox(attributes: String, expected: CGRect) throws {
        #expect(try box(file(#"<path d="M10 10L20 20"/>"#, attributes)) == expected)
    }

    @Test("Hidden shapes, and shapes with neither a fill nor a stroke, are not drawn")
    func hidden() throws {
        let content = """
            <rect width="24" height="24" stroke="none"/><path d="M2 2h20" style="display: none"/>
            <g stroke="none"><circle cx="12" cy="12" r="12"/></g><path d="M5 5h4v4"/>
            """
        #expect(try box(file(content)) == CGRect(x: 5, y: 5, width: 4, height: 4))
    }

    @Test("A file with strokes consists of lines, and one without of areas")
    func strokes() throws {
        #expect(try SymbolFile.read(file(#"<path d="M1 1h9"/>"#)).isStroked)
        let filled = Data(#"<svg viewBox="0 0 24 24"><path d="M1 1h9v9z"/></svg>"#.utf8)
        #expect(try !SymbolFile.read(filled).isStroked)
    }

    @Test("Comments, instructions, titles and elements of editors are skipped")
    func skipped() throws {
        let text = """
            <?xml version="1.0"?><!DOCTYPE svg><!-- <text> -->
            <svg viewBox="0 0 24 24"><title>A <![CDATA[<b>]]></title><metadata><text/></metadata>
            <editor:view x="1"><text/></editor:view><path d="M1 1h9v9z"/></svg>
            """
        #expect(try box(Data(text.utf8)) == CGRect(x: 1, y: 1, width: 9, height: 9))
    }

    @Test("An added file is a symbol with a filled form")
    func added() throws {
        let filled = Data(#"<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#.utf8)
        try UIImage.addSymbol(
            named: "test.svg", svg: file(#"<circle cx="12" cy="12" r="9"/>"#), filledSVG: filled)
        #expect(UIImage(systemName: "test.svg") != nil)
        #expect(UIImage(systemName: "test.svg.fill") != nil)
        #expect(UIImage.systemSymbolNames.contains("test.svg"))
    }

    // MARK: Mistakes

    @Test(
        "Elements and attributes that symbols cannot have are named in the error",
        arguments: [
            ("<text>a</text>", "text"), ("<image/>", "image"), ("<style>a</style>", "style"),
            ("<use href='#a'/>", "use"), ("<defs/>", "defs"), (#"<path d="M1 1h1" mask="url(#a)"/>"#, "mask"),
            (#"<g clip-path="url(#a)"/>"#, "clip-path"), (#"<g style="fill-rule:evenodd"/>"#, "fill-rule"),
        ])
    func unsupported(content: String, name: String) {
        #expect(error(file(content)) == .unsupported(name))
    }

    @Test(
        "Values that cannot be read are named in the error",
        arguments: [
            (#"<path d="M1"/>"#, "path", "d"), (#"<circle r="a"/>"#, "circle", "r"),
            (#"<circle r="-1"/>"#, "circle", "r"), (#"<rect width="1 2" height="1"/>"#, "rect", "width"),
            (#"<polyline points="1 2 3"/>"#, "polyline", "points"), (#"<g transform="turn(3)"/>"#, "g", "transform"),
            (#"<line x2="1e9"/>"#, "line", "x2"),
        ])
    func values(content: String, element: String, attribute: String) {
        #expect(error(file(content)) == .invalidAttribute(element: element, attribute: attribute))
    }

    @Test("A file without a view box or a size is rejected", arguments: ["", #"viewBox="0 0 0 24""#, #"viewBox="1""#])
    func noSize(attributes: String) {
        #expect(
            error(file(#"<path d="M1 1h1"/>"#, attributes))
                == .invalidAttribute(element: "svg", attribute: "viewBox"))
    }

    @Test(
        "Other texts are rejected",
        arguments: [
            "", "text", "<html></html>", "<svg", "<svg viewBox='0 0 24 24'>", "<svg viewBox='0 0 1 1'></g>",
            "<svg viewBox='0 0 1 1' viewBox='0 0 1 1'></svg>", "<svg viewBox='0 0 1 1'><g></svg>", "<!-- ",
            "<svg viewBox='0 0 1 1'></svg><svg viewBox='0 0 1 1'></svg>",
            "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaa'>]><svg viewBox='0 0 1 1'></svg>",
        ])
    func noSVG(text: String) {
        #expect(error(Data(text.utf8)) == .notSVG)
    }

    @Test("A file that draws nothing is rejected", arguments: ["<g/>", #"<circle r="0"/>"#, #"<path d=""/>"#])
    func empty(content: String) {
        #expect(error(file(content)) == .empty)
    }

    @Test("Large files, many elements and deep groups are rejected")
    func limits() {
        let shape = #"<path d="M1 1h1"/>"#
        #expect(error(file(String(repeating: " ", count: 300_000))) == .tooLarge)
        #expect(error(file(String(repeating: shape, count: 5_001))) == .tooLarge)
        #expect(
            error(file(String(repeating: "<g>", count: 40) + shape + String(repeating: "</g>", count: 40))) == .tooLarge
        )
    }

    @Test("Random documents are symbols of finite points, or rejected", arguments: 0..<20)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "<g>", "</g>", "<g transform='rotate(30)'>", "<g transform='scale(1e5)'>", "<path d='M1 1h9'/>", "<path",
            " d='M1 1l2 2z'", "/>", ">", "<circle r='3'/>", "<rect width='3' height='1e5'/>", "<!--", "-->", "<", "'",
            "=", "é", "<polygon points='1 2 3 4'/>", "</svg>", "&amp;", "<g transform='skewX(90)'>",
        ]
        for _ in 0..<300 {
            let count = Int.random(in: 0...20, using: &random)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
            guard let shapes = try? SymbolFile.read(file(text)) else { continue }
            let box = shapes.path.boundingBoxOfPath
            #expect(box.isNull || [box.width, box.height].allSatisfy(\.isFinite), "\(text)")
        }
    }
}
