import ComponentFlow
import Render
import RenderComponents

extension Page {
    static let render = Page(
        "render", title: "Render", topic: .data,
        about: Localized(
            "A component of the module Render inside one of ComponentFlow: nodes on flexbox, configured by closures.",
            de:
                "Eine Komponente des Moduls Render in einer von ComponentFlow: Knoten auf Flexbox, per Closure gesetzt.",
            ja: "ComponentFlow の中の Render コンポーネント。フレックスボックス上のノードをクロージャで設定します。"),
        demo: Demo { theme in
            // <code>
            RenderComponent(BarsComponent.self, for: theme.accent) {
                BarsProps(color: $0)
            }
            .frame(width: 340)
            // </code>
        })
}

// <code>
private final class BarsState: UIState {
    var values: [CGFloat] = [3, 5, 2, 6, 4]
}

private final class BarsProps: UIProps {
    var color = UIColor.systemBlue

    convenience init(color: UIColor) {
        self.init()
        self.color = color
    }
}

private final class BarsComponent: UIComponent<BarsState, BarsProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        VStackNode(spacing: 20) {
            HStackNode(spacing: 8) {
                for (index, value) in state.values.enumerated() {
                    bar(value).withKey("\(index)")
                }
            }
            .height(160)
            .alignItems(.flexEnd)
            ButtonNode(text: "Sort") { self.sort() }
                .padding(10)
        }
    }

    private func bar(_ value: CGFloat) -> UINode<UIView> {
        ViewNode()
            .flexGrow(1)
            .height(20 + value * 22)
            .background(props.color)
            .cornerRadius(6)
    }

    private func sort() {
        let sorted = state.values.sorted()
        let mixed: [CGFloat] = [3, 5, 2, 6, 4]
        state.values = sorted == state.values ? mixed : sorted
        let spring = UIViewPropertyAnimator(
            duration: 0.5, dampingRatio: 0.7, animations: nil)
        setNeedsRender(
            options: [.animateLayoutChanges(animator: spring)])
    }
}
// </code>
