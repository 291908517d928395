import ComponentFlow
import ComponentFlowTesting
import Fuzzing

/// Performs random sequences of updates and compares the result with a fresh render.
@MainActor
final class ComponentStage {
    private static let size = CGSize(width: 100, height: 100)

    let stage = Stage(size: ComponentStage.size)
    private var host: ComponentHostView<FuzzTheme>? = ComponentHostView<FuzzTheme>()
    private(set) var tree = ComponentTree.simplest
    private var theme = FuzzTheme(width: 4)
    private var offer = CGSize(width: 80, height: 90)
    private var style = UIUserInterfaceStyle.light
    /// Whether a tap may have opened a menu, which stays open.
    private var mayShowMenu = false
    /// Whether a tap may have opened a screen that looks like one that the model presents.
    private var mayShowScreen = false
    /// The components that show a screen when they are tapped.
    private static let kindsWithScreens: Set<ComponentTree.Kind> = [.colorPicker, .datePicker, .fontPicker]
    /// Whether a tap may have gone back in a navigation stack, whose path is constant.
    private var mayHaveGoneBack = false

    /// The controller that presents screens.
    private let controller = UIViewController()

    init() {
        stage.show(controller)
        if let host {
            host.frame.size = Self.size
            controller.view.addSubview(host)
        }
        let beacon = ComponentHostView<Empty>()
        stage.show(beacon)
        beacon.update(component: AnyComponent(Beacon()), containerSize: .zero)
    }

    /// Shows what other threads have changed.
    ///
    /// They notify the main queue, which a synchronous test cannot run; a change on the main thread has the same effect
    /// before the next frame.
    func showChangesOfOtherThreads() {
        FuzzModel.shared.frames += 1
        stage.advance(by: 0)
    }

    // MARK: - Steps

    func show(_ tree: ComponentTree, animated: Bool) {
        self.tree = tree
        update(animated: animated)
    }

    func setTheme(_ width: Int, animated: Bool) {
        theme.width = width
        update(animated: animated)
    }

    func resize(to size: CGSize, animated: Bool) {
        offer = size
        update(animated: animated)
    }

    func setStyle(_ style: UIUserInterfaceStyle) {
        self.style = style
        stage.setStyle(style)
    }

    func tap(at point: CGPoint) {
        mayShowMenu = mayShowMenu || tree.contains { $0.kind == .picker || $0.kind == .menu }
        mayShowScreen = mayShowScreen || presentsByModel && tree.contains { Self.kindsWithScreens.contains($0.kind) }
        mayHaveGoneBack = mayHaveGoneBack || tree.contains { $0.kind == .navigation || $0.kind == .split }
        stage.tap(at: point)
    }

    /// Presents the alert or the confirmation dialog of the tree, unless it is presented, and presses its button.
    ///
    /// Without either, nothing happens.
    func pressAlertButton() {
        guard tree.contains(where: { $0.kind == .covered && ($0[0] == 2 || $0[0] == 3) }) else { return }
        FuzzModel.shared.isOn = true
        stage.advance(by: 0.5)
        guard controller.presentedViewController is UIAlertController else { return }
        // An alert under another screen cannot be pressed.
        try? stage.tap("one")
    }

    /// Changes the state of a leaf.
    func setState(_ index: Int, to value: Int, animated: Bool) {
        let views = stateViews
        guard !views.isEmpty else { return }
        let view = views[index % views.count]
        view.remember(value, transition: Self.transition(animated))
        changed.append(ChangedState(view: view))
    }

    /// A leaf whose state has been changed.
    private struct ChangedState {
        weak var view: (any FuzzStateView)?
    }

    private var changed: [ChangedState] = []

    /// Whether a component that is not compared has kept a changed state, which a fresh render cannot be given.
    ///
    /// A `ViewThatFits` keeps the states of its alternatives while it shows another one, and their states can be the reason. A
    /// row keeps that of a child that it only measures, and a list keeps rows outside of its bounds, which can be moved into
    /// them.
    private var hidesChangedState: Bool {
        guard let host else { return false }
        let keepsOthers = tree.contains { $0.kind == .viewThatFits || $0.measuresLastChildOnly }
        let compared = stateViews
        return changed.contains { changed in
            guard let view = changed.view, view.remembered != 0, !compared.contains(where: { $0 === view }) else {
                return false
            }
            return keepsOthers || view.isDescendant(of: host)
        }
    }

