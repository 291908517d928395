/// The styles of a ``UIDatePicker``.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style for the mode: wheels for the countdown timer and for months, otherwise compact.
    case automatic = 0
    case wheels = 1
    /// Buttons with the date and the time, which open a calendar and wheels.
    case compact = 2
    /// A calendar, and wheels for the time.
    case inline = 3
}

extension UIDatePicker {
    /// What users select.
    public enum Mode: Int, Sendable {
        /// The time of a day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and the time.
        case dateAndTime = 2
        /// A number of hours and minutes.
        case countDownTimer = 3
        /// A month of a year; the day and the time are kept.
        case yearAndMonth = 4
    }
}
