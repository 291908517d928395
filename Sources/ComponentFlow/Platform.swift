// The imports of OpenUIKit, and what the module uses of it in addition to the API of UIKit.

@_exported import Localization
@_spi(SwiftUI) @_exported import Observation
@_exported import OpenUIKit
@_spi(Reflection) import Swift

/// What the user has chosen in the program, which is kept between its runs.
@MainActor
enum ProgramValues {
    /// The value of a key in JSON format; `nil` if none was stored.
    static subscript(key: String) -> String? {
        get { UIApplication.shared.settings[key] }
        set { UIApplication.shared.settings[key] = newValue }
    }

    /// Calls a closure after all values were replaced, as when a test launches another program.
    static func onReplacement(_ action: @escaping @MainActor () -> Void) {
        UIApplication.shared.settings.didReplaceValues = action
    }
}

/// The language of the program's menus.
@MainActor var mainMenuLanguage: Language { UIMenu.mainLanguage }

extension UIView {
    /// Returns the distance from the top of a text, a field, a button or segments to the baseline, in points; `nil` for other
    /// views.
    func ownBaseline(_ baseline: TextBaseline, height: CGFloat) -> CGFloat? {
        guard self is UILabel || self is UITextField || self is UIButton || self is UISegmentedControl else {
            return nil
        }
        return baselineOffset(last: baseline == .last, height: height)
    }
}

extension UIView {
    /// The node that manages this view, if a component created the view.
    ///
    /// The node owns the view and clears this reference when it is deallocated.
    var mountedNode: MountedNode? {
        get { componentContext as? MountedNode }
        set { componentContext = newValue }
    }

    /// Clears the reference to a node that is being deallocated, unless the view meanwhile belongs to another node.
    nonisolated func forget(_ node: MountedNode) {
        if componentContext === node { componentContext = nil }
    }
}

extension MountedNode: DiagnosticOwner {
    /// The component path, with which the diagnostics of views begin.
    var diagnosticPath: String { shortPath }
}

extension UIView.AnimationOptions {
    /// Shows motion immediately if the user prefers less of it.
    static var avoidingMotion: UIView.AnimationOptions { .avoidsMotion }
}

extension CALayer {
    /// The geometry of the layer at the current time.
    var geometryNow: ShownGeometry { ShownGeometry(model: presentation() ?? self) }

    /// The geometry of the layer in the frame that is being prepared, or else in the last one.
    var geometryInFrame: ShownGeometry {
        guard hasAnimations else { return ShownGeometry(model: self) }
        return ShownGeometry(
            bounds: presented.bounds, position: presented.position, anchorPoint: presented.anchorPoint,
            transform: CATransform3DGetAffineTransform(presented.transform),
            sublayerTransform: CATransform3DGetAffineTransform(presented.sublayerTransform))
    }
}

extension UIWindow {
    /// Calls a closure in each frame, after layout and animations and before the frame is drawn, until the closure
    /// returns `false`.
    ///
    /// Replaces the previous closure.
    func observeFrames(_ action: @escaping @MainActor () -> Bool) {
        layerTree.onAnimationsEvaluated = { [weak layerTree] in
            if !action() { layerTree?.onAnimationsEvaluated = nil }
        }
    }
}

extension UIView {
    /// Makes the view's key commands available wherever the focus is in its window, while the view is in that window.
    ///
    /// UIKit only considers the key commands of the responders from the first responder upward.
    func registerKeyCommandsWithWindow() {
        window?.addKeyCommands(of: self)
    }
}

extension UISplitViewController {
    /// Calls a closure when the user has changed the columns, which UIKit does not report.
    func observeUserChanges(_ action: @escaping () -> Void) {
        onUserChange = action
    }

    /// The column on top of the joined stack; `nil` if there is none.
    var topColumnOfStack: Column? { topColumn }
}

extension UIView {
    /// Whether the view or a descendant has keyboard focus.
    var containsFocus: Bool {
        window?.focus.item?.isDescendant(of: self) ?? false
    }

