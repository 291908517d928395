// The only file of this module that depends on the platform. The rest of the module uses UIKit.

internal import ListGeometry

@_exported import Localization

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers
#else
@_spi(SwiftUI) @_exported import Observation
@_exported import OpenUIKit
@_spi(Reflection) import Swift
#endif

#if os(iOS) || os(tvOS) || os(visionOS)
/// The trait for the language of texts, which OpenUIKit has.
struct UITraitLanguage: UITraitDefinition {
    static var defaultValue: Language { .preferred }
}

extension UITraitCollection {
    /// The language of texts; the user's if it is unspecified.
    var language: Language { self[UITraitLanguage.self] }
}

extension UIMutableTraits {
    /// The language of texts; setting it also sets the layout direction.
    var language: Language {
        get { self[UITraitLanguage.self] }
        set {
            self[UITraitLanguage.self] = newValue
            layoutDirection = newValue.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
#endif

/// What the user has chosen in the program, which is kept between its runs.
@MainActor
enum ProgramValues {
    /// The value of a key in JSON format; `nil` if none was stored.
    static subscript(key: String) -> String? {
        get {
            #if os(iOS) || os(tvOS) || os(visionOS)
            UserDefaults.standard.string(forKey: key)
            #else
            UIApplication.shared.settings[key]
            #endif
        }
        set {
            #if os(iOS) || os(tvOS) || os(visionOS)
            UserDefaults.standard.set(newValue, forKey: key)
            #else
            UIApplication.shared.settings[key] = newValue
            #endif
        }
    }

    /// Calls a closure after all values were replaced, as when a test launches another program.
    static func onReplacement(_ action: @escaping @MainActor () -> Void) {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        UIApplication.shared.settings.didReplaceValues = action
        #endif
    }
}

/// The language of the program's menus.
@MainActor var mainMenuLanguage: Language {
    #if os(iOS) || os(tvOS) || os(visionOS)
    .preferred
    #else
    UIMenu.mainLanguage
    #endif
}

extension UIView {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// Reorders subviews and returns the indices of the views that were moved.
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
    private static let nodes = NSMapTable<UIView, MountedNode>.weakToWeakObjects()

    /// The node that manages this view, if a component created the view.
    var mountedNode: MountedNode? {
        get { Self.nodes.object(forKey: self) }
        set { Self.nodes.setObject(newValue, forKey: self) }
    }
    /// Called when a node of the view is deallocated.
    ///
    /// Does nothing, because weak references are cleared automatically.
    nonisolated func forget(_ node: MountedNode) {}
    #else
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
    #endif
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
extension MountedNode: DiagnosticOwner {
    /// The component path, with which the diagnostics of views begin.
    var diagnosticPath: String { shortPath }
}
#endif

extension CALayer {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// The image that the layer displays.
    var visibleContents: CGImage? {
        // A conditional cast to a Core Foundation type always succeeds.
        contents.flatMap {
            CFGetTypeID($0 as CFTypeRef) == CGImage.typeID ? unsafeBitCast($0 as AnyObject, to: CGImage.self) : nil
        }
    }

    /// Returns the velocity at which a property approaches a value; Core Animation does not expose it.
    func presentedVelocity(ofKeyPath keyPath: String, towards end: Any) -> Double { 0 }

    /// Returns whether an animation affects a property.
    func isAnimating(keyPath: String) -> Bool { animation(forKey: keyPath) != nil }
    #endif
}

extension UIView {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// Animates the changes made by `animations` with any timing.
    static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, timing parameters: any UITimingCurveProvider,
        options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        animator.addCompletion { completion?($0 == .end) }
        animator.startAnimation(afterDelay: delay)
    }
    #endif
}

extension UIView.AnimationOptions {
    /// Shows motion immediately if the user prefers less of it.
    static var avoidingMotion: UIView.AnimationOptions {
        #if os(iOS) || os(tvOS) || os(visionOS)
        []
        #else
        .avoidsMotion
        #endif
    }
}

extension CALayer {
    /// The geometry of the layer at the current time.
    var geometryNow: ShownGeometry { ShownGeometry(model: presentation() ?? self) }

    /// The geometry of the layer in the frame that is being prepared, or else in the last one.
    var geometryInFrame: ShownGeometry {
        #if os(iOS) || os(tvOS) || os(visionOS)
        geometryNow
        #else
        guard hasAnimations else { return ShownGeometry(model: self) }
        return ShownGeometry(
            bounds: presented.bounds, position: presented.position, anchorPoint: presented.anchorPoint,
            transform: CATransform3DGetAffineTransform(presented.transform),
            sublayerTransform: CATransform3DGetAffineTransform(presented.sublayerTransform))
        #endif
    }
}

extension UIWindow {
    /// Calls a closure in each frame, after layout and animations and before the frame is drawn, until the closure
    /// returns `false`.
    ///
    /// Replaces the previous closure. On iOS, which has no such moment, the closure is called between frames.
    func observeFrames(_ action: @escaping @MainActor () -> Bool) {
        #if os(iOS) || os(tvOS) || os(visionOS)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 60) { [weak self] in
            if action() { self?.observeFrames(action) }
        }
        #else
        layerTree.onAnimationsEvaluated = { [weak layerTree] in
            if !action() { layerTree?.onAnimationsEvaluated = nil }
        }
        #endif
    }
}

extension CAAnimation {
    #if os(iOS) || os(tvOS) || os(visionOS)
    /// Returns the eased progress after a fraction of the duration; Core Animation does not expose it.
    func progress(at fraction: Double) -> Double { fraction }
    #endif
}

extension UIView {
    /// Makes the view's key commands available wherever the focus is in its window, while the view is in that window.
    ///
    /// UIKit only considers the key commands of the responders from the first responder upward.
    func registerKeyCommandsWithWindow() {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        window?.addKeyCommands(of: self)
        #endif
    }
}

extension UISplitViewController {
    /// Calls a closure when the user has changed the columns, which UIKit does not report.
    func observeUserChanges(_ action: @escaping () -> Void) {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        onUserChange = action
        #endif
    }

    /// The column on top of the joined stack; `nil` if there is none, and on iOS.
    var topColumnOfStack: Column? {
        #if os(iOS) || os(tvOS) || os(visionOS)
        nil
        #else
        topColumn
        #endif
    }
}

extension UIView {
    /// Whether the view or a descendant has keyboard focus.
    var containsFocus: Bool {
        #if os(iOS) || os(tvOS) || os(visionOS)
        let item = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView
        return item?.isDescendant(of: self) ?? false
        #else
        return window?.focus.item?.isDescendant(of: self) ?? false
        #endif
    }

    /// Moves the keyboard focus to the view, or to the first descendant that can be focused.
    func takeFocus() {
        UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
    }

    /// Removes the keyboard focus from the view and its descendants.
    func resignFocus() {
        endEditing(true)
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        guard let focus = window?.focus, let item = focus.item, item.isDescendant(of: self) else { return }
        focus.leave(item)
        #endif
    }
}

extension UIView {
    /// Changes how assistive technologies present the element that this view, which belongs to a modifier, shows.
    ///
    /// - Parameter modification: The changes; `nil` ends those made before. On iOS they apply to the view itself.
    func modifyAccessibility(_ modification: AccessibilityModification?) {
        #if os(iOS) || os(tvOS) || os(visionOS)
        accessibilityLabel = modification?.label
        accessibilityValue = modification?.value
        accessibilityHint = modification?.hint
        accessibilityIdentifier = modification?.identifier
        accessibilityElementsHidden = modification?.isHidden ?? false
        #else
        connectModifiers()
        setAccessibilityModification(modification)
        #endif
    }
}

/// Lets assistive technologies find what modifiers add to the element that their content shows.
@MainActor
func connectModifiers() {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    if UIView.modifierOfContent == nil { UIView.modifierOfContent = { $0.viewOfModifier } }
    #endif
}

extension UITextField {
    /// Lets a placeholder that does not fit become smaller, but not smaller than body text is by default.
    func fitPlaceholder() {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        let size = font?.pointSize ?? 0
        minimumPlaceholderScale = size > 17 ? 17 / size : 1
        #endif
    }
}

extension UIFont {
    /// Whether the size of the font depends on the user's text size; always `false` on iOS, which does not expose that.
    var hasTextStyle: Bool {
        #if os(iOS) || os(tvOS) || os(visionOS)
        false
        #else
        scaling != nil
        #endif
    }

    /// Returns the font for the text size of traits; the font itself if its size does not depend on it.
    func scaled(for traits: UITraitCollection) -> UIFont {
        #if os(iOS) || os(tvOS) || os(visionOS)
        self
        #else
        scaling?.font(in: traits.preferredContentSizeCategory) ?? self
        #endif
    }
}

extension UIView {
    /// Whether changes are reported to assistive technologies.
    static var isPresentedToAssistiveTechnologies: Bool {
        #if os(iOS) || os(tvOS) || os(visionOS)
        false
        #else
        AccessibilityTreeBuilder.shared != nil
        #endif
    }

    /// Reports that rows of a list may have other positions among all rows.
    func accessibilityPositionsDidChange(of rows: [UIView]) {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        for row in rows { row.accessibilityDidChange(.content) }
        #endif
    }
}

extension UIView {
    /// Presents the view as the row of a table that contains the headers of the columns.
    func presentHeaders() {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        presentColumnHeaders()
        #endif
    }

    /// Sets object attributes with the names of the Core Accessibility API Mappings, such as "sort" and "rowcount".
    func setAccessibilityAttributes(_ attributes: [String: String]) {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        let content = attributes.sorted { $0.key < $1.key }.map { AXCustomContent(label: $0.key, value: $0.value) }
        let present = (accessibilityCustomContent ?? []).map { [$0.label, $0.value] }
        if present != content.map({ [$0.label, $0.value] }) { accessibilityCustomContent = content }
        #endif
    }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
extension LazyList.View: AccessibilityListing {
    package func accessibilityRow(of view: UIView) -> AccessibilityRow? {
        guard let row = row(with: view), let index = position(ofEntry: row.entry) else { return nil }
        var presented = AccessibilityRow(
            isPartOfTable ? .table : outlineRows == nil ? .list : .tree, index: index, count: rowCount)
        presented.isSelectable = isSelectionEnabled
        presented.hasActions = component?.moved != nil
        presented.isSelected = row.highlight != nil
        presented.isFocused = isCursor(row)
        presented.isExpanded = expansion(of: row)
        presented.level = level(of: row)
        return presented
    }

    /// A row is as wide as the list, in which a click selects it, although its content may be smaller.
    package func accessibilityFrame(ofRow view: UIView) -> CGRect {
        CGRect(
            x: view.frame.minX, y: view.frame.minY, width: max(rowWidth, view.frame.width), height: view.frame.height)
    }

    package var isAccessibilityTree: Bool { outlineRows != nil }

    package func accessibilityParentRow(of index: Int) -> Int? {
        guard let outlineRows, 0..<outlineRows.count ~= index else { return nil }
        return outlineRows.parent(of: index)
    }

    package var selectedAccessibilityItems: [Int] { selectedPositions }
    package var accessibilityItemCount: Int { rowCount }
    package var selectedAccessibilityItemCount: Int { shownSelection.count }
    package func isAccessibilityItemSelected(_ index: Int) -> Bool { isRowSelected(at: index) }
    package var selectsSeveralAccessibilityItems: Bool { component?.rowSelection?.allowsSeveral == true }

    package func setAccessibilityItem(_ index: Int, isSelected: Bool) -> Bool {
        setRow(at: index, isSelected: isSelected)
    }

    package func setAllAccessibilityItems(isSelected: Bool) -> Bool { setAllRows(isSelected: isSelected) }
    package func makeAccessibilityItem(_ index: Int) -> UIView? { makeRow(at: index) }
    package func activateAccessibilityRow(_ index: Int) -> Bool { activateRow(at: index) }

    package func accessibilityActions(ofRow view: UIView) -> [UIAccessibilityCustomAction] {
        guard component?.moved != nil, let row = row(with: view), case .row(let id) = row.key else { return [] }
        return moves(of: row).map { step in
            let name: LocalizedString = step < 0 ? .BuiltIn.listMoveUp : .BuiltIn.listMoveDown
            return UIAccessibilityCustomAction(name: name.text(in: traitCollection.language)) { [weak self] _ in
                self?.moveRow(id, step) ?? false
            }
        }
    }
}

extension Table.View: AccessibilityTable {
    package var accessibilityRows: (any AccessibilityListing)? { rowList }

    public func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
        any UIAccessibilityContainerDataTableCell
    )? {
        guard let view = rowList?.makeRow(at: row) else { return nil }
        return Self.cells(in: view)?.cellElement(ofColumn: column)
    }

    /// Returns the part of a row with its cells, around which there may be views for modifiers.
    private static func cells(in view: UIView) -> TableRowView? {
        var level = [view]
        while !level.isEmpty {
            if let found = level.lazy.compactMap({ $0 as? TableRowView }).first { return found }
            level = level.flatMap(\.subviews)
        }
        return nil
    }

    public func accessibilityRowCount() -> Int { rowList?.rowCount ?? 0 }

    public func accessibilityColumnCount() -> Int { layout.columns.count }

    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        header.cell(ofColumn: column).map { [$0] }
    }
}

extension TableHeaderCell: UIAccessibilityContainerDataTableCell {
    func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 0) }

    func accessibilityColumnRange() -> NSRange {
        columnIndex.map { NSRange(location: $0, length: 1) } ?? NSRange(location: NSNotFound, length: 0)
    }
}
#else
/// A row of a table, which stores where its cells are.
final class TableRowView: UIView {
    struct Cell {
        var id: String
        var column: Int
        weak var content: UIView?
        var frame: CGRect
    }

