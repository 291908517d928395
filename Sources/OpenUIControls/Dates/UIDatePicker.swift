@_spi(Subclassing) import OpenUIKitCore

/// A control with which the user selects a date, a time, or a duration.
///
/// It sends ``UIControl/Event/valueChanged`` when the user changes the date, not when code does. The date is always
/// within ``minimumDate`` and ``maximumDate`` and at a multiple of ``minuteInterval``, as far as both are possible.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The longest duration of a countdown timer, in seconds.
    static let longestCountDown: TimeInterval = 24 * 3600 - 60

    private final var content: (any DatePickerContent)?
    private final var requestedDate = Date()
    private final var storedDuration: TimeInterval = 60
    private final var storedCalendar: Calendar?
    private final var storedRules = DateRules(calendar: .current)

    /// Creates a picker for the current date and time; an empty frame is given the natural size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        updateCalendar()
        replaceContent()
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    /// Creates a picker for the current date and time; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateCalendar()
        replaceContent()
    }

    // MARK: Date

    /// The selected date.
    ///
    /// A date that is not accepted selects the nearest one; dates that are not finite are ignored.
    open var date: Date {
        get { storedRules.accepted(requestedDate) }
        set { setDate(newValue, animated: false) }
    }

    /// Selects a date, to which wheels turn if `animated`.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        requestedDate = date
        show(animated: animated)
    }

    /// The first date that can be selected; `nil` for none.
    ///
    /// It is ignored if it is after ``maximumDate``.
    open var minimumDate: Date? {
        get { storedRules.minimum }
        set { change { $0.minimum = newValue?.usable } }
    }

    /// The last date that can be selected; `nil` for none.
    ///
    /// It is ignored if it is before ``minimumDate``.
    open var maximumDate: Date? {
        get { storedRules.maximum }
        set { change { $0.maximum = newValue?.usable } }
    }

    /// The distance between selectable minutes, which divides 60; initially 1, which also replaces other numbers.
    open var minuteInterval: Int {
        get { storedRules.minuteInterval }
        set { change { $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
    }

    /// Whether dates that are set are rounded down to a multiple of ``minuteInterval``, initially `true`.
    ///
    /// A minute that the user selects is a multiple of it in any case.
    open var roundsToMinuteInterval: Bool {
        get { storedRules.roundsToMinuteInterval }
        set { change { $0.roundsToMinuteInterval = newValue } }
    }

    /// The duration of a countdown timer in seconds, from a minute to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            guard newValue.isFinite else { return }
            storedDuration = min(max(newValue, 60), Self.longestCountDown)
            show(animated: false)
        }
    }

    // MARK: Calendar

    /// The calendar, by default the user's; `nil` restores that.
    open var calendar: Calendar! {
        get { storedCalendar ?? .current }
        set {
            storedCalendar = newValue
            updateCalendar()
        }
    }

    /// The locale of the texts; `nil` stands for that of the calendar, or else of the language of the traits.
    open var locale: Locale? { didSet { if oldValue != locale { updateCalendar() } } }

    /// The time zone in which the date is displayed; `nil` stands for that of the calendar.
    open var timeZone: TimeZone? { didSet { if oldValue != timeZone { updateCalendar() } } }

    private func updateCalendar() {
        var calendar = storedCalendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        if locale != nil || storedCalendar?.specifiedLocale == nil {
            calendar.locale = locale ?? traitCollection.language.locale
        }
        change { $0.calendar = calendar }
    }

    /// Writes the texts in the language of the new traits, and takes the size for their text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.language != previousTraitCollection?.language { updateCalendar() }
        let previousSize = previousTraitCollection?.preferredContentSizeCategory
        guard traitCollection.preferredContentSizeCategory != previousSize else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func change(_ change: (inout DateRules) -> Void) {
        let old = storedRules
        change(&storedRules)
        if storedRules != old { show(animated: false) }
    }

    /// Adopts calendar, limits and minute interval of another picker.
    final func adopt(_ rules: DateRules) {
        storedCalendar = rules.calendar
        change { $0 = rules }
    }

    // MARK: Appearance

    /// What the user selects; initially ``Mode/dateAndTime``.
    open var datePickerMode = Mode.dateAndTime { didSet { if oldValue != datePickerMode { replaceContent() } } }

    /// The requested style; initially ``UIDatePickerStyle/automatic``.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if oldValue != preferredDatePickerStyle { replaceContent() } }
    }

    /// The style in which the picker is displayed: countdown timers and months have wheels, and times have no calendar.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        if preferredDatePickerStyle == .inline, datePickerMode == .time { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    private func replaceContent() {
        content?.removeFromSuperview()
        let content: any DatePickerContent =
            switch datePickerStyle {
            case .wheels where datePickerMode == .countDownTimer: CountDownWheelsView(frame: .zero)
            case .wheels: DateWheelsView(frame: .zero)
            case .inline: InlineDateView(frame: .zero)
            case .compact, .automatic: CompactDateView(frame: .zero)
            }
        content.didSelect = { [weak self] in self?.userDidSelect($0) }
        self.content = content
        addSubview(content)
        stateDidChange()
        show(animated: false)
    }

    private func show(animated: Bool) {
        let settings = DatePickerSettings(mode: datePickerMode, rules: storedRules)
        let shown =
            datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: storedDuration) : date
        content?.show(shown, settings, animated: animated && window != nil)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func userDidSelect(_ selected: Date) {
        guard isEnabled else { return }
        if datePickerMode == .countDownTimer {
            storedDuration = min(max(selected.timeIntervalSinceReferenceDate, 60), Self.longestCountDown)
        } else {
            requestedDate = selected
        }
        show(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        content?.isUserInteractionEnabled = isEnabled
        content?.alpha = isEnabled ? 1 : 0.4
    }

    // MARK: Layout

    /// Adapts the contents to the size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    /// The natural size in the current style and mode.
    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? .zero }
    /// Returns the intrinsic content size; in a width that is too small for it, compact buttons are below each other.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? .zero }

    // MARK: Focus and accessibility

    /// The buttons, wheels or days have the keyboard focus instead.
    open override var canBecomeFocused: Bool { false }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { false }

    /// None: the texts in it, such as the names of the weekdays, do not name a group.
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { nil }
}

extension Date {
    /// The date, or `nil` if it is not finite.
    fileprivate var usable: Date? { timeIntervalSinceReferenceDate.isFinite ? self : nil }
}
