import ComponentFlow

/// A leaf that reaches its width in steps of 30 points: each update shows the current width and requests the next one.
struct SteppingLeaf: Component {
    final class State: ComponentState {
        var width: CGFloat = 0
    }

    let start: CGFloat
    let end: CGFloat

    func makeState() -> State {
        State()
    }

    func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let width = max(state.width, start)
        if width < end {
            state.width = width + 30
            state.updated()
        }
        return CGSize(width: width, height: 10)
    }
}
