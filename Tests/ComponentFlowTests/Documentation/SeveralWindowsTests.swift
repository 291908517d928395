import ComponentFlowTesting
import Testing

import ComponentFlow

@Observable final class Notebook {
    struct Note: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    var notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Bread")]
    var isLocked = false

    func add() {
        notes.append(Note(id: notes.count + 1, title: "New note"))
    }
}

struct NotesApp: ComponentApp {
    let notebook = Notebook()

    var body: some Scene {
        Window("Notes") { NoteList(notebook: notebook) }
            .defaultSize(width: 320, height: 480)
            .windowSize(minimum: CGSize(width: 240, height: 200))
        WindowGroup("Note", for: Int.self) { id in NoteEditor(notebook: notebook, id: id) }
            .defaultSize(width: 400, height: 300)
        Window("About Notes", id: "about") { Text("Notes").padding(40) }
            .windowResizability(.contentSize)
            .restorationBehavior(.disabled)
        Settings { NoteSettings(notebook: notebook) }
    }
}

struct ShelfApp: ComponentApp {
    let notebook = Notebook()

    var body: some Scene {
        Window(notebook.isLocked ? "Locked Notes" : "Notes", id: "notes") {
            VStack {
                if notebook.isLocked { Text("Locked") }
                NoteList(notebook: notebook)
            }
        }
    }
}

struct SketchApp: ComponentApp {
    let notebook = Notebook()

    var body: some Scene {
        WindowGroup("Sketch") { Button("Insert Note") { openWindow(id: "insert") } }
        Window("Insert Note", id: "insert") { InsertForm(notebook: notebook) }
            .windowResizability(.contentSize)
            .windowRelation(.modal)
    }
}

struct InsertForm: CompositeComponent {
    @Bindable var notebook: Notebook

    var content: some Component<Empty> {
        Button("Insert") {
            notebook.add()
            dismissWindow(id: "insert")
        }
    }
}

struct NoteList: CompositeComponent {
    @Bindable var notebook: Notebook

    var content: some Component<Empty> {
        VStack {
            for note in notebook.notes {
                Button(note.title) { openWindow(value: note.id) }.id(note.id)
            }
            Button("About") { openWindow(id: "about") }
        }
    }
}

struct NoteEditor: CompositeComponent {
    @Bindable var notebook: Notebook
    let id: Int

    var content: some Component<Empty> {
        let note = notebook.notes.first { $0.id == id }
        return Text(note?.title ?? "This note was removed.")
            .dismissalConfirmationDialog("Close the locked note?", shouldPresent: notebook.isLocked)
            .windowTitle(note?.title ?? "Note", subtitle: scenePhase == .active ? "" : "not active")
    }
}

struct NoteSettings: CompositeComponent {
    @Bindable var notebook: Notebook

    var content: some Component<Empty> {
        Toggle(isOn: $notebook.isLocked)
    }
}

struct NoteCommands {
    let notebook: Notebook

    @CommandsBuilder @MainActor var commands: CommandList {
        CommandGroup(replacing: .newItem) {
            Button("New Note") { notebook.add() }
                .keyboardShortcut("n", modifiers: [.control])
                .disabled(notebook.isLocked)
        }
        CommandMenu("Note") {
            MenuToggle("Locked", isOn: Bindable(notebook).isLocked)
            Divider()
            Button("Remove All", role: .destructive) { notebook.notes = [] }
                .disabled(notebook.notes.isEmpty)
        }
    }
}

private struct CommandedApp: ComponentApp {
    var notebook = Notebook()

    var body: some Scene {
        Window("Notes") { NoteList(notebook: notebook) }
            .commands { NoteCommands(notebook: notebook).commands }
    }
}

private struct TitleBarApp: ComponentApp {
    var notebook = Notebook()

    var body: some Scene {
        Window("Notes", id: "notes") {
            NavigationStack { NoteList(notebook: notebook).navigationTitle("Notes") }
        }
        .windowStyle(.hiddenTitleBar)
    }
}

@Suite(.serialized) @MainActor
struct SeveralWindowsTests {
    @Test("A note is opened in a window of its own, whose title follows the note")
    func notes() {
        let app = NotesApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        openWindow(value: 2)
        stage.advance(by: 0)
        #expect(stage.titles == ["Notes", "Bread"])
        app.notebook.notes[1].title = "Rye bread"
        stage.advance(by: 0.1)
        #expect(stage.titles == ["Notes", "Rye bread"])
        #expect(stage.windows[0].shownTexts.contains("Rye bread"))
    }

    @Test("The title and the content of a window follow a model that the program's body reads")
    func locked() {
        let app = ShelfApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        app.notebook.isLocked = true
        stage.advance(by: 0.1)
        #expect(stage.titles == ["Locked Notes"])
        #expect(stage.windows[0].shownTexts.first == "Locked")
    }

    @Test("The window of an inactive note has a subtitle")
    func phase() {
        let stage = ApplicationStage(NotesApp())
        defer { stage.end() }
        openWindow(value: 1)
        openWindow(id: "about")
        stage.advance(by: 0.1)
        #expect(stage.titles[1] == "Milk – not active")
    }

    @Test("A form in a modal window inserts a note, and the sketch takes input again")
    func modalForm() throws {
        let app = SketchApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        openWindow(id: "insert")
        stage.advance(by: 0.1)
        #expect(stage.windows.map { $0.windowScene?.isModal } == [false, true])
        let form = try #require(stage.windows.last)
        stage.click(at: CGPoint(x: form.bounds.midX, y: form.bounds.midY), in: form)
        #expect(app.notebook.notes.count == 3)
        #expect(stage.titles == ["Sketch"])
    }

    @Test("The navigation bar is the title bar of a window without one")
    func titleBar() throws {
        let stage = ApplicationStage(TitleBarApp())
        defer { stage.end() }
        stage.advance(by: 0.1)
        let window = try #require(stage.windows.first)
        let bar = try #require(window.firstView { (_: UINavigationBar) in true })
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 0, width: window.bounds.width, height: 44))
    }

    @Test("The commands of the notebook can be performed unless it is locked")
    func commands() {
        let notebook = Notebook()
        let stage = ApplicationStage(CommandedApp(notebook: notebook))
        defer { stage.end() }
        stage.press("n", modifiers: .control)
        #expect(notebook.notes.count == 3)
        notebook.isLocked = true
        stage.press("n", modifiers: .control)
        #expect(notebook.notes.count == 3)
    }
}