    /// Moves the keyboard focus to the view, or to the first descendant that can be focused.
    func takeFocus() {
        UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
    }

    /// Removes the keyboard focus from the view and its descendants.
    func resignFocus() {
        endEditing(true)
        guard let focus = window?.focus, let item = focus.item, item.isDescendant(of: self) else { return }
        focus.leave(item)
    }
}

extension UIView {
    /// Changes how assistive technologies present the element that this view, which belongs to a modifier, shows.
    ///
    /// - Parameter modification: The changes; `nil` ends those made before.
    func modifyAccessibility(_ modification: AccessibilityModification?) {
        connectModifiers()
        setAccessibilityModification(modification)
    }
}

/// Lets assistive technologies find what modifiers add to the element that their content shows.
@MainActor
func connectModifiers() {
    if UIView.modifierOfContent == nil { UIView.modifierOfContent = { $0.viewOfModifier } }
}

extension UITextField {
    /// Lets a placeholder that does not fit become smaller, but not smaller than body text is by default.
    func fitPlaceholder() {
        let size = font?.pointSize ?? 0
        minimumPlaceholderScale = size > 17 ? 17 / size : 1
    }
}

extension UIFont {
    /// Whether the size of the font depends on the user's text size.
    var hasTextStyle: Bool { scaling != nil }

    /// Returns the font for the text size of traits; the font itself if its size does not depend on it.
    func scaled(for traits: UITraitCollection) -> UIFont {
        scaling?.font(in: traits.preferredContentSizeCategory) ?? self
    }
}

extension UIView {
    /// Whether changes are reported to assistive technologies.
    static var isPresentedToAssistiveTechnologies: Bool { AccessibilityTreeBuilder.shared != nil }

    /// Reports that rows of a list may have other positions among all rows.
    func accessibilityPositionsDidChange(of rows: [UIView]) {
        for row in rows { row.accessibilityDidChange(.content) }
    }
}

extension UIView {
    /// Presents the view as the row of a table that contains the headers of the columns.
    func presentHeaders() {
        presentColumnHeaders()
    }

    /// Sets object attributes with the names of the Core Accessibility API Mappings, such as "sort" and "rowcount".
    func setAccessibilityAttributes(_ attributes: [String: String]) {
        let content = attributes.sorted { $0.key < $1.key }.map { AXCustomContent(label: $0.key, value: $0.value) }
        let present = (accessibilityCustomContent ?? []).map { [$0.label, $0.value] }
        if present != content.map({ [$0.label, $0.value] }) { accessibilityCustomContent = content }
    }
}

/// Updates stale components before an event is delivered to a view.
@MainActor
func prepareEvents() {
    if UIView.willDeliverEvent == nil { UIView.willDeliverEvent = { $0.prepareComponentsForEvent() } }
}

/// Whether the cost of updates is currently being measured.
@MainActor var isMeasuringUpdates: Bool { FrameMeter.current != nil }

/// Performs updates whose time is attributed to updates instead of the enclosing layout or event handling.
@MainActor
func measuringUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
    try FrameMeter.run(.updates, body)
}

/// Whether the current code runs on the main thread.
var isOnMainThread: Bool { MainThread.isCurrent }

/// Calls a closure on the main actor; the caller has verified ``isOnMainThread``.
///
/// `MainActor.assumeIsolated` verifies it again, which takes 900 instructions: a sixth of the update of a small component.
func withVerifiedMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Calls a closure that captures nothing with an argument on the main actor; the caller has verified ``isOnMainThread``.
///
/// Unlike with captured values, nothing is allocated for the call.
func withVerifiedMainActor<Argument, Result>(
    _ argument: Argument, _ body: @escaping @MainActor (Argument) -> Result
) -> Result {
    unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
}

/// Performs work once, at the beginning of the next frame of any window.
@MainActor
func performBeforeNextFrame(_ work: @escaping @MainActor () -> Void) {
    let link = CADisplayLink { link in
        link.invalidate()
        work()
    }
    link.add(to: .main, forMode: .common)
}

