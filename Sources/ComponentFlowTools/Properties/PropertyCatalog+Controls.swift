#if INSPECTOR

internal import ComponentFlow

extension PropertyCatalog {
    static let control = Group(
        UIControl.self, variable: "control",
        properties: [
            .property("isEnabled", \UIControl.isEnabled), .property("isSelected", \UIControl.isSelected),
            .property("isHighlighted", \UIControl.isHighlighted),
            .choice("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
            .choice("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
        ])

    static let toggle = Group(
        UISwitch.self, variable: "toggle",
        properties: [
            .property("isOn", \UISwitch.isOn), .property("title", \UISwitch.title),
            .choice("preferredStyle", \UISwitch.preferredStyle), .property("onTintColor", \UISwitch.onTintColor),
            .property("thumbTintColor", \UISwitch.thumbTintColor),
        ])

    static let slider = Group(
        UISlider.self, variable: "slider",
        properties: [
            .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
            .property("maximumValue", \UISlider.maximumValue), .property("isContinuous", \UISlider.isContinuous),
            .property("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
            .property("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            .property("thumbTintColor", \UISlider.thumbTintColor),
        ])

    static let stepper = Group(
        UIStepper.self, variable: "stepper",
        properties: [
            .property("value", \UIStepper.value), .property("minimumValue", \UIStepper.minimumValue),
            .property("maximumValue", \UIStepper.maximumValue),
            .property("stepValue", \UIStepper.stepValue, in: 0.001...1_000_000),
            .property("autorepeat", \UIStepper.autorepeat), .property("wraps", \UIStepper.wraps),
            .property("isContinuous", \UIStepper.isContinuous),
        ])

    static let segments = Group(
        UISegmentedControl.self, variable: "segmentedControl",
        properties: [
            .property(
                "selectedSegmentIndex", expectation: "the index of a segment, or -1 for none",
                accepts: { (control: UISegmentedControl, index: Int) in
                    index == UISegmentedControl.noSegment || (0..<control.numberOfSegments).contains(index)
                },
                get: { (control: UISegmentedControl) in control.selectedSegmentIndex },
                set: { $0.selectedSegmentIndex = $1 }),
            .property("isMomentary", \UISegmentedControl.isMomentary),
            .property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            .property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
            .readOnly("numberOfSegments", \UISegmentedControl.numberOfSegments),
        ])

    static let pages = Group(
        UIPageControl.self, variable: "pageControl",
        properties: [
            .property("numberOfPages", \UIPageControl.numberOfPages, in: 0...1_000),
            .property(
                "currentPage", expectation: "the index of a page",
                accepts: { (control: UIPageControl, index: Int) in (0..<control.numberOfPages).contains(index) },
                get: { (control: UIPageControl) in control.currentPage }, set: { $0.currentPage = $1 }),
            .property("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
            .property("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
            .choice("direction", \UIPageControl.direction), .choice("backgroundStyle", \UIPageControl.backgroundStyle),
            .property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
            .property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        ])

    static let datePicker = Group(
        UIDatePicker.self, variable: "datePicker",
        properties: [
            .property("date", \UIDatePicker.date), .property("minimumDate", \UIDatePicker.minimumDate),
            .property("maximumDate", \UIDatePicker.maximumDate),
            .property(
                "minuteInterval", expectation: "an integer from 1 to 30 that divides 60",
                accepts: { (_: UIDatePicker, minutes: Int) in (1...30).contains(minutes) && 60 % minutes == 0 },
                get: { (picker: UIDatePicker) in picker.minuteInterval }, set: { $0.minuteInterval = $1 }),
            .choice("datePickerMode", \UIDatePicker.datePickerMode),
            .choice("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
            .property("countDownDuration", \UIDatePicker.countDownDuration, in: 60...86_340),
        ])

    static let colorWell = Group(
        UIColorWell.self, variable: "colorWell",
        properties: [
            .property("selectedColor", \UIColorWell.selectedColor), .property("title", \UIColorWell.title),
            .property("supportsAlpha", \UIColorWell.supportsAlpha),
        ])

    static let progress = Group(
        UIProgressView.self, variable: "progressView",
        properties: [
            .property("progress", \UIProgressView.progress, in: 0...1),
            .choice("progressViewStyle", \UIProgressView.progressViewStyle),
            .property("progressTintColor", \UIProgressView.progressTintColor),
            .property("trackTintColor", \UIProgressView.trackTintColor),
        ])

    static let activity = Group(
        UIActivityIndicatorView.self, variable: "activityIndicator",
        properties: [
            .property(
                "isAnimating", get: { (indicator: UIActivityIndicatorView) in indicator.isAnimating },
                set: { $1 ? $0.startAnimating() : $0.stopAnimating() },
                line: { "\($0).\($1 == "true" ? "start" : "stop")Animating()" }),
            .choice("style", \UIActivityIndicatorView.style), .property("color", \UIActivityIndicatorView.color),
            .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        ])
}

#endif
