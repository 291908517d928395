import ComponentFlow

extension Page {
    static let takingPlace = Page(
        "taking-place", title: "Moving between places", topic: .motion,
        about: Localized(
            "A component moves from the place of the one it replaces. Another animates whenever its value changes.",
            de: "Eine Komponente kommt vom Platz derer, die sie ersetzt. Eine andere bewegt sich mit ihrem Wert.",
            ja: "置き換える部品の位置から動きます。値が変わるたびに動くものもあります。"),
        demo: TakingPlaceDemo())
}

// <code>
private struct TakingPlaceDemo: CompositeComponent {
    @Local var cards = GeometryNamespace()
    @Local var isOpen = false
    @Local var days = ["Mon", "Tue", "Wed", "Thu"]

    var content: some Component<Surroundings> {
        VStack(spacing: 24) {
            ZStack {
                if isOpen {
                    card(width: 220, height: 90)
                } else {
                    card(width: 60, height: 40)
                }
            }
            .frame(width: 240, height: 100)
            Rectangle(color: .systemGreen, width: 24, height: 24)
                .padding(.leading, isOpen ? 76 : 0)
                .frame(width: 100, height: 24, alignment: .leading)
                .animation(.spring(duration: 0.6), value: isOpen)
            PillButton(isOpen ? "Close" : "Open") {
                withTransition(.spring(duration: 0.4)) {
                    isOpen.toggle()
                }
            }
            .starter()
            LazyList(days, id: \.self) { Text($0).padding(8) }
                .onMove { days.move(fromOffsets: $0, toOffset: $1) }
                .frame(width: 200, height: 140)
        }
    }

    private func card(
        width: CGFloat, height: CGFloat
    ) -> MatchedGeometry<Empty> {
        Rectangle(color: .systemTeal, width: width, height: height)
            .cornerRadius(12)
            .matchedGeometry(id: "card", in: cards)
    }
}
// </code>
