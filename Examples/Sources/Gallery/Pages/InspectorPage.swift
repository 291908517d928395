import ComponentFlow

extension Page {
    static let inspector = Page(
        "inspector", title: "Inspector", topic: .layout,
        about: Localized(
            "A pane with details beside the content, or a sheet if there is too little space. It keeps its state when it is hidden.",
            de:
                "Ein Bereich mit Einzelheiten neben dem Inhalt, oder ein Blatt, wenn der Platz fehlt. Verborgen behält er seinen Zustand.",
            ja: "コンテンツの横に詳細を表示する領域です。幅が足りないときはシートになります。隠れても状態を保ちます。"),
        demo: InspectorDemo())
}

// <code>
private struct InspectorDemo: CompositeComponent {
    @Local var isInspecting = true
    @Local var size = 0.5

    var content: some Component<Surroundings> {
        let scale = min(textScale, 1.8)
        let length = 20 + 80 * size
        return VStack(spacing: 20) {
            Circle(
                fillColor: theme.accent,
                size: CGSize(width: length, height: length))
            PillButton("Inspector") {
                withTransition(.easeInOut(duration: 0.25)) {
                    isInspecting.toggle()
                }
            }
            .starter()
        }
        .inspector(isPresented: $isInspecting) {
            VStack(spacing: 12) {
                Text("Size")
                Slider(value: $size).accessibilityLabel("Size")
            }
            .padding(16)
            .inspectorColumnWidth(
                min: 100 * scale, ideal: 120 * scale,
                max: 140 * scale)
        }
        .frame(width: 360 * scale, height: 240 * scale)
    }
}
// </code>
