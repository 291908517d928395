import ComponentFlow

/// Events in the order of their occurrence.
@MainActor
final class UpdateLog {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns the events since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A leaf that records each of its updates.
struct Probe: Component {
    final class State: ComponentState {
        var extra: CGFloat = 0
    }

    let name: String
    var value = 0
    var size = CGSize(width: 10, height: 10)
    let log: UpdateLog

    static func == (lhs: Probe, rhs: Probe) -> Bool {
        lhs.name == rhs.name && lhs.value == rhs.value && lhs.size == rhs.size
    }

    final class View: UIView {
        var state: State?
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func makeState() -> State {
        State()
    }

    func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        log.note(name)
        view.state = state
        view.accessibilityIdentifier = name
        return CGSize(width: size.width + state.extra, height: size.height)
    }
}

/// A combined component around named children that also records its own updates.
struct ProbeGroup: CombinedComponent {
    let name: String
    var children: [AnyComponentWithIdentity<Empty>]
    let log: UpdateLog

    static func == (lhs: ProbeGroup, rhs: ProbeGroup) -> Bool {
        lhs.name == rhs.name && lhs.children == rhs.children
    }

    static var body: Body {
        let map = ChildMap(environment: Empty.self, keyedBy: AnyHashable.self)
        return { context in
            context.component.log.note(context.component.name)
            var y: CGFloat = 0
            var width: CGFloat = 0
            for item in context.component.children {
                let child = map[item.id].update(
                    component: item.component, availableSize: context.availableSize, transition: context.transition)
                context.add(child.position(CGPoint(x: child.size.width / 2, y: y + child.size.height / 2)))
                y += child.size.height
                width = max(width, child.size.width)
            }
            return CGSize(width: width, height: y)
        }
    }
}

extension UIView {
    /// The first view in the subtree, including this one, whose component has the name.
    func probe(_ name: String) -> Probe.View? {
        if let probe = self as? Probe.View, probe.accessibilityIdentifier == name { return probe }
        return subviews.lazy.compactMap { $0.probe(name) }.first
    }
}
