// The one file of this module that knows on which platform it is compiled. Everything else speaks UIKit.

import ListGeometry

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import OpenUIKit
#endif

extension UIView {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// Brings subviews into an order, and tells which indices of the list moved.
    @discardableResult
    func orderSubviews(_ views: [UIView]) -> [Int] {
        let places = Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($1), $0) })
        let present = views.indices.filter { views[$0].superview === self }
        let former = present.compactMap { places[ObjectIdentifier(views[$0])] }
        let staying = Set(former.longestIncreasingSubsequence.map { present[$0] })
        let moved = present.filter { !staying.contains($0) }
        let lowest = former.min().map { subviews[$0] }
        for index in moved {
            if let before = present.last(where: { $0 < index }) {
                insertSubview(views[index], aboveSubview: views[before])
            } else if let lowest, lowest !== views[index] {
                insertSubview(views[index], belowSubview: lowest)
            }
        }
        return moved
    }
    #endif
}

extension UIView {
    #if os(iOS) || os(tvOS) || os(visionOS)
    private static let nodes = NSMapTable<UIView, ComponentNode>.weakToWeakObjects()

    /// The node whose view this is, if a component made the view.
    var componentNode: ComponentNode? {
        get { Self.nodes.object(forKey: self) }
        set { Self.nodes.setObject(newValue, forKey: self) }
    }
    /// A node of the view goes; weak references are cleared without help.
    nonisolated func forget(_ node: ComponentNode) {}
    #else
    /// The node whose view this is, if a component made the view.
    ///
    /// The node owns the view, and tells it when it goes.
    var componentNode: ComponentNode? {
        get { componentContext as? ComponentNode }
        set { componentContext = newValue }
    }

    /// A node of the view goes; a component may have handed the view to another node by now.
    nonisolated func forget(_ node: ComponentNode) {
        if componentContext === node { componentContext = nil }
    }
    #endif
}

extension CALayer {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// The picture that the layer shows.
    var shownContents: CGImage? {
        // A conditional cast to a Core Foundation type always succeeds.
        contents.flatMap {
            CFGetTypeID($0 as CFTypeRef) == CGImage.typeID ? unsafeBitCast($0 as AnyObject, to: CGImage.self) : nil
        }
    }

    /// How fast a property moves towards a value; Core Animation does not tell.
    func presentedVelocity(ofKeyPath keyPath: String, towards end: Any) -> Double { 0 }

    /// Whether an animation changes a property.
    func isAnimating(keyPath: String) -> Bool { animation(forKey: keyPath) != nil }
    #endif
}

extension CAAnimation {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// How far the pace has come after a fraction of the duration; Core Animation does not tell.
    func progress(at fraction: Double) -> Double { fraction }
    #endif
}

extension UIView {
    /// Lets the view's key commands count wherever the focus is in its window, as long as it is there.
    ///
    /// UIKit knows only those on the way from the first responder up.
    func offerKeyCommandsToWindow() {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        window?.addKeyCommands(of: self)
        #endif
    }
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// Keeps objects that are no longer needed until there is nothing else to do; here nothing tells when that is.
@MainActor
func keepUntilIdle(_ objects: [AnyObject]) {}
#endif

/// Whether somebody measures what updates cost.
@MainActor var updatesAreMeasured: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
    false
    #else
    FrameMeter.current != nil
    #endif
}

/// Runs updates whose time counts as theirs, and not as that of the layout or the handler around them.
@MainActor
func measuringUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if os(iOS) || os(tvOS) || os(visionOS)
    try body()
    #else
    try FrameMeter.run(.updates, body)
    #endif
}

/// Whether code runs where the main actor runs.
var isOnMainThread: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
    Thread.isMainThread
    #else
    MainThread.isCurrent
    #endif
}

/// Reports a mistake of the framework's user.
///
/// - Parameters:
///   - rule: A stable identifier, such as `component.duplicate-id`.
///   - message: What happened, with the values that show it.
///   - path: The component path from the host down, or a description of the object concerned.
///   - hint: What most likely mends it.
func diagnose(_ rule: String, _ message: String, path: String, hint: String) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    NSLog("%@: %@ (at %@). %@", rule, message, path, hint)
    #else
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: path, hint: hint))
    #endif
}
