import ComponentFlowTesting
import Foundation
import Testing

import ComponentFlow
import OpenUIControllers

@Observable
private final class Bookshop {
    var books = ["Emma", "Ulysses"]
    var isLocked = false
    var showsArchive = false
    var hasDraft = false
    var log: [String] = []
}

private struct Shelves: CompositeComponent {
    @Bindable var shelf: Bookshop

    var content: some Component<Empty> {
        VStack {
            for book in shelf.books { Text(book).id(book) }
        }
        .dismissalConfirmationDialog("Discard the draft?", shouldPresent: shelf.hasDraft, confirm: "Discard")
    }
}

private struct PhaseLabel: CompositeComponent {
    var content: some Component<Empty> {
        Text("\(scenePhase)")
    }
}

private struct BookApp: ComponentApp {
    var shelf = Bookshop()

    var body: some Scene {
        WindowGroup("Library", id: "library") { [shelf] in Shelves(shelf: shelf) }
            .defaultSize(width: 300, height: 200)
            .windowSize(minimum: CGSize(width: 250, height: 100))
            .commands {
                CommandMenu("Book") {
                    Button("Add") { [shelf] in shelf.books.append("Emma 2") }
                        .keyboardShortcut("b", modifiers: [.control])
                        .disabled(shelf.isLocked)
                    Divider()
                    MenuToggle("Archive", isOn: Bindable(shelf).showsArchive)
                }
                CommandGroup(replacing: .saveItem) {
                    Button("Save") { [shelf] in shelf.log.append("save") }
                        .keyboardShortcut("s", modifiers: [.control])
                }
            }
        WindowGroup("Book", for: Int.self) { number in Text("book \(number)").windowTitle("Number \(number)") }
        Window("Inspector", id: "inspector") { PhaseLabel() }
            .windowSubtitle("Details")
        Window("Reader", id: "reader") { Text("page") }
            .menuBar()
            .windowStyle(.hiddenTitleBar)
        Window("Fixed", id: "fixed") { Rectangle(color: .red, width: 120, height: 80) }
            .windowResizability(.contentSize)
        Settings { Text("settings") }
    }

    init() {}

    init(_ shelf: Bookshop) {
        self.shelf = shelf
    }
}

private struct Reader: CompositeComponent {
    @SceneStorage("page") var page = 1

    var content: some Component<Empty> {
        Button("page \(page)") { page += 1 }
    }
}

/// A reader with an inspector whose width is kept.
private struct ReaderWithInspector: CompositeComponent {
    @SceneStorage("width") var width: Double? = nil

    var content: some Component<Empty> {
        Text("page").inspector(isPresented: .constant(true), columnWidth: $width) {
            Text("notes").inspectorColumnWidth(min: 20, ideal: 30, max: 60)
        }
    }
}

/// A reader whose page is set through its binding.
private struct BoundReader: CompositeComponent {
    @SceneStorage("page") var page = 1
    @Behavior var bind: (Binding<Int>) -> Void

    var content: some Component<Empty> {
        bind($page)
        return Text("page \(page)")
    }
}

private struct ReaderApp: ComponentApp {
    var body: some Scene {
        WindowGroup("Reader") { Reader() }
            .defaultSize(width: 300, height: 200)
        WindowGroup("Menu", id: "menu") { MainMenuButton() }
    }
}

private struct FixedReaderApp: ComponentApp {
    var body: some Scene {
        Window("Reader") { Reader() }
            .windowResizability(.contentSize)
    }
}

@Observable
private final class Chapters {
    var path: [Int] = []
}

private struct ChapterStack: CompositeComponent {
    @Bindable var chapters: Chapters

    var content: some Component<Empty> {
        NavigationStack(path: $chapters.path) {
            Text("chapters").navigationDestination(for: Int.self) { _ in Reader() }
        }
    }
}

private struct ChapterApp: ComponentApp {
    var chapters = Chapters()

    var body: some Scene {
        Window("Chapters") { [chapters] in ChapterStack(chapters: chapters) }
    }

    init() {}

    init(_ chapters: Chapters) {
        self.chapters = chapters
    }
}

private struct DraftApp: ComponentApp {
    private struct Draft: CompositeComponent {
        @Bindable var shelf: Bookshop

        var content: some Component<Empty> {
            VStack {
                if shelf.hasDraft { Text("draft").windowTitle("Draft", subtitle: "unsaved") }
            }
        }
    }

    var shelf = Bookshop()

    var body: some Scene {
        Window("Notes") { [shelf] in Draft(shelf: shelf) }
            .windowSubtitle("all")
    }

