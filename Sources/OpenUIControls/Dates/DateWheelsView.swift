/// The contents of a ``UIDatePicker`` with wheels for a date or time.
@MainActor final class DateWheelsView: UIView, DatePickerContent {
    var didSelect: (Date) -> Void = { _ in }

    private let picker = UIPickerView()
    private var settings: DatePickerSettings?
    private var wheels: DateWheels?
    /// The titles of the wheel of months, which depend on the year in some calendars.
    private var monthTitles: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picker)
        picker.dataSource = self
        picker.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
        if let wheels, settings == self.settings, wheels.contains(date) {
            wheels.select(date)
        } else {
            self.settings = settings
            wheels = DateWheels(
                settings.mode, date: date, rules: settings.rules, texts: DateTexts(calendar: settings.rules.calendar))
            picker.reloadAllComponents()
        }
        showSelection(animated: animated)
    }

    /// Turns the wheels to the selected date, whose month determines the number of days.
    private func showSelection(animated: Bool) {
        guard let wheels else { return }
        let newTitles = wheels.kinds.contains(.month) ? wheels.monthTitles : []
        let changesMonths = newTitles != monthTitles
        monthTitles = newTitles
        for (component, kind) in wheels.kinds.enumerated() {
            if picker.numberOfRows(inComponent: component) != wheels.count(kind) || kind == .month && changesMonths {
                picker.reloadComponent(component)
            }
            let row = wheels.selectedRow(kind)
            guard row != picker.selectedRow(inComponent: component) else { continue }
            picker.selectRow(row, inComponent: component, animated: animated)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension DateWheelsView: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private func kind(_ component: Int) -> DateWheels.Kind? {
        wheels.flatMap { $0.kinds.indices.contains(component) ? $0.kinds[component] : nil }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels?.kinds.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        kind(component).flatMap { wheels?.count($0) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        kind(component).flatMap { wheels?.title($0, row: row) }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        guard let wheels, let kind = kind(component) else { return 0 }
        let total = wheels.kinds.reduce(0) { $0 + wheels.share($1) }
        return max(bounds.width - 40, 0) * wheels.share(kind) / total
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        kind(component).flatMap { wheels?.name($0) }.map { builtInText($0) }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let wheels, let kind = kind(component) else { return }
        let old = wheels.date
        wheels.select(row: row, of: kind)
        showSelection(animated: true)
        if wheels.date != old { didSelect(wheels.date) }
    }
}
