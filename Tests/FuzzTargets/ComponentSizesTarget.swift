import ComponentFlow
import ComponentFlowTesting
import Fuzzing

/// Random trees of all components in invalid or unbounded sizes.
let componentSizesTarget = FuzzTarget(
    "component-sizes", "trees of all components in sizes that are zero, negative, huge, infinite or not a number",
    shortRun: 60
) { choices in
    let tree = ComponentTree.random(depth: 2, choices)
    let lengths: [CGFloat] = [60, 0, .infinity, -5, .nan, 0.3, 1e9, -.infinity, 1e300]
    let offers = (0...choices.below(3)).map { _ in
        CGSize(width: choices.element(of: lengths), height: choices.element(of: lengths))
    }
    FuzzModel.shared.reset()
    FuzzModel.shared.isOn = choices.isTrue(onceIn: 4)
    choices.note("\(tree) in \(offers)\(FuzzModel.shared.isOn ? ", switched on" : "")")
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let host = ComponentHostView<FuzzTheme>()
    // A controller presents the screens that components request.
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(host)
    var reported: Set<Diagnostic> = []
    for offer in offers + offers {
        let diagnostics = Diagnostics.record {
            let size = host.update(
                transition: .immediate, component: tree.component(), environment: { FuzzTheme(width: 3) },
                forceUpdate: true, containerSize: offer)
            host.frame.size = size
            stage.advance(by: 0)
        }
        try require(isFinite(host), "the component answered \(host.currentSize ?? .zero), or a frame is not finite")
        try check(diagnostics, &reported)
    }
}

/// Verifies that only the diagnostics of such sizes are reported, and each of them once per location.
@MainActor
private func check(_ diagnostics: [Diagnostic], _ reported: inout Set<Diagnostic>) throws {
    let expected: Set<String> = [
        "size.unbounded", "size.not-a-number", "lazy-list.infinite", "view.invalid-geometry", "gesture.no-touches",
    ]
    // A canvas draws in the size that it is given.
    let diagnostics = diagnostics.filter { $0.rule != "layer" || !$0.message.contains("too large for a bitmap") }
    for diagnostic in diagnostics where diagnostic.rule != "view.invalid-geometry" {
        try require(expected.contains(diagnostic.rule), "a diagnostic: \(diagnostic)")
    }
    // Siblings of the same type share a path, so only diagnostics that later updates repeat are failures.
    let new = Set(diagnostics)
    try require(new.isDisjoint(with: reported), "reported again: \(new.intersection(reported))")
    reported.formUnion(new.filter { $0.rule != "view.invalid-geometry" })
}

/// Whether the layers of a view and its descendants have a finite geometry.
@MainActor
private func isFinite(_ view: UIView) -> Bool {
    let (position, bounds) = (view.layer.position, view.layer.bounds)
    let numbers = [position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height]
    return numbers.allSatisfy(\.isFinite) && view.subviews.allSatisfy(isFinite)
}
