import ComponentFlow
import Foundation
import Testing

/// A stack with a leaf before and after the elements of a ForEach.
private struct Content: Hashable {
    struct Element: Hashable, Identifiable {
        let id: Int
        let width: Int
    }

    var hasFirst: Bool
    var elements: [Element]
    var hasLast: Bool
    var alignment: VStackAlignment

    var component: AnyComponent<Empty> {
        let (hasFirst, elements, hasLast) = (hasFirst, elements, hasLast)
        return AnyComponent(
            VStack<Empty>(alignment: alignment, spacing: hasLast ? 3 : 2) {
                if hasFirst { Rectangle(color: .red, width: 40, height: 5) }
                ForEach(elements) { Rectangle(color: .blue, width: CGFloat($0.width), height: CGFloat($0.id)) }
                if hasLast { Rectangle(color: .green, width: 10, height: 7) }
            })
    }

    /// All contents with at most two of three elements in any order, one of which has two widths.
    static let all: [Content] = {
        let elements = [Element(id: 1, width: 8), Element(id: 2, width: 20), Element(id: 1, width: 12)]
        var lists: [[Element]] = [[]]
        for first in elements {
            lists.append([first])
            for second in elements where second.id != first.id { lists.append([first, second]) }
        }
        return lists.flatMap { list in
            [true, false].flatMap { hasFirst in
                [true, false].flatMap { hasLast in
                    [VStackAlignment.left, .right].map {
                        Content(hasFirst: hasFirst, elements: list, hasLast: hasLast, alignment: $0)
                    }
                }
            }
        }
    }()
}

/// The frames of a host's views, from back to front.
@MainActor
private func frames(of host: ComponentHostView<Empty>) -> [CGRect] {
    host.subviews.flatMap { view in [view.frame] + view.subviews.map(\.frame) }
}

@MainActor
@Suite("Children that are unchanged while their stack is updated")
struct UnchangedChildrenTests {
    @Test("Every update between two small stacks shows the same as a new host")
    func allTransitions() {
        let size = CGSize(width: 100, height: 100)
        var fresh: [Content: [CGRect]] = [:]
        for content in Content.all {
            let host = ComponentHostView<Empty>()
            host.update(component: content.component, containerSize: size)
            fresh[content] = frames(of: host)
        }
        for old in Content.all {
            let host = ComponentHostView<Empty>()
            for new in Content.all {
                host.update(component: old.component, containerSize: size)
                host.update(component: new.component, containerSize: size)
                if frames(of: host) != fresh[new] {
                    Issue.record("\(old) → \(new): \(frames(of: host)) instead of \(fresh[new] ?? [])")
                    return
                }
            }
        }
    }

    @Test("They move with the transition of the update")
    func animatedMove() {
        let host = ComponentHostView<Empty>()
        let content = { (alignment: VStackAlignment) in
            Content(hasFirst: true, elements: [.init(id: 1, width: 8)], hasLast: false, alignment: alignment).component
        }
        host.update(component: content(.left), containerSize: CGSize(width: 100, height: 100))
        host.update(
            transition: .linear(duration: 1), component: content(.right), containerSize: CGSize(width: 100, height: 100)
        )
        #expect(host.subviews.first?.subviews.last?.layer.animationKeys() == ["position"])
    }
}
