/// An observer of frames and their phases: a meter, or a development tool.
@MainActor
package protocol FrameObserver: AnyObject {
    /// Called before a tree prepares a frame.
    ///
    /// - Parameter interval: The interval between two frames of the surface, in seconds.
    func frameWillBegin(interval: CFTimeInterval)
    /// Called before a phase, which may be part of another one.
    func phaseWillBegin(_ phase: FrameMeter.Phase)
    /// Called after the phase that began last and has not ended.
    func phaseDidEnd()
    /// Called when the render nodes that a window has created last were drawn and passed to the display.
    func frameWasPresented()
}

extension FrameObserver {
    package func frameWillBegin(interval: CFTimeInterval) {}
    package func frameWasPresented() {}
}
