internal import OpenDisplay

/// Keeps objects that are no longer needed until the main loop has nothing else to do.
///
/// Where no main loop runs they are not kept.
@MainActor
package func keepUntilIdle(_ objects: [AnyObject]) {
    IdleRelease.keep(objects)
}
