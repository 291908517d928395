import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Tracking layout guides") @MainActor struct TrackingLayoutGuideTests {
    /// A guide of 40 by 20 points in a view of 200 by 100 points, with its position in constraints.
    @MainActor private final class Fixture {
        let view: UIView
        let guide = UITrackingLayoutGuide()
        let x: NSLayoutConstraint
        let y: NSLayoutConstraint
        /// The constraint under test, between a label and the view.
        let tracked: NSLayoutConstraint

        init(_ stage: WindowStage, direction: UISemanticContentAttribute = .forceLeftToRight) {
            view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.semanticContentAttribute = direction
            view.addLayoutGuide(guide)
            x = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
            y = guide.topAnchor.constraint(equalTo: view.topAnchor)
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            tracked = label.leftAnchor.constraint(equalTo: guide.rightAnchor)
            NSLayoutConstraint.activate([
                x, y, guide.widthAnchor.constraint(equalToConstant: 40),
                guide.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        /// Moves the guide, and returns whether the constraint is active afterwards.
        func isActive(_ stage: WindowStage, x: CGFloat = 80, y: CGFloat = 40) -> Bool {
            (self.x.constant, self.y.constant) = (x, y)
            stage.frame()
            return tracked.isActive
        }
    }

    private func run(
        direction: UISemanticContentAttribute = .forceLeftToRight, _ body: (WindowStage, Fixture) -> Void
    ) {
        WindowStage.run { stage in body(stage, Fixture(stage, direction: direction)) }
    }

    @Test("Constraints for an edge are active while the guide is near the edge")
    func nearEdge() {
        run { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenNearEdge: .top)
            #expect(fixture.isActive(stage, y: 10))
            #expect(!fixture.isActive(stage, y: 40))
            #expect(!fixture.isActive(stage, y: 75))
            #expect(fixture.isActive(stage, y: 0))
        }
    }

    @Test("Constraints away from an edge are active while the guide is not near the edge")
    func awayFromEdge() {
        run { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenAwayFrom: .bottom)
            #expect(fixture.isActive(stage, y: 10))
            #expect(!fixture.isActive(stage, y: 75))
        }
    }

    @Test("Constraints for several edges are active near all of them")
    func corner() {
        run { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenNearEdge: [.leading, .bottom])
            #expect(fixture.isActive(stage, x: 0, y: 80))
            #expect(!fixture.isActive(stage, x: 0, y: 40))
            #expect(!fixture.isActive(stage, x: 150, y: 80))
        }
    }

    @Test("The leading edge is at the right in layouts from right to left")
    func mirrored() {
        run(direction: .forceRightToLeft) { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenNearEdge: .leading)
            #expect(fixture.isActive(stage, x: 150))
            #expect(!fixture.isActive(stage, x: 0))
        }
    }

    @Test("Active constraints are part of the same layout")
    func layout() {
        run { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenNearEdge: .leading)
            _ = fixture.isActive(stage, x: 10)
            #expect(fixture.view.subviews.first?.frame.minX == 50)
        }
    }

    @Test("New constraints replace those for the same edge")
    func replacing() {
        run { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenNearEdge: .top)
            #expect(fixture.isActive(stage, y: 0))
            fixture.guide.setConstraints([], activeWhenNearEdge: .top)
            #expect(!fixture.tracked.isActive)
            #expect(fixture.guide.constraints(activeWhenNearEdge: .top).isEmpty)
        }
    }

    @Test("All tracked constraints can be removed, which deactivates them")
    func removing() {
        run { stage, fixture in
            fixture.guide.setConstraints([fixture.tracked], activeWhenAwayFrom: .top)
            #expect(fixture.isActive(stage))
            #expect(fixture.guide.constraints(activeWhenAwayFrom: .top) == [fixture.tracked])
            fixture.guide.removeAllTrackedConstraints()
            #expect(!fixture.isActive(stage))
        }
    }

    @Test("The guide of the hidden keyboard is near the bottom edge only")
    func keyboard() {
        run { stage, fixture in
            let (guide, view) = (fixture.view.keyboardLayoutGuide, fixture.view)
            let label = view.subviews[0]
            let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
            let constraints = edges.map { _ in label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10) }
            for (edge, constraint) in zip(edges, constraints) {
                guide.setConstraints([constraint], activeWhenNearEdge: edge)
            }
            stage.frame()
            #expect(constraints.map(\.isActive) == [false, false, true, false])
        }
    }
}
