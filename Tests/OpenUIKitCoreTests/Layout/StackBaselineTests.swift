import OpenUIKitCore
import Testing
import UIKitTestSupport

/// Constraints to the baselines of views that other views inside represent.
@MainActor @Suite struct StackBaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let follower = Box(10, 10)

    /// Pins a view to the top left and the follower to its last baseline.
    private func follow(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(follower)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            follower.leftAnchor.constraint(equalTo: root.leftAnchor),
            follower.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
    }

    private var followerTop: CGFloat {
        root.layoutIfNeeded()
        return follower.frame.minY
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .top
        return row
    }

    @Test("A constraint to the last baseline of a row follows a view that is inserted at the start")
    func insertion() {
        let row = row([Box(10, 10), Box(10, 40)])
        follow(row)
        row.insertArrangedSubview(Box(10, 20), at: 0)
        #expect(followerTop == 20)
    }

    @Test("A constraint to the last baseline of a stack that was empty follows its first view")
    func firstView() {
        let row = row([])
        follow(row)
        row.heightAnchor.constraint(equalToConstant: 50).isActive = true
        row.addArrangedSubview(Box(10, 20))
        #expect(followerTop == 20)
    }

    @Test("A constraint to the last baseline of a stack remains after the view with the baseline is removed")
    func removal() {
        let boxes = [Box(10, 10), Box(10, 40)]
        follow(row(boxes))
        boxes[0].removeFromSuperview()
        #expect(followerTop == 40)
    }

    @Test("A constraint to the last baseline of a stack remains after its only view is removed")
    func removalOfLastView() {
        let box = Box(10, 10)
        let row = row([box])
        follow(row)
        row.heightAnchor.constraint(equalToConstant: 50).isActive = true
        box.removeFromSuperview()
        #expect(followerTop == 50)
    }

    @Test("A constraint to the last baseline of a row follows the next view after the first one is hidden")
    func hiding() {
        let boxes = [Box(10, 10), Box(10, 40)]
        follow(row(boxes))
        boxes[0].isHidden = true
        #expect(followerTop == 40)
    }

    @Test("A constraint to the last baseline of a stack follows a change of the axis")
    func axis() {
        let row = row([Box(10, 10), Box(10, 40)])
        follow(row)
        row.axis = .vertical
        #expect(followerTop == 50)
    }

    @Test("A constraint to the last baseline of a stack follows a change in a nested stack")
    func nested() {
        let inner = row([Box(10, 10), Box(10, 40)])
        follow(row([inner, Box(10, 50)]))
        inner.insertArrangedSubview(Box(10, 20), at: 0)
        #expect(followerTop == 20)
    }

    @Test("A constraint to the last baseline of a stack follows the font of the label with the baseline")
    func font() {
        let label = UILabel()
        (label.text, label.font) = ("Text", .systemFont(ofSize: 12))
        label.heightAnchor.constraint(equalToConstant: 60).isActive = true
        follow(row([label]))
        let direct = Box(10, 10)
        root.addSubview(direct)
        direct.topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
        label.font = .systemFont(ofSize: 40)
        #expect(followerTop == direct.frame.minY)
    }

    @Test("A distance to the last baseline of a stack follows a view that is inserted at the start")
    func distance() {
        let row = row([Box(10, 10), Box(10, 40)])
        follow(row)
        let box = Box(10)
        root.addSubview(box)
        let distance = row.lastBaselineAnchor.anchorWithOffset(to: row.bottomAnchor)
        box.heightAnchor.constraint(equalTo: distance).isActive = true
        root.layoutIfNeeded()
        row.insertArrangedSubview(Box(10, 20), at: 0)
        root.layoutIfNeeded()
        #expect(box.frame.height == 20)
    }

    @Test("A constraint to a custom view's baseline remains after the view with the baseline is removed")
    func customView() {
        let card = Card()
        card.addSubview(card.inner)
        NSLayoutConstraint.activate([
            card.inner.topAnchor.constraint(equalTo: card.topAnchor),
            card.heightAnchor.constraint(equalToConstant: 50),
        ])
        follow(card)
        card.inner.removeFromSuperview()
        #expect(followerTop == 50)
    }

    @Test("A constraint to the baseline of a stack with a frame leaves the arranged views in place")
    func frame() {
        let boxes = [Box(10, 10), Box(10, 40)]
        let row = row(boxes)
        follow(row)
        row.translatesAutoresizingMaskIntoConstraints = true
        NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === row })
        row.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(followerTop == 60)
        #expect(boxes[0].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("A constraint that changed to the baseline of another view can be deactivated")
    func deactivation() {
        let row = row([Box(10, 10), Box(10, 40)])
        follow(row)
        row.insertArrangedSubview(Box(10, 20), at: 0)
        root.layoutIfNeeded()
        NSLayoutConstraint.deactivate(root.constraints.filter { $0.secondItem === row })
        follower.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
        #expect(followerTop == 7)
    }
}

/// A view with the baselines of a view inside.
private final class Card: UIView {
    let inner = Box(10, 20)

    override var forLastBaselineLayout: UIView { inner }
}
