import ComponentFlow

extension Page {
    static let banner = Page(
        "banner", title: "Banner", topic: .layout,
        about: Localized(
            "Messages that disappear by themselves, but not while the pointer or the focus is in them. F6 reaches their buttons.",
            de:
                "Mitteilungen, die von selbst verschwinden, aber nicht, solange Zeiger oder Fokus darin sind. F6 erreicht ihre Tasten.",
            ja: "自動的に消えるメッセージです。ポインタかフォーカスがある間は消えません。F6 でボタンに移動します。"),
        demo: BannerDemo())
}

// <code>
private struct BannerDemo: CompositeComponent {
    @Local var messages = 5
    @Local var hasDeleted = false
    @Local var isSaved = false

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            Text("\(messages) messages")
            PillButton("Delete a message") {
                messages -= 1
                hasDeleted = true
            }
            .starter()
            PillButton("Save") { isSaved = true }
        }
        .banner(isPresented: $hasDeleted) {
            Banner(
                "Message deleted", systemImage: "trash",
                action: BannerAction("Undo") { messages += 1 })
        }
        .banner(isPresented: $isSaved) {
            Banner("Saved", systemImage: "checkmark", edge: .top)
        }
    }
}
// </code>
