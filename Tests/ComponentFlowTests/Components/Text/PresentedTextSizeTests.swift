import ComponentFlow
import ComponentFlowTesting
import Testing

/// Something that is presented above a component.
private enum Presented: CaseIterable {
    case alert, actionSheet, menu, toolTip, largeTitle, badge

    /// Shows it in a window.
    @MainActor func show(on stage: Stage) {
        switch self {
        case .alert: stage.show(ComponentViewController(Confirmation(isSheet: false)))
        case .actionSheet: stage.show(ComponentViewController(Confirmation(isSheet: true)))
        case .menu: stage.show(SortMenu())
        case .toolTip: stage.show(Rectangle(color: .red).frame(width: 100, height: 40).help("Sorts the notes by name"))
        case .largeTitle:
            let screen = UIViewController()
            screen.title = "Notes"
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = true
            stage.show(navigation)
        case .badge: stage.show(Rectangle(color: .red).frame(width: 100, height: 40).badge(12))
        }
        stage.settle(limit: 1)
        switch self {
        case .menu: if let button = stage.window.firstView(where: { (_: UIButton) in true }) { stage.tap(on: button) }
        case .toolTip: stage.movePointer(to: CGPoint(x: 20, y: 20))
        default: break
        }
        stage.advance(by: 1)
    }
}

private struct Confirmation: CompositeComponent {
    let isSheet: Bool
    @Local var isShown = true

    var content: some Component<Empty> {
        ZStack {
            if isSheet {
                Text("base").confirmationDialog("Remove the note?", isPresented: $isShown) { actions }
            } else {
                Text("base").alert("Remove the note?", isPresented: $isShown) {
                    actions
                } message: {
                    Text("It cannot be restored.")
                }
            }
        }
    }

    @MainActor @MenuBuilder private var actions: [MenuItem] {
        Button("Remove the note for ever", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    }
}

private struct SortMenu: CompositeComponent {
    var content: some Component<Empty> {
        Menu("Sort") {
            Button("By name") {}
            Menu("More") { Button("By size") {} }
        }
    }
}

@Suite("What is presented in another text size") @MainActor
struct PresentedTextSizeTests {
    private let stage = Stage(size: CGSize(width: 600, height: 800))

    /// The texts of the visible labels with the heights of their letters, without the component below.
    private func sizes() -> [String: CGFloat] {
        var sizes: [String: CGFloat] = [:]
        for label in stage.window.views(of: UILabel.self) where !label.isHidden && label.text != "base" {
            guard let text = label.text, !text.isEmpty, label.alpha > 0 else { continue }
            sizes[text] = label.font.pointSize
        }
        return sizes
    }

    @Test("Its texts grow while it is shown", arguments: Presented.allCases)
    private func grows(presented: Presented) {
        presented.show(on: stage)
        let small = sizes()
        #expect(!small.isEmpty)
        stage.setTextScale(3.1)
        stage.settle(limit: 1)
        let large = sizes()
        #expect(small.keys.filter { (large[$0] ?? .infinity) <= small[$0] ?? 0 } == [])
    }

    @Test("Its texts are not cut off in the largest text size", arguments: Presented.allCases)
    private func fits(presented: Presented) {
        stage.setTextScale(3.1)
        presented.show(on: stage)
        #expect(!sizes().isEmpty)
        #expect(stage.auditAccessibility([.clippedText]).map(\.description) == [])
    }
}
