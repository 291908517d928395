/// A removed child whose removal animation is running.
///
/// It retains the node, with its view and its state: if the parent shows the child again before the animation ends, the
/// animation reverses from its on-screen state.
@MainActor
final class DisappearingChild {
    let node: MountedNode
    private let disappear: ComponentTransition.Disappear?
    private let guided: (disappear: ComponentTransition.DisappearWithGuide, guide: Guide)?
    private var completion: (() -> Void)?
    /// The number of stages of the removal animation that have begun, if it ends at a guide.
    private var stageCount = 0

    /// Leaves alpha and transform of the view to the removal animation.
    ///
    /// - Parameters:
    ///   - disappear: The removal animation, unless the options specify one that ends at a guide.
    ///   - completion: A closure called when the view is to be removed; not called if the child is shown again before.
    init(_ node: MountedNode, disappear: ComponentTransition.Disappear?, completion: @escaping () -> Void) {
        self.node = node
        self.disappear = disappear
        self.completion = completion
        guided = node.options?.disappearWithGuide
        node.placement.presence = .leaving
        node.detailsMakingIfNeeded.overridesMakingIfNeeded.hold(node.view)
    }

    /// Returns whether a child has a removal animation with a duration.
    static func hasRemovalAnimation(
        _ node: MountedNode, in container: ChildContainer, transition: ComponentTransition
    ) -> Bool {
        guard !transition.animation.isImmediate else { return false }
        let options = node.options
        return options?.disappearWithGuide != nil || (options?.disappear ?? container.defaultDisappear) != nil
    }

    func start(transition: ComponentTransition) {
        if guided != nil {
            perform(.begin, transition: transition)
        } else {
            disappear?(view: node.view, transition: transition, completion: finish)
        }
    }

    /// Updates a removal animation that ends at a guide after the guide moved.
    func follow(_ guide: Guide, transition: ComponentTransition) {
        guard guided?.guide === guide else { return }
        perform(.update, transition: transition)
    }

    private func perform(_ stage: ComponentTransition.DisappearWithGuide.Stage, transition: ComponentTransition) {
        guard let guided else { return }
        stageCount += 1
        let number = stageCount
        guided.disappear(stage: stage, view: node.view, guide: guided.guide.position, transition: transition) {
            // A stage that a later one interrupted is not the end; one that was interrupted otherwise, for example
            // because the view left the window, is.
            if $0 || number == self.stageCount { self.finish() }
        }
    }

    private func finish() {
        let completion = completion
        self.completion = nil
        completion?()
    }

    /// Reverts the changes made by the removal animation.
    func comeBack(transition: ComponentTransition) {
        completion = nil
        node.placement.presence = .inserted
        node.existingDetails?.overrides?.release(node.view, transition: transition)
    }
}
