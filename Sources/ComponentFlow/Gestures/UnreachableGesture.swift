extension MountedNode {
    /// Reports, once, that gestures of the component cannot be recognized because its view receives no touches.
    func reportUnreachableGesture() {
        guard isFirstReport(of: .gesture) else { return }
        diagnose(
            "gesture.no-touches", "The component has a gesture, but its view receives no touches", path: path,
            hint: "Add the gesture to a container of the component, or let its makeView() enable user interaction.")
    }
}