    init() {}

    init(_ shelf: Bookshop) {
        self.shelf = shelf
    }
}

@Suite(.serialized) @MainActor
struct ApplicationTests {
    private let shelf = Bookshop()

    private func run(stateFile: URL? = nil, _ body: (ApplicationStage) throws -> Void) rethrows {
        let stage = ApplicationStage(BookApp(shelf), stateFile: stateFile)
        defer { stage.end() }
        try body(stage)
    }

    private func texts(of window: UIWindow) -> [String] {
        window.shownTexts
    }

    @Test("A launch opens the first window, with its default size")
    func launch() {
        run { stage in
            #expect(stage.titles == ["Library"])
            #expect(stage.windows.first?.bounds.size == CGSize(width: 300, height: 200))
        }
    }

    @Test("Each opening of a group opens another window; that of a single window shows the open one")
    func opening() {
        run { stage in
            openWindow(id: "library")
            openWindow(id: "inspector")
            openWindow(id: "inspector")
            #expect(stage.titles == ["Library", "Library", "Inspector – Details"])
        }
    }

    @Test("A group has one window for each value")
    func values() {
        run { stage in
            openWindow(value: 1)
            openWindow(value: 2)
            openWindow(value: 1)
            stage.advance(by: 0)
            #expect(stage.titles == ["Library", "Number 1", "Number 2"])
            #expect(stage.windows[1].isKeyWindow)
            #expect(texts(of: stage.windows[2]) == ["book 2"])
        }
    }

    @Test("Windows are closed by id, by value, and by the keyboard focus")
    func closing() {
        run { stage in
            openWindow(value: 1)
            openWindow(value: 2)
            openWindow(id: "inspector")
            dismissWindow(value: 1)
            stage.advance(by: 0)
            #expect(stage.titles == ["Library", "Number 2", "Inspector – Details"])
            dismissWindow(id: "inspector")
            #expect(stage.titles == ["Library", "Number 2"])
            openWindow(value: 2)
            dismissWindow()
            #expect(stage.titles == ["Library"])
        }
    }

    @Test("Closing the window with the keyboard focus closes no other window, although another one receives the focus")
    func closingFocused() {
        run { stage in
            for number in 1...8 { openWindow(value: number) }
            let counts = (1...8).map { _ in
                dismissWindow()
                return stage.windows.count
            }
            #expect(counts == Array((1...8).reversed()))
        }
    }

    @Test("Unknown ids and values are reported, and open no window")
    func unknown() {
        run { stage in
            let reports = Diagnostics.record {
                openWindow(id: "unknown")
                openWindow(value: "text")
                openWindow(id: "Int")
            }
            #expect(reports.map(\.rule) == ["window.unknown", "window.unknown", "window.needs-value"])
            #expect(stage.windows.count == 1)
        }
    }

    @Test("Without a running program, a request for a window is reported")
    func noProgram() {
        let reports = Diagnostics.record { openWindow(id: "library") }
        #expect(reports.map(\.rule) == ["window.no-app"])
    }

    @Test("Two windows that show one model show the same values")
    func sharedModel() {
        run { stage in
            openWindow(id: "library")
            shelf.books.append("Middlemarch")
            stage.advance(by: 0.1)
            #expect(texts(of: stage.windows[0]) == ["Emma", "Ulysses", "Middlemarch"])
            #expect(texts(of: stage.windows[1]) == ["Emma", "Ulysses", "Middlemarch"])
        }
    }

    @Test("Only the window with the focus is active; a minimized one is in the background")
    func phases() {
        run { stage in
            openWindow(id: "inspector")
            stage.advance(by: 0.1)
            let inspector = stage.windows[1]
            #expect(texts(of: inspector) == ["active"])
            stage.windows[0].makeKey()
            stage.advance(by: 0.1)
            #expect(texts(of: inspector) == ["inactive"])
            stage.setMinimized(true, inspector)
            stage.advance(by: 0.1)
            #expect(texts(of: inspector) == ["background"])
        }
    }

    @Test("A window has its own title again when the component that set another one is removed")
    func restoredTitle() {
        let stage = ApplicationStage(DraftApp(shelf))
        defer { stage.end() }
        var titles = stage.titles
        for hasDraft in [true, false] {
            shelf.hasDraft = hasDraft
            stage.advance(by: 0)
            titles += stage.titles
        }
        #expect(titles == ["Notes – all", "Draft – unsaved", "Notes – all"])
    }