    var cells: [Cell] = [] {
        didSet { accessibilityElements = cells.compactMap(\.content) }
    }
}
#endif

extension UIView {
    /// Reports which rows of a table were removed and inserted, or that rows were moved if both are the same number.
    func accessibilityRowsDidChange(removed: [Range<Int>], inserted: [Range<Int>]) {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        let (old, new) = (removed.reduce(0) { $0 + $1.count }, inserted.reduce(0) { $0 + $1.count })
        if old == new {
            if old > 0 { accessibilityTableDidChange(.rowsReordered) }
            return
        }
        for rows in removed.reversed() { accessibilityTableDidChange(.rowsRemoved(rows)) }
        for rows in inserted { accessibilityTableDidChange(.rowsInserted(rows)) }
        #endif
    }

    /// Reports that the columns of a table were moved.
    func accessibilityColumnsDidMove() {
        #if !(os(iOS) || os(tvOS) || os(visionOS))
        accessibilityTableDidChange(.columnsReordered)
        #endif
    }
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// What the modifiers of a component change about the description of the element that it shows.
struct AccessibilityModification {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var addedTraits = UIAccessibilityTraits.none
    var removedTraits = UIAccessibilityTraits.none
    var isHidden = false
    var children: Children?
    var headingLevel: Int?
    var sortPriority: Double?
    var rotors: [Rotor] = []
    var actions: [Action] = []
    var adjust: ((Adjustment) -> Void)?

