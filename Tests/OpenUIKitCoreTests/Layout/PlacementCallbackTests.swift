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

    @Test(
        "Margins that a callback of a layout or of a measurement changes take effect", arguments: 1...8, [false, true])
    func changedMargins(request: Int, measures: Bool) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        let margin = NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
            constant: 0)
        margin.isActive = true
        var requests = 0
        view.onRequest = { [unowned root] in
            requests += 1
            if requests == request { root.layoutMargins = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0) }
        }
        if measures { _ = root.systemLayoutSizeFitting(.zero) }
        root.layoutIfNeeded()
        #expect(view.frame.minX == (requests < request ? 8 : 3))
    }
}
