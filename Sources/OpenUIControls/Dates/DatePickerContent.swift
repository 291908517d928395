/// What a date picker displays, regardless of its style.
struct DatePickerSettings: Equatable {
    var mode: UIDatePicker.Mode
    var rules: DateRules
}

/// The contents of a ``UIDatePicker`` in one of its styles.
@MainActor protocol DatePickerContent: UIView {
    /// Called with the date that the user selects.
    var didSelect: (Date) -> Void { get set }
    /// Shows a date, which is accepted by the rules of the settings.
    func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool)
}
