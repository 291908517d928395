/// The update of everything that a program shows, after functions of the program were replaced.
@MainActor
package enum ProgramReload {
    /// Describes the windows again and updates all their components; states, local values and views are kept.
    package static func run(in windows: [UIWindow]) {
        for window in windows { (window.windowScene?.delegate as? ComponentSceneDelegate)?.reload() }
        UpdateScheduler.shared.updateAll(windows.flatMap(\.descendantNodes))
        for view in windows.flatMap({ [$0] + $0.descendants }) {
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
    }

    /// Runs the updates that changed local values have requested, without waiting for a frame.
    package static func finishUpdates() {
        PendingUpdates.shared.flush()
    }
}
