import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Groups and empty components") @MainActor
struct GroupTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func box(_ width: CGFloat, _ height: CGFloat) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    // MARK: Groups

    @Test("The components of a group in a stack are children of the stack")
    func children() {
        let size = stage.show(
            HStack(spacing: 4) {
                box(10, 5)
                Group {
                    box(20, 5)
                    box(30, 5)
                }
            })
        #expect(size == CGSize(width: 68, height: 5))
        #expect(frames.map(\.minX) == [0, 14, 38])
    }

    @Test("A spacer in a group takes the space that the stack leaves")
    func spacer() {
        stage.show(
            HStack {
                Group {
                    box(10, 5)
                    Spacer()
                }
                box(20, 5)
            })
        #expect(frames.map(\.minX).last == 80)
    }

    @Test("The elements in a group are children of the stack")
    func elements() {
        stage.show(HStack<Empty>(spacing: 2) { Group { ForEach([5, 6, 7], id: \.self) { box(CGFloat($0), 5) } } })
        #expect(frames.map(\.minX) == [0, 7, 15])
    }

    @Test("Children after a group keep their views when the group has more components")
    func identity() {
        func show(_ count: Int) -> UIView? {
            stage.show(
                VStack {
                    Group { for number in 0..<count { box(CGFloat(number), 5) } }
                    Text("last")
                })
            return stage.window.views(of: UILabel.self).first
        }
        let label = show(1)
        #expect(label != nil)
        #expect(show(3) === label)
    }

    @Test("A group outside of a stack shows the component that a condition chooses, in its size")
    func condition() {
        func show(_ isWide: Bool) -> CGSize {
            stage.show(Group { if isWide { box(50, 5) } else { box(10, 8) } })
        }
        #expect(show(true) == CGSize(width: 50, height: 5))
        #expect(show(false) == CGSize(width: 10, height: 8))
    }

    @Test("Components of the same type in two branches of a group have different views")
    func branches() {
        func show(_ isFirst: Bool) -> UIView? {
            stage.show(Group { if isFirst { Text("one") } else { Text("two") } })
            return stage.window.views(of: UILabel.self).last
        }
        let first = show(true)
        #expect(first != nil)
        #expect(show(false) !== first)
        #expect(stage.window.shownTexts == ["two"])
    }

    @Test("A component in a group is proposed the size that is proposed to the group")
    func proposal() {
        #expect(stage.show(Group { Rectangle(color: .red) }) == CGSize(width: 100, height: 60))
    }

    @Test("A group with a modifier arranges its components from top to bottom")
    func modified() {
        let size = stage.show(
            HStack {
                Group {
                    box(10, 5)
                    box(20, 6)
                }
                .padding(1)
            })
        #expect(size == CGSize(width: 22, height: 13))
    }

    @Test("A group without components has no size")
    func none() {
        #expect(stage.show(Group<Empty> {}) == .zero)
    }

    @Test("Groups with equal components are equal")
    func equality() {
        func group(_ height: CGFloat) -> Group<Empty> { Group { box(10, height) } }
        #expect(group(5) == group(5))
        #expect(group(5) != group(6))
    }

    @Test("A group in a label provides the title")
    func label() {
        #expect(Group<Empty> { Text("Sort") }.padding(2).labelText?.text == "Sort")
    }

    // MARK: Empty components

    @Test("An empty component in a stack is no child, so that it has no spacing")
    func empty() {
        let size = stage.show(
            VStack(spacing: 10) {
                box(10, 5)
                EmptyComponent()
                box(10, 5)
            })
        #expect(size == CGSize(width: 10, height: 20))
    }

    @Test("An empty component has no size")
    func emptySize() {
        #expect(stage.show(EmptyComponent()) == .zero)
        #expect(stage.show(EmptyComponent().padding(3)) == CGSize(width: 6, height: 6))
    }
}
