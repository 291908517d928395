/// Finds pairs of components with the same id of which an update removes one and inserts the other.
///
/// Views report when they are inserted. Containers report which views they are about to remove, while these still have
/// their places on screen. The pairs are known when all updates of the pass are done.
@MainActor
final class GeometryMatching {
    private struct Reference {
        weak var view: MatchedGeometryView?
    }

    private struct Removal {
        let view: MatchedGeometryView
        /// The frame on screen before the update, in the window.
        let frame: CGRect
        weak var window: UIWindow?
        let transition: ComponentTransition
    }

    static let shared = GeometryMatching()

    /// The views that exist; the list may contain deallocated ones, which are dropped when it would have to grow.
    private var views: [Reference] = []
    private var limit = 16
    private var inserted: [MatchedGeometryView] = []
    private var removed: [MatchedGeometryKey: Removal] = [:]
    private var isScheduled = false

    /// Registers a view that was inserted.
    func didInsert(_ view: MatchedGeometryView) {
        if views.count >= limit {
            views.removeAll { $0.view == nil }
            limit = max(16, views.count * 2)
        }
        views.append(Reference(view: view))
        if view.isSource { insertedAgain(view) }
    }

    /// Returns the sources with a key that are shown in a window, in the order of their insertion.
    func sources(of key: MatchedGeometryKey, in window: UIWindow?) -> [MatchedGeometryView] {
        views.compactMap(\.view).filter { view in
            view.isSource && view.settings?.key == key && !view.isRemoved && view.window === window
        }
    }

    /// Called when views are about to be removed, or their removal animations are about to begin.
    func willRemove(_ roots: @autoclosure () -> [UIView], transition: ComponentTransition) {
        guard !views.isEmpty, !transition.animation.isImmediate else { return }
        let roots = Set(roots().map { ObjectIdentifier($0) })
        for reference in views {
            guard let view = reference.view, let key = view.settings?.key, let window = view.window, !view.isRemoved
            else { continue }
            let ancestors = sequence(first: view as UIView, next: \.superview)
            guard ancestors.contains(where: { roots.contains(ObjectIdentifier($0)) }) else { continue }
            view.isRemoved = true
            guard view.isSource else { continue }
            GeometryFollowing.shared.sourcesDidChange(transition)
            guard removed[key] == nil else { continue }
            removed[key] = Removal(
                view: view, frame: view.bounds.applying(view.onScreenTransform), window: window, transition: transition)
            schedule()
        }
    }

    /// Called when a removed view is shown again before its removal animation has ended.
    func didReturn(_ root: @autoclosure () -> UIView?) {
        guard !views.isEmpty, let root = root() else { return }
        for reference in views {
            guard let view = reference.view, view.isRemoved, view.isDescendant(of: root) else { continue }
            view.isRemoved = false
            view.isHidden = false
            guard view.isSource else { continue }
            GeometryFollowing.shared.sourcesDidChange(nil)
            insertedAgain(view)
        }
    }

    private func insertedAgain(_ view: MatchedGeometryView) {
        inserted.append(view)
        schedule()
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        UpdateScheduler.shared.afterUpdates { self.match() }
    }

    private func match() {
        let (inserted, removed) = (inserted, removed)
        isScheduled = false
        self.inserted = []
        self.removed = [:]
        guard !removed.isEmpty, !ComponentTransition.reducesMotion else { return }
        for view in inserted {
            guard let key = view.settings?.key, let removal = removed[key], removal.view !== view, !view.isRemoved,
                let window = view.window, window === removal.window
            else { continue }
            view.move(from: removal.frame, of: removal.view, transition: removal.transition)
            removal.view.hideDuringRemoval()
        }
    }
}
