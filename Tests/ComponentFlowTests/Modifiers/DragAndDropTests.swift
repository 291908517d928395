import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor struct DragAndDropTests {
    private let stage = Stage(size: CGSize(width: 300, height: 100))
    private let log = UpdateLog()
    private let start = CGPoint(x: 20, y: 20)
    private let end = CGPoint(x: 220, y: 20)

    private func block() -> Rectangle { Rectangle(color: .blue, width: 100, height: 50) }

    @Test("A value is dragged from a component and dropped on another one, with the location in it")
    func values() {
        let log = log
        stage.show(
            HStack(spacing: 100) {
                block().draggable { "dragged" }
                block().dropTarget(for: String.self) { texts, location in
                    log.note("\(texts) \(Int(location.x)) \(Int(location.y))")
                }
            })
        stage.dragPointer(from: start, to: end)
        #expect(log.entries == ["[\"dragged\"] 20 20"])
    }

    @Test("A target of another type does not accept the drag")
    func otherType() {
        let log = log
        stage.show(
            HStack(spacing: 100) {
                block().draggable { "dragged" }
                block().dropTarget(for: UIColor.self) { _, _ in log.note("drop") }
            })
        stage.dragPointer(from: start, to: end)
        #expect(log.entries == [])
    }

    @Test("Two targets on a component accept their types")
    func twoTypes() {
        let log = log
        stage.show(
            block().dropTarget(for: UIColor.self) { _, _ in log.note("color") }
                .dropTarget(for: String.self) { texts, _ in log.note(texts.joined()) })
        #expect(stage.drop([("text/plain", Data("text".utf8))], at: start))
        #expect(log.entries == ["text"])
    }

    @Test("A target is notified when a drag enters and leaves it")
    func targeted() {
        let log = log
        stage.show(
            HStack(spacing: 100) {
                block().draggable { "dragged" }
                block().dropTarget(for: String.self, isTargeted: { log.note("\($0)") }) { _, _ in log.note("drop") }
            })
        stage.pressPointer(at: start)
        stage.movePointer(to: CGPoint(x: 40, y: 20))
        stage.movePointer(to: end)
        stage.movePointer(to: CGPoint(x: 150, y: 20))
        stage.releasePointer(at: CGPoint(x: 150, y: 20))
        #expect(log.entries == ["true", "false"])
    }

    @Test("Closures of drags and drops are those of the last update of an equal component")
    func staleClosures() {
        let log = log
        func content(_ number: Int) -> HStack<Empty> {
            HStack(spacing: 100) {
                block().draggable { "value \(number)" }
                block().dropTarget(for: String.self) { texts, _ in log.note("\(texts.joined()) in \(number)") }
            }
        }
        stage.show(content(1))
        stage.show(content(2))
        stage.dragPointer(from: start, to: end)
        #expect(log.entries == ["value 2 in 2"])
    }

    @Test("A component whose modifier is removed accepts nothing")
    func removal() {
        let log = log
        stage.show(block().dropTarget(for: String.self) { _, _ in log.note("drop") }.help("x"))
        stage.show(block().help("x"))
        #expect(!stage.drop([("text/plain", Data("text".utf8))], at: start))
        #expect(log.entries == [])
    }

    @Test("Several files of another program are dropped as URLs")
    func files() {
        let log = log
        stage.show(
            block().dropTarget(for: URL.self) { urls, _ in
                log.note(urls.map(\.lastPathComponent).joined(separator: " "))
            })
        stage.drop([("text/uri-list", Data("file:///a/b.txt\r\nfile:///a/c.txt\r\n".utf8))], at: start)
        #expect(log.entries == ["b.txt c.txt"])
    }
}
