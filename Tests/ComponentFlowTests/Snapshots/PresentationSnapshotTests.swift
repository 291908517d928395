import ComponentFlow
import Testing

/// Presented components and containers of screens in all variants.
@Suite("Pictures of presentations and screens") @MainActor struct PresentationSnapshotTests {
    private var content: some Component<Empty> {
        Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @Test("Alerts match their picture")
    func alert() throws {
        try VariantSheet(width: 320, maximumHeight: 360).verifyScreen(
            "alert",
            content.alert("New folder", isPresented: .constant(true)) {
                TextField("Name", text: .constant("Letters"))
                Button("Create") {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Folders contain messages.")
            })
    }

    @Test("Sheets match their picture")
    func sheet() throws {
        try VariantSheet(width: 280, maximumHeight: 260).verifyScreen(
            "sheet",
            content.sheet(isPresented: .constant(true)) {
                VStack(spacing: 12) {
                    Text("Sheet")
                    Button("Done") {}.buttonStyle(.borderedProminent)
                }
                .padding(20)
            })
    }

    @Test("Popovers match their picture")
    func popover() throws {
        try VariantSheet(width: 640, maximumHeight: 200).verifyScreen(
            "popover",
            VStack {
                Button("Information") {}
                    .popover(isPresented: .constant(true)) { Text("A popover").padding(16) }
                Spacer()
            })
    }

    @Test("Banners match their picture")
    func banner() throws {
        try VariantSheet(width: 320, maximumHeight: 180).verifyScreen(
            "banner",
            content.banner(isPresented: .constant(true)) {
                Banner("Message deleted", systemImage: "trash", action: BannerAction("Undo") {})
            })
    }

    @Test("Menus match their picture")
    func menu() throws {
        let sheet = VariantSheet(width: 280, maximumHeight: 300) { stage in
            guard let menu = Self.button(in: stage.window) else { return }
            stage.tap(on: menu)
        }
        try sheet.verifyScreen(
            "menu",
            VStack {
                Menu("Sorted by name") {
                    Button("Name") {}
                    Button("Year") {}
                    Divider()
                    Button("Distance", isEnabled: false) {}
                    Button("Delete", role: .destructive) {}
                }
                Spacer()
            })
    }

    private static func button(in view: UIView) -> UIButton? {
        view as? UIButton ?? view.subviews.lazy.compactMap { button(in: $0) }.first
    }

    @Test("Screens with a title, a toolbar and a search field match their picture")
    func navigation() throws {
        try VariantSheet(width: 320, maximumHeight: 260).verifyScreen(
            "navigation",
            NavigationStack(path: .constant(["Letters"])) {
                Text("Root").navigationTitle("Folders")
                    .navigationDestination(for: String.self) { name in
                        Text("Empty").navigationTitle(name)
                            .toolbar { Button("Edit") {} }
                            .searchable(text: .constant(""), prompt: "Letters")
                    }
            })
    }

    @Test("Tabs match their picture", arguments: [300, 640])
    func tabs(width: CGFloat) throws {
        try VariantSheet(width: width, maximumHeight: 200).verifyScreen(
            "tabs_\(Int(width))",
            TabView(selection: .constant("list")) {
                Text("The list").tabItem {
                    Text("List"); Image(systemName: "list.bullet")
                }.tag("list")
                Text("Saved").tabItem {
                    Text("Saved"); Image(systemName: "star")
                }.tag("saved").badge(3)
            })
    }

    @Test("Columns match their picture")
    func columns() throws {
        try VariantSheet(width: 720, maximumHeight: 200).verifyScreen(
            "columns",
            NavigationSplitView {
                Text("Planets").navigationTitle("Planets")
            } detail: {
                Text("Earth").navigationTitle("Earth")
            })
    }

    @Test("Inspectors match their picture")
    func inspector() throws {
        try VariantSheet(width: 420, maximumHeight: 180).verifyScreen(
            "inspector",
            content.inspector(isPresented: .constant(true)) {
                Text("Details").padding(16).inspectorColumnWidth(140)
            })
    }
}
