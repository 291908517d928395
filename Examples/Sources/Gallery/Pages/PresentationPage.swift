import ComponentFlow

extension Page {
    static let presentation = Page(
        "presentation", title: "Presentation", topic: .layout,
        about: Localized(
            "A stack of screens. Its components present a sheet, an alert, a popover and a menu.",
            de:
                "Ein Stapel von Ansichten. Seine Komponenten zeigen ein Blatt, einen Hinweis, ein Popover und ein Menü.",
            ja: "画面のスタックです。そのコンポーネントがシート、アラート、ポップオーバー、メニューを表示します。"),
        demo: PresentationDemo())
}

// <code>
private struct PresentationDemo: CompositeComponent {
    @Local var path: [Int] = []

    var content: some Component<Surroundings> {
        VStack {
            NavigationStack(path: $path) {
                Presentations()
                    .navigationTitle("Places")
                    .toolbar {
                        ToolbarItem(placement: .principal) {
                            Label("Places", systemImage: "star")
                                .font(.boldSystemFont(ofSize: 17))
                                .accessibilityHeading()
                        }
                        Button("Next") { path = [1] }
                        ToolbarItem(placement: .status) {
                            Text("2 places")
                                .font(.systemFont(ofSize: 13))
                        }
                        ToolbarItem(placement: .bottomBar) {
                            Button("First") { path = [1] }
                            Divider()
                            Button("Second") { path = [1, 2] }
                        }
                    }
                    .navigationDestination(for: Int.self) {
                        Place(number: $0)
                    }
            }
            .frame(width: 330, height: 330)
        }
    }
}

private struct Place: CompositeComponent {
    let number: Int

    var content: some Component<Empty> {
        NavigationLink("On to place \(number + 1)", value: number + 1)
            .navigationTitle("Place \(number)")
    }
}

private struct Presentations: CompositeComponent {
    @Local var isSheet = false
    @Local var isAlert = false
    @Local var isPopover = false
    @Local var order = "name"
    @Local var color = Dot.red

    var content: some Component<Empty> {
        ScrollView {
            VStack(spacing: 8) {
                Button("Sheet") { animated { isSheet = true } }
                    .sheet(isPresented: $isSheet) {
                        Closing(title: "Sheet")
                    }
                Button("Alert") { animated { isAlert = true } }
                    .alert("Reset order?", isPresented: $isAlert) {
                        Button("Reset") { order = "name" }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("The menu is sorted by name again.")
                    }
                Button("Popover") { animated { isPopover = true } }
                    .popover(isPresented: $isPopover) {
                        Closing(title: "Popover")
                    }
                Menu("Sorted by \(order)") {
                    Picker("Color", selection: $color) {
                        for color in Dot.allCases {
                            PickerOption(
                                color.name, color, image: color.image)
                        }
                    }
                    .pickerStyle(.palette)
                    Picker("Order", selection: $order) {
                        Text("Name").tag("name")
                        Text("Year").tag("year")
                    }
                    Button("Distance", isEnabled: false) {}
                }
            }
            .frame(maxWidth: .infinity)
        }
    }

    private func animated(_ change: () -> Void) {
        withTransition(.easeInOut(duration: 0.3), change)
    }
}

private enum Dot: CaseIterable {
    case red, yellow, green

    var name: String {
        switch self {
        case .red: "Red"
        case .yellow: "Yellow"
        case .green: "Green"
        }
    }

    /// A circle that keeps its color in the menu.
    var image: UIImage? {
        let color: UIColor =
            switch self {
            case .red: .systemRed
            case .yellow: .systemYellow
            case .green: .systemGreen
            }
        return UIImage(systemName: "circle.fill")?
            .withTintColor(color, renderingMode: .alwaysOriginal)
    }
}

private struct Closing: CompositeComponent {
    let title: String
    @Dismiss var dismiss

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            Text(title).font(.headline).accessibilityHeading()
            Button("Close") { dismiss() }
        }
        .padding(24)
    }
}
// </code>
