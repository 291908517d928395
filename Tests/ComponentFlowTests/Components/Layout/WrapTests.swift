import Fuzzing
import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite @MainActor
struct WrapTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func boxes(_ sizes: [(CGFloat, CGFloat)]) -> [AnyComponentWithIdentity<Empty>] {
        sizes.enumerated().map { Rectangle(color: .red, width: $1.0, height: $1.1).id($0) }
    }

    @Test("A wrap starts a new line when the next child does not fit")
    func lines() {
        let size = stage.show(Wrap(boxes([(40, 10), (40, 20), (30, 10)]), spacing: 5, lineSpacing: 3))
        #expect(size == CGSize(width: 85, height: 33))
        #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 5), CGPoint(x: 45, y: 0), CGPoint(x: 0, y: 23)])
    }

    @Test("A wrap can run from right to left")
    func rightToLeft() {
        stage.show(Wrap(boxes([(40, 10), (40, 10), (30, 10)]), spacing: 5, isRightToLeft: true))
        #expect(frames.map(\.minX) == [45, 0, 55])
    }

    @Test("A wrap follows the layout direction")
    func layoutDirection() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(Wrap(boxes([(40, 10), (40, 10), (30, 10)]), spacing: 5))
        #expect(frames.map(\.minX) == [45, 0, 55])
    }

    @Test("A wrap can run from left to right in a right-to-left layout")
    func leftToRight() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(Wrap(boxes([(40, 10), (40, 10), (30, 10)]), spacing: 5, isRightToLeft: false))
        #expect(frames.map(\.minX) == [0, 45, 0])
    }

    @Test("Short lines of a wrap are placed by the alignment", arguments: [VStackAlignment.left, .center, .right])
    func alignment(_ alignment: VStackAlignment) {
        stage.show(Wrap(boxes([(80, 10), (60, 10)]), alignment: alignment, lineAlignment: .top))
        #expect(frames[1].minX == (alignment == .left ? 0 : alignment == .center ? 10 : 20))
    }

    @Test("An empty wrap has zero size")
    func empty() {
        #expect(stage.show(Wrap<Empty>([], spacing: 5, lineSpacing: 5)) == .zero)
    }

    @Test("Lines of a wrap are filled without overflow or overlap")
    func random() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<500 {
            let children = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                StackLayout.Child(
                    size: CGSize(
                        width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...20, using: &random)))
            }
            let layout = WrapLayout(
                spacing: CGFloat(Int.random(in: 0...6, using: &random)),
                lineSpacing: CGFloat(Int.random(in: 0...6, using: &random)), alignment: nil, lineAlignment: 0,
                isRightToLeft: Bool.random(using: &random))
            let (size, centers) = layout.arrange(children, available: CGSize(width: 100, height: 50))
            let frames = zip(children, centers).map { child, center in
                CGRect(
                    x: center.x - child.size.width / 2, y: center.y - child.size.height / 2, width: child.size.width,
                    height: child.size.height)
            }
            for (index, frame) in frames.enumerated() {
                #expect(CGRect(origin: .zero, size: size).contains(frame))
                #expect(frames[..<index].allSatisfy { !$0.intersects(frame.insetBy(dx: 0.1, dy: 0.1)) })
            }
            // The first child of a line would not have fitted into the previous line.
            let tops = Array(Set(frames.map(\.minY))).sorted()
            let lines = tops.map { top in frames.filter { $0.minY == top } }
            for (line, next) in zip(lines, lines.dropFirst()) {
                let used = line.reduce(0) { $0 + $1.width } + layout.spacing * CGFloat(line.count)
                #expect(used + (layout.isRightToLeft ? next[0].width : next[0].width) > 100)
            }
        }
    }
}
