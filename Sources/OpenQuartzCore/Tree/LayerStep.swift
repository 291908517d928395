/// What advances a program on its own, apart from input: the preparation of a frame, a commit, or timers that are due.
@MainActor
package enum LayerStep {
    /// The preparation of a frame of a tree at a time.
    case frame(LayerTree, at: CFTimeInterval)
    /// A commit between frames, at the current time; see ``CATransaction/flush()``.
    case flush
    /// The calls of timers that are due at the current time.
    case timers
    /// The call of one of these timers, unless it only prepares a frame.
    case timer

    /// An observer of all steps, for development tools that record a program; `nil` unless one does.
    @exclusivity(unchecked) package static var observer: (any LayerStepObserver)?

    /// Performs a step and reports it to the observer, if there is one.
    package static func perform(_ step: @autoclosure () -> LayerStep, _ body: () -> Void) {
        guard let observer else { return body() }
        observer.stepWillBegin(step())
        body()
        observer.stepDidEnd()
    }
}

/// An observer of what advances a program.
@MainActor
package protocol LayerStepObserver: AnyObject {
    /// Called before a step, which may be part of another one.
    func stepWillBegin(_ step: LayerStep)
    /// Called after the step that began last and has not ended.
    func stepDidEnd()
}
