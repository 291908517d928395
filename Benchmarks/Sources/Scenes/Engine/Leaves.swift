import ComponentFlow

/// A leaf whose update does next to nothing: what is measured is the framework.
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

/// A leaf as tall as its state says.
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

/// The value that travels in the environment.
struct Theme: Equatable {
    var accent: Int
}

/// A leaf that gets a theme and reads it, or does not.
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

/// A size that every tree here is offered.
let containerSize = CGSize(width: 400, height: 800)
