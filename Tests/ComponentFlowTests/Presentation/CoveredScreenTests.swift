import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import TestSupport
import Testing

@Observable
private final class Choice {
    var kind = 0
    var path = [1]
}

/// A component that specifies a title at a place in the hierarchy that depends on a choice.
private struct Titled: CompositeComponent {
    @Bindable var choice: Choice

    static let kindCount = 7

    /// The title that the choice specifies.
    static func title(of kind: Int) -> String? {
        kind < 2 ? nil : "Title \(kind)"
    }

    var content: some Component<Empty> {
        let kind = choice.kind
        let title = Self.title(of: kind) ?? ""
        return VStack {
            switch kind {
            case 0: Text("plain")
            case 1: VStack { Text("stacked") }
            case 2: Text("titled").navigationTitle(title)
            case 3: VStack { HStack { Text("nested").navigationTitle(title) } }
            case 4: VStack { Text("around") }.padding(4).navigationTitle(title)
            case 5: Text("padded").padding(4).navigationTitle(title).padding(2)
            default: ZStack { VStack { Text("deep").navigationTitle(title) } }
            }
        }
    }
}

private struct Covered: CompositeComponent {
    @Bindable var choice: Choice

    var content: some Component<Empty> {
        NavigationStack(path: $choice.path) {
            Titled(choice: choice).navigationDestination(for: Int.self) { Text("page \($0)") }
        }
    }
}

@Suite("Titles of screens that another screen covers") @MainActor
struct CoveredScreenTests {
    private let choice = Choice()
    private let screen = PresentationStage()

    private func navigation() throws -> UINavigationController {
        let root = try #require(screen.stage.window.rootViewController)
        return try #require(root.children.first as? UINavigationController)
    }

    private func show(_ kind: Int) {
        choice.kind = kind
        screen.stage.advance(by: 0.2)
    }

    private var backTitle: String? {
        let button: UIButton? = screen.view { $0.accessibilityIdentifier == "BackButton" }
        return button?.currentTitle
    }

    @Test("The back button has no title of a component that was removed")
    func removed() throws {
        choice.kind = 2
        screen.show(Covered(choice: choice))
        screen.settle()
        show(0)
        #expect(backTitle == "Back")
    }

    @Test("The back button has the title of a component that was added")
    func added() throws {
        screen.show(Covered(choice: choice))
        screen.settle()
        show(3)
        #expect(backTitle == "Title 3")
    }

    @Test("After random changes, covered or not, a screen has the title that its components specify", arguments: 0..<20)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        screen.show(Covered(choice: choice))
        screen.settle()
        for _ in 0..<40 {
            if Int.random(in: 0..<5, using: &random) == 0 {
                choice.path = choice.path.isEmpty ? [1] : []
                screen.settle()
            }
            show(Int.random(in: 0..<Titled.kindCount, using: &random))
            #expect(try navigation().viewControllers.first?.title == Titled.title(of: choice.kind))
        }
    }
}
