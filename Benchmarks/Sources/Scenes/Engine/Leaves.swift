import ComponentFlow

/// A leaf with a minimal update, so that the framework dominates the measurement.
struct Leaf: Component {
    var number: Int
    var width: CGFloat = 40
    var height: CGFloat = 20
    var isOn = false

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: width, height: height)
    }
}

/// A leaf whose height is stored in its state.
struct StatefulLeaf: Component {
    let number: Int
    let probe: Probe

    func makeState() -> ProbedState {
        probe.makeState()
    }

    func update(
        view: UIView, availableSize: CGSize, state: ProbedState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: 40, height: state.height)
    }

    static func == (lhs: StatefulLeaf, rhs: StatefulLeaf) -> Bool {
        lhs.number == rhs.number && lhs.probe === rhs.probe
    }
}

/// The value of the environment.
struct Theme: Equatable {
    var accent: Int
}

/// A leaf that receives a theme, and optionally reads it.
struct ThemedLeaf: Component {
    let number: Int
    let isReader: Bool

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Theme>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: isReader ? CGFloat(40 + environment[Theme.self].accent * 0) : 40, height: 20)
    }
}

/// The container size of all trees.
let containerSize = CGSize(width: 400, height: 800)
