import ComponentFlow
import ComponentFlowTesting
import Testing

/// A window whose root view controller shows a component that presents something.
@MainActor
struct PresentationStage {
    let stage = Stage(size: CGSize(width: 800, height: 600))

    /// Shows a component, and lays it out.
    @discardableResult
    func show<Content: Component>(_ content: Content) -> ComponentViewController<Empty>
    where Content.EnvironmentType == Empty {
        let controller = ComponentViewController(content)
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        return controller
    }

    /// Shows a component, presents what the first binding of its model controls, and clears the log of the model.
    func present<Content: Component>(_ content: Content, _ model: PresentationModel)
    where Content.EnvironmentType == Empty {
        show(content)
        model.isFirst = true
        settle()
        _ = model.takeLog()
    }

    /// What the root view controller presents.
    var presented: UIViewController? {
        stage.window.rootViewController?.presentedViewController
    }

    var texts: [String] {
        stage.window.shownTexts
    }

    /// Waits until all transitions have ended.
    func settle() {
        stage.advance(by: 1.5)
    }

    /// Taps the label with a text, and waits until all transitions have ended.
    func tap(_ text: String) throws {
        stage.tap(on: try #require(label(text)))
        settle()
    }

    /// Presses Escape, and waits until all transitions have ended.
    func escape() {
        stage.pressKey(symbol: 0xff1b)
        settle()
    }

    func label(_ text: String) -> UILabel? {
        view { $0.text == text }
    }

    /// Returns the first view of a type in the window.
    func view<View: UIView>(where condition: (View) -> Bool = { _ in true }) -> View? {
        stage.window.firstView(where: condition)
    }
}

extension UIView {
    /// Returns the first view of a type in the subtree, including this one.
    func firstView<View: UIView>(where condition: (View) -> Bool) -> View? {
        if let own = self as? View, condition(own) { return own }
        for subview in subviews {
            if let found = subview.firstView(where: condition) { return found }
        }
        return nil
    }
}

/// The state of a component that presents, with a log of what happens to its bindings.
@Observable
final class PresentationModel {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    var isFirst = false {
        didSet { log.append("first \(isFirst)") }
    }
    var isSecond = false {
        didSet { log.append("second \(isSecond)") }
    }
    var item: Item? {
        didSet { log.append("item \(item?.id ?? 0)") }
    }
    var isShown = true
    var number = 1
    var text = ""
    @ObservationIgnored var log: [String] = []

    /// Returns what was logged since the last call.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}
