/// An object that assistive technologies, such as screen readers, can present and operate.
///
/// On Apple platforms these members belong to `NSObject`; here they belong to this base class of ``UIResponder`` and
/// ``UIBarItem``. All of them can be overridden. An overridden property is read when the object is presented for the
/// first time and after each change of the object's view; if it changes for another reason, post
/// ``UIAccessibility/Notification/layoutChanged``.
///
/// Properties that were not set have the default of the class: a label presents its text, a switch its state.
/// Properties that were set are stored outside of the object, so objects without them do not grow.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
    public override init() {
        super.init()
    }

    // MARK: Description

    /// Whether the object itself, rather than the objects in it, is presented to assistive technologies.
    open var isAccessibilityElement: Bool {
        get {
            isAccessibilityElementByModification ?? accessibilitySettings?.isElement
                ?? isAccessibilityElementByDefault
        }
        set { changeAccessibility(\.isElement, to: newValue, changing: .structure) }
    }

    /// A short description of the element, in one or two words.
    open var accessibilityLabel: String? {
        get {
            accessibilityModification?.label ?? accessibilitySettings?.label?.string
                ?? builtInAccessibilityLabel.map { builtInText($0) } ?? defaultAccessibilityLabel
        }
        set { setAccessibilityText(\.label, to: AccessibilityString(newValue)) }
    }

    /// ``accessibilityLabel`` with attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilitySettings?.label?.attributed ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { setAccessibilityText(\.label, to: AccessibilityString(newValue)) }
    }

    /// The current value of the element, as text.
    open var accessibilityValue: String? {
        get {
            accessibilityModification?.value ?? accessibilitySettings?.value?.string ?? defaultAccessibilityValue
        }
        set { setAccessibilityText(\.value, to: AccessibilityString(newValue)) }
    }

    /// ``accessibilityValue`` with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilitySettings?.value?.attributed ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { setAccessibilityText(\.value, to: AccessibilityString(newValue)) }
    }

    /// The result of activating the element, in a sentence.
    open var accessibilityHint: String? {
        get { accessibilityModification?.hint ?? accessibilitySettings?.hint?.string }
        set { setAccessibilityText(\.hint, to: AccessibilityString(newValue)) }
    }

    /// ``accessibilityHint`` with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilitySettings?.hint?.attributed ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { setAccessibilityText(\.hint, to: AccessibilityString(newValue)) }
    }

    /// The characteristics of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            let own = accessibilitySettings?.traits ?? defaultAccessibilityTraits
            return accessibilityModification?.traits(changing: own) ?? own
        }
        set { changeAccessibility(\.traits, to: newValue, changing: .content) }
    }

    /// An identifier by which tests find the element; never presented to the user.
    open var accessibilityIdentifier: String? {
        get { accessibilityModification?.identifier ?? accessibilitySettings?.identifier }
        set { changeAccessibility(\.identifier, to: newValue, changing: .content) }
    }

    /// The language in which the label, value and hint are read, as a BCP 47 tag; `nil` stands for the user's.
    open var accessibilityLanguage: String? {
        get { rareAccessibility?.language }
        set { changeRareAccessibility(\.language, to: newValue) }
    }

    /// The kind of text that the element contains.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { rareAccessibility?.textualContext }
        set { changeRareAccessibility(\.textualContext, to: newValue) }
    }

    /// The names by which users of speech input refer to the element, the most important one first.
    ///
    /// By default the label, if there is one.
    open var accessibilityUserInputLabels: [String]! {
        get { rareAccessibility?.userInputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
        set {
            let labels = newValue?.compactMap { AccessibilityString($0) }
            setRareAccessibility(\.userInputLabels, to: labels, changing: .content)
        }
    }

    /// ``accessibilityUserInputLabels`` with attributes.
    ///
    /// Assistive technologies on Linux receive the texts without them.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            rareAccessibility?.userInputLabels?.map(\.withAttributes)
                ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
        }
        set {
            let labels = newValue?.compactMap { AccessibilityString($0) }
            setRareAccessibility(\.userInputLabels, to: labels, changing: .content)
        }
    }

    /// The view that edits the text of an element which does not conform to ``UITextInput`` itself, such as a drawn one.
    ///
    /// Assistive technologies read, select and edit the text of the view as that of the element, and focusing the element focuses
    /// the view. The object is not retained.
    open var accessibilityTextInputResponder: (any UITextInput)? {
        get { rareAccessibility?.textInputResponder() }
        set {
            setRareAccessibility(\.textInputResponder, to: { [weak newValue] in newValue }, changing: .content)
        }
    }

    /// How touches of the element are handled while a screen reader is running.
    @available(*, deprecated, message: "Has no effect on Linux, where screen readers leave touches to programs.")
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { [] }
        set {}
    }

    /// Whether users can operate the element; by default whether its traits include an interactive one.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rareAccessibility?.respondsToUserInteraction ?? respondsToUserInteractionByDefault }
        set { changeRareAccessibility(\.respondsToUserInteraction, to: newValue) }
    }

    /// Whether the element can be expanded, such as the header of a section, and whether it is.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityModification?.expandedStatus ?? rareAccessibility?.expandedStatus ?? .unsupported }
        set { changeRareAccessibility(\.expandedStatus, to: newValue) }
    }

    /// The elements that are headers of this element, such as the title above a column of values.
    ///
    /// Screen readers on Linux speak them as the description of the element. The headers of the cells of a table are those that
    /// its ``UIAccessibilityContainerDataTable`` returns.
    open var accessibilityHeaderElements: [Any]? {
        get { rareAccessibility?.headerElements }
        set { setRareAccessibility(\.headerElements, to: newValue, changing: .content) }
    }

    // MARK: Geometry

    /// The element's rectangle in the coordinates of its window, in points.
    open var accessibilityFrame: CGRect {
        get { rareAccessibility?.frame ?? defaultAccessibilityFrame }
        set { changeRareAccessibility(\.frame, to: newValue) }
    }

    /// The element's outline in the coordinates of its window, or `nil` for its frame.
    open var accessibilityPath: UIBezierPath? {
        get { rareAccessibility?.path }
        set { setRareAccessibility(\.path, to: newValue, changing: .content) }
    }

    /// The point that is touched to activate the element, in the coordinates of its window.
    ///
    /// By default the center of the outline.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = rareAccessibility?.activationPoint { return point }
            let frame = accessibilityPath?.bounds ?? accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { changeRareAccessibility(\.activationPoint, to: newValue) }
    }

    // MARK: Container

    /// The elements of the container, in reading order, instead of the subviews; `nil` if they are not specified.
    open var accessibilityElements: [Any]? {
        get { rareAccessibility?.elements }
        set { setRareAccessibility(\.elements, to: newValue, changing: .structure) }
    }

    /// Returns the number of ``accessibilityElements``.
    ///
    /// Override this method together with ``accessibilityElement(at:)`` and ``index(ofAccessibilityElement:)`` to
    /// create elements on demand.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index, or `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// The kind of container; the default is ``UIAccessibilityContainerType/none``.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            accessibilityModification?.children == .contain ? .semanticGroup : rareAccessibility?.containerType ?? .none
        }
        set { changeRareAccessibility(\.containerType, to: newValue, changing: .structure) }
    }

    /// Whether the elements in this object are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { rareAccessibility?.hidesElements ?? false }
        set { changeRareAccessibility(\.hidesElements, to: newValue, changing: .structure) }
    }

    /// Whether assistive technologies ignore the siblings of this object.
    open var accessibilityViewIsModal: Bool {
        get { rareAccessibility?.isModal ?? isAccessibilityModalByDefault }
        set { changeRareAccessibility(\.isModal, to: newValue, changing: .structure) }
    }

    /// Whether the elements in this object are read one after the other, regardless of elements beside them.
    ///
    /// That is always the case on Linux; if the property is true, the object is also presented as a group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareAccessibility?.groupsChildren ?? false }
        set { changeRareAccessibility(\.groupsChildren, to: newValue, changing: .structure) }
    }

    /// How the elements in this object are presented.
    ///
    /// With ``UIAccessibilityNavigationStyle/combined`` they are one element, whose label joins theirs.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            accessibilityModification?.children == .combine
                ? .combined : rareAccessibility?.navigationStyle ?? .automatic
        }
        set { changeRareAccessibility(\.navigationStyle, to: newValue, changing: .structure) }
    }

    // MARK: Actions

    /// Performs the action of a tap for users without a pointer; returns `false` if there is none.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value of an element with the trait ``UIAccessibilityTraits/adjustable``.
    open func accessibilityIncrement() {}

    /// Decrements the value of an element with the trait ``UIAccessibilityTraits/adjustable``.
    open func accessibilityDecrement() {}

    /// Scrolls by a page; returns `false` if the object does not scroll in the direction.
    ///
    /// Assistive technologies offer it as actions of scroll views, and of elements with the trait
    /// ``UIAccessibilityTraits/causesPageTurn``, and call it for the objects from the element upwards until one scrolls.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Enlarges the content of an element with the trait ``UIAccessibilityTraits/supportsZoom`` around a point in the
    /// coordinates of its window; returns `false` if that is impossible.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

    /// Reduces the content of an element with the trait ``UIAccessibilityTraits/supportsZoom`` around a point in the
    /// coordinates of its window; returns `false` if that is impossible.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    /// Called when the user presses Escape or performs the corresponding gesture; returns whether the object handled
    /// it, for example by navigating back.
    ///
    /// The default returns `false`.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action of the program's current state, such as pausing; returns `false` if there is
    /// none.
    ///
    /// Keys for playing and pausing that reach the window perform it, and an action of elements with the trait
    /// ``UIAccessibilityTraits/startsMediaSession``; both call it for the objects from the element with the keyboard focus, or
    /// with the action, upwards until one returns `true`.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// The actions of the element beyond activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let (own, added) = (rareAccessibility?.customActions, modifierActions)
            return added.isEmpty ? own : (own ?? []) + added
        }
        set { changeRareAccessibility(\.customActions, to: newValue) }
    }

    /// The places at which users of assistive technologies begin to drag the element; an empty array if there are none.
    ///
    /// By default `nil`: the center of the element, if it or a view around it has a drag interaction.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { rareAccessibility?.dragSources }
        set { changeRareAccessibility(\.dragSources, to: newValue) }
    }

    /// The places at which users of assistive technologies drop what they drag; an empty array if there are none.
    ///
    /// By default `nil`: the center of the element, if it or a view around it has a drop interaction, or if it is a text
    /// that can be edited.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { rareAccessibility?.dropPoints }
        set { changeRareAccessibility(\.dropPoints, to: newValue) }
    }

    /// The searches that the object offers.
    ///
    /// Assistive technologies on Linux have no rotors: the object, and the element with the keyboard focus in it, have two actions
    /// for each of them, such as "Next heading" and "Previous heading". F8 and Shift-F8 do the same, and Control-F8 opens a menu
    /// of all searches. A result that can be focused receives the keyboard focus, a range of a text is selected, and other
    /// results are scrolled into view and announced.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            let (own, added) = (rareAccessibility?.customRotors, modifierRotors)
            return added.isEmpty ? own : (own ?? []) + added
        }
        set {
            changeRareAccessibility(\.customRotors, to: newValue, changing: .structure)
            offeredRotorsDidChange()
        }
    }

    /// The information that users can request.
    ///
    /// Objects that conform to ``AXCustomContentProvider`` inherit the implementation.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { rareAccessibility?.customContent ?? [] }
        set { changeRareAccessibility(\.customContent, to: newValue ?? []) }
    }

    // MARK: Focus

    /// Called when an assistive technology has moved the keyboard focus to the element.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when the keyboard focus has left an element to which an assistive technology had moved it.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether the element has the keyboard focus, which screen readers on Linux follow.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Defaults of the class

    /// ``isAccessibilityElement`` of objects for which it was not set.
    @_spi(Subclassing) open var isAccessibilityElementByDefault: Bool { false }
    /// ``accessibilityLabel`` of objects for which it was not set.
    @_spi(Subclassing) open var defaultAccessibilityLabel: String? { nil }
    /// ``accessibilityValue`` of objects for which it was not set.
    @_spi(Subclassing) open var defaultAccessibilityValue: String? { nil }
    /// ``accessibilityTraits`` of objects for which they were not set.
    @_spi(Subclassing) open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    /// ``accessibilityFrame`` of objects for which it was not set.
    @_spi(Subclassing) open var defaultAccessibilityFrame: CGRect { .zero }
    /// The directions in which assistive technologies offer to scroll the object.
    @_spi(Subclassing) open func offeredScrollDirections(_ traits: UIAccessibilityTraits)
        -> [UIAccessibilityScrollDirection]
    {
        traits.contains(.causesPageTurn) ? [.next, .previous] : []
    }
    /// Whether the object is modal without ``accessibilityViewIsModal`` having been set.
    @_spi(Subclassing) open var isAccessibilityModalByDefault: Bool { false }

    // MARK: Storage

    /// The properties that were set, or `nil` if none was; overridden by classes that store them with the object.
    var accessibilitySettings: AccessibilitySettings? {
        get { Self.settings[self] }
        set { Self.settings[self] = newValue }
    }

    private static let settings = SideTable<AccessibilitySettings>()

    /// Called after a property was set.
    package func accessibilityDidChange(_ change: AccessibilityChange) {
        AccessibilityTreeBuilder.shared?.invalidate(self, change)
    }
}
