/// A child that its parent no longer shows, while its view is on the way out.
///
/// Its node stays, with its view and its state: should the parent show the child again before the view is gone, the view
/// turns round where the eye sees it.
@MainActor
final class LeavingChild {
    let node: ComponentNode
    private let guided: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?
    private var completion: (() -> Void)?

    /// Takes the child off its parent's hands.
    ///
    /// - Parameter completion: Called when the view is to be removed; not called if the child returns before.
    init(_ node: ComponentNode, completion: @escaping () -> Void) {
        self.node = node
        self.completion = completion
        guided = node.placement.details?.disappearWithGuide
        node.parent = nil
        node.placement.presence = .leaving
        node.placementDetails.ensuredLook.hold(node.view)
    }

    /// Whether a child has a way of going that takes time.
    static func hasWayOut(_ node: ComponentNode, transition: ComponentTransition) -> Bool {
        guard !transition.animation.isImmediate else { return false }
        return node.currentDisappear != nil || node.placement.details?.disappearWithGuide != nil
    }

    func start(transition: ComponentTransition) {
        if let guided {
            guided.disappear(
                stage: .begin, view: node.view, guide: guided.guide.position, transition: transition, completion: finish
            )
        } else {
            node.currentDisappear?(view: node.view, transition: transition, completion: finish)
        }
    }

    /// The guide has moved: whoever goes to it follows.
    func follow(_ guide: Guide, transition: ComponentTransition) {
        guard let guided, guided.guide === guide else { return }
        guided.disappear(
            stage: .update, view: node.view, guide: guide.position, transition: transition, completion: finish)
    }

    private func finish() {
        let completion = completion
        self.completion = nil
        completion?()
    }

    /// The parent shows the child again: what the way out has changed goes back to what it was.
    func comeBack(to parent: ComponentNode, transition: ComponentTransition) {
        completion = nil
        node.parent = parent
        node.placement.presence = .inserted
        node.placement.appliedPosition = nil
        node.placement.details?.look?.release(node.view, transition: transition)
    }
}
