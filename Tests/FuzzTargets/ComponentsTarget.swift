import ComponentFlow
import ComponentFlowTesting
import Dispatch
import Fuzzing

/// Random trees of all components with random edits, compared with a fresh render of the last tree.
let componentsTarget = FuzzTarget(
    "components", "random sequences of updates of trees of all components, and compares with fresh renders",
    shortRun: 80
) { choices in
    try ComponentSequence(choices).run()
}

/// A random sequence of updates.
@MainActor
private struct ComponentSequence {
    let choices: Choices

    init(_ choices: Choices) {
        self.choices = choices
    }

    func run() throws {
        let witnesses = Witnesses()
        var failure: FuzzFailure?
        let diagnostics = Diagnostics.record {
            do throws(FuzzFailure) {
                try play(witnesses)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        try require(witnesses.survivors.isEmpty, "still there at the end: \(witnesses.survivors)")
        let unexpected = diagnostics.filter { !Self.expectedRules.contains($0.rule) }
        try require(unexpected.isEmpty, "a diagnostic: \(unexpected[0])")
    }

    /// The diagnostics that random trees can cause; some have gestures on decorations, which receive no touches.
    private static let expectedRules: Set<String> = [
        "size.unbounded", "lazy-list.infinite", "view.invalid-geometry", "gesture.no-touches",
    ]

    /// A separate function, so that no local variable retains an object when the witnesses are checked.
    @inline(never)
    private func play(_ witnesses: Witnesses) throws(FuzzFailure) {
        FuzzModel.shared.reset()
        let stage = ComponentStage()
        var tree = ComponentTree.random(depth: 3, choices)
        var earlier = tree
        choices.note("show \(tree)")
        stage.show(tree, animated: false)
        var steps = 0
        while steps < 10, choices.below(12) != 0 {
            try step(on: stage, &tree, &earlier, witnesses)
            // The painter caches its output until something changes.
            if choices.below(4) == 3 { _ = stage.stage.image() }
            steps += 1
        }
        try check(stage, "at the end")
        if choices.isTrue(onceIn: 2) {
            // Animations are in progress when the host is released.
            stage.show(tree.edited(choices), animated: true)
            stage.stage.advance(by: 0.05)
        }
        stage.note(in: witnesses)
        stage.dropHost()
        stage.stage.advance(by: 0)
    }

    private func check(_ stage: ComponentStage, _ moment: String) throws(FuzzFailure) {
        guard stage.settle() else { throw FuzzFailure("something never comes to rest, \(moment)") }
        // Painting costs more than everything else.
        let comparesPixels = choices.below(3) == 0
        if let difference = stage.difference(comparingPixels: comparesPixels) {
            throw FuzzFailure("\(difference), \(moment)")
        }
    }

    private func step(
        on stage: ComponentStage, _ tree: inout ComponentTree, _ earlier: inout ComponentTree, _ witnesses: Witnesses
    ) throws(FuzzFailure) {
        let animated = choices.isTrue(onceIn: 2)
        let suffix = animated ? " animated" : ""
        switch choices.below(20) {
        case 0...5:
            earlier = tree
            tree = tree.edited(choices)
            choices.note("show \(tree)" + suffix)
            stage.show(tree, animated: animated)
        case 6:
            swap(&tree, &earlier)
            choices.note("show \(tree) again" + suffix)
            stage.show(tree, animated: animated)
        case 7, 8:
            let (index, value) = (choices.below(6), choices.below(9))
            choices.note("set state \(index) to \(value)" + suffix)
            stage.setState(index, to: value, animated: animated)
        case 9:
            let width = choices.below(10)
            choices.note("theme \(width)" + suffix)
            stage.setTheme(width, animated: animated)
        case 10:
            let size = CGSize(
                width: choices.element(of: [80, 100, 20, 3, 0]), height: choices.element(of: [90, 40, 5, 0]))
            choices.note("offer \(size)" + suffix)
            stage.resize(to: size, animated: animated)
        case 11, 12:
            let time = choices.element(of: [0, 0.03, 0.12, 0.4])
            choices.note("wait \(time) s")
            stage.stage.advance(by: time)
        case 13:
            let point = CGPoint(x: choices.below(10) * 8 + 2, y: choices.below(8) * 8 + 2)
            choices.note("tap at \(point)")
            stage.tap(at: point)
        case 14:
            try rareStep(on: stage)
        case 16, 17:
            let change = FuzzChange.random(choices)
            choices.note("model: \(change)" + suffix)
            withTransition(ComponentStage.transition(animated)) { FuzzModel.shared.apply(change) }
            if choices.isTrue(onceIn: 2) { stage.stage.advance(by: 0) }
        case 18:
            tree = changeOnThreads(on: stage, tree)
        case 19:
            choices.note("press the button of an alert")
            stage.pressAlertButton()
        default:
            choices.note("compare")
            stage.note(in: witnesses)
            try check(stage, "in between")
        }
    }

    /// Changes the model on other threads, half of the time while the tree is updated.
    ///
    /// Observation subscribes to what a body read when the body has returned. If another thread changes a property
    /// between its first read and the end of the body, that change is not reported; therefore such a step ends with a
    /// change of all properties.
    private func changeOnThreads(on stage: ComponentStage, _ tree: ComponentTree) -> ComponentTree {
        let changes = (0...choices.below(3)).map { _ in FuzzChange.random(choices) }
        let isUpdated = choices.isTrue(onceIn: 2)
        let edited = isUpdated ? tree.edited(choices) : tree
        choices.note("on threads: \(changes)" + (isUpdated ? ", while showing \(edited)" : ""))
        let group = DispatchGroup()
        for change in changes {
            DispatchQueue.global().async(group: group) { FuzzModel.shared.apply(change) }
        }
        if isUpdated { stage.show(edited, animated: false) }
        group.wait()
        if isUpdated { FuzzModel.shared.touch() }
        stage.showChangesOfOtherThreads()
        return edited
    }

    private func rareStep(on stage: ComponentStage) throws(FuzzFailure) {
        switch choices.below(3) {
        case 0:
            let style = choices.isTrue() ? UIUserInterfaceStyle.dark : .light
            choices.note(style == .dark ? "go dark" : "go light")
            stage.setStyle(style)
        case 1:
            let (index, distance) = (choices.below(3), CGFloat(choices.int(in: -20...40)))
            choices.note("scroll \(index) by \(distance)")
            stage.scroll(index, by: distance)
        default:
            choices.note("leave the window and come back")
            stage.reattach()
        }
    }
}
