@_spi(Subclassing) import OpenUIKitCore

/// A row of titles or images of which one can be selected.
///
/// A tap or an arrow key selects a segment and sends ``UIControl/Event/valueChanged``; selection in code does not.
///
/// Titles do not grow with the text size of the user, so that all segments stay beside each other. At accessibility text sizes the
/// large content viewer shows the segment that is pressed for a moment, and selects the one on which the press ends.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index that means that no segment is selected.
    public nonisolated static let noSegment = -1

    private static let height: CGFloat = 32
    private static let inset: CGFloat = 2
    private static let cornerRadius: CGFloat = 8
    private static let padding: CGFloat = 12
    private static let titleFont = UIFont.systemFont(ofSize: 13, weight: .medium)

    private final class Segment {
        var view: UIView
        var isEnabled = true
        var action: UIAction?
        /// The width in points; 0 stands for the width of the content.
        var width: CGFloat = 0
        /// The distance by which the content is displayed away from its place.
        var offset = CGSize.zero

        init(view: UIView) {
            self.view = view
        }
    }

    private final var segments: [Segment] = []
    private final let pill = UIView()
    private final var images: SegmentImages?
    private final var chosen = noSegment
    private final var pressed: Int?
    private final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private final lazy var largeContent = SegmentLargeContent(of: self)

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UISegmentedControl.self,
        adding: [
            AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)
        ]
            + AppearanceProperty.states(
                get: { (control: UISegmentedControl, state) in control.backgroundImage(for: state, barMetrics: .default)
                },
                set: { control, image, state in control.setBackgroundImage(image, for: state, barMetrics: .default) })
            + AppearanceProperty.statePairs(
                get: { (control: UISegmentedControl, left, right) in
                    control.dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
                },
                set: { control, image, left, right in
                    control.setDividerImage(
                        image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
                })
            + AppearanceProperty.states(
                attributes: { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
                set: { control, attributes, state in control.setTitleTextAttributes(attributes, for: state) }),
        to: UIControl.appearanceProperties)

    /// Creates a control with titles (`String`) or images (`UIImage`); other items are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control whose segments show the title or image of an action and perform it when selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control without segments; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = Self.cornerRadius - Self.inset + 1
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 3
        pill.layer.shadowOffset = CGSize(width: 0, height: 2)
        pill.isHidden = true
        addSubview(pill)
        addInteraction(UILargeContentViewerInteraction(delegate: largeContent))
        updateColors()
    }

    // MARK: Segments

    public final var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index out of range is clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        add(makeLabel(title), at: segment)
    }

    private func makeLabel(_ title: String?) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = Self.titleFont
        label.textAlignment = .center
        label.showsLargeContentViewer = true
        return label
    }

    /// Inserts a segment that performs an action when the user selects it; an index out of range is clamped.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let index = min(max(segment, 0), segments.count)
        if let image = action.image {
            insertSegment(with: image, at: index, animated: animated)
        } else {
            insertSegment(withTitle: action.title, at: index, animated: animated)
        }
        attach(action, toSegmentAt: index)
    }

    private func attach(_ action: UIAction, toSegmentAt index: Int) {
        segments[index].action = action
        if action.image != nil, !action.title.isEmpty { segments[index].view.accessibilityLabel = action.title }
    }

    /// Returns the action of a segment, or `nil` if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Sets the action of a segment, and its title or image accordingly; the title of the action is the label of an image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        if let image = action.image {
            setImage(image, forSegmentAt: segment)
        } else {
            setTitle(action.title, forSegmentAt: segment)
        }
        attach(action, toSegmentAt: segment)
    }

    /// Inserts a segment with an image; an index out of range is clamped.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        add(makePicture(image), at: segment)
    }

    private func makePicture(_ image: UIImage?) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .center
        view.showsAutomaticImagesAsTemplates = true
        view.tintColor = .label
        view.showsLargeContentViewer = true
        view.largeContentImage = image
        view.scalesLargeContentImage = true
        return view
    }

    private func add(_ view: UIView, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(Segment(view: view), at: index)
        if chosen >= index { chosen += 1 }
        addSubview(view)
        segmentsDidChange()
    }

    /// Removes a segment; if it was selected, no segment is selected afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        chosen = Self.noSegment
        segmentsDidChange()
    }

    /// Returns the title of a segment, or `nil` if it has none.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? (segments[segment].view as? UILabel)?.text : nil
    }

    /// Sets the title of a segment, replacing its content.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        if let label = segments[segment].view as? UILabel {
            label.text = title
        } else {
            show(makeLabel(title), at: segment)
        }
        segmentsDidChange()
    }

    /// Returns the image of a segment, or `nil` if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? (segments[segment].view as? UIImageView)?.image : nil
    }

    /// Sets the image of a segment, replacing its content.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        show(makePicture(image), at: segment)
        segmentsDidChange()
    }

    private func show(_ view: UIView, at index: Int) {
        segments[index].view.removeFromSuperview()
        segments[index].view = view
        addSubview(view)
    }

    /// Returns the width of a segment in points, or 0 if it depends on the content.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Sets the width of a segment in points; 0 makes it depend on the content.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment), width.isFinite, width >= 0 else { return }
        segments[segment].width = width
        segmentsDidChange()
    }

    /// Returns the distance by which the content of a segment is displayed away from its place, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].offset : .zero
    }

    /// Sets the distance by which the content of a segment is displayed away from its place, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment), offset.width.isFinite, offset.height.isFinite else { return }
        segments[segment].offset = offset
        setNeedsLayout()
    }

    /// Returns the index of the segment whose action has an identifier, or `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Whether the widths of segments are proportional to their contents' instead of equal.
    ///
    /// The default is `false`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if oldValue != apportionsSegmentWidthsByContent { segmentsDidChange() } }
    }

    /// Whether segments do not stay selected, so that the control acts as a row of buttons.
    ///
    /// The default is `false`.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }

    /// Returns whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets whether a segment can be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
        updateColors()
        segmentAccessibilityDidChange()
    }

    private func segmentsDidChange() {
        segmentAccessibilityDidChange()
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Selection

    /// The index of the selected segment, or ``noSegment``.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { choose(segments.indices.contains(newValue) ? newValue : Self.noSegment, animated: false) }
    }

    private func choose(_ index: Int, animated: Bool) {
        guard index != chosen else { return }
        let wasChosen = chosen != Self.noSegment
        chosen = index
        segmentAccessibilityDidChange()
        updateColors()
        guard animated, wasChosen, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion]
        ) { self.layoutSubviews() }
    }

    final func selectByUser(_ index: Int) {
        guard index != chosen, isEnabledForSegment(at: index) else { return }
        choose(index, animated: !isMomentary)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
        if isMomentary { choose(Self.noSegment, animated: false) }
    }

    // MARK: Accessibility

    private final var segmentElements: [SegmentAccessibilityElement] = []

    /// The elements of the segments, because each of them can be selected.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? updatedSegmentElements }
        set { super.accessibilityElements = newValue }
    }

    private var updatedSegmentElements: [Any] {
        while segmentElements.count < segments.count {
            segmentElements.append(SegmentAccessibilityElement(of: self, at: segmentElements.count))
        }
        segmentElements.removeLast(segmentElements.count - segments.count)
        return segmentElements
    }

    /// The segment at which arrow keys start: the selected one, or otherwise the first.
    final var focusedSegment: Int { segments.indices.contains(chosen) ? chosen : 0 }

    /// Updates the elements of the segments, whose descriptions follow from the control.
    private func segmentAccessibilityDidChange() {
        guard AccessibilityTreeBuilder.shared != nil else { return }
        accessibilityDidChange(.structure)
        for element in segmentElements { element.accessibilityDidChange(.content) }
    }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { false }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { nil }
    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        titleForSegment(at: chosen) ?? imageLabelForSegment(at: chosen)
    }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    /// Returns the rectangle of a segment in the control's coordinates.
    final func rectForAccessibility(of index: Int) -> CGRect {
        segments.indices.contains(index) ? rect(of: index) : .zero
    }

    /// Returns the label of a segment's image, or `nil` if it has none.
    final func imageLabelForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].view.accessibilityLabel : nil
    }

    // MARK: Appearance

    /// The color behind the selected segment; `nil` stands for white, and a gray in the dark style.
    open var selectedSegmentTintColor: UIColor? { didSet { updateColors() } }

    /// Sets the image behind segments in a state, which replaces the background of the control and of the selected segment.
    ///
    /// States without an image have that of the normal state. A resizable image extends over the entire control. Only the default
    /// metrics exist.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        ensuredImages.backgrounds[state] = backgroundImage
        updateBackground()
    }

    /// Returns the image behind segments in a state, or `nil` if none was set.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? images?.backgrounds[state] : nil
    }

    /// Sets the image between two segments in the given states.
    ///
    /// Segments without an image for their states have that for the normal state of both. The image is as high as the control, and
    /// centered between the segments. Only the default metrics exist.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        ensuredImages.dividers[leftState, rightState] = dividerImage
    }

    /// Returns the image between two segments in the given states, or `nil` if none was set.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? images?.dividers[leftState, rightState] : nil
    }

    private var ensuredImages: SegmentImages {
        if let images { return images }
        let view = SegmentImages(frame: bounds)
        insertSubview(view, at: 0)
        images = view
        setNeedsLayout()
        return view
    }

    private var hasBackgroundImages: Bool { images?.backgrounds.isEmpty == false }
    /// The background that images replace.
    private final var plainBackground: (color: UIColor?, cornerRadius: CGFloat)?

    /// Replaces the background by the images, or restores it.
    private func updateBackground() {
        if hasBackgroundImages, plainBackground == nil {
            plainBackground = (backgroundColor, layer.cornerRadius)
            (backgroundColor, layer.cornerRadius) = (nil, 0)
        } else if !hasBackgroundImages, let plainBackground {
            (backgroundColor, layer.cornerRadius) = plainBackground
            self.plainBackground = nil
        }
        setNeedsLayout()
    }

    private func layOutImages() {
        guard let images else { return }
        images.frame = bounds
        let parts = segments.indices.map { SegmentImages.Part(frame: rect(of: $0), state: state(ofSegmentAt: $0)) }
        images.parts = effectiveUserInterfaceLayoutDirection == .rightToLeft ? parts.reversed() : parts
    }

    private static let pillColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

    private func updateColors() {
        pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
        pill.layer.borderWidth = UIAccessibility.shouldDifferentiateWithoutColor ? 2 : 0
        pill.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        for (index, segment) in segments.enumerated() {
            let isUsable = isEnabled && segment.isEnabled
            segment.view.alpha = isUsable ? (index == pressed && index != chosen ? 0.4 : 1) : 0.3
        }
        if !titleAttributes.isEmpty { updateTitles() }
        layOutImages()
    }

    /// Outlines the selected segment if the user prefers more contrast.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    /// Returns the attributes of titles in a state, or `nil` if none were set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Sets the attributes of titles in a state, such as the font and the color.
    ///
    /// The attributes of the normal state apply in all states, unless others are set.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        updateTitles()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateTitles() {
        for (index, segment) in segments.enumerated() {
            guard let label = segment.view as? UILabel, let title = label.text else { continue }
            label.attributedText = NSAttributedString(string: title, attributes: attributes(ofTitleAt: index))
        }
    }

    private func state(ofSegmentAt index: Int) -> State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if index == chosen { return .selected }
        return index == pressed ? .highlighted : .normal
    }

    private func attributes(ofTitleAt index: Int) -> [NSAttributedString.Key: Any] {
        let state = state(ofSegmentAt: index)
        let standard: [NSAttributedString.Key: Any] = [.font: Self.titleFont, .foregroundColor: UIColor.label]
        let normal = standard.merging(titleAttributes[.normal] ?? [:]) { $1 }
        return normal.merging(titleAttributes[state] ?? [:]) { $1 }
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        updateColors()
        segmentAccessibilityDidChange()
    }

    private func rect(of index: Int) -> CGRect {
        let (widths, isReversed) = (widths, effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let before = isReversed ? widths[(index + 1)...].reduce(0, +) : widths[..<index].reduce(0, +)
        return CGRect(x: before, y: 0, width: widths[index], height: bounds.height)
    }

    private func contentWidth(_ segment: Segment) -> CGFloat {
        segment.width > 0 ? segment.width : segment.view.sizeThatFits(.zero).width + 2 * Self.padding
    }

    /// The widths of the segments: explicit widths are kept, and the other segments share the remaining width.
    private var widths: [CGFloat] {
        guard apportionsSegmentWidthsByContent || segments.contains(where: { $0.width > 0 }) else {
            return Array(repeating: bounds.width / CGFloat(max(segments.count, 1)), count: segments.count)
        }
        let desired = segments.map { $0.width > 0 ? $0.width : apportionsSegmentWidthsByContent ? contentWidth($0) : 1 }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let flexible = zip(segments, desired).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        let factor = flexible > 0 ? max(bounds.width - fixed, 0) / flexible : 1
        return zip(segments, desired).map { $0.width > 0 ? $0.width : $1 * factor }
    }

    /// Positions the segments side by side, and the background of the selected one.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, segment) in segments.enumerated() {
            segment.view.frame = rect(of: index).offsetBy(dx: segment.offset.width, dy: segment.offset.height)
        }
        layOutImages()
        let rect = chosen == Self.noSegment || hasBackgroundImages ? .zero : rect(of: chosen).shrunk(by: Self.inset)
        pill.isHidden = rect.isEmpty
        if !pill.isHidden { pill.frame = rect }
    }

    /// A height of 32 points, and the total width of the segments.
    ///
    /// Unless widths are explicit or proportional to the contents, each segment is as wide as the widest one.
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map(contentWidth)
        if apportionsSegmentWidthsByContent { return CGSize(width: widths.reduce(0, +), height: Self.height) }
        let widest = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
        let total = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
        return CGSize(width: total, height: Self.height)
    }

    /// Returns the intrinsic content size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The baseline of the titles, which are centered.
    @_spi(Subclassing) public override func baselinePosition(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        let titles = segments.lazy.compactMap { $0.view as? UILabel }
        guard let title = titles.first(where: { $0.text?.isEmpty == false }) else {
            return super.baselinePosition(last: last)
        }
        return (0.5, title.baselinePosition(last: false).offset - title.intrinsicContentSize.height / 2)
    }

    // MARK: Touches and keyboard

    private func index(of touch: UITouch) -> Int? {
        index(at: touch.location(in: self))
    }

    /// Returns the index of the segment at a point of the control.
    private func index(at point: CGPoint) -> Int? {
        segments.indices.first { rect(of: $0).contains(point) }
    }

    /// Returns the view of the segment at a point, whose content the large content viewer shows.
    fileprivate final func segmentView(at point: CGPoint) -> UIView? {
        index(at: point).map { segments[$0].view }
    }

    /// Selects the segment at a point, on which a press in the large content viewer ended.
    fileprivate final func selectByUser(at point: CGPoint) {
        if isEnabled, let index = index(at: point) { selectByUser(index) }
    }

    /// Highlights the touched segment.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(index(of: touch))
        return super.beginTracking(touch, with: event)
    }

    /// Highlights the touched segment.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(index(of: touch))
        return super.continueTracking(touch, with: event)
    }

    /// Selects the touched segment.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = touch.flatMap { self.index(of: $0) }
        press(nil)
        if let index { selectByUser(index) }
    }

    /// Removes the highlight.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press(nil)
    }

    private func press(_ index: Int?) {
        guard index != pressed else { return }
        pressed = index
        updateColors()
    }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, Self.cornerRadius)
    }

    /// `true` if the control is enabled and has segments.
    open override var canBecomeFocused: Bool { isEnabled && !segments.isEmpty }

    /// Selects the next enabled segment for arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let forwards = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        switch presses.first?.key?.keyCode {
        case .keyboardRightArrow where isEnabled: selectNeighbor(forwards)
        case .keyboardLeftArrow where isEnabled: selectNeighbor(-forwards)
        default: super.pressesBegan(presses, with: event)
        }
    }

    private func selectNeighbor(_ step: Int) {
        var index = chosen == Self.noSegment && step < 0 ? segments.count - 1 : chosen + step
        while segments.indices.contains(index), !segments[index].isEnabled { index += step }
        selectByUser(index)
    }
}

/// Shows the segment under a finger in the large content viewer, and selects the one on which the press ends.
@MainActor private final class SegmentLargeContent: UILargeContentViewerInteractionDelegate {
    private weak var control: UISegmentedControl?

    init(of control: UISegmentedControl) {
        self.control = control
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        control?.segmentView(at: point)
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        control?.selectByUser(at: point)
    }
}
