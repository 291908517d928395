internal import OpenDisplay

/// Defers the release of objects until the main loop is idle.
///
/// If no main loop is running, the objects are not retained.
@MainActor
package func deferRelease(_ objects: [AnyObject]) {
    IdleRelease.keep(objects)
}
