/// Moves followers to their sources, in each frame of their window, after its animations are evaluated.
///
/// Frames of windows without followers do nothing for this. The source of each follower is searched only when a matched
/// view was added, removed or changed. A follower is placed after the followers that move its source or itself; a source
/// that moves with its follower is not followed, so that an order always exists.
@MainActor
final class GeometryFollowing {
    private struct Reference {
        weak var view: MatchedGeometryView?
    }

    static let shared = GeometryFollowing()

    private var followers: [Reference] = []
    /// The number of changes of the sources.
    private var version: UInt = 0

    /// Registers a view that begins to follow.
    func add(_ view: MatchedGeometryView) {
        followers.removeAll { $0.view == nil || $0.view === view }
        followers.append(Reference(view: view))
        observe(view.window)
    }

    /// Called when a matched view was shown, changed or removed.
    ///
    /// - Parameter transition: The transition of the update that did it; `nil` if another one is reported as well.
    func sourcesDidChange(_ transition: ComponentTransition?) {
        version &+= 1
        guard let transition, !transition.animation.isImmediate else { return }
        for reference in followers { reference.view?.follower?.transition = transition }
    }

    /// Called when a matched view was added to a window or removed from it.
    func windowDidChange(of view: MatchedGeometryView) {
        sourcesDidChange(nil)
        guard let follower = view.follower else { return }
        follower.windowDidChange()
        observe(view.window)
    }

    private func observe(_ window: UIWindow?) {
        guard let window else { return }
        window.observeFrames { [weak self, weak window] in
            guard let self, let window else { return false }
            return placeFollowers(in: window)
        }
    }

    /// The number of times that followers are placed in one frame, if their updates change the sources.
    private static let roundLimit = 4

    // MARK: - Frames

    /// Places the followers in a window, and returns whether there are any.
    private func placeFollowers(in window: UIWindow) -> Bool {
        for _ in 0..<Self.roundLimit {
            let views = followers.compactMap { $0.view }.filter { $0.window === window && $0.follower != nil }
            guard !views.isEmpty else { return false }
            let former = version
            placeOnce(views)
            if version == former { break }
        }
        return true
    }

    private func placeOnce(_ views: [MatchedGeometryView]) {
        if views.contains(where: { $0.follower?.version != version }) { findSources(of: views) }
        var waiting = Set(views.map { ObjectIdentifier($0) })
        for view in views { place(view, &waiting) }
    }

    private func place(_ view: MatchedGeometryView, _ waiting: inout Set<ObjectIdentifier>) {
        guard waiting.remove(ObjectIdentifier(view)) != nil, let follower = view.follower else { return }
        for other in view.followersAround + (follower.source?.followersAround ?? []) { place(other, &waiting) }
        follower.place()
    }

    // MARK: - Sources

    private func findSources(of views: [MatchedGeometryView]) {
        for view in views { view.follower?.source = nil }
        for view in views {
            view.follower?.version = version
            view.follower?.source = source(of: view)
        }
    }

    private func source(of view: MatchedGeometryView) -> MatchedGeometryView? {
        guard let key = view.settings?.key else { return nil }
        let sources = GeometryMatching.shared.sources(of: key, in: view.window)
        if sources.count > 1 { sources[1].mountedNode?.reportDuplicateSource(key) }
        guard let source = sources.first else { return nil }
        guard !source.moves(with: view) else {
            view.mountedNode?.reportSourceInside(key)
            return nil
        }
        return source
    }
}

extension MatchedGeometryView {
    /// The ancestors that follow a source.
    fileprivate var followersAround: [MatchedGeometryView] {
        var (followers, next) = ([MatchedGeometryView](), superview)
        while let view = next {
            if let follower = view as? MatchedGeometryView, follower.follower != nil { followers.append(follower) }
            next = view.superview
        }
        return followers
    }

    /// Whether the place of this view depends on that of a follower.
    fileprivate func moves(with follower: MatchedGeometryView) -> Bool {
        var (open, known) = ([self], Set<ObjectIdentifier>())
        while let next = open.popLast() {
            for other in next.followersAround where known.insert(ObjectIdentifier(other)).inserted {
                if other === follower { return true }
                if let source = other.follower?.source { open.append(source) }
            }
        }
        return false
    }
}

extension MountedNode {
    fileprivate func reportDuplicateSource(_ key: MatchedGeometryKey) {
        guard isFirstReport(of: .duplicateSource) else { return }
        diagnose(
            "geometry.duplicate-source", "Two components are the source with the id \(key.id)", path: path,
            hint: "Specify isSource: false for all components with this id except one; the first one is followed.")
    }

    fileprivate func reportSourceInside(_ key: MatchedGeometryKey) {
        guard isFirstReport(of: .sourceInside) else { return }
        diagnose(
            "geometry.source-inside", "The source with the id \(key.id) moves with the component that follows it",
            path: path, hint: "Move the source out of the component that follows it.")
    }
}
