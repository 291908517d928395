import ComponentFlow

extension Page {
    static let tabs = Page(
        "tabs", title: "Tabs", topic: .layout,
        about: Localized(
            "Tabs with badges. Control-Tab selects the next one, arrow keys move in the bar.",
            de: "Tabs mit Zahlen. Strg-Tab wählt den nächsten, Pfeiltasten bewegen sich in der Leiste.",
            ja: "バッジ付きのタブです。Control+Tab で次のタブ、矢印キーでバーの中を移動します。"),
        demo: TabsDemo())
}

// <code>
private struct TabsDemo: CompositeComponent {
    @Local var tab = "inbox"
    @Local var unread = 3

    var content: some Component<Surroundings> {
        VStack {
            TabView(selection: $tab) {
                Inbox(unread: $unread)
                    .tabItem { Text("Inbox") }
                    .tag("inbox")
                    .badge(unread)
                Button("Back to the inbox") { tab = "inbox" }
                    .tabItem { Text("Settings") }
                    .tag("settings")
                Text("Nothing here")
                    .tabItem { Text("Archive") }
                    .tag("archive")
                    .disabled(unread > 0)
            }
            .frame(width: 330, height: 330)
        }
    }
}

private struct Inbox: CompositeComponent {
    @Binding var unread: Int

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            Text("\(unread) unread messages")
            Button("Read one") { unread = max(unread - 1, 0) }
        }
    }
}
// </code>