    enum Children { case combine, contain, ignore }
    enum Adjustment { case increment, decrement }

    struct Action {
        enum Kind: Hashable { case activate, escape, named(String) }

        let kind: Kind
        let perform: () -> Void

        init(_ kind: Kind, perform: @escaping () -> Void) {
            self.kind = kind
            self.perform = perform
        }
    }

    struct Rotor: Hashable {
        let name: String
        let identifiers: [String]
    }

    /// Returns the modification followed by another one, whose values have precedence.
    func modified(by outer: AccessibilityModification) -> AccessibilityModification {
        var result = outer
        result.label = outer.label ?? label
        result.value = outer.value ?? value
        result.hint = outer.hint ?? hint
        result.identifier = outer.identifier ?? identifier
        result.isHidden = isHidden || outer.isHidden
        return result
    }
}

extension AccessibilityModification: Equatable {
    static func == (lhs: AccessibilityModification, rhs: AccessibilityModification) -> Bool {
        lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint && lhs.identifier == rhs.identifier
            && lhs.isHidden == rhs.isHidden
    }
}
#endif

/// Updates stale components before an event is delivered to a view.
///
/// On iOS nothing reports this; there the built-in components prepare their own events.
@MainActor
func prepareEvents() {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    if UIView.willDeliverEvent == nil { UIView.willDeliverEvent = { $0.prepareComponentsForEvent() } }
    #endif
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// Retains objects that are no longer needed until the application is idle.
///
/// Has no effect here, because the platform does not report when that is.
@MainActor
func deferRelease(_ objects: [AnyObject]) {}
#endif

/// Whether the cost of updates is currently being measured.
@MainActor var isMeasuringUpdates: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
    false
    #else
    FrameMeter.current != nil
    #endif
}

/// Performs updates whose time is attributed to updates instead of the enclosing layout or event handling.
@MainActor
func measuringUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if os(iOS) || os(tvOS) || os(visionOS)
    try body()
    #else
    try FrameMeter.run(.updates, body)
    #endif
}

