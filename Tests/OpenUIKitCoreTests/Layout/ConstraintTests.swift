import OpenQuartzCore
import OpenUIControls
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// A view for constraints, with a given intrinsic content size.
@MainActor final class Box: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    var layouts = 0
    var log: ((String) -> Void)?

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric, name: String = "") {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        log?("layout \(accessibilityIdentifier ?? "")")
    }

    override func updateConstraints() {
        log?("update \(accessibilityIdentifier ?? "")")
        super.updateConstraints()
    }
}

@MainActor @Suite struct ConstraintTests {
    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test("Constraints on edges, sizes and centers place a view")
    func edges() {
        WindowStage.run(CGSize(width: 200, height: 100)) { stage in
            let (inner, badge) = (Box(), Box())
            stage.window.addSubview(inner)
            inner.addSubview(badge)
            activate(
                inner.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
                inner.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
                stage.window.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 30),
                inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
                badge.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
                badge.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor, constant: -50),
                badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 10))
            stage.frame()
            #expect(inner.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
            #expect(badge.frame == CGRect(x: 70, y: 20, width: 20, height: 10))
            #expect(!inner.hasAmbiguousLayout)
            #expect(!badge.hasAmbiguousLayout)
            inner.exerciseAmbiguityInLayout()
            stage.frame()
            #expect(inner.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
        }
    }

    @Test("A view with an ambiguous layout moves to another place that its constraints allow", arguments: 0..<8)
    func exercisedAmbiguity(round: Int) {
        WindowStage.run(CGSize(width: 300, height: 100)) { stage in
            let (view, follower) = (Box(), Box())
            for box in [view, follower] { stage.window.addSubview(box) }
            activate(
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
                view.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: 30),
                follower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                follower.widthAnchor.constraint(equalTo: view.widthAnchor),
                follower.topAnchor.constraint(equalTo: view.bottomAnchor),
                follower.heightAnchor.constraint(equalToConstant: 5))
            stage.frame()
            let before = view.frame
            #expect(view.hasAmbiguousLayout)
            view.exerciseAmbiguityInLayout()
            stage.frame()
            #expect(view.frame.width != before.width)
            #expect(view.frame.minX == 10)
            #expect(view.frame.minY == 20)
            #expect(view.frame.height == 30)
            #expect(view.frame.maxX <= 300)
            #expect(follower.frame.width == view.frame.width)
            #expect(view.hasAmbiguousLayout)
        }
    }

    @Test("A changed constant moves dependent views and lays out no others")
    func constants() {
        WindowStage.run { stage in
            let (first, second, other) = (Box(), Box(), Box())
            for view in [first, second, other] {
                stage.window.addSubview(view)
                activate(
                    view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10))
            }
            let width = first.widthAnchor.constraint(equalToConstant: 50)
            activate(
                width, first.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5),
                second.widthAnchor.constraint(equalToConstant: 20),
                other.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
                other.widthAnchor.constraint(equalToConstant: 30))
            stage.frame()
            let counts = [first, second, other].map(\.layouts)
            width.constant = 80
            stage.frame()
            #expect(first.frame.width == 80)
            #expect(second.frame.minX == 85)
            #expect([first, second, other].map(\.layouts) == [counts[0] + 1, counts[1], counts[2]])
        }
    }

    @Test("Content hugging and compression resistance follow their priorities")
    func contents() {
        WindowStage.run(CGSize(width: 100, height: 100)) { stage in
            let (left, right) = (Box(30, 10), Box(40, 10))
            for view in [left, right] {
                stage.window.addSubview(view)
                view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            }
            activate(
                left.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                right.leftAnchor.constraint(equalTo: left.rightAnchor),
                right.rightAnchor.constraint(equalTo: stage.window.rightAnchor))
            left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            stage.frame()
            #expect(left.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
            #expect(right.frame.width == 70)
            right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
            stage.frame()
            #expect(left.frame.width == 60)
            #expect(right.frame.width == 40)
            left.content.width = 90
            left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
            stage.frame()
            #expect(left.frame.width == 60)
            #expect(right.frame.width == 40)
            left.setContentCompressionResistancePriority(.required, for: .horizontal)
            stage.frame()
            #expect(left.frame.width == 90)
            #expect(right.frame.width == 10)
        }
    }

    @Test("A multiline label is as high as its text at its resulting width")
    func multipleLines() {
        WindowStage.run(CGSize(width: 120, height: 400)) { stage in
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            label.text = "A sentence that is a good deal longer than a single line of this label can be"
            let below = Box(10, 10)
            stage.window.addSubview(label)
            stage.window.addSubview(below)
            let right = label.rightAnchor.constraint(equalTo: stage.window.rightAnchor, constant: -10)
            activate(
                label.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 10),
                label.topAnchor.constraint(equalTo: stage.window.topAnchor), right,
                below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
                below.leftAnchor.constraint(equalTo: label.leftAnchor))
            for width in [100, 60, 80, 100] as [CGFloat] {
                right.constant = width - 110
                stage.frame()
                let expected = label.sizeThatFits(CGSize(width: width, height: 0)).height
                #expect(label.frame == CGRect(x: 10, y: 0, width: width, height: expected))
                #expect(below.frame.minY == expected + 4)
            }
        }
    }

    @Test("A label with a maximum width hugs its wrapped lines and grows again")
    func shrunkLabel() {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            label.text = "wide words wrap wherever"
            stage.window.addSubview(label)
            let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
            activate(
                limit, label.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                label.topAnchor.constraint(equalTo: stage.window.topAnchor))
            stage.frame()
            #expect(label.frame.size == label.sizeThatFits(CGSize(width: 100, height: 0)))
            limit.constant = 1000
            stage.frame()
            #expect(label.frame.size == label.sizeThatFits(.zero))
        }
    }

    @Test("Unsatisfiable constraints break the last one and report all of them, and the rest is laid out")
    func unsatisfiable() {
        WindowStage.run { stage in
            let view = Box(name: "box")
            stage.window.addSubview(view)
            let wide = view.widthAnchor.constraint(equalToConstant: 50)
            wide.identifier = "wide"
            let wider = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
            activate(
                wide, wider, view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 7),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 5))
            let found = Diagnostics.record { stage.frame() }
            #expect(found.map(\.rule) == ["constraint.unsatisfiable"])
            #expect(
                found.first?.message
                    == "Constraints cannot be satisfied simultaneously: "
                    + "<NSLayoutConstraint 'wide' Box(box).width == 50>, "
                    + "<NSLayoutConstraint Box(box).width >= 80>. <NSLayoutConstraint Box(box).width >= 80> is broken.")
            #expect(view.frame == CGRect(x: 7, y: 0, width: 50, height: 5))
            // The conflicting constraint is removed: the broken one applies again.
            wide.isActive = false
            #expect(Diagnostics.record { stage.frame() }.isEmpty)
            #expect(view.frame.width == 80)
        }
    }

    @Test("A conflict caused by a resize breaks a constraint, which applies again with enough space")
    func resized() {
        WindowStage.run(CGSize(width: 100, height: 100)) { stage in
            let view = Box()
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(container)
            container.addSubview(view)
            activate(
                view.leftAnchor.constraint(equalTo: container.leftAnchor),
                view.rightAnchor.constraint(equalTo: container.rightAnchor),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60))
            stage.frame()
            #expect(view.frame.width == 100)
            container.frame.size.width = 40
            #expect(Diagnostics.record { stage.frame() }.map(\.rule) == ["constraint.unsatisfiable"])
            #expect(view.frame.width == 40)
            container.frame.size.width = 70
            #expect(Diagnostics.record { stage.frame() }.isEmpty)
            #expect(view.frame.width == 70)
        }
    }

    @Test("Misuse of constraints is reported and has no effect")
    func misuse() {
        let (first, second) = (Box(), Box())
        func rules(_ body: () -> Void) -> [String] { Diagnostics.record(body).map(\.rule) }
        func make(
            _ attribute: NSLayoutConstraint.Attribute, _ item: Any?, _ other: NSLayoutConstraint.Attribute,
            _ constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1,
                constant: constant)
        }
        #expect(
            rules { first.leftAnchor.constraint(equalTo: second.leftAnchor).isActive = true } == [
                "constraint.no-common-ancestor"
            ])
        #expect(rules { make(.left, second, .leading).isActive = true } == ["constraint.mixed-sides"])
        #expect(rules { make(.width, second, .top).isActive = true } == ["constraint.mixed-attributes"])
        #expect(rules { make(.left, nil, .left).isActive = true } == ["constraint.missing-item"])
        #expect(rules { make(.left, nil, .notAnAttribute).isActive = true } == ["constraint.missing-item"])
        #expect(rules { make(.notAnAttribute, second, .left).isActive = true } == ["constraint.missing-attribute"])
        #expect(rules { make(.width, nil, .notAnAttribute, .nan).isActive = true } == ["constraint.not-finite"])
        #expect(rules { make(.width, "view", .width).isActive = true } == ["constraint.unknown-item"])
        let width = make(.width, nil, .notAnAttribute, 10)
        #expect(rules { width.constant = .infinity } == ["constraint.not-finite"])
        #expect(width.constant == 10)
        width.priority = UILayoutPriority(.nan)
        #expect(width.priority == .required)
        #expect(first.constraints.isEmpty)
    }

    @Test("The second attribute of a constraint without a second item is ignored")
    func attributeWithoutItem() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Box())
        root.addSubview(view)
        NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 40
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test(
        "A horizontal position can depend on a vertical one, measured from the leading edge for a directional attribute",
        arguments: [(NSLayoutConstraint.Attribute.left, CGFloat(30)), (.leading, 60)])
    func positionsAlongBothAxes(attribute: NSLayoutConstraint.Attribute, x: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (view, other) = (Box(10, 10), Box(10, 10))
        for view in [view, other] { root.addSubview(view) }
        view.semanticContentAttribute = .forceRightToLeft
        activate(
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 25),
            other.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
                constant: 5))
        root.layoutIfNeeded()
        #expect(view.frame.minX == x)
    }

    @Test("Leading and trailing attributes follow the layout direction")
    func rightToLeft() {
        WindowStage.run(CGSize(width: 100, height: 100)) { stage in
            let (view, next) = (Box(20, 10), Box(20, 10))
            for view in [view, next] {
                stage.window.addSubview(view)
                view.semanticContentAttribute = .forceRightToLeft
                view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            }
            activate(
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5),
                next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8))
            stage.frame()
            #expect(view.frame.minX == 75)
            #expect(next.frame.minX == 47)
            for view in [view, next] { view.semanticContentAttribute = .forceLeftToRight }
            stage.frame()
            #expect(view.frame.minX == 5)
            #expect(next.frame.minX == 33)
        }
    }

    @Test("A constraint follows the layout direction of a view that keeps its frame")
    func fixedRightToLeft() {
        WindowStage.run(CGSize(width: 100, height: 100)) { stage in
            let fixed = stage.add(UIView(), CGRect(x: 40, y: 0, width: 10, height: 10))
            let view = Box(20, 10)
            stage.window.addSubview(view)
            activate(
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                fixed.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8))
            stage.frame()
            #expect(view.frame.minX == 12)
            fixed.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect(view.frame.minX == 58)
        }
    }

    @Test("Margins, the safe area and layout guides can be used in constraints")
    func guides() {
        WindowStage.run(CGSize(width: 200, height: 200)) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let root: UIView = controller.view
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
            root.insetsLayoutMarginsFromSafeArea = false
            root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            let (safe, margins, half) = (Box(), Box(), Box())
            for view in [safe, margins, half] { root.addSubview(view) }
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            @MainActor func fill(_ view: UIView, _ guide: UILayoutGuide) {
                activate(
                    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    view.topAnchor.constraint(equalTo: guide.topAnchor),
                    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
            }
            fill(safe, root.safeAreaLayoutGuide)
            fill(margins, root.layoutMarginsGuide)
            fill(half, guide)
            activate(
                guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                guide.rightAnchor.constraint(equalTo: root.centerXAnchor),
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5))
            stage.frame()
            #expect(safe.frame == CGRect(x: 0, y: 20, width: 200, height: 170))
            #expect(margins.frame == CGRect(x: 2, y: 1, width: 194, height: 196))
            #expect(half.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(guide.layoutFrame == half.frame)
            controller.additionalSafeAreaInsets.top = 40
            root.layoutMargins.left = 12
            stage.frame()
            #expect(safe.frame == CGRect(x: 0, y: 40, width: 200, height: 150))
            #expect(margins.frame.minX == 12)
        }
    }

    @Test(
        "Constraints to a scroll view's content guide determine its content size, those to its frame guide stay fixed")
    func scrollView() {
        WindowStage.run(CGSize(width: 200, height: 200)) { stage in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            stage.window.addSubview(scrollView)
            let (content, header) = (Box(), Box(10, 10))
            scrollView.addSubview(content)
            scrollView.addSubview(header)
            let height = content.heightAnchor.constraint(equalToConstant: 500)
            activate(
                content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
                header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
                header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor))
            stage.frame()
            #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
            scrollView.contentOffset.y = 50
            stage.frame()
            #expect(header.frame.minY == 53)
            #expect(content.frame.minY == 0)
            height.constant = 90
            stage.frame()
            #expect(scrollView.contentSize.height == 90)
        }
    }

    @Test("The fitting size is the minimum that the constraints allow, or the height at a width")
    func fitting() {
        let view = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that take more than one line in a narrow cell"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        activate(
            label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5))
        let natural = label.sizeThatFits(.zero)
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: natural.width + 20, height: natural.height + 10))
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let expected = label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10
        #expect(narrow == CGSize(width: 120, height: expected))
        view.frame = CGRect(x: 0, y: 0, width: 120, height: narrow.height)
        view.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 5, width: 100, height: expected - 10))
    }

    @Test("A view without a superview takes the width of its constraints even if they result in a negative height")
    func negativeHeight() {
        let (root, view) = (Box(), Box())
        root.addSubview(view)
        activate(
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: -40))
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 30, height: 0))
    }

    @Test("Measuring a nested view does not change the layout of its ancestors")
    func fittingInside() {
        WindowStage.run { stage in
            let (outer, inner) = (Box(), Box(33, 44))
            stage.window.addSubview(outer)
            outer.addSubview(inner)
            activate(
                outer.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                outer.topAnchor.constraint(equalTo: stage.window.topAnchor),
                outer.widthAnchor.constraint(equalTo: stage.window.widthAnchor),
                inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 2),
                inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor))
            stage.frame()
            let frames = [outer.frame, inner.frame]
            #expect(frames[0] == CGRect(x: 0, y: 0, width: 200, height: 44))
            #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 35, height: 44))
            stage.window.setNeedsLayout()
            stage.frame()
            #expect([outer.frame, inner.frame] == frames)
        }
    }

    @Test("Constraints are updated from descendants to ancestors, and views are laid out from ancestors to descendants")
    func order() {
        WindowStage.run { stage in
            var log: [String] = []
            let (outer, middle, inner) = (Box(name: "outer"), Box(name: "middle"), Box(10, 10, name: "inner"))
            for view in [outer, middle, inner] { view.log = { log.append($0) } }
            stage.window.addSubview(outer)
            outer.addSubview(middle)
            middle.addSubview(inner)
            for (view, around) in [(outer, stage.window), (middle, outer), (inner, middle)] as [(UIView, UIView)] {
                activate(
                    view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 1),
                    view.topAnchor.constraint(equalTo: around.topAnchor, constant: 1),
                    around.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 1),
                    around.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1))
            }
            stage.frame()
            #expect(
                log == [
                    "update inner", "update middle", "update outer", "layout outer", "layout middle", "layout inner",
                ])
            log = []
            inner.setNeedsUpdateConstraints()
            #expect(inner.needsUpdateConstraints())
            stage.frame()
            #expect(log == ["update inner"])
            #expect(!inner.needsUpdateConstraints())
        }
    }

    @Test("A removed view keeps its internal constraints, and constraints to other views become inactive")
    func leaving() {
        WindowStage.run { stage in
            let (outer, inner) = (Box(), Box(10, 10))
            stage.window.addSubview(outer)
            outer.addSubview(inner)
            let kept = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
            let lost = outer.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 40)
            let crossing = inner.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 30)
            activate(kept, lost, crossing)
            stage.frame()
            #expect(inner.frame.origin.x == 3)
            #expect(outer.frame.minX == 40)
            outer.removeFromSuperview()
            #expect(kept.isActive)
            #expect(!lost.isActive)
            #expect(!crossing.isActive)
            #expect(stage.window.constraints.isEmpty)
            #expect(outer.constraints.count == 1)
            stage.window.addSubview(outer)
            activate(lost)
            kept.constant = 6
            stage.frame()
            #expect(inner.frame.minX == 6)
            #expect(outer.frame.minX == 40)
        }
    }

    @Test("layoutIfNeeded in an animation block animates changes of constraints")
    func animated() {
        WindowStage.run { stage in
            let view = Box(10, 10)
            stage.window.addSubview(view)
            let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
            activate(left, view.topAnchor.constraint(equalTo: stage.window.topAnchor))
            stage.frame()
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
            stage.advance(by: 0.5)
            #expect(view.frame.minX == 100)
            expectNear(view.layer.presentation()?.frame.minX ?? 0, 50, within: 1)
        }
    }

    @Test("Views with frames can be referenced by constraints and keep their frames")
    func frames() {
        WindowStage.run { stage in
            let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
            let follower = Box(5, 5)
            let inside = Box(6, 6)
            stage.window.addSubview(fixed)
            stage.window.addSubview(follower)
            fixed.addSubview(inside)
            activate(
                follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 2),
                follower.topAnchor.constraint(equalTo: inside.bottomAnchor),
                inside.rightAnchor.constraint(equalTo: fixed.rightAnchor),
                inside.bottomAnchor.constraint(equalTo: fixed.bottomAnchor, constant: -1))
            stage.frame()
            #expect(follower.frame.origin == CGPoint(x: 62, y: 79))
            #expect(inside.frame.origin == CGPoint(x: 34, y: 43))
            fixed.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            stage.frame()
            #expect(follower.frame.origin == CGPoint(x: 12, y: 9))
            #expect(inside.frame.origin == CGPoint(x: 4, y: 3))
        }
    }

    @Test("Labels and buttons with different fonts align on one baseline")
    func baselines() {
        WindowStage.run { stage in
            let (small, large) = (UILabel(), UILabel())
            let button = UIButton(type: .system)
            (small.text, large.text) = ("small", "Large")
            (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 30))
            button.setTitle("Button", for: .normal)
            for view in [small, large, button] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
            }
            activate(
                large.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
                button.heightAnchor.constraint(equalToConstant: 44),
                button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor))
            stage.frame()
            let line = large.frame.minY + large.font.ascender
            expectNear(small.frame.minY + small.font.ascender, line, within: 1)
            let title = button.titleLabel
            expectNear(button.frame.minY + (title?.frame.minY ?? 0) + (title?.font.ascender ?? 0), line, within: 1.5)
        }
    }

    @Test("Constraints do not retain views and become inactive when a view is released")
    func lifetimes() {
        weak var view: Box?
        var constraint: NSLayoutConstraint?
        let other = Box()
        do {
            let outer = Box()
            view = outer
            outer.addSubview(other)
            constraint = other.leftAnchor.constraint(equalTo: outer.leftAnchor)
            constraint?.isActive = true
            outer.layoutIfNeeded()
        }
        #expect(view == nil)
        #expect(constraint?.secondItem == nil)
        #expect(constraint?.isActive == false)
        constraint?.isActive = true
        constraint?.constant = 5
    }
}
