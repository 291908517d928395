import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Buttons and keys") @MainActor struct ButtonKeyTests {
    @Test("Tab and Space press a button, and Return and Escape press the primary and the cancel button")
    func keys() {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        var pressed: [String] = []
        func button(_ title: String, _ role: UIButton.Role) -> AnyComponent<Empty> {
            AnyComponent(Button(content: AnyComponent(Text(text: title))) { pressed.append(title) }.role(role))
        }
        stage.show(
            VStack([
                AnyComponentWithIdentity(id: 0, component: button("plain", .normal)),
                AnyComponentWithIdentity(id: 1, component: button("yes", .primary)),
                AnyComponentWithIdentity(id: 2, component: button("no", .cancel)),
            ]))
        stage.pressKey(symbol: 0xff0d, characters: "\r")
        stage.pressKey(symbol: 0xff1b)
        #expect(pressed == ["yes", "no"])
        stage.pressKey(symbol: 0xff09)
        stage.pressKey(symbol: 0x20, characters: " ")
        #expect(pressed == ["yes", "no", "plain"])
    }
}
