import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Presenting screens", verbatim.

struct Novel: Identifiable, Hashable {
    let id: Int
    var title: String
}

@Observable final class Shelf {
    var novels = [Novel(id: 1, title: "Emma"), Novel(id: 2, title: "Persuasion")]
    var selected: Novel?
    var isAsking = false
}

struct ShelfScreen: CompositeComponent {
    @Bindable var shelf: Shelf

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            for novel in shelf.novels {
                Button(novel.title) { withTransition(.easeInOut(duration: 0.3)) { shelf.selected = novel } }
                    .id(novel.id)
            }
            Button("Remove all", role: .destructive) { shelf.isAsking = true }
        }
        .sheet(item: $shelf.selected) { NovelScreen(novel: $0) }
        .alert("Remove all novels?", isPresented: $shelf.isAsking) {
            Button("Remove", role: .destructive) { shelf.novels = [] }
            Button("Cancel", role: .cancel) {}
        }
    }
}

struct NovelScreen: CompositeComponent {
    let novel: Novel
    @Dismiss var dismiss

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            Text(novel.title).font(.headline)
            Button("Done") { dismiss() }
        }
    }
}

struct ShelfWithUndo: CompositeComponent {
    @Bindable var shelf: Shelf
    @Local var removed: Novel?

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            for novel in shelf.novels {
                Button(novel.title) { remove(novel) }.id(novel.id)
            }
        }
        .banner(item: $removed) { novel in
            Banner("\(novel.title) removed", action: BannerAction("Undo") { shelf.novels.append(novel) })
        }
    }

    private func remove(_ novel: Novel) {
        shelf.novels.removeAll { $0.id == novel.id }
        removed = novel
    }
}

struct ShelfWithBars: CompositeComponent {
    enum Filter {
        case all, unread
    }

    @Bindable var shelf: Shelf
    @Local var filter = Filter.all
    @Behavior var save: () -> Void

    var content: some Component<Empty> {
        Text("Shelf")
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Picker("Novels", selection: $filter) {
                        Text("All").tag(Filter.all)
                        Text("Unread").tag(Filter.unread)
                    }
                    .pickerStyle(.segmented)
                }
                ToolbarItem(placement: .confirmationAction) { Button("Done") { save() } }
                ToolbarItem(placement: .status) { Text("\(shelf.novels.count) novels").font(.footnote) }
            }
    }
}

struct ShelfWithInspector: CompositeComponent {
    @Bindable var shelf: Shelf
    @Local var isInspecting = false
    @SceneStorage("inspector width") var width: Double? = nil

    var content: some Component<Empty> {
        Button("Titles") {
            withTransition(.easeInOut(duration: 0.25)) { isInspecting.toggle() }
        }
        .inspector(isPresented: $isInspecting, columnWidth: $width) {
            VStack(spacing: 12) {
                for novel in shelf.novels { Text(novel.title).id(novel.id) }
            }
            .inspectorColumnWidth(min: 180, ideal: 220, max: 320)
        }
    }
}

struct OrderMenu: CompositeComponent {
    @Binding var order: String

    var content: some Component<Empty> {
        Menu("Sort") {
            Button("By title") { order = "title" }
            Button("By year", isEnabled: false) { order = "year" }
            Divider()
            Menu("More") { Button("By author") { order = "author" } }
        }
    }
}

struct MarkMenu: CompositeComponent {
    @Binding var mark: String
    @Binding var shelf: String

    var content: some Component<Empty> {
        Menu("Novel") {
            Picker("Mark", selection: $mark) {
                Label("Favorite", systemImage: "star").tag("favorite")
                Label("To read", systemImage: "bookmark").tag("to read")
            }
            .pickerStyle(.palette)
            Picker("Shelf", selection: $shelf) {
                Text("Home").tag("home")
                Text("Lent").tag("lent")
            }
        }
    }
}

struct ShelfStack: CompositeComponent {
    @Bindable var shelf: Shelf
    @Local var path: [Novel] = []

    var content: some Component<Empty> {
        NavigationStack(path: $path) {
            VStack(spacing: 12) {
                for novel in shelf.novels { NavigationLink(novel.title, value: novel).id(novel.id) }
            }
            .navigationTitle("Novels")
            .toolbar { Button("Clear") { shelf.novels = [] } }
            .navigationDestination(for: Novel.self) { novel in
                NovelScreen(novel: novel).navigationTitle(novel.title)
            }
        }
    }
}

@Suite @MainActor
struct PresentingScreensTests {
    private let screen = PresentationStage()
    private let shelf = Shelf()

    @Test("The sheet of the shelf shows a novel until its button is pressed")
    func sheet() throws {
        screen.show(ShelfScreen(shelf: shelf))
        try screen.tap("Emma")
        #expect(screen.texts.filter { $0 == "Emma" }.count == 2)
        try screen.tap("Done")
        #expect(shelf.selected == nil)
    }

    @Test("The alert of the shelf removes its novels")
    func alert() throws {
        screen.show(ShelfScreen(shelf: shelf))
        try screen.tap("Remove all")
        try screen.tap("Remove")
        #expect(shelf.novels.isEmpty)
    }

    @Test("The banner of the shelf brings a novel back")
    func banner() throws {
        screen.show(ShelfWithUndo(shelf: shelf))
        try screen.tap("Emma")
        #expect(screen.texts.contains("Emma removed"))
        try screen.tap("Undo")
        #expect(shelf.novels.map(\.title) == ["Persuasion", "Emma"])
    }

    @Test("The inspector of the shelf shows the titles until its button is pressed again")
    func inspector() throws {
        screen.show(ShelfWithInspector(shelf: shelf))
        try screen.tap("Titles")
        #expect(screen.texts.contains("Emma"))
        try screen.tap("Titles")
        #expect(!screen.texts.contains("Emma"))
    }

    @Test("The menu sets the order")
    func menu() throws {
        var order = "none"
        screen.show(
            OrderMenu(
                order: Binding {
                    order
                } set: {
                    order = $0
                }))
        try screen.tap("Sort")
        try screen.tap("By title")
        #expect(order == "title")
    }

    @Test("The menu of a novel selects its mark and its shelf")
    func pickers() throws {
        var (mark, shelf) = ("to read", "home")
        let markBinding = Binding {
            mark
        } set: {
            mark = $0
        }
        let shelfBinding = Binding {
            shelf
        } set: {
            shelf = $0
        }
        screen.show(MarkMenu(mark: markBinding, shelf: shelfBinding))
        try screen.tap("Novel")
        try screen.tap("Lent")
        #expect(shelf == "lent")
        try screen.tap("Novel")
        screen.stage.pressKey(symbol: 0xff54)
        screen.stage.pressKey(symbol: 0xff0d)
        #expect(mark == "favorite")
    }

    @Test("The bars of the shelf have the number of novels, and a button that saves")
    func bars() throws {
        let log = UpdateLog()
        screen.show(NavigationStack { ShelfWithBars(shelf: shelf, save: { log.note("saved") }) })
        #expect(screen.label("2 novels") != nil)
        try screen.tap("Done")
        #expect(log.entries == ["saved"])
    }

    @Test("The stack shows the screen of a novel and goes back")
    func stack() throws {
        screen.show(ShelfStack(shelf: shelf))
        try screen.tap("Emma")
        #expect(screen.label("Persuasion") == nil)
        try screen.tap("Done")
        #expect(screen.label("Persuasion") != nil)
    }
}