    @Test("A window with the size of its content has this size as minimum and maximum")
    func contentSize() {
        run { stage in
            openWindow(id: "fixed")
            let restrictions = stage.windows[1].windowScene?.sizeRestrictions
            #expect(stage.windows[1].bounds.size == CGSize(width: 120, height: 80))
            #expect(restrictions?.minimumSize == CGSize(width: 120, height: 80))
            #expect(restrictions?.maximumSize == CGSize(width: 120, height: 80))
        }
    }

    @Test("The window of a scene with a menu bar shows the menus above its content")
    func menuBar() {
        run { stage in
            openWindow(id: "reader")
            #expect(stage.windows.map { $0.windowScene?.showsMenuBar } == [false, true])
        }
    }

    @Test("The content of a scene without title bar extends to the top edge of its window")
    func hiddenTitleBar() {
        run { stage in
            openWindow(id: "reader")
            #expect(stage.windows.map(\.safeAreaInsets.top) == [0, 44])
        }
    }

    @Test("The minimum size of a scene applies to its windows")
    func minimumSize() {
        run { stage in
            #expect(stage.windows[0].windowScene?.sizeRestrictions?.minimumSize == CGSize(width: 250, height: 100))
        }
    }

    // MARK: - Commands

    @Test("Key combinations of commands perform them in all windows, unless they are disabled")
    func keyCommands() {
        run { stage in
            stage.press("s", modifiers: .control)
            openWindow(id: "inspector")
            stage.press("s", modifiers: .control)
            #expect(shelf.log == ["save", "save"])
            stage.press("b", modifiers: .control)
            shelf.isLocked = true
            stage.press("b", modifiers: .control)
            #expect(shelf.books.count == 3)
        }
    }

    @Test("Control and comma open the settings, Control and N a window of the first group")
    func standardCommands() {
        run { stage in
            stage.press(",", modifiers: .control)
            #expect(stage.titles == ["Library", "Settings"])
            stage.press("n", modifiers: .control)
            #expect(stage.titles == ["Library", "Settings", "Library"])
        }
    }

    /// Returns the entry with a title in the sections of the menu "Book".
    private func entry(_ title: String) -> UIMenuElement? {
        let menu = UIMenuSystem.main.menu.children.first { $0.title == "Book" } as? UIMenu
        let sections = (menu?.children ?? []).compactMap { $0 as? UIMenu }
        return sections.flatMap(\.children).first { $0.title == title }
    }

    @Test("The menus contain the commands in sections, with their current state")
    func menus() {
        run { _ in
            #expect((entry("Add") as? UIKeyCommand)?.attributes == [])
            #expect((entry("Archive") as? UIAction)?.state == .off)
            shelf.isLocked = true
            shelf.showsArchive = true
            #expect((entry("Add") as? UIKeyCommand)?.attributes == .disabled)
            #expect((entry("Archive") as? UIAction)?.state == .on)
        }
    }

    // MARK: - Closing and restoration

    @Test("A closed window is released, with its content")
    func release() {
        weak var window: UIWindow?
        weak var label: UIView?
        run { stage in
            openWindow(id: "inspector")
            stage.advance(by: 0.1)
            window = stage.windows[1]
            label = stage.windows[1].rootViewController?.view
            dismissWindow(id: "inspector")
            stage.advance(by: 0.1)
        }
        #expect(window == nil)
        #expect(label == nil)
    }

    @Test("A window with a confirmation stays open, and presents the question once")
    func confirmation() {
        run { stage in
            openWindow(id: "library")
            shelf.hasDraft = true
            stage.advance(by: 0.1)
            let window = stage.windows[1]
            stage.close(window)
            stage.close(window)
            #expect(stage.windows.count == 2)
            let alert = window.rootViewController?.presentedViewController as? UIAlertController
            #expect(alert?.title == "Discard the draft?")
            #expect(alert?.presentedViewController == nil)
        }
    }

    @Test("A window whose confirmation is not needed closes")
    func noConfirmation() {
        run { stage in
            openWindow(id: "library")
            stage.close(stage.windows[1])
            #expect(stage.windows.count == 1)
        }
    }

