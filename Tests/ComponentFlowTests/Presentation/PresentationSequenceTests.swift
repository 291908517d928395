import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import TestSupport
import Testing

/// A label with two sheets that Boolean values request, and one that an item requests.
private struct SeveralSheets: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        VStack {
            if model.isShown {
                Text("base")
                    .sheet(isPresented: $model.isFirst, onDismiss: { model.number += 1 }) { Text("first") }
                    .alert("second", isPresented: $model.isSecond) { Button("Cancel", role: .cancel) {} }
                    .sheet(item: $model.item) { Text("item \($0.id)") }
            }
        }
    }
}

@Suite("Random presentations") @MainActor
struct PresentationSequenceTests {
    private let model = PresentationModel()
    private let screen = PresentationStage()

    /// What may be presented, according to the model alone.
    private var requested: Set<String> {
        guard model.isShown else { return [] }
        var texts: Set<String> = []
        if model.isFirst { texts.insert("first") }
        if model.isSecond { texts.insert("second") }
        if let item = model.item { texts.insert("item \(item.id)") }
        return texts
    }

    private func change(_ random: inout SeededRandom) {
        let transition = Bool.random(using: &random) ? ComponentTransition.easeInOut(duration: 0.3) : .immediate
        let kind = Int.random(in: 0..<6, using: &random)
        let id = Int.random(in: 0...3, using: &random)
        withTransition(transition) {
            switch kind {
            case 0: model.isFirst.toggle()
            case 1: model.isSecond.toggle()
            case 2: model.item = id == 0 ? nil : .init(id: id, name: "")
            case 3: model.isShown.toggle()
            case 4: screen.stage.pressKey(symbol: 0xff1b)
            default: screen.stage.window.rootViewController?.dismiss(animated: id > 1)
            }
        }
        if Bool.random(using: &random) { screen.stage.advance(by: Double.random(in: 0...0.6, using: &random)) }
    }

    @Test(
        "After random requests and dismissals exactly one of the requested screens is presented",
        arguments: 1...(isDebugBuild ? 8 : 40) as ClosedRange<UInt64>)
    func randomChanges(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        screen.show(SeveralSheets(model: model))
        for round in 0..<15 {
            for _ in 0..<Int.random(in: 1...6, using: &random) { change(&random) }
            screen.stage.advance(by: 2.5)
            let presented = Set(screen.texts).intersection(["first", "second", "item 1", "item 2", "item 3"])
            #expect(presented.isSubset(of: requested), "round \(round)")
            #expect(presented.count == min(requested.count, 1), "round \(round)")
            #expect((screen.presented == nil) == requested.isEmpty, "round \(round)")
        }
    }
}
