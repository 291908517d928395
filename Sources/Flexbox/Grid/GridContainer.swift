/// The grid layout algorithm for one container.
struct GridContainer {
    let node: NodePointer
    let pass: PassPointer
    let request: LayoutRequest
    let places: Bool

    init(_ node: NodePointer, _ request: LayoutRequest, places: Bool, _ pass: PassPointer) {
        self.node = node
        self.pass = pass
        self.request = request
        self.places = places
    }

    /// Lays the container out and answers the request.
    mutating func run() -> LayoutAnswer {
        node.layoutLeaf(request, pass)
    }
}

extension NodePointer {
    /// The min-content or max-content width of a grid container's content box.
    func gridContentWidth(
        _ kind: IntrinsicKind, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        0
    }
}
