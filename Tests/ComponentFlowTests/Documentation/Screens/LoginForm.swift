import ComponentFlow

struct LoginForm: CompositeComponent {
    @Behavior var signIn: @MainActor (String, String) async throws -> Void
    @Local var mail = ""
    @Local var password = ""
    @Local var problem: String?
    @Local var isSigningIn = false

    private var isValid: Bool {
        mail.contains("@") && password.count >= 8
    }

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            TextField("Mail", text: $mail)
            SecureField("Password", text: $password).onSubmit { submit() }
            if !password.isEmpty && !isValid {
                Text("Enter a mail address and at least 8 characters.").font(.caption)
            }
            if let problem { Text(problem).foregroundColor(.systemRed) }
            if isSigningIn {
                ActivityIndicator()
            } else {
                Button("Sign in") { submit() }.disabled(!isValid)
            }
        }
        .padding()
    }

    @MainActor private func submit() {
        guard isValid, !isSigningIn else { return }
        isSigningIn = true
        problem = nil
        Task {
            do { try await signIn(mail, password) } catch { problem = error.localizedDescription }
            isSigningIn = false
        }
    }
}
