import ComponentFlow

@Observable final class Preferences {
    var name = ""
    var notifies = true
    var appearance = 0
    var textSize = 17.0
    var columns = 2

    func reset() {
        (name, notifies, appearance, textSize, columns) = ("", true, 0, 17, 2)
    }
}

struct PreferencesForm: CompositeComponent {
    @Bindable var preferences: Preferences
    @Local var isConfirming = false

    var content: some Component<Empty> {
        Form {
            Section("Account") {
                TextField("Name", text: $preferences.name)
                Toggle("Notifications", isOn: $preferences.notifies)
            }
            Section("Appearance") {
                SegmentedControl(titles: ["Light", "Dark"], selectedIndex: $preferences.appearance)
                LabeledContent("Text size") {
                    Slider(value: $preferences.textSize, in: 10...24)
                }
                Stepper("Columns: \(preferences.columns)", value: $preferences.columns, in: 1...4)
            }
            Button("Reset", role: .destructive) { isConfirming = true }
        }
        .confirmationDialog("Reset all settings?", isPresented: $isConfirming) {
            Button("Reset all", role: .destructive) { preferences.reset() }
        }
    }
}
