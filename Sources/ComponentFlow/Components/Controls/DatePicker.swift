/// The parts of a date that a ``DatePicker`` displays.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 0)
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 1)
}

/// A control with which the user selects a date, a time, or both.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
///     .datePickerStyle(.inline)
/// ```
///
/// The title is the control's name for assistive technologies and is not displayed. The picker shows the specified date:
/// if the closure does not change it, the previous date is shown again. Calendars and wheels take the proposed width.
public struct DatePicker: Component {
    /// The name of the control for assistive technologies.
    public let title: String
    /// The selected date.
    public let selection: Date
    /// The first date that can be selected; `nil` for none.
    public let minimumDate: Date?
    /// The last date that can be selected; `nil` for none.
    public let maximumDate: Date?
    /// The displayed parts; without any, the picker displays all.
    public let displayedComponents: DatePickerComponents
    /// Whether the user can select a date.
    public let isEnabled: Bool
    /// The style of the control.
    public private(set) var style = UIDatePickerStyle.automatic
    /// The distance between selectable minutes, a divisor of 60.
    public private(set) var minuteInterval = 1
    /// The calendar; `nil` stands for the user's.
    public private(set) var calendar: Calendar?
    /// The locale; `nil` stands for that of the calendar.
    public private(set) var locale: Locale?
    /// The time zone; `nil` stands for that of the calendar.
    public private(set) var timeZone: TimeZone?
    /// The closure called when the user selects a date.
    public let selectionUpdated: (Date) -> Void

    /// Creates a date picker.
    ///
    /// - Parameters:
    ///   - title: The name of the control for assistive technologies.
    ///   - selection: The selected date.
    ///   - minimumDate: The first date that can be selected; `nil` for none.
    ///   - maximumDate: The last date that can be selected; `nil` for none.
    ///   - displayedComponents: The displayed parts.
    ///   - isEnabled: Whether the user can select a date.
    ///   - selectionUpdated: The closure called when the user selects a date. It is behavior and not part of `==`.
    public init(
        _ title: String, selection: Date, minimumDate: Date? = nil, maximumDate: Date? = nil,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], isEnabled: Bool = true,
        selectionUpdated: @escaping (Date) -> Void
    ) {
        self.title = title
        self.selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: DatePicker, rhs: DatePicker) -> Bool {
        lhs.title == rhs.title && lhs.selection == rhs.selection && lhs.minimumDate == rhs.minimumDate
            && lhs.maximumDate == rhs.maximumDate && lhs.displayedComponents == rhs.displayedComponents
            && lhs.isEnabled == rhs.isEnabled && lhs.style == rhs.style && lhs.minuteInterval == rhs.minuteInterval
            && lhs.calendar == rhs.calendar && lhs.locale == rhs.locale && lhs.timeZone == rhs.timeZone
    }

    /// The control of a ``DatePicker``.
    public final class View: UIDatePicker {
        private var component: DatePicker?
        private var language = Language.preferred

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.userDidSelectDate() }, for: .valueChanged)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: DatePicker, language: Language, animated: Bool) {
            let old = self.language == language ? self.component : nil
            let isNew = self.component == nil
            (self.component, self.language) = (component, language)
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            // An update that changes only closures must not revert a change that the control is about to report.
            guard old != component else { return }
            accessibilityLabel = component.title
            datePickerMode = component.mode
            preferredDatePickerStyle = component.style
            calendar = component.calendar
            // The traits of the view are those of its superview once it has one.
            locale = component.locale ?? (component.calendar?.specifiedLocale == nil ? language.locale : nil)
            timeZone = component.timeZone
            minuteInterval = component.minuteInterval
            minimumDate = component.minimumDate
            maximumDate = component.maximumDate
            setDate(component.selection, animated: animated && !isNew)
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
        }

        private func userDidSelectDate() {
            component?.selectionUpdated(date)
            if let component, component.selection != date { setDate(component.selection, animated: true) }
        }
    }

    private var mode: UIDatePicker.Mode {
        switch displayedComponents {
        case .date: .date
        case .hourAndMinute: .time
        default: .dateAndTime
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the date and its limits.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(
            component: self, language: UpdateScheduler.runningNode?.language ?? .preferred,
            animated: !transition.animation.isImmediate)
        let size = view.sizeThatFits(availableSize)
        let fills = view.datePickerStyle != .compact && availableSize.width.isFinite
        return CGSize(width: fills ? availableSize.width : min(size.width, availableSize.width), height: size.height)
    }
}

extension DatePicker {
    /// Returns the picker with a style; by default the date is in buttons that open a calendar and wheels.
    public func datePickerStyle(_ style: UIDatePickerStyle) -> DatePicker {
        with { $0.style = style }
    }

    /// Returns the picker with a distance between selectable minutes, a divisor of 60.
    public func minuteInterval(_ minutes: Int) -> DatePicker {
        with { $0.minuteInterval = minutes }
    }

    /// Returns the picker with a calendar; `nil` stands for the user's.
    public func calendar(_ calendar: Calendar?) -> DatePicker {
        with { $0.calendar = calendar }
    }

    /// Returns the picker with the locale of its texts and first weekday; `nil` stands for that of the calendar.
    public func locale(_ locale: Locale?) -> DatePicker {
        with { $0.locale = locale }
    }

    /// Returns the picker with a time zone; `nil` stands for that of the calendar.
    public func timeZone(_ timeZone: TimeZone?) -> DatePicker {
        with { $0.timeZone = timeZone }
    }
}

extension DatePicker {
    /// Creates a date picker for a binding.
    public init(
        _ title: String, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, displayedComponents: displayedComponents, isEnabled: isEnabled,
            selectionUpdated: selection.setFromControl)
    }

    /// Creates a date picker for a binding, with a first and a last date.
    public init(
        _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, minimumDate: range.lowerBound, maximumDate: range.upperBound,
            displayedComponents: displayedComponents, isEnabled: isEnabled, selectionUpdated: selection.setFromControl)
    }

    /// Creates a date picker for a binding, with a first date.
    public init(
        _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, minimumDate: range.lowerBound,
            displayedComponents: displayedComponents, isEnabled: isEnabled, selectionUpdated: selection.setFromControl)
    }

    /// Creates a date picker for a binding, with a last date.
    public init(
        _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, maximumDate: range.upperBound,
            displayedComponents: displayedComponents, isEnabled: isEnabled, selectionUpdated: selection.setFromControl)
    }
}
