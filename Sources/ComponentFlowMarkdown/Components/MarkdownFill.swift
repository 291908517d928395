import ComponentFlow
import Foundation

/// A color that fills the size that a layout specifies; unlike a `Rectangle`, it may be measured before the size is known.
struct MarkdownFill: Component {
    let color: UIColor

    func makeView() -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setBackgroundColor(view: view, color: color)
        return CGSize(
            width: availableSize.width.isFinite ? availableSize.width : 0,
            height: availableSize.height.isFinite ? availableSize.height : 0)
    }
}
