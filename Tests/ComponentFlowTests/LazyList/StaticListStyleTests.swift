import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Styles of lists that do not scroll") @MainActor
struct StaticListStyleTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let log = UpdateLog()

    private var background: StyledListBackgroundView? {
        stage.window.views(of: StyledListBackgroundView.self).first
    }

    /// The frame of an item in the window.
    private func frame(of name: String) -> CGRect? {
        let item = stage.window.views(of: Probe.View.self).first { $0.accessibilityIdentifier == name }
        return item.map { $0.convert($0.bounds, to: stage.window) }
    }

    private func list(_ ids: Range<Int>, spacing: CGFloat = 0) -> List<Empty> {
        List(
            ids.map { Probe(name: "\($0)", size: CGSize(width: 50, height: 22), log: log).id($0) }, spacing: spacing)
    }

    @Test("In insetGrouped, the items are the rows of a group with separators, at a distance from the edges")
    func insetGrouped() throws {
        #expect(stage.show(list(0..<2).listStyle(.insetGrouped)) == CGSize(width: 300, height: 125))
        #expect(frame(of: "0") == CGRect(x: 32, y: 29, width: 50, height: 22))
        #expect(frame(of: "1") == CGRect(x: 32, y: 74, width: 50, height: 22))
        let background = try #require(background)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 300, height: 125))
        #expect(background.group.frame == CGRect(x: 16, y: 18, width: 268, height: 89))
        #expect(background.group.layer.cornerRadius == 10)
        #expect(background.separators.map(\.frame) == [CGRect(x: 32, y: 62, width: 252, height: 1)])
    }

    @Test("In grouped, the group extends from edge to edge, without rounded corners")
    func grouped() throws {
        stage.show(list(0..<2).listStyle(.grouped))
        let background = try #require(background)
        #expect(background.group.frame == CGRect(x: 0, y: 18, width: 300, height: 89))
        #expect(background.group.layer.cornerRadius == 0)
        #expect(frame(of: "0")?.minX == 16)
    }

    @Test("A sidebar has neither a group nor separators")
    func sidebar() {
        stage.show(list(0..<2).listStyle(.sidebar))
        #expect(frame(of: "0") == CGRect(x: 24, y: 14, width: 50, height: 22))
        #expect(frame(of: "1")?.minY == 48)
        #expect(background?.backgroundColor == .secondarySystemBackground)
        #expect(background?.group.backgroundColor == nil)
        #expect(background?.separators.isEmpty == true)
    }

    @Test(
        "In the automatic and the plain style, items are shown as they are described",
        arguments: [ListStyle.automatic, .plain])
    func plain(style: ListStyle) {
        stage.show(list(0..<2).listStyle(style))
        #expect(frame(of: "1") == CGRect(x: 0, y: 22, width: 50, height: 22))
        #expect(background == nil)
    }

    @Test("In a layout from right to left, items and separators begin at the right")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(list(0..<2).listStyle(.insetGrouped))
        #expect(frame(of: "0")?.maxX == 268)
        #expect(background?.separators.first?.frame.maxX == 268)
    }

    @Test("The background is behind the items")
    func order() {
        stage.show(list(0..<2).listStyle(.grouped))
        let views = background?.superview?.subviews
        #expect(views?.first === background)
        #expect(views?.count == 3)
    }

    @Test("A list follows a changed style and changed items as a new one does")
    func changes() {
        stage.show(list(0..<2).listStyle(.plain))
        stage.show(list(0..<2).listStyle(.insetGrouped))
        stage.show(list(0..<3, spacing: 4).listStyle(.insetGrouped))
        #expect(frame(of: "2")?.minY == 127)
        #expect(background?.separators.count == 2)
        stage.show(list(1..<3).listStyle(.insetGrouped))
        #expect(background?.group.frame.height == 89)
        #expect(background?.separators.count == 1)
        stage.show(list(1..<3).listStyle(.plain))
        #expect(background == nil)
        #expect(frame(of: "2")?.minY == 22)
    }

    @Test("A list from left to right and an empty list have no background")
    func withoutRows() {
        let item = Probe(name: "0", size: CGSize(width: 50, height: 22), log: log)
        stage.show(List(direction: .horizontal) { item }.listStyle(.grouped))
        #expect(frame(of: "0")?.minX == 0)
        #expect(background == nil)
        stage.show(list(0..<0).listStyle(.grouped))
        #expect(background == nil)
    }
}