    @Test("The windows of the previous run are opened again with their values and sizes, except the settings")
    func restoration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scenes.json")
        run(stateFile: file) { stage in
            openWindow(value: 7)
            openSettings()
            stage.resize(stage.windows[1], to: CGSize(width: 444, height: 333))
        }
        run(stateFile: file) { stage in
            stage.advance(by: 0)
            #expect(stage.titles.sorted() == ["Library", "Number 7"])
            let book = stage.windows.first { texts(of: $0) == ["book 7"] }
            #expect(book?.bounds.size == CGSize(width: 444, height: 333))
        }
    }

    @Test("A stored value is kept by each window, and restored with it")
    func sceneStorage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scenes.json")
        let stage = ApplicationStage(ReaderApp(), stateFile: file)
        openWindow(id: "Reader")
        stage.advance(by: 0)
        stage.tap(at: CGPoint(x: 150, y: 100), in: stage.windows[1])
        stage.advance(by: 0.5)
        #expect(stage.windows.map { texts(of: $0) } == [["page 1"], ["page 2"]])
        stage.end()
        let second = ApplicationStage(ReaderApp(), stateFile: file)
        defer { second.end() }
        #expect(Set(second.windows.map { texts(of: $0) }) == [["page 1"], ["page 2"]])
    }

    @Test("A stored value in a window with the size of its content is restored")
    func storageInFixedWindow() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scenes.json")
        let stage = ApplicationStage(FixedReaderApp(), stateFile: file)
        let center = stage.windows.first.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
        if let window = stage.windows.first { stage.tap(at: center, in: window) }
        stage.advance(by: 0.5)
        stage.end()
        let second = ApplicationStage(FixedReaderApp(), stateFile: file)
        defer { second.end() }
        #expect(second.windows.map { texts(of: $0) } == [["page 2"]])
    }

    @Test("A screen of a navigation stack has the values that are stored with its window")
    func storageInNavigation() throws {
        let chapters = Chapters()
        let stage = ApplicationStage(ChapterApp(chapters))
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        window.windowScene?.session.userInfo = ["SceneStorage.page": Data("[4]".utf8)]
        chapters.path = [1]
        for _ in 0..<3 { stage.advance(by: 0.5) }
        #expect(texts(of: window).contains("page 4"))
    }

    @Test("The width of an inspector is saved with the window and restored")
    func inspectorWidth() throws {
        let stage = ApplicationStage(ReaderApp())
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        window.windowScene?.session.userInfo = ["SceneStorage.width": Data("[45]".utf8)]
        window.rootViewController = ComponentViewController(ReaderWithInspector())
        stage.advance(by: 0.5)
        let width = window.bounds.width
        let divider = try #require(firstDivider(in: window))
        #expect(divider.convert(CGPoint(x: divider.bounds.midX, y: 0), to: nil).x == width - 45)
        divider.accessibilityIncrement()
        stage.advance(by: 0.5)
        let saved = try #require(window.windowScene?.session.userInfo?["SceneStorage.width"] as? Data)
        #expect(try JSONDecoder().decode([Double].self, from: saved)[0] > 45)
    }

    private func firstDivider(in view: UIView) -> SplitDivider? {
        (view as? SplitDivider) ?? view.subviews.lazy.compactMap { firstDivider(in: $0) }.first
    }

    @Test("A saved value of another type is ignored")
    func unreadableStorage() throws {
        let stage = ApplicationStage(ReaderApp())
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        window.windowScene?.session.userInfo = ["SceneStorage.page": Data("[\"text\"]".utf8)]
        window.rootViewController = ComponentViewController(Reader())
        stage.advance(by: 0)
        #expect(texts(of: window) == ["page 1"])
    }

    @Test("A stored value that is set on another thread is saved")
    func storageOnOtherThread() async throws {
        let stage = ApplicationStage(ReaderApp())
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        nonisolated(unsafe) var page = Binding.constant(1)
        window.rootViewController = ComponentViewController(BoundReader { page = $0 })
        stage.advance(by: 0)
        await Task.detached { page.wrappedValue = 5 }.value
        // The change was enqueued on the main queue before the detached task ended; this continuation follows it.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(window.windowScene?.session.userInfo?["SceneStorage.page"] as? Data == Data("[5]".utf8))
    }

    @Test("A button opens the menus of the program")
    func mainMenuButton() throws {
        let stage = ApplicationStage(ReaderApp())
        defer { stage.end() }
        openWindow(id: "menu")
        stage.advance(by: 0)
        let window = stage.windows[1]
        stage.tap(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY), in: window)
        #expect(window.menus.keyResponder != nil)
    }

    @Test("A window with an unreadable value is reported and not opened")
    func unreadableValue() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scenes.json")
        run(stateFile: file) { stage in
            openWindow(value: 7)
            stage.windows[1].windowScene?.session.userInfo = ["value": Data("nonsense".utf8)]
        }
        let reports = Diagnostics.record {
            run(stateFile: file) { stage in #expect(stage.titles == ["Library"]) }
        }
        #expect(reports.map(\.rule) == ["window.value-unreadable"])
    }
}
