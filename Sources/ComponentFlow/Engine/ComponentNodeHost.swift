/// Who holds a tree of nodes.
@MainActor
protocol ComponentNodeHost: AnyObject {
    /// The root was updated by itself, because of its state or a value of its environment.
    ///
    /// - Parameter sizeChanged: Whether the root has another size now.
    func rootDidUpdate(transition: ComponentTransition, sizeChanged: Bool, isLocal: Bool)
}
