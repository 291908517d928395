/// A calendar in which the user selects any number of days.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $days, in: Date.now...)
/// ```
///
/// The title is the name of the calendar for assistive technologies and is not displayed. It takes the proposed width. The days have
/// the calendar, the era, the year, the month and the day; a selected day can have other components as long as they
/// identify it. The month of the first selected day is shown initially. Arrow keys move between days, Page Up and Page Down between
/// months, and Space selects and deselects.
///
/// It shows the specified days: if the closure does not change them, they are shown again. Closures are behavior and not part of
/// `==`.
public struct MultiDatePicker: Component {
    /// The name of the calendar for assistive technologies.
    public let title: String
    /// The selected days.
    public let selection: Set<DateComponents>
    /// The first date whose day can be selected; `nil` for none.
    public let minimumDate: Date?
    /// The date from which on no day can be selected; `nil` for none.
    public let endDate: Date?
    /// Whether the user can select days.
    public let isEnabled: Bool
    /// The calendar; `nil` stands for the user's.
    public private(set) var calendar: Calendar?
    /// The locale; `nil` stands for that of the calendar.
    public private(set) var locale: Locale?
    /// The time zone; `nil` stands for that of the calendar.
    public private(set) var timeZone: TimeZone?
    /// The closure called when the user selects or deselects a day.
    public let selectionUpdated: (Set<DateComponents>) -> Void

    /// Creates a calendar.
    ///
    /// - Parameters:
    ///   - title: The name of the calendar for assistive technologies.
    ///   - selection: The selected days.
    ///   - minimumDate: The first date whose day can be selected; `nil` for none.
    ///   - endDate: The date from which on no day can be selected; `nil` for none.
    ///   - isEnabled: Whether the user can select days.
    ///   - selectionUpdated: The closure called when the user selects or deselects a day.
    public init(
        _ title: String, selection: Set<DateComponents>, minimumDate: Date? = nil, endDate: Date? = nil,
        isEnabled: Bool = true, selectionUpdated: @escaping (Set<DateComponents>) -> Void
    ) {
        self.title = title
        self.selection = selection
        self.minimumDate = minimumDate
        self.endDate = endDate
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: MultiDatePicker, rhs: MultiDatePicker) -> Bool {
        lhs.title == rhs.title && lhs.selection == rhs.selection && lhs.minimumDate == rhs.minimumDate
            && lhs.endDate == rhs.endDate && lhs.isEnabled == rhs.isEnabled && lhs.calendar == rhs.calendar
            && lhs.locale == rhs.locale && lhs.timeZone == rhs.timeZone
    }

    /// The days that can be selected.
    fileprivate var availableRange: DateInterval {
        let start = minimumDate ?? .distantPast
        // The end of an interval belongs to it.
        let end = endDate.map { $0.addingTimeInterval(-1) } ?? .distantFuture
        return DateInterval(start: start, end: max(start, end))
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the days.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, language: UpdateScheduler.runningNode?.language ?? .preferred)
        let size = view.sizeThatFits(availableSize)
        return CGSize(width: availableSize.width.isFinite ? availableSize.width : size.width, height: size.height)
    }
}

extension MultiDatePicker {
    /// The view of a ``MultiDatePicker``.
    public final class View: UICalendarView, UICalendarSelectionMultiDateDelegate {
        private var component: MultiDatePicker?
        private var language = Language.preferred
        private lazy var days = UICalendarSelectionMultiDate(delegate: self)

        public override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityContainerType = .semanticGroup
            selectionBehavior = days
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: MultiDatePicker, language: Language) {
            let old = self.language == language ? self.component : nil
            let isNew = self.component == nil
            (self.component, self.language) = (component, language)
            isUserInteractionEnabled = component.isEnabled && !InheritedValues.isDisabled
            alpha = isUserInteractionEnabled ? 1 : ControlLabel.disabledOpacity
            // An update that changes only closures must not revert a change that the calendar is about to report.
            guard old != component else { return }
            accessibilityLabel = component.title
            calendar = component.calendar ?? .current
            locale = component.locale ?? component.calendar?.specifiedLocale ?? language.locale
            timeZone = component.timeZone
            availableDateRange = component.availableRange
            show(component.selection)
            guard isNew, let first = sorted(component.selection).first else { return }
            setVisibleDateComponents(first, animated: false)
        }

        private func show(_ selection: Set<DateComponents>) {
            guard Set(days.selectedDates) != selection else { return }
            days.setSelectedDates(sorted(selection), animated: false)
        }

        private func sorted(_ selection: Set<DateComponents>) -> [DateComponents] {
            let calendar = calendar
            return selection.map { ($0, calendar.day($0) ?? .distantFuture) }.sorted { $0.1 < $1.1 }.map(\.0)
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
        }

        /// Reports the selected days.
        public func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) {
            report()
        }

        /// Reports the selected days.
        public func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            report()
        }

        private func report() {
            prepareComponentsForEvent()
            component?.selectionUpdated(Set(days.selectedDates))
            if let component { show(component.selection) }
        }
    }
}

extension MultiDatePicker {
    /// Returns the calendar view with a calendar; `nil` stands for the user's.
    public func calendar(_ calendar: Calendar?) -> MultiDatePicker {
        with { $0.calendar = calendar }
    }

    /// Returns the calendar view with the locale of its texts and first weekday; `nil` stands for that of the calendar.
    public func locale(_ locale: Locale?) -> MultiDatePicker {
        with { $0.locale = locale }
    }

    /// Returns the calendar view with a time zone; `nil` stands for that of the calendar.
    public func timeZone(_ timeZone: TimeZone?) -> MultiDatePicker {
        with { $0.timeZone = timeZone }
    }
}

extension MultiDatePicker {
    /// Creates a calendar for a binding.
    public init(_ title: String, selection: Binding<Set<DateComponents>>, isEnabled: Bool = true) {
        self.init(
            title, selection: selection.wrappedValue, isEnabled: isEnabled, selectionUpdated: selection.setFromControl)
    }

    /// Creates a calendar for a binding, with the dates whose days can be selected.
    public init(
        _ title: String, selection: Binding<Set<DateComponents>>, in range: Range<Date>, isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, minimumDate: range.lowerBound, endDate: range.upperBound,
            isEnabled: isEnabled, selectionUpdated: selection.setFromControl)
    }

    /// Creates a calendar for a binding, with a first date.
    public init(
        _ title: String, selection: Binding<Set<DateComponents>>, in range: PartialRangeFrom<Date>,
        isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, minimumDate: range.lowerBound, isEnabled: isEnabled,
            selectionUpdated: selection.setFromControl)
    }

    /// Creates a calendar for a binding, with the date from which on no day can be selected.
    public init(
        _ title: String, selection: Binding<Set<DateComponents>>, in range: PartialRangeUpTo<Date>,
        isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, endDate: range.upperBound, isEnabled: isEnabled,
            selectionUpdated: selection.setFromControl)
    }
}
