/// The contents of a ``UIDatePicker`` with wheels for a number of hours and minutes.
///
/// The duration is the time from the reference date, in seconds.
@MainActor final class CountDownWheelsView: UIView, DatePickerContent {
    private static let hours = 24

    var didSelect: (Date) -> Void = { _ in }

    private let picker = UIPickerView()
    private var interval = 1
    private var locale = Locale.current

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picker)
        picker.dataSource = self
        picker.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
        let newLocale = settings.rules.calendar.locale ?? .current
        if interval != settings.rules.minuteInterval || locale != newLocale {
            (interval, locale) = (settings.rules.minuteInterval, newLocale)
            picker.reloadAllComponents()
        }
        let minutes = Int(min(max(date.timeIntervalSinceReferenceDate, 0), UIDatePicker.longestCountDown) / 60)
        picker.selectRow(minutes / 60, inComponent: 0, animated: animated)
        picker.selectRow(minutes % 60 / interval, inComponent: 1, animated: animated)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension CountDownWheelsView: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? Self.hours : 60 / interval
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let (unit, seconds) =
            component == 0 ? (Duration.UnitsFormatStyle.Unit.hours, row * 3600) : (.minutes, row * interval * 60)
        let style = Duration.UnitsFormatStyle.units(allowed: [unit], width: .wide, zeroValueUnits: .show(length: 1))
        return style.locale(locale).format(.seconds(seconds))
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        builtInText(component == 0 ? .BuiltIn.dateHours : .BuiltIn.dateMinutes)
    }

    /// Reports the duration, which is at least one step of minutes.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if picker.selectedRow(inComponent: 0) == 0, picker.selectedRow(inComponent: 1) == 0 {
            picker.selectRow(min(1, 60 / interval - 1), inComponent: 1, animated: true)
        }
        let minutes = picker.selectedRow(inComponent: 0) * 60 + picker.selectedRow(inComponent: 1) * interval
        didSelect(Date(timeIntervalSinceReferenceDate: Double(max(minutes, interval) * 60)))
    }
}
