import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Styles of lists") @MainActor
struct ListStyleTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let log = UpdateLog()

    private var list: LazyList<Empty>.View? { stage.list as? LazyList<Empty>.View }

    /// The frames of the groups from top to bottom, in the coordinates of the content.
    private var groups: [CGRect] {
        (list?.groups.values.map(\.frame) ?? []).sorted { $0.minY < $1.minY }
    }

    /// The frame of a cell in the window.
    private func frame(of name: String) -> CGRect? {
        let cell = stage.window.views(of: Probe.View.self).first { $0.accessibilityIdentifier == name }
        return cell.map { $0.convert($0.bounds, to: stage.window) }
    }

    /// A list of two sections with two rows and one row.
    private var content: LazyList<Empty> {
        LazyList(sections: [section("a", 0..<2), section("b", 2..<3)])
    }

    private func section(_ id: String, _ rows: Range<Int>) -> LazyListSection<Empty> {
        LazyListSection(rows, id: \.self, section: id) { [log] row in
            Probe(name: "\(row)", size: CGSize(width: 50, height: 22), log: log)
        }
    }

    // MARK: Geometry

    @Test("The groups of insetGrouped contain the rows and the separators between them, at a distance from the edges")
    func insetGrouped() {
        stage.show(content.listStyle(.insetGrouped))
        #expect(groups.first == CGRect(x: 16, y: 18, width: 268, height: 44 + 1 + 44))
        #expect(groups.last == CGRect(x: 16, y: 18 + 89 + 36, width: 268, height: 44))
        #expect(frame(of: "0") == CGRect(x: 32, y: 29, width: 50, height: 22))
        #expect(list?.groups.values.map(\.layer.cornerRadius) == [10, 10])
    }

    @Test("The groups of grouped extend from edge to edge, without rounded corners")
    func grouped() {
        stage.show(content.listStyle(.grouped))
        #expect(groups.first == CGRect(x: 0, y: 18, width: 300, height: 89))
        #expect(frame(of: "0")?.minX == 16)
        #expect(list?.groups.values.map(\.layer.cornerRadius) == [0, 0])
    }

    @Test("A sidebar has neither groups nor separators")
    func sidebar() {
        stage.show(content.listStyle(.sidebar))
        #expect(groups.isEmpty)
        #expect(frame(of: "0") == CGRect(x: 24, y: 14, width: 50, height: 22))
        #expect(frame(of: "1")?.minY == CGFloat(14 + 34))
        #expect(list?.backgroundColor == .secondarySystemBackground)
    }

    @Test(
        "The automatic and the plain style show rows as they are described", arguments: [ListStyle.automatic, .plain])
    func plain(style: ListStyle) {
        stage.show(content.listStyle(style))
        #expect(groups.isEmpty)
        #expect(frame(of: "1") == CGRect(x: 0, y: 22, width: 50, height: 22))
        #expect(list?.backgroundColor == nil)
    }

    @Test("In a layout from right to left, rows begin at the right edge of their group")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(content.listStyle(.insetGrouped))
        #expect(frame(of: "0")?.maxX == CGFloat(300 - 32))
        #expect(groups.first?.minX == 16)
    }

    @Test("A wide list has wider distances beside its groups")
    func wide() {
        stage.resize(to: CGSize(width: 500, height: 400))
        stage.show(content.listStyle(.insetGrouped))
        #expect(groups.first?.minX == 20)
        #expect(groups.first?.maxX == 480)
    }

    @Test("With a large text size, groups contain their higher rows")
    func textSize() {
        stage.show(
            LazyList(["one", "two"], id: \.self) { Text($0) }.listStyle(.insetGrouped))
        stage.setTextScale(3)
        stage.advance(by: 0.1)
        let labels = stage.window.views(of: UILabel.self).map { $0.convert($0.bounds, to: list) }
        #expect(labels.count == 2)
        #expect((groups.first?.height ?? 0) > 100)
        #expect(labels.allSatisfy { groups.first?.contains($0) == true })
    }

    @Test("Headers and footers are outside of the groups, and are not pinned")
    func edges() {
        stage.show(
            LazyList(sections: [
                section("a", 0..<40).header(Probe(name: "header", size: CGSize(width: 60, height: 15), log: log))
                    .footer(Probe(name: "footer", size: CGSize(width: 60, height: 15), log: log))
            ])
            .listStyle(.grouped))
        #expect(frame(of: "header") == CGRect(x: 16, y: 18, width: 60, height: 15))
        #expect(groups.first?.minY == 40)
        list?.contentOffset.y = 100
        #expect((frame(of: "header")?.maxY ?? 0) <= 0)
        for _ in 0..<3 {
            list?.contentOffset.y = (list?.contentSize.height ?? 0) - 400
            stage.advance(by: 0.1)
        }
        let end = (groups.first?.maxY ?? 0) - (list?.contentOffset.y ?? 0)
        #expect(frame(of: "footer")?.minY == end + 7)
    }

    @Test("The title of a section has the font of headers and no background")
    func title() throws {
        stage.show(
            LazyList(sections: [LazyListSection("Title", 0..<2, id: \.self) { Text("\($0)") }]).listStyle(.grouped))
        let title = try #require(stage.window.views(of: UILabel.self).first { $0.text == "Title" })
        #expect(title.font.pointSize == UIFont.footnote.pointSize)
        #expect(title.convert(title.bounds, to: stage.window).origin == CGPoint(x: 16, y: 18))
        #expect(stage.accessibilityOutline.contains { $0.contains(#"heading "Title""#) })
    }

    @Test("The title of a section is a heading in a plain list, too")
    func plainTitle() {
        stage.show(LazyList<Empty>(sections: [LazyListSection("Title", 0..<2, id: \.self) { Text("\($0)") }]))
        #expect(stage.accessibilityOutline.contains { $0.contains(#"heading "Title" level 2"#) })
    }

    @Test("The group of a long section covers the visible area, and is not as long as the section")
    func longSection() {
        stage.show(LazyList(sections: [section("a", 0..<100_000)]).listStyle(.insetGrouped))
        list?.contentOffset.y = 1_000_000
        stage.advance(by: 0.1)
        #expect(groups.count == 1)
        let visible = list?.bounds ?? .null
        #expect(visible.minY > 900_000)
        #expect((groups.first?.minY ?? .infinity) <= visible.minY - 10)
        #expect((groups.first?.maxY ?? 0) >= visible.maxY + 10)
        #expect((groups.first?.height ?? .infinity) < 3_000)
    }

    @Test("The rows of a tree have their positions and levels in a style with groups, too")
    func tree() {
        stage.show(
            LazyList<Empty>(TreeNode.some, children: \.children) { Text("\($0.id)") }.listStyle(.insetGrouped))
        let lines = stage.accessibilityOutline
        #expect(lines.contains { $0.hasSuffix(#"treeItem "1" 1 of 3 level 1 collapsed"#) })
        #expect(list?.contentInset.top == 18)
        #expect(groups.first?.minY == 0)
    }

    // MARK: Colors

    @Test("Groups and the background around them have the colors of grouped content, in light and dark style")
    func colors() throws {
        stage.show(content.listStyle(.insetGrouped))
        let list = try #require(list)
        let group = try #require(list.groups.values.first)
        #expect(list.backgroundColor == .systemGroupedBackground)
        #expect(group.backgroundColor == .secondarySystemGroupedBackground)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(
                list.backgroundColor?.resolvedColor(with: traits) != group.backgroundColor?.resolvedColor(with: traits))
        }
    }

    @Test("Groups are behind all rows and their selection")
    func order() throws {
        stage.show(
            LazyList(0..<3, id: \.self, selection: .constant(1)) { Text("\($0)") }.listStyle(.insetGrouped))
        let list = try #require(list)
        #expect(list.subviews.first === list.groups.values.first)
        #expect(list.subviews.contains { $0 is LazyListHighlight })
    }

    // MARK: Inheritance

    @Test("Lists have the style of the nearest modifier around them")
    func inherited() {
        stage.show(
            VStack {
                content.frame(height: 100)
                VStack { content.frame(height: 100) }.listStyle(.plain)
            }
            .listStyle(.grouped))
        let lists = stage.window.views(of: LazyList<Empty>.View.self)
        #expect(lists.map(\.style) == [.grouped, .plain])
    }

    @Test("A list follows a changed style and keeps its view and its offset at the start")
    func changes() {
        stage.show(VStack { content }.listStyle(.plain))
        let shown = list
        stage.show(VStack { content }.listStyle(.insetGrouped))
        #expect(list === shown)
        #expect(groups.count == 2)
        #expect(list?.contentOffset.y == 0)
        stage.show(VStack { content }.listStyle(.plain))
        #expect(groups.isEmpty)
        #expect(list?.subviews.contains { $0.backgroundColor == .secondarySystemGroupedBackground } == false)
        #expect(frame(of: "1") == CGRect(x: 0, y: 22, width: 50, height: 22))
    }

    @Test("The group of a section that is removed disappears")
    func removal() {
        stage.show(content.listStyle(.grouped))
        stage.show(LazyList(sections: [section("b", 2..<3)]).listStyle(.grouped))
        stage.advance(by: 1)
        #expect(groups == [CGRect(x: 0, y: 18, width: 300, height: 44)])
    }

    @Test("The rows of a table have no list style")
    func table() {
        stage.show(
            Table<ListedFile, Empty>(ListedFile.some) { TableColumn("Kind", value: \.kind) }.listStyle(.insetGrouped))
        #expect(stage.window.views(of: LazyList<Empty>.View.self).map(\.style) == [.automatic])
    }
}
