import ComponentFlow
import ComponentFlowTesting
import Testing

/// Uses the programs in the folder `Programs` as users do.
@Suite("Programs of a SwiftUI developer") @MainActor
struct ProgramTests {
    private let screen = PresentationStage()

    private func type(_ text: String, into placeholder: String) throws {
        let field: UITextField = try #require(screen.view { $0.placeholder == placeholder })
        screen.stage.tap(on: field)
        screen.stage.type(text)
        screen.stage.advance(by: 0.1)
    }

    private func pressReturn() {
        screen.stage.pressKey(symbol: KeySymbol.enter, characters: "\r")
        screen.settle()
    }

    // MARK: Settings

    @Test("Return in the password logs in if the password is long enough")
    func login() throws {
        screen.show(SettingsProgram.SettingsScreen())
        try type("Ada", into: "Name")
        try type("abc", into: "Password")
        pressReturn()
        #expect(screen.texts.contains("At least 4 characters"))
        try type("d", into: "Password")
        pressReturn()
        #expect(screen.texts.contains("Settings"))
        #expect(screen.texts.contains("Ada"))
        #expect(screen.texts.contains("Settings are kept on this computer."))
    }

    @Test("The settings change with a tap on a label and with a stepper")
    func settings() throws {
        screen.show(SettingsProgram.SettingsScreen())
        try type("abcd", into: "Password")
        try screen.tap("Continue")
        let toggle: UISwitch = try #require(screen.view())
        let wasOn = toggle.isOn
        try screen.tap("Notifications")
        #expect(toggle.isOn == !wasOn)
        #expect(toggle.accessibilityLabel == "Notifications")
        #expect(screen.texts.contains { $0.hasSuffix(" columns") })
    }

    @Test("The programs cause no diagnostics")
    func diagnostics() {
        let reports = Diagnostics.record {
            screen.show(SettingsProgram.SettingsScreen())
            screen.show(PhotoProgram.PhotoGrid(library: PhotoProgram.PhotoLibrary()))
            screen.show(TaskProgram.TaskList(model: TaskProgram.TaskModel()))
        }
        #expect(reports.map(\.rule) == [])
    }

    // MARK: Photos

    @Test("The grid shows the first of many photos, and a tap opens one")
    func photos() throws {
        let library = PhotoProgram.PhotoLibrary()
        screen.show(PhotoProgram.PhotoGrid(library: library))
        #expect(screen.texts.contains("Photo 3"))
        #expect(!screen.texts.contains("Photo 400"))
        try screen.tap("Photo 3")
        try screen.tap("Add to favorites")
        #expect(library.photo(3)?.isFavorite == true)
        #expect(screen.texts.contains("Remove from favorites"))
    }

    // MARK: Tasks

    @Test("A task that is done is struck through")
    func done() throws {
        let model = TaskProgram.TaskModel()
        screen.show(TaskProgram.TaskList(model: model))
        try screen.tap("Done")
        #expect(model.items[0].isDone)
        let label = try #require(screen.label("Water the plants"))
        let style = label.attributedText?.attributes(at: 0, effectiveRange: nil)[.strikethroughStyle] as? Int
        #expect(style == NSUnderlineStyle.single.rawValue)
        #expect(label.textColor == .secondaryLabel)
    }

    @Test("Tasks are searched, and Return adds a task")
    func searchAndAdd() throws {
        let model = TaskProgram.TaskModel()
        screen.show(TaskProgram.TaskList(model: model))
        try type("Sweep", into: "New task")
        pressReturn()
        #expect(screen.texts.contains("Sweep"))
        try type("Call", into: "Search tasks")
        #expect(screen.texts.contains("Call Grace"))
        #expect(!screen.texts.contains("Buy a bicycle"))
    }
}
