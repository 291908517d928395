import ComponentFlow

extension Page {
    static let refresh = Page(
        "refresh", title: "Pull to refresh", topic: .collections,
        about: Localized(
            "A list that is pulled down loads new content, and shows an indicator until it is there.",
            de: "Eine Liste, die nach unten gezogen wird, lädt Neues und zeigt dabei eine Anzeige.",
            ja: "リストを下に引くと新しい内容を読み込み、終わるまで表示が動きます。"),
        demo: RefreshDemo())
}

// <code>
private struct RefreshDemo: CompositeComponent {
    @Local var messages = Array(1...6)

    var content: some Component<Surroundings> {
        VStack(spacing: 12) {
            LazyList(messages.reversed(), id: \.self) { number in
                Text("Message \(number)")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(12)
            }
            .separators(inset: 12)
            .refreshable { await load() }
            .flexible()
            caption("Pull the list down", theme)
        }
    }

    @MainActor private func load() async {
        try? await Task.sleep(for: .seconds(1))
        withTransition(.easeInOut(duration: 0.3)) {
            messages.append(messages.count + 1)
        }
    }
}
// </code>
