/// The update of everything that a program shows, after functions of the program were replaced.
@MainActor
package enum ProgramReload {
    /// Describes the windows again and updates all their components; states, local values and views are kept.
    package static func run(in windows: [UIWindow]) {
        for window in windows { (window.windowScene?.delegate as? ComponentSceneDelegate)?.reload() }
        UpdateScheduler.shared.updateAll(windows.flatMap(nodes))
        for view in windows.flatMap(subtree) {
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
    }

    /// Runs the updates that changed local values have requested, without waiting for a frame.
    package static func finishUpdates() {
        PendingUpdates.shared.flush()
    }

    /// The views below a view and itself, ancestors first.
    private static func subtree(of root: UIView) -> [UIView] {
        var (result, next) = ([root], 0)
        while next < result.count {
            result += result[next].subviews
            next += 1
        }
        return result
    }

    /// The components below a view, those included whose parents only measure them.
    private static func nodes(below root: UIView) -> [MountedNode] {
        var result: [MountedNode] = []
        var known: Set<ObjectIdentifier> = []
        var waiting = subtree(of: root).compactMap(\.mountedNode)
        while let node = waiting.popLast() {
            guard known.insert(ObjectIdentifier(node)).inserted else { continue }
            result.append(node)
            waiting += node.container?.children ?? []
        }
        return result
    }
}