    func scroll(_ index: Int, by distance: CGFloat) {
        let views = scrollViews.filter(\.isScrollEnabled)
        guard !views.isEmpty else { return }
        let view = views[index % views.count]
        view.contentOffset = CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + distance)
    }

    /// Removes the host from its window and adds it again.
    func reattach() {
        guard let host else { return }
        host.removeFromSuperview()
        stage.advance(by: 0.05)
        controller.view.addSubview(host)
    }

    static func transition(_ isAnimated: Bool) -> ComponentTransition {
        isAnimated ? .easeInOut(duration: 0.2) : .immediate
    }

    private func update(animated: Bool) {
        stage.clock.install()
        host?.update(
            transition: Self.transition(animated), component: tree.component(), environment: { theme },
            containerSize: offer)
    }

    private var stateViews: [any FuzzStateView] { host?.allCompared { $0 as? any FuzzStateView } ?? [] }
    /// The scroll views that the user can scroll now or could before, in contrast to those of pages, which a component moves.
    private var scrollViews: [UIScrollView] {
        host?.allCompared { $0 as? UIScrollView }.filter { !($0.superview is PageStrip) } ?? []
    }

    // MARK: - Comparing

    /// Whether a component of the tree animates indefinitely.
    private var animatesIndefinitely: Bool {
        tree.contains {
            $0.kind == .activity && $0[0] > 5 || $0.kind == .progress && $0[0] == 7 && $0[1] > 5
        }
    }

    /// Whether the model's switch presents a screen, which cannot be distinguished from one that a tap has presented.
    private var presentsByModel: Bool { tree.contains { $0.kind == .covered } }

    /// Ends editing, dismisses what a tap has presented, resets scroll views, and waits until all animations have ended.
    ///
    /// - Returns: Whether that happened.
    func settle() -> Bool {
        stage.window.endEditing(true)
        if !presentsByModel { controller.dismiss(animated: false) }
        // A component that takes the focus in a later frame, or gets it back from a dismissed screen, scrolls to itself.
        guard comesToRestAtStart() else { return false }
        stage.window.endEditing(true)
        return comesToRestAtStart()
    }

    private func comesToRestAtStart() -> Bool {
        for view in scrollViews {
            view.contentOffset = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
        }
        if animatesIndefinitely {
            stage.advance(by: 1.5)
            return true
        }
        return stage.settle(limit: 4)
    }

    /// Describes the difference to a fresh render of the same tree; `nil` if there is none.
    func difference(comparingPixels: Bool) -> String? {
        if mayHaveGoneBack || mayShowScreen || hidesChangedState { return nil }
        let fresh = ComponentStage()
        fresh.theme = theme
        fresh.offer = offer
        fresh.setStyle(style)
        fresh.show(tree, animated: false)
        fresh.stage.advance(by: 0)
        fresh.takeStates(of: self)
        guard fresh.settle() else { return "a fresh render never comes to rest" }
        guard let host, let freshHost = fresh.host else { return nil }
        if presentsOffscreen(otherwiseThan: fresh) { return nil }
        if let difference = ViewOutline(of: host).difference(from: ViewOutline(of: freshHost)) { return difference }
        // An open popover stays where its source was.
        let showsPopover = tree.contains { $0.kind == .covered && ($0[0] == 4 || $0[0] == 5) }
        // What was requested first is presented first, and that may have been before its component moved in the tree.
        let presentsSeveral = tree.count { $0.kind == .covered } > 1
        // A tool tip appears some time after a component got the focus.
        let showsToolTip = tree.contains { $0.kind == .attached } && tree.contains { $0.kind == .behaving }
        // A screen takes the focus if a component had it when the screen was presented.
        let mayFocusScreen = presentsByModel && tree.contains { $0.kind == .behaving && $0[0] == 4 }
        guard comparingPixels, !mayShowMenu, !showsPopover, !presentsSeveral, !showsToolTip, !mayFocusScreen else {
            return nil
        }
        return pixelDifference(to: fresh)
    }

    /// Whether only one of two stages presents a screen, and that can be on behalf of a row that is not visible.
    ///
    /// Which rows a lazy list keeps outside of its bounds depends on how it was scrolled before.
    private func presentsOffscreen(otherwiseThan fresh: ComponentStage) -> Bool {
        let presents = [self, fresh].map { $0.controller.presentedViewController != nil }
        guard presents[0] != presents[1] else { return false }
        return tree.contains { list in
            [.lazyList, .modelList, .activatedList].contains(list.kind) && list.contains { $0.kind == .covered }
        }
    }

    /// Copies the states of another stage, because a state belongs to its view.
    ///
    /// Their number differs until then: a state can change the size of its row, and so the number of rows that are visible below
    /// it.
    private func takeStates(of old: ComponentStage) {
        for index in old.stateViews.indices {
            let (actual, expected) = (stateViews, old.stateViews)
            guard index < actual.count, actual[index].remembered != expected[index].remembered else { continue }
            actual[index].remember(expected[index].remembered, transition: .immediate)
            stage.advance(by: 0)
        }
    }

    private func pixelDifference(to fresh: ComponentStage) -> String? {
        for stage in [self, fresh] { stage.endEndlessMovement() }
        guard let actual = imageWithoutScrollIndicators(), let expected = fresh.imageWithoutScrollIndicators() else {
            return "nothing is drawn"
        }
        let comparison = ImageComparison(actual, expected)
        // Cairo rounds each translucent layer otherwise if its extent differs, which depends on what was off-screen before.
        guard comparison.largestDifference > 3 else { return nil }
        if let actual = actual.cgImage, let expected = expected.cgImage { writePictures(actual, expected) }
        return "\(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference) of 255"
    }

    /// Returns a picture without scroll indicators, which are shown for a while after the content was scrolled to its start.
    private func imageWithoutScrollIndicators() -> UIImage? {
        let shown = scrollViews.map { ($0, $0.showsVerticalScrollIndicator, $0.showsHorizontalScrollIndicator) }
        for view in scrollViews {
            (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = (false, false)
        }
        defer {
            for (view, vertical, horizontal) in shown {
                (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = (vertical, horizontal)
            }
        }
        return stage.image()
    }

    private func endEndlessMovement() {
        guard animatesIndefinitely, let host else { return }
        for view in host.all({ $0 }) {
            if view is UIActivityIndicatorView { view.layer.sublayers?.forEach { $0.opacity = 1 } }
            if view is UIProgressView { view.layer.removeAnimationsOfTree() }
        }
    }

    // MARK: - Leaks

    /// Registers all objects that must be released together with the host.
    func note(in witnesses: Witnesses) {
        guard let host else { return }
        witnesses.add(host)
        for view in host.all({ $0 }) {
            witnesses.add(view)
            (view as? FuzzNumberView)?.state.map(witnesses.add)
            view.gestureRecognizers?.forEach(witnesses.add)
        }
    }

    func dropHost() {
        host?.removeFromSuperview()
        host = nil
    }
}

/// A component without content that follows a property of the model.
private struct Beacon: CompositeComponent {
    var content: some Component<Empty> {
        Rectangle(color: .clear, width: 0, height: CGFloat(FuzzModel.shared.frames * 0))
    }
}

/// References objects weakly.
@MainActor
final class Witnesses {
    private struct Witness {
        let name: String
        weak var object: AnyObject?
    }

    private var all: [ObjectIdentifier: Witness] = [:]

    func add(_ object: AnyObject) {
        all[ObjectIdentifier(object)] = Witness(name: "\(type(of: object))", object: object)
    }

    var survivors: [String] { all.values.filter { $0.object != nil }.map(\.name).sorted() }
}

extension UIView {
    /// What a function finds for this view and its descendants, from back to front.
    fileprivate func all<Result>(_ find: (UIView) -> Result?) -> [Result] {
        (find(self).map { [$0] } ?? []) + subviews.flatMap { $0.all(find) }
    }

    /// What a function finds for this view and its compared descendants, from back to front.
    fileprivate func allCompared<Result>(_ find: (UIView) -> Result?) -> [Result] {
        (find(self).map { [$0] } ?? []) + comparedSubviews.flatMap { $0.allCompared(find) }
    }

    /// The subviews that a fresh render has too.
    ///
    /// Which rows a lazy list creates above and below its bounds depends on where it was scrolled from, and the row of its
    /// keyboard cursor on earlier selections.
    var comparedSubviews: [UIView] {
        guard self is LazyList<FuzzTheme>.View || self is LazyList<Empty>.View else { return subviews }
        return subviews.filter { view in
            view.frame.minY < bounds.maxY && view.frame.maxY >= bounds.minY
                && "\(type(of: view))" != "LazyListCursorView"
        }
    }
}

extension CALayer {
    fileprivate func removeAnimationsOfTree() {
        removeAllAnimations()
        sublayers?.forEach { $0.removeAnimationsOfTree() }
    }
}

extension ComponentTree {
    /// Whether this is a row that shows all children except the last one.
    fileprivate var measuresLastChildOnly: Bool {
        kind == .row && self[1] & 1 != 0
    }
}
