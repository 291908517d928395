import ComponentFlow

extension Page {
    static let scrollView = Page(
        "scroll-view", title: "ScrollView", topic: .collections,
        about: Localized(
            "Shows a component that is larger than the available space. Fingers, wheels and code scroll it.",
            de: "Zeigt eine Komponente, die größer ist als der Platz. Finger, Mausrad und Code rollen sie.",
            ja: "場所より大きい内容を表示します。指・ホイール・コードでスクロールできます。"),
        demo: ScrollViewDemo())
}

// <code>
private struct ScrollViewDemo: CompositeComponent {
    @Local var scroll = ActionSlot<ScrollViewPosition>()

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            ScrollView(.horizontal, alwaysBounces: true) {
                HStack(spacing: 12) {
                    for index in 0..<12 {
                        tile(index, width: 96).id(index)
                    }
                }
            }
            .frame(height: 96)
            ScrollView {
                VStack(spacing: 8) {
                    for index in 0..<40 {
                        tile(index, width: 352).id(index)
                    }
                }
            }
            .scrollTo(scroll)
            .frame(height: 280)
            HStack(spacing: 12) {
                PillButton("Start") { scroll.invoke(.start()) }
                PillButton("End") { scroll.invoke(.end()) }.starter()
            }
        }
    }
}
// </code>

private func tile(_ index: Int, width: CGFloat) -> Modified<Empty> {
    Text(text: "\(index + 1)", font: .body.weight(.semibold), color: .white)
        .frame(width: width).frame(minHeight: width > 100 ? 44 : width)
        .background(UIColor.tiles[index % UIColor.tiles.count])
        .cornerRadius(12)
}
