import Testing

import OpenUIKitCore

/// A view that calls a closure whenever its alignment rectangle is requested.
private final class AlignedView: UIView {
    var onRequest: () -> Void = {}

    override var alignmentRectInsets: UIEdgeInsets {
        onRequest()
        return .zero
    }
}

@Suite("Layouts in callbacks of a layout") @MainActor
struct PlacementCallbackTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = AlignedView(frame: .zero)

    /// The number of requests at which the callback makes a change exceeds those of one layout.
    @Test(
        "A view is where the last layout places it, if a callback of an earlier layout has caused that layout",
        arguments: 1...8, [false, true])
    func nestedLayout(request: Int, changesSize: Bool) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            top, height, view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        var requests = 0
        view.onRequest = { [unowned root] in
            requests += 1
            guard requests == request else { return }
            if changesSize { height.constant = 30 } else { top.constant = 15 }
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: top.constant, width: 10, height: height.constant))
    }
}
