import Fuzzing
import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite @MainActor
struct ChildIdentityTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func show(_ names: [String], transition: ComponentTransition = .immediate) {
        stage.show(
            VStack(
                names.map {
                    AnyComponentWithIdentity(id: $0, component: AnyComponent(Probe(name: $0, log: log)))
                }), transition: transition)
    }

    private var order: [String] {
        stage.componentView?.subviews.map { $0.accessibilityIdentifier ?? "?" } ?? []
    }

    @Test("Every reordering of up to five children keeps their views in the order of a fresh build")
    func allReorders() {
        for count in 0...5 {
            let names = (0..<count).map { "child \($0)" }
            for permutation in permutations(names) {
                show(names)
                let views = Dictionary(uniqueKeysWithValues: names.map { ($0, stage.window.probe($0)) })
                show(permutation)
                #expect(order == permutation)
                for name in names { #expect(stage.window.probe(name) === views[name] ?? nil) }
                #expect(stage.componentView?.subviews.map(\.frame.minY) == (0..<count).map { CGFloat($0 * 10) })
            }
        }
    }

    @Test("After random edits the child views equal those of a fresh build", arguments: 0..<20)
    func randomEdits(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var names = (0..<(seed.isMultiple(of: 2) ? 6 : 30)).map { "n\($0)" }
        for step in 0..<60 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: names.insert("s\(step)", at: Int.random(in: 0...names.count, using: &random))
            case 1 where !names.isEmpty: names.remove(at: Int.random(in: 0..<names.count, using: &random))
            case 2: names.shuffle(using: &random)
            default:
                if names.count > 1 { names.swapAt(0, names.count - 1) }
            }
            show(names)
            #expect(order == names, "seed \(seed), step \(step)")
        }
    }

    @Test("An equal child that only moves is not updated")
    func movedChildIsNotUpdated() {
        show(["a", "b", "c"])
        _ = log.take()
        show(["c", "a", "b"])
        #expect(log.take() == [])
    }

    @Test("A removed child is released with its view and state")
    func removedChildIsFreed() {
        show(["a", "b"])
        weak let view = stage.window.probe("b")
        weak let state = stage.window.probe("b")?.state
        #expect(view != nil)
        #expect(state != nil)
        show(["a"])
        #expect(view == nil)
        #expect(state == nil)
    }

    @Test("A child removed with animation fades out without receiving touches")
    func disappearing() throws {
        show(["a", "b"])
        let view = try #require(stage.window.probe("b"))
        show(["a"], transition: .easeInOut(duration: 0.3))
        #expect(view.superview != nil)
        #expect(!view.isUserInteractionEnabled)
        stage.advance(by: 0.15)
        let alpha = try #require(view.layer.presentation()?.opacity)
        #expect(alpha > 0.2)
        #expect(alpha < 0.8)
        stage.advance(by: 0.2)
        #expect(view.superview == nil)
    }

    @Test("A child inserted with animation fades in, and the first update animates nothing")
    func appearing() throws {
        show(["a"], transition: .easeInOut(duration: 0.3))
        #expect(!stage.isMoving)
        show(["a", "b"], transition: .easeInOut(duration: 0.3))
        stage.advance(by: 0.15)
        let opacity = try #require(stage.window.probe("b")?.layer.presentation()?.opacity)
        #expect(opacity > 0.2)
        #expect(opacity < 0.8)
        stage.settle()
        #expect(stage.window.probe("b")?.layer.presentation()?.opacity ?? 1 == 1)
    }

    @Test("Two children with one id are reported and both shown")
    func duplicateIDs() {
        let diagnostics = Diagnostics.record { show(["a", "a"]) }
        #expect(diagnostics.map(\.rule) == ["component.duplicate-id"])
        #expect(diagnostics.first?.message == "Two children have the id a")
        #expect(order == ["a", "a"])
    }

    @Test("A child that is updated but not added, or added twice, is reported")
    func addedOnce() {
        struct Careless: CombinedComponent {
            let times: Int

            static var body: Body {
                let child = Child(Rectangle.self)
                return { context in
                    let child = child.update(
                        component: Rectangle(color: .red, width: 5, height: 5), availableSize: context.availableSize,
                        transition: context.transition)
                    for _ in 0..<context.component.times { context.add(child) }
                    return child.size
                }
            }
        }
        #expect(Diagnostics.record { stage.show(Careless(times: 0)) }.map(\.rule) == ["component.never-added"])
        #expect(Diagnostics.record { stage.show(Careless(times: 2)) }.map(\.rule) == ["component.added-twice"])
        #expect(Diagnostics.record { stage.show(Careless(times: 1)) }.isEmpty)
        #expect(stage.componentView?.subviews.count == 1)
    }

    @Test("Children that are only measured do not count as never added")
    func measuredChildren() {
        struct Measuring: CombinedComponent {
            static var body: Body {
                let (measured, forgotten) = (Child(Rectangle.self), Child(Rectangle.self))
                return { context in
                    let rectangle = Rectangle(color: .red, width: 5, height: 5)
                    let first = measured.update(
                        component: rectangle, availableSize: context.availableSize, transition: context.transition)
                    context.add(first.removed(true))
                    let second = forgotten.update(
                        component: rectangle, availableSize: context.availableSize, transition: context.transition)
                    return second.size
                }
            }
        }
        let reports = Diagnostics.record { stage.show(Measuring()) }
        #expect(reports.map(\.message) == ["1 of its children were updated but not added"])
    }

    @Test("Corner radius, clipping, shadow, scale and opacity of a child can change after insertion and be reset")
    func styleFollows() throws {
        struct Styled: CombinedComponent {
            let isStyled: Bool

            static var body: Body {
                let child = Child(Rectangle.self)
                return { context in
                    var child = child.update(
                        component: Rectangle(color: .red, width: 20, height: 20),
                        availableSize: context.availableSize, transition: context.transition)
                    if context.component.isStyled {
                        child = child.cornerRadius(4).clipsToBounds(true).scale(2).opacity(0.5)
                            .shadow(ComponentShadow(opacity: 0.5, radius: 3))
                    }
                    context.add(child.position(CGPoint(x: 30, y: 30)))
                    return context.availableSize
                }
            }
        }
        for isStyled in [false, true, false] {
            stage.show(Styled(isStyled: isStyled))
            let view = try #require(stage.componentView?.subviews.first)
            #expect(view.layer.cornerRadius == (isStyled ? 4 : 0))
            #expect(view.clipsToBounds == isStyled)
            #expect(view.alpha == (isStyled ? 0.5 : 1))
            #expect(view.layer.shadowOpacity == (isStyled ? 0.5 : 0))
            #expect(view.frame.width == (isStyled ? 40 : 20))
            #expect(view.center == CGPoint(x: 30, y: 30))
        }
    }

    @Test("The longest increasing subsequence is increasing and has maximal length", arguments: 0..<200)
    func longestIncreasingSubsequence(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let values = Array(0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random)
        let indices = values.longestIncreasingSubsequence
        #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(indices, indices.dropFirst()).allSatisfy { values[$0] < values[$1] })
        #expect(indices.count == longestByTryingAll(values))
    }

    private func longestByTryingAll(_ values: [Int]) -> Int {
        (0..<(1 << values.count)).map { mask in
            let chosen = values.indices.filter { mask & (1 << $0) != 0 }.map { values[$0] }
            return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
        }.max() ?? 0
    }

    private func permutations(_ names: [String]) -> [[String]] {
        guard let first = names.first else { return [[]] }
        return permutations(Array(names.dropFirst())).flatMap { rest in
            (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
        }
    }
}
