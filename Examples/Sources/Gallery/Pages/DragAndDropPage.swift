import ComponentFlow

extension Page {
    static let dragAndDrop = Page(
        "drag-and-drop", title: "Drag and drop", topic: .motion,
        about: Localized(
            "Colors and texts are dragged to other components and programs; files and texts come from anywhere.",
            de: "Farben und Texte ziehen, auch in andere Programme; Dateien und Texte von überall ablegen.",
            ja: "色やテキストを他のコンポーネントやプログラムへドラッグできます。ファイルも受け取ります。"),
        demo: DragAndDropDemo())
}

// <code>
private struct DragAndDropDemo: CompositeComponent {
    @Local var color = UIColor.systemTeal
    @Local var names = ["Drop texts and files here"]
    @Local var isTargeted = false

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            HStack(spacing: 12) {
                for (name, color) in palette {
                    Circle(
                        fillColor: color,
                        size: CGSize(width: 36, height: 36)
                    )
                    .accessibilityLabel(name)
                    .draggable { color }
                    .id(name)
                }
            }
            HStack(spacing: 12) {
                for word in ["Drag", "these", "words"] {
                    pill(word, theme, isProminent: false)
                        .draggable { word }
                        .id(word)
                }
            }
            Rectangle(color: color, width: 300, height: 80)
                .cornerRadius(12)
                .accessibilityLabel("Painted area")
                .dropTarget(for: UIColor.self) { colors, _ in
                    paint(colors)
                }
            caption(names.joined(separator: "\n"), theme)
                .frame(width: 300, height: 120)
                .background(isTargeted ? theme.border : theme.fill)
                .cornerRadius(12)
                .dropTarget(
                    for: URL.self, isTargeted: { isTargeted = $0 },
                    action: { files, _ in
                        add(files.map(\.lastPathComponent))
                    }
                )
                .dropTarget(
                    for: String.self, isTargeted: { isTargeted = $0 },
                    action: { texts, _ in add(texts) })
        }
    }

    private func paint(_ colors: [UIColor]) {
        withTransition(.easeInOut(duration: 0.3)) {
            color = colors.last ?? color
        }
    }

    private func add(_ dropped: [String]) {
        names = (names + dropped).suffix(6)
    }
}
// </code>

private let palette: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Teal", .systemTeal),
    ("Blue", .systemBlue), ("Purple", .systemPurple),
]
