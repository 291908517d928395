import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Constraints that could not be satisfied apply again as soon as they can be.
@MainActor @Suite struct BrokenConstraintTests {
    /// A view that prefers a width of 20, with a broken width of 80.
    private func brokenWidth(in stage: WindowStage) -> (view: Box, width: NSLayoutConstraint) {
        let view = Box(20, 10)
        stage.window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 50), width,
        ])
        _ = Diagnostics.record { stage.frame() }
        return (view, width)
    }

    @Test("A broken constraint applies again when its constant becomes satisfiable")
    func constant() {
        WindowStage.run { stage in
            let (view, width) = brokenWidth(in: stage)
            width.constant = 40
            stage.frame()
            #expect(view.frame.width == 40)
        }
    }

    @Test("A broken constraint applies again when it is no longer required")
    func priority() {
        WindowStage.run { stage in
            let (view, width) = brokenWidth(in: stage)
            width.priority = .defaultHigh
            stage.frame()
            #expect(view.frame.width == 50)
        }
    }

    @Test("A broken constraint to a margin applies again when the margin becomes satisfiable")
    func margin() {
        WindowStage.run { stage in
            let container = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = Box(20, 10)
            container.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: container.leftAnchor),
                view.topAnchor.constraint(equalTo: container.topAnchor),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
                view.rightAnchor.constraint(equalTo: container.layoutMarginsGuide.rightAnchor),
            ])
            _ = Diagnostics.record { stage.frame() }
            container.layoutMargins.right = 50
            stage.frame()
            #expect(view.frame.width == 50)
        }
    }

    /// A view with a required content width of 20 at most, which breaks a width of 80.
    private func requiredContent(in stage: WindowStage) -> Box {
        let view = Box(20, 10)
        view.setContentHuggingPriority(.required, for: .horizontal)
        stage.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 80),
        ])
        _ = Diagnostics.record { stage.frame() }
        return view
    }

    @Test("A constraint broken by required content applies again when the content grows")
    func content() {
        WindowStage.run { stage in
            let view = requiredContent(in: stage)
            view.content.width = 100
            stage.frame()
            #expect(view.frame.width == 80)
        }
    }

    @Test("A constraint broken by required content applies again when the content is no longer required")
    func contentPriority() {
        WindowStage.run { stage in
            let view = requiredContent(in: stage)
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
            stage.frame()
            #expect(view.frame.width == 80)
        }
    }

    @Test("A constraint to a margin that is not finite applies when the margin becomes finite")
    func infiniteMargin() {
        WindowStage.run { stage in
            let container = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = Box(20, 10)
            container.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: container.leftAnchor),
                view.topAnchor.constraint(equalTo: container.topAnchor),
                view.rightAnchor.constraint(equalTo: container.layoutMarginsGuide.rightAnchor),
            ])
            stage.frame()
            container.layoutMargins.right = .infinity
            let rules = Diagnostics.record { stage.frame() }.map(\.rule)
            #expect(rules == ["constraint.not-finite"])
            container.layoutMargins.right = 50
            stage.frame()
            #expect(view.frame.width == 50)
        }
    }

    @Test("A constraint broken by the required content of a view that is measured applies again afterwards")
    func measuring() {
        WindowStage.run { stage in
            let container = Box(20, 10)
            container.translatesAutoresizingMaskIntoConstraints = true
            container.setContentHuggingPriority(.required, for: .horizontal)
            stage.add(container, CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = Box(30, 10)
            container.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: container.leftAnchor),
                view.topAnchor.constraint(equalTo: container.topAnchor),
                view.rightAnchor.constraint(lessThanOrEqualTo: container.rightAnchor),
                view.widthAnchor.constraint(equalToConstant: 80),
            ])
            stage.frame()
            #expect(view.frame.width == 80)
            _ = Diagnostics.record { _ = container.systemLayoutSizeFitting(.zero) }
            container.setNeedsLayout()
            stage.frame()
            #expect(view.frame.width == 80)
        }
    }

    @Test("A constraint broken by the required content of its root applies again when the content grows")
    func rootContent() {
        let root = Box(20, 10)
        root.setContentHuggingPriority(.required, for: .horizontal)
        let view = Box(30, 10)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.widthAnchor.constraint(equalToConstant: 80),
        ])
        _ = Diagnostics.record { root.layoutIfNeeded() }
        root.content.width = 100
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
    }
}
