import ComponentFlow
import ComponentFlowTesting
import Testing

/// The code of the article "Sharing models", verbatim.
enum SharingModels {
    @Observable final class Chore: Identifiable {
        let id: Int
        let title: String
        var isDone = false

        init(id: Int, title: String) {
            self.id = id
            self.title = title
        }
    }

    @Observable final class ChoreList {
        var chores: [Chore] = []

        var remaining: Int {
            chores.count { !$0.isDone }
        }
    }

    struct ChoreScreen: CompositeComponent {
        @Bindable var list: ChoreList

        var content: some Component<Empty> {
            VStack {
                ChoreSummary(list: list)
                LazyList(list.chores) { ChoreRow(chore: $0) }
            }
        }
    }

    struct ChoreRow: CompositeComponent {
        @Bindable var chore: Chore

        var content: some Component<Empty> {
            Toggle(chore.title, isOn: $chore.isDone).padding(8)
        }
    }

    struct ChoreSummary: CompositeComponent {
        @Bindable var list: ChoreList

        var content: some Component<Empty> {
            Text("\(list.remaining) remaining").font(.headline)
        }
    }

    @MainActor @Observable final class Tray {
        let capacity: Int
        var count = 0

        init(capacity: Int) {
            self.capacity = capacity
        }
    }

    struct TrayCounter: CompositeComponent {
        @Local private var tray: Tray

        init(capacity: Int) {
            _tray = Local(wrappedValue: Tray(capacity: capacity))
        }

        var content: some Component<Empty> {
            Stepper("\(tray.count) of \(tray.capacity)", value: $tray.count, in: 0...tray.capacity)
        }
    }

    struct VisibilityToggle: CompositeComponent {
        @Binding var isHidden: Bool

        var content: some Component<Empty> {
            let isShown = Binding(get: { !isHidden }, set: { isHidden = !$0 })
            return Toggle("Visible", isOn: isShown)
        }
    }
}

@Suite @MainActor
struct SharingModelsTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    @Test("A switched row changes its chore, and the summary")
    func summary() throws {
        let list = SharingModels.ChoreList()
        list.chores = [SharingModels.Chore(id: 1, title: "Dishes"), SharingModels.Chore(id: 2, title: "Windows")]
        stage.show(SharingModels.ChoreScreen(list: list))
        #expect(stage.window.shownTexts.contains("2 remaining"))
        stage.tap(on: try #require(stage.window.views(of: UISwitch.self).first))
        stage.advance(by: 0.1)
        #expect(list.chores.map(\.isDone).filter { $0 }.count == 1)
        #expect(stage.window.shownTexts.contains("1 remaining"))
    }

    @Test("A tray keeps its model when it is described with another capacity")
    func ownedModel() {
        stage.show(SharingModels.TrayCounter(capacity: 3))
        stage.show(SharingModels.TrayCounter(capacity: 5))
        #expect(stage.window.shownTexts.contains("0 of 3"))
    }

    @Test("The toggle is on while its value is not hidden")
    func toggle() throws {
        stage.show(SharingModels.VisibilityToggle(isHidden: .constant(false)))
        #expect(try #require(stage.window.views(of: UISwitch.self).first).isOn)
    }
}
