import ComponentFlow
import ComponentFlowTesting
import Render
import Testing

@testable import ComponentFlowTools

@MainActor
@Suite("Lines of margins, guides and constraints")
struct LayoutGuideLineTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    private func shown() -> (outer: UIView, inner: UIView) {
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
        outer.layoutMargins = .zero
        let inner = UIView()
        inner.layoutMargins = .zero
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        stage.show(outer)
        return (outer, inner)
    }

    private func lines(_ view: UIView) -> [LayoutGuideLines.Line] {
        view.window?.layoutIfNeeded()
        return LayoutGuideLines(view: view).lines
    }

    @Test("Margins are shown as a rectangle")
    func margins() {
        let (outer, _) = shown()
        outer.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        #expect(lines(outer).map(\.frame) == [CGRect(x: 20, y: 15, width: 80, height: 70)])
    }

    @Test("Margins that all views have are not shown if nothing uses them")
    func defaultMargins() {
        let (outer, inner) = shown()
        outer.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        #expect(!lines(outer).contains { $0.color == .systemBlue })
    }

    @Test("Margins that all views have are shown if a constraint uses them")
    func usedMargins() {
        let (outer, inner) = shown()
        outer.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor).isActive = true
        let margins = lines(outer).filter { $0.color == .systemBlue }.map(\.frame)
        #expect(margins == [CGRect(x: 18, y: 18, width: 84, height: 64)])
    }

    @Test("Layout guides of the view are shown as rectangles")
    func guides() {
        let (outer, _) = shown()
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
            guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(lines(outer).map(\.frame).contains(CGRect(x: 30, y: 40, width: 40, height: 10)))
    }

    @Test("A constraint is a line between the two edges, and one of a width goes across the view")
    func constraints() {
        let (outer, inner) = shown()
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        let frames = Set(lines(inner).filter(\.isFilled).map(\.frame).filter { max($0.width, $0.height) != 7 })
        #expect(
            frames == [
                CGRect(x: 10, y: 40, width: 30, height: 1), CGRect(x: 60, y: 10, width: 1, height: 20),
                CGRect(x: 40, y: 40, width: 40, height: 1), CGRect(x: 60, y: 30, width: 1, height: 20),
            ])
    }

    @Test("The line of a constraint has a mark at each end")
    func caps() {
        let (outer, inner) = shown()
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        let frames = lines(inner).filter { $0.isFilled && $0.frame.height == 7 }.map(\.frame)
        #expect(frames == [CGRect(x: 10, y: 17, width: 1, height: 7), CGRect(x: 39, y: 17, width: 1, height: 7)])
    }

    @Test("The line between a container and its content is beside the content")
    func besideContent() {
        let (outer, inner) = shown()
        NSLayoutConstraint.activate([
            outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
            inner.widthAnchor.constraint(equalToConstant: 10),
        ])
        let frames = lines(inner).filter(\.isFilled).map(\.frame)
        #expect(frames.contains(CGRect(x: 80, y: 20, width: 30, height: 1)))
    }

    @Test("An inactive constraint and one of other views are not shown")
    func others() {
        let (outer, inner) = shown()
        inner.widthAnchor.constraint(equalToConstant: 40).isActive = false
        outer.addSubview(UIView())
        outer.subviews.last?.widthAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(lines(inner).filter(\.isFilled).isEmpty)
    }

    @Test("The items of a stack are shown as rectangles")
    func items() throws {
        stage.show(Pair(title: "a"))
        let view = try #require(stage.componentView)
        let frames = lines(view).filter { $0.color == .systemPurple }.map(\.frame)
        #expect(frames == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10)])
    }

    @Test("The rows and columns of a grid are shown as rectangles")
    func tracks() throws {
        stage.show(
            Grid {
                GridRow {
                    Colored(name: "a", color: .red)
                    Colored(name: "b", color: .red)
                }
                GridRow { Colored(name: "c", color: .red).padding(5) }
            })
        let view = try #require(stage.componentView)
        let frames = lines(view).filter { $0.color == .systemIndigo }.map(\.frame)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 10, width: 50, height: 20),
                CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 30, y: 0, width: 20, height: 30),
            ])
    }

    private func tracks(of view: UIView) -> [CGRect] {
        lines(view).filter { $0.color == .systemIndigo }.map(\.frame)
    }

    @Test("The lines of a flexible row that wraps are shown as rectangles")
    func flexLines() throws {
        stage.show(
            FlexRow(wrap: .wrap, gap: 4, lineGap: 6) {
                for name in ["a", "b", "c"] { Colored(name: name, color: .red).padding(30).id(name) }
            })
        let view = try #require(stage.componentView)
        #expect(
            tracks(of: view) == [
                CGRect(x: 0, y: 0, width: 200, height: 70), CGRect(x: 0, y: 76, width: 200, height: 70),
            ])
    }

    @Test("A flexible row with one line shows none")
    func singleLine() throws {
        stage.show(FlexRow { Colored(name: "a", color: .red) })
        #expect(tracks(of: try #require(stage.componentView)) == [])
    }

    /// Shows three nodes of Render in a container with a layout.
    private func renderedView(_ layout: @escaping (UIView) -> Void) throws -> UIView {
        let canvas = UIView(frame: CGRect(x: 10, y: 5, width: 100, height: 80))
        stage.show(canvas)
        let node = UINode<UIView> { spec in
            spec.view.yoga.width = 90
            spec.view.yoga.height = 70
            layout(spec.view)
        }
        let items = (0..<3).map { number in
            UINode<UIView>(key: "\(number)") { spec in
                spec.view.yoga.width = 30
                spec.view.yoga.height = 20
            }
        }
        _ = node.children(items)
        node.reconcile(in: canvas)
        return try #require(canvas.subviews.first)
    }

    @Test("The rows and columns of a grid of Render are shown as rectangles")
    func renderGrid() throws {
        let view = try renderedView { view in
            view.yoga.display = .grid
            view.yoga.grid.templateColumns = [.points(40), .fraction(1)]
            view.yoga.grid.autoRows = [.points(25)]
            view.yoga.gap = 5
        }
        let origin = view.convert(CGPoint.zero, to: nil)
        let expected = [
            CGRect(x: 0, y: 0, width: 90, height: 25), CGRect(x: 0, y: 30, width: 90, height: 25),
            CGRect(x: 0, y: 0, width: 40, height: 55), CGRect(x: 45, y: 0, width: 45, height: 55),
        ].map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        #expect(tracks(of: view) == expected)
    }

    @Test("The lines of a flexbox of Render that wraps are shown as rectangles")
    func renderLines() throws {
        let view = try renderedView { view in
            view.yoga.flexDirection = .row
            view.yoga.flexWrap = .wrap
            view.yoga.columnGap = 20
            view.yoga.rowGap = 10
        }
        let origin = view.convert(CGPoint.zero, to: nil)
        let expected = [CGRect(x: 0, y: 0, width: 90, height: 20), CGRect(x: 0, y: 30, width: 90, height: 20)]
            .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        #expect(tracks(of: view) == expected)
    }
}
