import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite struct StackViewTests {
    private func stack(_ boxes: [Box], _ size: CGSize = CGSize(width: 100, height: 40)) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.frame.size = size
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
        frames(stack).map { stack.axis == .horizontal ? $0.minX...$0.maxX : $0.minY...$0.maxY }
    }

    @Test("A stack view with fill distribution stretches the view with the lowest hugging priority")
    func fill() {
        let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
        boxes[1].setContentHuggingPriority(.init(1), for: .horizontal)
        let row = stack(boxes)
        row.spacing = 5
        #expect(
            frames(row) == [
                CGRect(x: 0, y: 0, width: 10, height: 40), CGRect(x: 15, y: 0, width: 50, height: 40),
                CGRect(x: 70, y: 0, width: 30, height: 40),
            ])
        row.setCustomSpacing(20, after: boxes[0])
        #expect(spans(row) == [0...10, 30...65, 70...100])
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
        row.spacing = UIStackView.spacingUseSystem
        #expect(spans(row) == [0...10, 18...62, 70...100])
    }

    @Test("Stack views distribute equally, proportionally, with equal spacing and with equal centering")
    func distributions() {
        let row = stack([Box(10, 10), Box(20, 10), Box(10, 10)])
        row.distribution = .fillEqually
        row.spacing = 5
        #expect(spans(row) == [0...30, 35...65, 70...100])
        row.distribution = .fillProportionally
        #expect(spans(row) == [0...23, 28...73, 78...100])
        row.distribution = .equalSpacing
        #expect(spans(row) == [0...10, 40...60, 90...100])
        row.distribution = .equalCentering
        #expect(spans(row) == [0...10, 40...60, 90...100])
        row.insertArrangedSubview(Box(30, 10), at: 0)
        row.distribution = .equalSpacing
        row.frame.size.width = 130
        #expect(spans(row) == [0...30, 50...60, 80...100, 120...130])
        row.distribution = .equalCentering
        row.frame.size.width = 128
        let middles = frames(row).map(\.midX)
        #expect(middles[1] - middles[0] == middles[2] - middles[1])
    }

    @Test("The alignment of a stack view determines positions across its axis")
    func alignments() {
        let row = stack([Box(10, 10), Box(10, 20)])
        row.distribution = .equalSpacing
        func sides() -> [ClosedRange<CGFloat>] { frames(row).map { $0.minY...$0.maxY } }
        row.alignment = .top
        #expect(sides() == [0...10, 0...20])
        row.alignment = .bottom
        #expect(sides() == [30...40, 20...40])
        row.alignment = .center
        #expect(sides() == [15...25, 10...30])
        row.alignment = .fill
        #expect(sides() == [0...40, 0...40])
        row.axis = .vertical
        row.alignment = .trailing
        #expect(frames(row).map { $0.minX...$0.maxX } == [90...100, 90...100])
        row.isLayoutMarginsRelativeArrangement = true
        #expect(frames(row).map { $0.minX...$0.maxX } == [82...92, 82...92])
    }

    @Test("Labels of different sizes align on the first label's baseline at any stack height")
    func baselines() {
        let labels = [UILabel(), UILabel()]
        for (label, size) in zip(labels, [12, 30] as [CGFloat]) {
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
        }
        let row = UIStackView(arrangedSubviews: labels)
        row.alignment = .firstBaseline
        row.frame.size = CGSize(width: 200, height: 100)
        row.layoutIfNeeded()
        let lines = labels.map { $0.frame.minY + $0.font.ascender }
        expectNear(lines[0], lines[1], within: 1)
        #expect(labels[1].frame.minY == 0)
    }

    @Test("The size of a stack view is that of its arranged views, also in nested stacks")
    func sizes() {
        let inner = UIStackView(arrangedSubviews: [Box(10, 20), Box(30, 5)])
        inner.alignment = .center
        inner.spacing = 2
        let outer = UIStackView(arrangedSubviews: [inner, Box(15, 7)])
        outer.axis = .vertical
        outer.alignment = .leading
        outer.spacing = 3
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 42, height: 30))
        WindowStage.run { stage in
            outer.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 4),
                outer.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
            stage.frame()
            #expect(outer.frame == CGRect(x: 4, y: 0, width: 42, height: 30))
            #expect(inner.frame == CGRect(x: 0, y: 0, width: 42, height: 20))
            #expect(inner.arrangedSubviews.map(\.frame.minX) == [0, 12])
        }
    }

    @Test("Hidden views in a stack view take no space until they are shown")
    func hidden() {
        let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let column = stack(boxes, CGSize(width: 50, height: 100))
        column.axis = .vertical
        column.distribution = .fillEqually
        column.spacing = 10
        #expect(spans(column)[2].lowerBound == 73)
        #expect(column.arrangedSubviews.count == 3)
        boxes[1].isHidden = true
        #expect(spans(column) == [0...45, 45...45, 55...100])
        boxes[0].isHidden = true
        #expect(spans(column)[2] == 0...100)
        boxes[0].isHidden = false
        boxes[1].isHidden = false
        #expect(spans(column)[0] == 0...27)
        for box in boxes { box.isHidden = true }
        #expect(column.systemLayoutSizeFitting(.zero).height == 0)
    }

    @Test("A hidden view has its own length again after it is moved out of its stack")
    func hiddenMoved() {
        let box = Box(10, 20)
        box.isHidden = true
        let row = stack([box, Box(5, 5)])
        row.layoutIfNeeded()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(box)
        root.layoutIfNeeded()
        #expect(box.frame.width == 10)
    }

    @Test("A hidden view has its own length again after its stack is released")
    func hiddenInReleasedStack() {
        let box = Box(10, 20)
        box.isHidden = true
        do {
            let row = stack([box, Box(5, 5)])
            row.layoutIfNeeded()
        }
        #expect(box.systemLayoutSizeFitting(.zero).width == 10)
    }

    @Test("Hiding an arranged view in an animation block moves the others and hides the view at the end")
    func animatedHiding() {
        WindowStage.run { stage in
            let boxes = [Box(10, 10), Box(20, 10)]
            let row = stack(boxes)
            row.distribution = .fillEqually
            stage.window.addSubview(row)
            stage.frame()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[0].isHidden = true }
            #expect(boxes[0].isHidden)
            #expect(boxes[1].frame == CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.advance(by: 0.5)
            #expect(boxes[0].isHidden)
            #expect(!boxes[0].layer.isHidden)
            expectNear(boxes[1].layer.presentation()?.frame.minX ?? 0, 25, within: 1)
            stage.advance(by: 1)
            #expect(boxes[0].isHidden)
            #expect(boxes[0].layer.isHidden)
            boxes[0].isHidden = false
            stage.frame()
            #expect(!boxes[0].layer.isHidden)
            #expect(boxes[1].frame.minX == 50)
        }
    }

    @Test("Arranged views can be inserted, moved and removed, and a removed one stays a subview")
    func membership() {
        let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let row = stack(Array(boxes[0...1]))
        row.insertArrangedSubview(boxes[2], at: 0)
        #expect(
            row.arrangedSubviews.map(ObjectIdentifier.init)
                == [boxes[2], boxes[0], boxes[1]].map(ObjectIdentifier.init))
        row.insertArrangedSubview(boxes[2], at: 9)
        #expect(row.arrangedSubviews.last === boxes[2])
        row.removeArrangedSubview(boxes[0])
        #expect(boxes[0].superview === row)
        #expect(row.arrangedSubviews.count == 2)
        #expect(!boxes[1].translatesAutoresizingMaskIntoConstraints)
        boxes[1].removeFromSuperview()
        #expect(row.arrangedSubviews.count == 1)
        #expect(frames(row) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
        row.setCustomSpacing(.nan, after: boxes[2])
        row.spacing = .infinity
        #expect(row.spacing == 0)
    }

    /// A view that another one arranges in its stack view while it is being arranged.
    private final class EagerBox: UIView {
        weak var stack: UIStackView?

        override func setNeedsLayout() {
            super.setNeedsLayout()
            guard let stack else { return }
            self.stack = nil
            stack.addArrangedSubview(self)
        }
    }

    @Test("A view that arranges itself while it is being arranged is arranged once")
    func nestedArranging() {
        let row = stack([])
        let box = EagerBox()
        row.addSubview(box)
        box.stack = row
        row.addArrangedSubview(box)
        #expect(row.arrangedSubviews.count == 1)
    }

    /// A view that arranges itself again while it is removed from a stack view.
    private final class RearrangedBox: UIView {
        weak var stack: UIStackView?

        override func willMove(toSuperview newSuperview: UIView?) {
            guard newSuperview !== stack else { return }
            stack?.addArrangedSubview(self)
        }
    }

    @Test("A view that is arranged again while it is removed is no longer arranged", arguments: [false, true])
    func arrangedDuringRemoval(isMoved: Bool) {
        let row = stack([Box(10, 10)])
        let (view, other) = (RearrangedBox(), UIView())
        row.addArrangedSubview(view)
        view.stack = row
        if isMoved { other.addSubview(view) } else { view.removeFromSuperview() }
        #expect(view.superview === (isMoved ? other : nil))
        #expect(row.arrangedSubviews.count == 1)
        #expect(spans(row) == [0...100])
    }

    @Test("Margins beyond the limits of the layout affect it only while they are set")
    func hugeMargins() {
        let row = stack([Box(10, 10), Box(20, 10)])
        row.arrangedSubviews[1].setContentCompressionResistancePriority(.init(300), for: .horizontal)
        row.arrangedSubviews[1].setContentHuggingPriority(.init(200), for: .horizontal)
        row.isLayoutMarginsRelativeArrangement = true
        _ = Diagnostics.record {
            row.layoutMargins.left = 1e300
            row.layoutIfNeeded()
        }
        row.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        #expect(spans(row) == [1...11, 11...100])
    }

    @Test("A stack view that is arranged again while it changes its constraints keeps only the last arrangement")
    func nestedArrangements() {
        let stack = ReentrantStack(arrangedSubviews: [Box(10, 10), Box(20, 10)])
        stack.layoutIfNeeded()
        stack.changes = [
            { stack.axis = .vertical }, { stack.addArrangedSubview(Box(30, 20)) }, { stack.spacing = 4 },
        ]
        stack.alignment = .leading
        stack.layoutIfNeeded()
        let fresh = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 10), Box(30, 20)])
        (fresh.axis, fresh.spacing, fresh.alignment) = (.vertical, 4, .leading)
        fresh.layoutIfNeeded()
        #expect(stack.constraints.count == fresh.constraints.count)
    }
}

/// A stack view that performs changes when layout is requested, each of which requests layout again.
private final class ReentrantStack: UIStackView {
    var changes: [() -> Void] = []

    override func setNeedsLayout() {
        super.setNeedsLayout()
        guard !changes.isEmpty else { return }
        changes.removeFirst()()
        updateConstraintsIfNeeded()
    }
}
