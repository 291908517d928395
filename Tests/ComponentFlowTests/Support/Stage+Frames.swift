import ComponentFlow
import ComponentFlowTesting

extension Stage {
    /// The frames of all views of the component, from back to front.
    var allFrames: [CGRect] {
        func frames(in view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }
        return componentView.map(frames) ?? []
    }
}
