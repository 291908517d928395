import ComponentFlow
import Render
import RenderComponents

extension Page {
    static let renderCounter = Page(
        "render-counter", title: "Render: a counter", topic: .data,
        about: Localized(
            "State, props and a nested component: a render changes only the views that differ.",
            de:
                "Zustand, Props und eine kleinere Komponente darin: ein Rendern ändert nur Views, die sich unterscheiden.",
            ja: "状態とプロパティ、そして内側の小さなコンポーネント。違うビューだけが変わります。"),
        demo: Demo { theme in
            // <code>
            RenderComponent(Counting.self, for: theme.accent) {
                CounterProps(color: $0)
            }
            .frame(width: 340)
            // </code>
        })
}

// <code>
private final class CounterState: UIState {
    var count = 0
}

private final class CounterProps: UIProps {
    var color = UIColor.systemBlue

    convenience init(color: UIColor) {
        self.init()
        self.color = color
    }
}

private final class LabelProps: UIProps {
    var title = ""

    convenience init(title: String) {
        self.init()
        self.title = title
    }
}

private final class LabelComponent: UIStatelessComponent<LabelProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UILabel> { [props] spec in
            spec.set(\.text, props.title)
            spec.set(\.font, .systemFont(ofSize: 28, weight: .bold))
            spec.set(\.textColor, .systemBackground)
        }
    }
}

private final class Counting:
    UIComponent<CounterState, CounterProps>
{
    override func render(context: UIContext) -> any UINodeProtocol {
        let container = UINode<UIView> { [props, state] spec in
            let spring = UIViewPropertyAnimator(
                duration: 0.6, dampingRatio: 0.5, animations: nil)
            spec.set(\.backgroundColor, props.color)
            let radius = CGFloat(8 + state.count % 5 * 12)
            spec.set(\.cornerRadius, radius, spring)
            spec.set(\.yoga.padding, 32)
            spec.set(\.yoga.alignItems, .center)
            spec.view.onTap { _ in self.count() }
        }
        let count = state.count
        let title = count == 0 ? "Tap to count" : "\(count)"
        let label = childComponent(
            LabelComponent.self, props: LabelProps(title: title))
        return container.children([label.asNode()])
    }

    private func count() {
        state.count += 1
        setNeedsRender()
    }
}
// </code>
