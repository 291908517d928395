// The only file of this module that depends on the platform; the rest of the module uses the common UIKit API.

import ListGeometry
internal import Localization

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import OpenUIKit
#endif

#if os(iOS) || os(tvOS) || os(visionOS)
extension UITraitCollection {
    /// The language of texts, which is that of the user on these platforms.
    var language: Language { .preferred }
}
#endif

extension UIView {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// Reorders subviews, and returns the indices of the views in the list that moved.
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
    private static let records = NSMapTable<UIView, ViewRecord>.weakToStrongObjects()

    /// The module's data about the view, if there is any.
    var viewRecord: ViewRecord? {
        get { Self.records.object(forKey: self) }
        set { Self.records.setObject(newValue, forKey: self) }
    }
    #else
    /// The module's data about the view, if there is any.
    var viewRecord: ViewRecord? {
        get { renderContext as? ViewRecord }
        set { renderContext = newValue }
    }
    #endif
}

/// Creates a view of a class that is known only at run time, or returns `nil` if that fails.
///
/// This requires an initializer that every subclass has. On Linux that is only the failable `init(coder:)`.
@MainActor
func makeView<V: UIView>(of type: V.Type) -> V? {
    #if os(iOS) || os(tvOS) || os(visionOS)
    V()
    #else
    V(coder: emptyArchive)
    #endif
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
/// An empty archive for the initializers, which read nothing from it, so that a single instance suffices.
@MainActor private let emptyArchive = NSKeyedArchiver(requiringSecureCoding: false)
#endif

/// Reports a mistake in client code.
func diagnose(_ rule: String, _ message: String, subject: String, hint: String) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    NSLog("%@: %@ (at %@). %@", rule, message, subject, hint)
    #else
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: subject, hint: hint))
    #endif
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// Retains objects that are no longer needed until the application is idle.
///
/// Has no effect here, because the platform does not report when that is.
@MainActor
func deferRelease(_ objects: [AnyObject]) {}
#endif

/// Calls a replaceable closure when a gesture is recognized.
@MainActor
final class GestureAction<Recognizer: UIGestureRecognizer> {
    var handler: (Recognizer) -> Void = { _ in }
    let recognizer: Recognizer

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        #if os(iOS) || os(tvOS) || os(visionOS)
        relay = ActionRelay { [weak self] in self?.fire() }
        recognizer.addTarget(relay as Any, action: #selector(ActionRelay.fire))
        #else
        recognizer.addHandler { [weak self] _ in self?.fire() }
        #endif
    }

    func fire() { handler(recognizer) }

    #if os(iOS) || os(tvOS) || os(visionOS)
    private var relay: ActionRelay?
    #endif
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// A target for selectors, because generic classes cannot declare `@objc` methods.
@MainActor
private final class ActionRelay: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    @objc func fire() { action() }
}
#endif
