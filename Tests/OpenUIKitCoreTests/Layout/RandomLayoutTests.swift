import Fuzzing
import Foundation
import Testing

import OpenUIKitCore

/// A description of a random tree of constrained views, from which the tree can be created again.
private struct Plan {
    /// A limit or preference for one of a view's dimensions.
    struct Wish {
        var isWidth: Bool
        var relation: NSLayoutConstraint.Relation
        /// Relative to the parent's dimension; 0 for a constant.
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
        var isActive = true
    }

    struct Node {
        /// The index of the superview; -1 is the root.
        var parent: Int
        /// The index of the sibling that the view follows, or -1.
        var sibling: Int
        var offset: CGPoint
        var content: CGSize
        var wishes: [Wish]
    }

    var size: CGSize
    var nodes: [Node] = []
}

/// A tree that was created from a plan.
@MainActor private final class Tree {
    let root = UIView()
    var views: [Box] = []
    var places: [(left: NSLayoutConstraint, top: NSLayoutConstraint)] = []
    var wishes: [[NSLayoutConstraint]] = []

    init(_ plan: Plan) {
        root.frame.size = plan.size
        for node in plan.nodes {
            let view = Box(node.content.width, node.content.height)
            let parent = node.parent < 0 ? root : views[node.parent]
            parent.addSubview(view)
            let behind = node.sibling < 0 ? parent.leftAnchor : views[node.sibling].rightAnchor
            let left = view.leftAnchor.constraint(equalTo: behind, constant: node.offset.x)
            let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: node.offset.y)
            NSLayoutConstraint.activate([left, top])
            places.append((left, top))
            wishes.append(
                node.wishes.map { wish in
                    let attribute: NSLayoutConstraint.Attribute = wish.isWidth ? .width : .height
                    let constraint = NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: wish.relation,
                        toItem: wish.multiplier == 0 ? nil : parent,
                        attribute: wish.multiplier == 0 ? .notAnAttribute : attribute,
                        multiplier: wish.multiplier == 0 ? 1 : wish.multiplier, constant: wish.constant)
                    constraint.priority = UILayoutPriority(wish.priority)
                    constraint.isActive = wish.isActive
                    return constraint
                })
            views.append(view)
        }
    }

    var frames: [CGRect] {
        root.layoutIfNeeded()
        return views.map(\.frame)
    }
}

@MainActor @Suite struct RandomLayoutTests {
    private func number(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }

    private func wish(_ random: inout SeededRandom) -> Plan.Wish {
        Plan.Wish(
            isWidth: Bool.random(using: &random),
            relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
            multiplier: [0, 0, 0.5, 1].randomElement(using: &random) ?? 0, constant: number(5...60, &random),
            // The preferences of a view have different priorities, so that the optimal layout is unique.
            priority: Float.random(in: 260...740, using: &random), isActive: Int.random(in: 0..<4, using: &random) > 0)
    }

    private func plan(_ random: inout SeededRandom) -> Plan {
        var plan = Plan(size: CGSize(width: number(50...300, &random), height: number(50...300, &random)))
        for index in 0..<Int.random(in: 3...14, using: &random) {
            let parent = Int.random(in: -1..<index, using: &random)
            let siblings = plan.nodes.indices.filter { plan.nodes[$0].parent == parent }
            plan.nodes.append(
                Plan.Node(
                    parent: parent,
                    sibling: Bool.random(using: &random) ? siblings.randomElement(using: &random) ?? -1 : -1,
                    offset: CGPoint(x: number(-20...20, &random), y: number(-20...20, &random)),
                    content: CGSize(width: number(1...80, &random), height: number(1...80, &random)),
                    wishes: (0..<Int.random(in: 0...3, using: &random)).map { _ in wish(&random) }))
        }
        return plan
    }

    private func edit(_ plan: inout Plan, _ tree: Tree, _ random: inout SeededRandom) {
        let index = Int.random(in: plan.nodes.indices, using: &random)
        let wish = plan.nodes[index].wishes.indices.randomElement(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            plan.nodes[index].offset.x = number(-20...20, &random)
            tree.places[index].left.constant = plan.nodes[index].offset.x
        case 1:
            plan.nodes[index].content = CGSize(width: number(1...80, &random), height: number(1...80, &random))
            tree.views[index].content = plan.nodes[index].content
        case 2:
            plan.size = CGSize(width: number(50...300, &random), height: number(50...300, &random))
            tree.root.frame.size = plan.size
        case 3:
            guard let wish else { return }
            plan.nodes[index].wishes[wish].constant = number(5...60, &random)
            tree.wishes[index][wish].constant = plan.nodes[index].wishes[wish].constant
        case 4:
            guard let wish else { return }
            plan.nodes[index].wishes[wish].isActive.toggle()
            tree.wishes[index][wish].isActive.toggle()
        case 5:
            guard let wish else { return }
            plan.nodes[index].wishes[wish].priority = Float.random(in: 260...740, using: &random)
            tree.wishes[index][wish].priority = UILayoutPriority(plan.nodes[index].wishes[wish].priority)
        case 6: reinsert(index, plan, tree, layingOut: Bool.random(using: &random))
        default: break
        }
    }

    /// Removes a view and adds it again, and reactivates the constraints to views outside of its subtree.
    private func reinsert(_ index: Int, _ plan: Plan, _ tree: Tree, layingOut: Bool) {
        let view = tree.views[index]
        guard let parent = view.superview else { return }
        view.removeFromSuperview()
        if layingOut { _ = tree.frames }
        parent.addSubview(view)
        for (number, node) in plan.nodes.enumerated() {
            NSLayoutConstraint.activate([tree.places[number].left, tree.places[number].top])
            for (wish, constraint) in zip(node.wishes, tree.wishes[number]) where wish.isActive {
                constraint.isActive = true
            }
        }
    }

    @Test("After random changes the layout equals that of views created in the final configuration")
    func incrementalIsFresh() {
        for seed in 0..<120 {
            var random = SeededRandom(seed: UInt64(seed))
            var plan = plan(&random)
            let tree = Tree(plan)
            for step in 0..<15 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&plan, tree, &random) }
                let (found, expected) = (tree.frames, Tree(plan).frames)
                #expect(found == expected, "seed \(seed) step \(step)")
                if found != expected { return }
            }
        }
    }
}
