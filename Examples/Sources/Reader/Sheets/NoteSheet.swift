import ComponentFlow
import ReaderCore

/// Edits the note and the tags of an article.
struct NoteSheet: CompositeComponent {
    @Bindable var window: WindowModel
    let page: ArticlePage
    @Local var note: String?
    @Local var tags: String?
    @Dismiss var dismiss

    @MainActor private var noteText: String { note ?? page.article.note }
    @MainActor private var tagText: String { tags ?? page.article.tags.map(\.name).joined(separator: ", ") }

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 14) {
            Text(.note).font(.title2).accessibilityHeading()
            TextArea(
                localized(.notePlaceholder), text: Binding(get: { noteText }, set: { note = $0 }),
                minimumNumberOfLines: 5, maximumNumberOfLines: 12)
            TextField(localized(.tagsPlaceholder), text: Binding(get: { tagText }, set: { tags = $0 }))
                .onSubmit { save() }
            HStack(spacing: 16) {
                Spacer()
                Button(.cancel, role: .cancel) { dismiss() }
                Button(.save, role: .primary) { save() }
            }
        }
        .padding(24)
        .frame(maxWidth: 520)
        .presentationDetents([.height(420)])
    }

    @MainActor private func save() {
        window.save(note: noteText, tags: tagText, of: page)
        dismiss()
    }
}

extension WindowModel {
    /// Stores the note and the tags of an article, and shows them.
    func save(note: String, tags: String, of page: ArticlePage) {
        library.setNote(note, page.id)
        library.setTags(tags, page.id)
        Task {
            await library.waitForChanges()
            if article?.id == page.id { reloadArticle() }
        }
    }
}
