import ComponentFlow
import ComponentFlowTesting

/// All ordered subsets of a few keyed children in a container, and the transitions between them.
@MainActor
package final class ChildTransitions {
    /// The kind of transition between subsets.
    package enum TransitionKind: String, CaseIterable, Sendable {
        /// Without animation.
        case immediate
        /// Animated, and compared after the animation.
        case animated
        /// Animated, and interrupted by a transition to a third subset.
        case interrupted
    }

    /// The names of the containers.
    package nonisolated static let containers = kinds.map(\.rawValue)

    private nonisolated static let kinds: [ComponentTree.Kind] = [
        .vStack, .hStack, .zStack, .wrap, .flexRow, .flexColumn, .list, .lazyList, .row, .single, .grid, .cascade,
        .viewThatFits, .forEach,
    ]
    private static let size = CGSize(width: 80, height: 90)

    private let kind: ComponentTree.Kind
    private let subsets: [[Int]]
    private let stage = Stage(size: ChildTransitions.size)
    private let host = ComponentHostView<Empty>()
    private var fresh: [Int: (outline: ViewOutline, image: UIImage?)] = [:]
    private var checks = 0
    private let pixelInterval: Int

    /// - Parameters:
    ///   - container: One of ``containers``.
    ///   - children: The maximum number of children.
    ///   - pixelInterval: The interval of transitions whose pixels are compared as well.
    package init(container: String, children: Int, pixelInterval: Int) {
        kind = ComponentTree.Kind(rawValue: container) ?? .vStack
        subsets = Self.orderedSubsets(of: Array(0..<children))
        self.pixelInterval = pixelInterval
        stage.show(host)
        show(0, animated: false)
    }

    /// Returns the number of transitions.
    package func count(_ transitionKind: TransitionKind) -> Int {
        subsets.count * subsets.count * (transitionKind == .interrupted ? subsets.count : 1)
    }

    /// Performs some of the transitions, and returns the first failures.
    ///
    /// - Parameter interval: The interval of transitions to perform: 1 performs all of them.
    package func failures(_ transitionKind: TransitionKind, interval: Int) -> [String] {
        var failures: [String] = []
        for number in stride(from: 0, to: count(transitionKind), by: max(interval, 1)) where failures.count < 5 {
            // Consecutive transitions start where the previous one ended, if possible.
            let sequence = sequence(number, transitionKind)
            if let failure = failure(of: sequence, transitionKind) {
                failures.append("\(sequence.map { subsets[$0] }): \(failure)")
            }
        }
        return failures
    }

    private func sequence(_ number: Int, _ transitionKind: TransitionKind) -> [Int] {
        let count = subsets.count
        let pair = [number / count % count, number % count]
        return transitionKind == .interrupted ? [number / count / count] + pair : pair
    }

    private func failure(of sequence: [Int], _ transitionKind: TransitionKind) -> String? {
        show(sequence[0], animated: false)
        pass(1)
        for step in sequence.dropFirst() {
            show(step, animated: transitionKind != .immediate)
            // An irregular time at which no animation ends.
            pass(transitionKind == .interrupted ? 0.07 : 0)
        }
        if transitionKind != .immediate { pass(1) }
        return difference(from: sequence[sequence.count - 1])
    }

    private func show(_ subset: Int, animated: Bool) {
        stage.clock.install()
        host.update(
            transition: animated ? .easeInOut(duration: 0.2) : .immediate, component: component(subsets[subset]),
            containerSize: Self.size)
    }

    private func pass(_ seconds: Double) {
        if seconds > 0 { stage.clock.advance(by: seconds) }
        stage.advance(by: 0)
    }

    // MARK: - Trees

    private func component(_ subset: [Int]) -> AnyComponent<Empty> {
        if kind == .forEach {
            return AnyComponent(
                VStack<Empty> {
                    ForEach(subset, id: \.self) { AnyComponentWrapper(content: Self.child($0).component()) }
                })
        }
        // A grid has two columns.
        var tree = ComponentTree(kind: kind, parameters: [kind == .grid ? 1 : 0, 0, 0, 0])
        tree.items = subset.map { ComponentTree.Item(id: $0, traits: [], tree: Self.child($0)) }
        return tree.component()
    }

    /// Returns a rectangle whose size grows with the key, so that every layer remains partially visible.
    private static func child(_ key: Int) -> ComponentTree {
        ComponentTree(kind: .rectangle, parameters: [key, 3 + key % 3, 2 + key])
    }

    private static func orderedSubsets(of elements: [Int]) -> [[Int]] {
        [[]]
            + elements.flatMap { first in
                orderedSubsets(of: elements.filter { $0 != first }).map { [first] + $0 }
            }
    }

    // MARK: - Comparing

    private func difference(from subset: Int) -> String? {
        checks += 1
        let expected = expected(subset)
        if let difference = ViewOutline(of: host).difference(from: expected.outline) { return difference }
        guard checks % pixelInterval == 0, let actual = stage.image(), let expectedImage = expected.image else {
            return nil
        }
        let pixels = ImageComparison(actual, expectedImage).differingPixels
        return pixels > 0 ? "\(pixels) pixels differ" : nil
    }

    private func expected(_ subset: Int) -> (outline: ViewOutline, image: UIImage?) {
        if let known = fresh[subset] { return known }
        let stage = Stage(size: Self.size)
        let host = ComponentHostView<Empty>()
        stage.show(host)
        host.update(component: component(subsets[subset]), containerSize: Self.size)
        stage.advance(by: 0)
        let made = (ViewOutline(of: host), stage.image())
        fresh[subset] = made
        return made
    }
}