/// A call that can be cancelled.
typealias DelayedCall = ClockTimer

/// Performs work once, in some seconds of the clock of animations.
@MainActor
func performAfter(seconds: Double, _ work: @escaping @MainActor () -> Void) -> DelayedCall {
    ClockTimer.schedule(after: seconds, work)
}

/// Runs a closure, and reports changes of the observable properties that it read until `didChange` returns `false`.
///
/// - Parameter didChange: A closure called after each change, on the thread that makes it.
func trackingModels<Result>(_ body: () -> Result, didChange: @escaping @Sendable () -> Bool) -> Result {
    withObservationTracking(
        body,
        didSet: { tracking in
            if !didChange() { tracking.cancel() }
        })
}

/// Runs a closure, and reports changes of the observable properties that it read, with their key paths.
///
/// - Parameter didChange: A closure called after each change, on the thread that makes it, until it returns `false`.
func trackingModels<Result>(
    _ body: () -> Result, propertyDidChange didChange: @escaping @Sendable (AnyKeyPath?) -> Bool
) -> Result {
    withObservationTracking(
        body,
        didSet: { tracking in
            if !didChange(tracking.changed) { tracking.cancel() }
        })
}

/// The kinds of types that the engine distinguishes.
enum TypeKind {
    case structure, optional, object, other
}

/// Calls a closure with the offset, in bytes, the type and its kind for each stored property of a structure.
func forEachStoredProperty(of type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type, _ kind: TypeKind) -> Void) {
    _forEachField(of: type) { _, offset, fieldType, kind in
        switch kind {
        case .struct: body(offset, fieldType, .structure)
        case .optional: body(offset, fieldType, .optional)
        case .class: body(offset, fieldType, .object)
        default: body(offset, fieldType, .other)
        }
        return true
    }
}

func kind<Value>(of type: Value.Type) -> TypeKind {
    var result = TypeKind.other
    forEachStoredProperty(of: TypeHolder<Value>.self) { _, _, kind in result = kind }
    return result
}

/// Returns the kind of a type that is only known at run time.
func kindOfAny(_ type: Any.Type) -> TypeKind {
    func open<Value>(_ type: Value.Type) -> TypeKind { kind(of: type) }
    return _openExistential(type, do: open)
}

/// A structure whose only property has the type whose kind is determined.
private struct TypeHolder<Value> {
    let value: Value
}

extension UIMenu {
    /// Lets a choice not change which elements are selected, because components describe it.
    func keepStates() {
        selectsChosenElement = false
    }
}

/// Sets whether the program's menus are built whenever they are needed, because they depend on models.
@MainActor
func rebuildsMenusOnUse(_ isRebuilt: Bool) {
    UIMenuSystem.main.isRebuiltOnUse = isRebuilt
}

/// Shows the menu bar of the program in the window of a scene, or removes it.
@MainActor
func showMenuBar(_ isShown: Bool, in scene: UIWindowScene) {
    scene.showsMenuBar = isShown
}

/// Returns the height of the menu bar above the content of a window, in points.
@MainActor
func heightAboveContent(of window: UIWindow) -> CGFloat {
    window.contentFrame.minY - window.bounds.minY
}

/// Lets the content of a scene's window extend to its top edge.
@MainActor
func hideTitleBar(in scene: UIWindowScene) {
    scene.titlebar?.titleVisibility = .hidden
}

/// Opens the program's menus in the window with the keyboard focus.
@MainActor
func presentMainMenu() {
    _ = UIApplication.shared.keyWindow?.menus.openMainMenu()
}

/// Reports incorrect use of the framework.
///
/// - Parameters:
///   - rule: A stable identifier, such as `component.duplicate-id`.
///   - message: A description of the problem, with the relevant values.
///   - path: The component path starting at the host, or a description of the object concerned.
///   - hint: The most likely fix.
func diagnose(_ rule: String, _ message: String, path: String, hint: String) {
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: path, hint: hint))
}
