import ComponentFlow
import ReaderCore

/// A form for the address of a feed, which subscribes to it.
struct AddFeedSheet: CompositeComponent {
    @Bindable var window: WindowModel
    @Local var address = ""
    @Local var folder: Folder.ID = 0
    @Local var problem: String?
    /// The address that is being loaded.
    @Local var loaded: String?
    @Local var isFocused = true
    @Dismiss var dismiss

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 14) {
            Text(.addFeedTitle).font(.title2).accessibilityHeading()
            TextField(localized(.addressHint), text: $address)
                .onSubmit { submit() }
                .focused($isFocused)
            Picker(localized(.folder), selection: $folder) {
                Text(.noFolder).tag(Folder.ID(0))
                for folder in window.library.folders { Text(folder.name).tag(folder.id) }
            }
            if let problem { Text(problem).font(.footnote).foregroundColor(.systemRed) }
            HStack(spacing: 16) {
                if loaded != nil { ActivityIndicator() }
                Spacer()
                Button(.cancel, role: .cancel) { dismiss() }
                Button(.add, role: .primary, isEnabled: loaded == nil && !address.isEmpty) { submit() }
            }
        }
        .padding(24)
        .frame(maxWidth: 520)
        .presentationDetents([.height(300)])
        .onAppear { paste() }
        .task(id: loaded) { await load() }
    }

    @MainActor private func submit() {
        problem = nil
        loaded = address
    }

    /// Fills in an address that was copied.
    @MainActor private func paste() {
        let text = UIPasteboard.general.string ?? ""
        if text.hasPrefix("http"), (try? FeedAddress.url(text)) != nil { address = text }
    }

    @MainActor private func load() async {
        guard let loaded else { return }
        do {
            let feed = try await window.library.subscribe(to: loaded, folder: folder == 0 ? nil : folder)
            if let feed { window.open(.feed(feed)) }
            dismiss()
        } catch {
            guard !Task.isCancelled else { return }
            problem = window.library.describe(error)
            self.loaded = nil
        }
    }
}
