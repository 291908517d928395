import ComponentFlow
import ComponentFlowTesting

@testable import OpenCoreGraphics

/// Plays random sequences and compares what is on the stage with a fresh render.
@MainActor
final class RandomStage {
    private static let size = CGSize(width: 100, height: 100)

    private let stage = Stage(size: RandomStage.size)
    private let host = ComponentHostView<RandomTheme>()
    private var tree = RandomTree.text(0)
    private var theme = RandomTheme(width: 4)
    private var width: CGFloat = 60

    init() {
        stage.show(host)
    }

    func play(_ step: RandomSequence.Step) {
        switch step {
        case .show(let tree, let animated):
            self.tree = tree
            update(animated: animated)
        case .theme(let width, let animated):
            theme.width = width
            update(animated: animated)
        case .state(let index, let extra, let animated):
            let states = host.leafStates
            guard !states.isEmpty else { return }
            let state = states[index % states.count]
            state.extra = CGFloat(extra)
            state.updated(transition: Self.transition(animated))
        case .resize(let width, let animated):
            self.width = CGFloat(width)
            update(animated: animated)
        case .wait(let milliseconds):
            stage.advance(by: Double(milliseconds) / 1000)
        }
    }

    private static func transition(_ isAnimated: Bool) -> ComponentTransition {
        isAnimated ? .easeInOut(duration: 0.2) : .immediate
    }

    private func update(animated: Bool) {
        host.update(
            transition: Self.transition(animated), component: tree.component, environment: { theme },
            containerSize: CGSize(width: width, height: 80))
    }

    /// Lets everything come to rest, and returns how that differs from a fresh render, nil if it does not.
    func difference(comparingPixels: Bool) -> String? {
        guard stage.settle(limit: 3) else { return "something never comes to rest" }
        let fresh = RandomStage()
        fresh.tree = tree
        fresh.theme = theme
        fresh.width = width
        fresh.update(animated: false)
        // A state belongs to its view: the fresh ones are given what the old ones remember.
        let states = host.leafStates
        let freshStates = fresh.host.leafStates
        guard states.count == freshStates.count else {
            return "\(states.count) leaves instead of \(freshStates.count)"
        }
        for (old, new) in zip(states, freshStates) where old.extra != new.extra {
            new.extra = old.extra
            new.updated()
        }
        let (mine, theirs) = (host.outline, fresh.host.outline)
        if mine != theirs {
            return zip(mine, theirs).first { $0 != $1 }.map { "\($0) instead of \($1)" }
                ?? "\(mine.count) views instead of \(theirs.count)"
        }
        return comparingPixels ? pixelDifference(to: fresh) : nil
    }

    private func pixelDifference(to fresh: RandomStage) -> String? {
        guard let mine = stage.image()?.cgImage, let theirs = fresh.stage.image()?.cgImage else {
            return "nothing is drawn"
        }
        let difference = PixelDifference(mine, theirs)
        guard !difference.isEmpty else { return nil }
        return "\(difference.differingPixels) pixels differ, in \(difference.bounds)"
    }
}

extension UIView {
    @MainActor fileprivate var leafStates: [RandomLeaf.State] {
        ((self as? RandomLeaf.View)?.state).map { [$0] } ?? subviews.flatMap(\.leafStates)
    }

    /// The views at and below this one with what can be seen of them, from back to front.
    @MainActor fileprivate var outline: [String] {
        let layer = layer
        let own =
            "\(type(of: self)) at \(layer.position), \(layer.bounds), \(layer.transform), "
            + "alpha \(layer.opacity), corner \(layer.cornerRadius), shadow \(layer.shadowOpacity), "
            + "clips \(clipsToBounds), touches \(isUserInteractionEnabled), color \(String(describing: backgroundColor)), "
            + "\((self as? UILabel)?.text ?? "-")"
        return [own] + subviews.flatMap { view in view.outline.map { "  " + $0 } }
    }
}
