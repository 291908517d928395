import ComponentFlow
import Testing

/// Controls in all variants.
@Suite("Pictures of controls") @MainActor struct ControlSnapshotTests {
    @Test("Buttons match their picture")
    func buttons() throws {
        try VariantSheet().verify(
            "buttons",
            VStack(spacing: 10) {
                Button("Automatic") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
            })
    }

    @Test("Switches and steppers match their picture")
    func switches() throws {
        try VariantSheet().verify(
            "switches",
            VStack(spacing: 10) {
                Toggle("On", isOn: true) { _ in }
                Toggle("Off", isOn: false) { _ in }
                Toggle("Disabled", isOn: true, isEnabled: false) { _ in }
                Stepper("Copies", value: 2) { _ in }
            })
    }

    @Test("Fields for numbers match their picture")
    func numberFields() throws {
        try VariantSheet().verify(
            "number-fields",
            VStack(spacing: 10) {
                StepperField("Copies", value: 2, in: 1...9) { _ in }
                StepperField("Weight", value: 1234.5, in: 0...2000) { _ in }
                StepperField("Disabled", value: 0, isEnabled: false) { _ in }
            })
    }

    @Test("Calendars with several selected days match their picture")
    func multiDatePickers() throws {
        let days = [3, 4, 12].map { DateComponents(year: 2026, month: 2, day: $0) }
        try VariantSheet().verify(
            "multi-date-picker", MultiDatePicker("Days", selection: Set(days), selectionUpdated: { _ in }))
    }

    @Test("Sliders match their picture")
    func sliders() throws {
        try VariantSheet().verify(
            "sliders",
            VStack(spacing: 10) {
                Slider(value: 0.3) { _ in }
                Slider(value: 0.7, isEnabled: false) { _ in }
                RangeSlider(range: 20...60, in: 0...100, step: 10) { _ in }
                RangeSlider(range: 20...60, in: 0...100, isEnabled: false) { _ in }
                Slider(value: .constant(40.0), in: 0...100) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
            })
    }

    @Test("Ratings and page controls match their picture")
    func ratings() throws {
        try VariantSheet().verify(
            "ratings",
            VStack(spacing: 10) {
                Rating(value: 3) { _ in }
                Rating(value: 3.5) { _ in }
                Rating(value: 2, isEnabled: false) { _ in }
                PageControl(numberOfPages: 5, currentPage: 1) { _ in }
            })
    }

    @Test("Pickers match their picture", arguments: [PickerStyle.menu, .segmented, .palette, .inline, .wheel])
    func pickers(style: PickerStyle) throws {
        try VariantSheet().verify(
            "picker_\(style)",
            Picker("Tree", selection: "Oak") {
                for (tree, image) in [("Ash", "leaf"), ("Elm", "sun.max"), ("Oak", "star")] {
                    Label(tree, systemImage: image).tag(tree)
                }
            } selectionUpdated: { _ in
            }
            .pickerStyle(style))
    }

    @Test("Combo boxes and token fields match their picture")
    func completingFields() throws {
        try VariantSheet().verify(
            "completing-fields",
            VStack(spacing: 10) {
                ComboBox(text: "Oak", options: ["Ash", "Oak"]) { _ in }
                TokenField("Tags", tokens: ["Travel", "Family", "Garden"]) { _ in }
                TokenField("Tags", tokens: [], isEnabled: false) { _ in }
            })
    }

    @Test("Text fields match their picture")
    func fields() throws {
        try VariantSheet().verify(
            "text-fields",
            VStack(spacing: 10) {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant("Ada Lovelace"))
                SecureField("Password", text: .constant("secret"))
                TextField("Name", text: .constant("Disabled")).disabled(true)
                TextArea(text: "A text with\ntwo lines", minimumNumberOfLines: 3) { _ in }
            })
    }

    @Test("Buttons for dates, colors and fonts match their picture")
    func wells() throws {
        try VariantSheet(width: 300).verify(
            "date-color-font",
            VStack(spacing: 10) {
                DatePicker("Departure", selection: Date(timeIntervalSince1970: 1_781_000_000)) { _ in }.timeZone(.gmt)
                    .language("en")
                ColorPicker("Color", selection: .systemOrange) { _ in }
                FontPicker("Font", family: .constant("Inter"))
            }
        )
    }

    @Test("Calendars match their picture")
    func calendar() throws {
        try VariantSheet(width: 340).verify(
            "calendar",
            DatePicker(
                "Day", selection: Date(timeIntervalSince1970: 1_781_000_000), displayedComponents: .date
            ) { _ in }
            .datePickerStyle(.inline).timeZone(.gmt).language("en"))
    }

    @Test("Gauges match their picture")
    func gauges() throws {
        let gauge = Gauge(value: 60, in: 0...200) {
            Text("Speed")
        } currentValueLabel: {
            Text("60")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
        try VariantSheet(width: 320).verify(
            "gauges",
            VStack(spacing: 14) {
                gauge.gaugeStyle(.linearCapacity)
                gauge.gaugeStyle(.accessoryLinear)
                HStack(spacing: 20) {
                    gauge.gaugeStyle(.accessoryCircular)
                    gauge.gaugeStyle(.accessoryCircularCapacity)
                }
            })
    }

    @Test("Progress matches its picture")
    func progress() throws {
        try VariantSheet().verify(
            "progress",
            VStack(spacing: 12) {
                ProgressIndicator(value: 0.4)
                LabeledProgress("Copying", value: 0.6, onCancel: {})
                ActivityIndicator()
            })
    }
}