/// Whether the current code runs on the main thread.
var isOnMainThread: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
    Thread.isMainThread
    #else
    MainThread.isCurrent
    #endif
}

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
    #if os(iOS) || os(tvOS) || os(visionOS)
    DispatchQueue.main.async { work() }
    #else
    let link = CADisplayLink { link in
        link.invalidate()
        work()
    }
    link.add(to: .main, forMode: .common)
    #endif
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// A call that can be cancelled.
@MainActor
final class DelayedCall {
    private var work: (@MainActor () -> Void)?

    fileprivate init(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
        self.work = work
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            self.work?()
            self.work = nil
        }
    }

    var isPending: Bool { work != nil }

    func invalidate() { work = nil }
}
#else
/// A call that can be cancelled.
typealias DelayedCall = ClockTimer
#endif

/// Performs work once, in some seconds of the clock of animations.
@MainActor
func performAfter(seconds: Double, _ work: @escaping @MainActor () -> Void) -> DelayedCall {
    #if os(iOS) || os(tvOS) || os(visionOS)
    DelayedCall(after: seconds, work)
    #else
    ClockTimer.schedule(after: seconds, work)
    #endif
}

/// Runs a closure, and reports changes of the observable properties that it read until `didChange` returns `false`.
///
/// - Parameter didChange: A closure called after each change, on the thread that makes it.
func trackingModels<Result>(_ body: () -> Result, didChange: @escaping @Sendable () -> Bool) -> Result {
    #if os(iOS) || os(tvOS) || os(visionOS)
    // The public API reports one change, before it is made.
    withObservationTracking(body, onChange: { DispatchQueue.main.async { _ = didChange() } })
    #else
    withObservationTracking(
        body,
        didSet: { tracking in
            if !didChange() { tracking.cancel() }
        })
    #endif
}

