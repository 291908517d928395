import ComponentFlow

/// A form for the name of a folder or a feed.
struct NameSheet: CompositeComponent {
    let title: String
    var name = ""
    @Behavior var save: (String) -> Void
    @Local var text: String?
    @Local var isFocused = true
    @Dismiss var dismiss

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 14) {
            Text(title).font(.title2).accessibilityHeading()
            TextField(localized(.name), text: Binding(get: { text ?? name }, set: { text = $0 }))
                .onSubmit { submit() }
                .focused($isFocused)
            HStack(spacing: 16) {
                Spacer()
                Button(.cancel, role: .cancel) { dismiss() }
                Button(.save, role: .primary, isEnabled: !(text ?? name).isEmpty) { submit() }
            }
        }
        .padding(24)
        .frame(maxWidth: 420)
        .presentationDetents([.height(220)])
    }

    @MainActor private func submit() {
        let text = text ?? name
        guard !text.isEmpty else { return }
        save(text)
        dismiss()
    }
}
