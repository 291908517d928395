import ComponentFlow

/// A form to log in, and the settings of an account, with the names that a SwiftUI developer expects.
enum SettingsProgram {
    struct SettingsScreen: CompositeComponent {
        @AppStorage("programs.notifies") var notifies = true
        @AppStorage("programs.columns") var columns = 2
        @Local var name = ""
        @Local var password = ""
        @Local var isLoggedIn = false
        @Local var isAsking = false

        var content: some Component<Empty> {
            Form {
                if isLoggedIn {
                    settings
                    Button("Log out", role: .destructive) { isAsking = true }
                } else {
                    login
                }
            }
            .confirmationDialog("Log out?", isPresented: $isAsking) {
                Button("Log out of the account", role: .destructive) { isLoggedIn = false }
            }
        }

        private var login: some Component<Empty> {
            GroupBox("Log in") {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                if !password.isEmpty && password.count < 4 {
                    Text("At least 4 characters").font(.caption).foregroundStyle(.red)
                }
                Button("Continue") { logIn() }
                    .buttonStyle(.borderedProminent)
                    .disabled(password.count < 4)
            }
            .onSubmit { logIn() }
        }

        private var settings: some Component<Empty> {
            Section {
                Toggle(isOn: $notifies) { Label("Notifications", systemImage: "bell") }
                Stepper(value: $columns, in: 1...4) { Text("\(columns) columns") }
                LabeledContent("Name", value: name)
            } header: {
                Text("Settings")
            } footer: {
                Text("Settings are kept on this computer.")
            }
        }

        private func logIn() {
            guard password.count >= 4 else { return }
            isLoggedIn = true
            password = ""
        }
    }
}