/// The kinds of types that the engine tells apart.
enum TypeKind {
    case structure, optional, object, other
}

/// Calls a closure with the offset, in bytes, the type and its kind for each stored property of a structure.
///
/// Finds no properties on platforms whose standard library does not provide this.
func forEachStoredProperty(of type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type, _ kind: TypeKind) -> Void) {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    _forEachField(of: type) { _, offset, fieldType, kind in
        switch kind {
        case .struct: body(offset, fieldType, .structure)
        case .optional: body(offset, fieldType, .optional)
        case .class: body(offset, fieldType, .object)
        default: body(offset, fieldType, .other)
        }
        return true
    }
    #endif
}

/// Returns the kind of a type; `.other` on platforms whose standard library does not provide it.
func kind<Value>(of type: Value.Type) -> TypeKind {
    var result = TypeKind.other
    forEachStoredProperty(of: TypeHolder<Value>.self) { _, _, kind in result = kind }
    return result
}

/// A structure whose only property has the type whose kind is asked for.
private struct TypeHolder<Value> {
    let value: Value
}

/// Sets whether the program's menus are built whenever they are needed, because they depend on models.
@MainActor
func rebuildsMenusOnUse(_ isRebuilt: Bool) {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    UIMenuSystem.main.isRebuiltOnUse = isRebuilt
    #endif
}

/// Shows the menu bar of the program in the window of a scene, or removes it.
///
/// On iPadOS the system shows it.
@MainActor
func showMenuBar(_ isShown: Bool, in scene: UIWindowScene) {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    scene.showsMenuBar = isShown
    #endif
}

/// Returns the height of the menu bar above the content of a window, in points.
@MainActor
func heightAboveContent(of window: UIWindow) -> CGFloat {
    #if os(iOS) || os(tvOS) || os(visionOS)
    0
    #else
    window.contentFrame.minY - window.bounds.minY
    #endif
}

/// Lets the content of a scene's window extend to its top edge.
///
/// On iPadOS it always does.
@MainActor
func hideTitleBar(in scene: UIWindowScene) {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    scene.titlebar?.titleVisibility = .hidden
    #endif
}

/// Opens the program's menus in the window with the keyboard focus.
///
/// On iPadOS the system presents them.
@MainActor
func presentMainMenu() {
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    _ = UIApplication.shared.keyWindow?.menus.openMainMenu()
    #endif
}

/// Reports incorrect use of the framework.
///
/// - Parameters:
///   - rule: A stable identifier, such as `component.duplicate-id`.
///   - message: A description of the problem, with the relevant values.
///   - path: The component path starting at the host, or a description of the object concerned.
///   - hint: The most likely fix.
func diagnose(_ rule: String, _ message: String, path: String, hint: String) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    NSLog("%@: %@ (at %@). %@", rule, message, path, hint)
    #else
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: path, hint: hint))
    #endif
}
