import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class SplitModel {
    var state = NavigationSplitState() {
        didSet { log.append(state) }
    }
    var hasContent = true
    var number = 1
    @ObservationIgnored var log: [NavigationSplitState] = []
}

private struct Columns: CompositeComponent {
    @Bindable var model: SplitModel

    var content: some Component<Empty> {
        let number = model.number
        return VStack {
            if model.hasContent {
                NavigationSplitView(state: $model.state) {
                    Text("sidebar \(number)").navigationTitle("Sidebar")
                } content: {
                    Text("content \(number)")
                } detail: {
                    Text("detail \(number)")
                }
            } else {
                NavigationSplitView(state: $model.state) {
                    Text("sidebar \(number)")
                } detail: {
                    Text("detail \(number)")
                }
            }
        }
    }
}

@Suite("Split views of components") @MainActor
struct NavigationSplitViewTests {
    private let model = SplitModel()
    private let screen = PresentationStage()

    private func split() throws -> UISplitViewController {
        let root = try #require(screen.stage.window.rootViewController)
        return try #require(root.children.first as? UISplitViewController)
    }

    private func show() {
        screen.show(Columns(model: model))
        screen.settle()
        model.log = []
    }

    private func contents() -> Set<String> {
        Set(screen.texts.filter { $0.contains(" ") })
    }

    @Test("The columns that fit are shown, with titles in their bars")
    func columns() {
        show()
        #expect(contents() == ["sidebar 1", "content 1", "detail 1"])
        #expect(screen.texts.contains("Sidebar"))
    }

    @Test("A split view fills its component, also when the size of that changes")
    func size() throws {
        screen.show(
            NavigationSplitView {
                Text("left")
            } detail: {
                Text("right")
            })
        let view = try #require(try split().view)
        #expect(view.frame.size == CGSize(width: 800, height: 600))
        screen.stage.resize(to: CGSize(width: 500, height: 400))
        screen.stage.advance(by: 0.1)
        #expect(view.frame.size == CGSize(width: 500, height: 400))
    }

    @Test("All columns of a split view are updated when the model changes")
    func updated() {
        show()
        model.number = 2
        screen.settle()
        #expect(contents() == ["sidebar 2", "content 2", "detail 2"])
    }

    @Test("The state determines the visible columns and their widths")
    func state() throws {
        model.state = NavigationSplitState(visibility: .doubleColumn, contentWidth: 200)
        show()
        #expect(contents() == ["content 1", "detail 1"])
        #expect(try split().supplementaryColumnWidth == 200)
        model.state.visibility = .detailOnly
        screen.settle()
        #expect(contents() == ["detail 1"])
    }

    @Test("A dragged divider changes the state once per step, and nothing else in it")
    func dragged() {
        model.hasContent = false
        show()
        screen.stage.drag(from: CGPoint(x: 260, y: 300), to: CGPoint(x: 300, y: 300))
        screen.settle()
        #expect(model.state == NavigationSplitState(sidebarWidth: 300))
    }

    @Test("A view that is created with a saved state equals the one that the user changed")
    func restored() throws {
        model.hasContent = false
        show()
        screen.stage.drag(from: CGPoint(x: 260, y: 300), to: CGPoint(x: 300, y: 300))
        screen.settle()
        screen.show(Columns(model: model))
        screen.settle()
        #expect(try split().primaryColumnWidth == 300)
    }

    @Test("In a narrow window one column is shown, and going back changes the compact column")
    func collapsed() throws {
        show()
        screen.stage.resize(to: CGSize(width: 400, height: 600))
        screen.settle()
        #expect(contents() == ["sidebar 1"])
        model.state.compactColumn = .content
        screen.settle()
        #expect(contents() == ["content 1"])
        let back: UIView = try #require(screen.view { $0.accessibilityIdentifier == "BackButton" })
        screen.stage.tap(on: back)
        screen.settle()
        #expect(contents() == ["sidebar 1"])
        #expect(model.state.compactColumn == .sidebar)
    }

    @Test("In a window that is narrow from the start, the back button has the title of the column below")
    func narrowFromTheStart() throws {
        model.state.compactColumn = .content
        screen.stage.resize(to: CGSize(width: 400, height: 600))
        show()
        let back: UIView = try #require(screen.view { $0.accessibilityIdentifier == "BackButton" })
        #expect(back.accessibilityLabel == "Sidebar")
    }
}
