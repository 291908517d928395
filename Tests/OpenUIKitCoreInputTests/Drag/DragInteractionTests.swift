import OpenDisplay
import OpenQuartzCore
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Tests drags between views with drag and drop interactions, driven by a synthetic pointer or finger.
@MainActor @Suite final class DragInteractionTests {
    private lazy var stage = WindowStage(CGSize(width: 300, height: 200))
    private lazy var source = stage.add(UIView(), CGRect(x: 10, y: 10, width: 80, height: 80))
    private lazy var target = stage.add(UIView(), CGRect(x: 200, y: 10, width: 80, height: 80))
    private let dragging = DragRecorder()
    private let dropping = DropRecorder()
    private let inSource = CGPoint(x: 40, y: 40)
    private let inTarget = CGPoint(x: 240, y: 40)

    private func connect() {
        source.addInteraction(UIDragInteraction(delegate: dragging))
        target.addInteraction(UIDropInteraction(delegate: dropping))
        stage.frame()
    }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ modifiers: KeyModifiers = []) {
        let button = phase == .pressed || phase == .released ? 1 : 0
        stage.surface.send(
            .pointer(
                PointerEvent(
                    phase: phase, location: point, button: button, modifiers: modifiers, timestamp: stage.clock.now)))
        stage.frame()
    }

    private func lift(to end: CGPoint) {
        send(.pressed, inSource)
        send(.moved, CGPoint(x: inSource.x + 9, y: inSource.y))
        send(.moved, end)
    }

    isolated deinit {}

    @Test("A pointer that moves with the button pressed drags the items of a view onto another one")
    func pointer() {
        connect()
        lift(to: inTarget)
        send(.released, inTarget)
        #expect(dropping.texts == ["dragged"])
        #expect(dragging.log == ["begin", "will copy", "did copy", "transferred"])
        #expect(dropping.log == ["enter", "update", "update", "perform", "conclude", "end"])
        stage.close()
    }

    @Test("A press that does not move begins no drag")
    func click() {
        connect()
        send(.pressed, inSource)
        send(.moved, CGPoint(x: inSource.x + 3, y: inSource.y))
        send(.released, inSource)
        #expect(dragging.log.isEmpty)
        stage.close()
    }

    @Test("Without items, no drag begins and other gestures receive the movement")
    func noItems() {
        connect()
        dragging.texts = []
        var states: [UIGestureRecognizer.State] = []
        let pan = PanTarget { states.append($0) }
        source.addGestureRecognizer(pan.recognizer)
        lift(to: inTarget)
        #expect(states.first == .began)
        withExtendedLifetime(pan) {}
        #expect(dropping.log.isEmpty)
        stage.close()
    }

    @Test("A slider in a draggable view keeps its movements")
    func slider() {
        connect()
        let slider = stage.add(UISlider(), source.bounds, to: source)
        slider.value = 0.5
        stage.frame()
        lift(to: inTarget)
        send(.released, inTarget)
        #expect(dragging.log.isEmpty)
        #expect(slider.value == 1)
        stage.close()
    }

    @Test("A control in a draggable view whose value changes keeps its movements")
    func valueControl() {
        connect()
        let control = stage.add(UIControl(), source.bounds, to: source)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        stage.frame()
        lift(to: inTarget)
        #expect(dragging.log.isEmpty)
        stage.close()
    }

    @Test("A control in a draggable view that is only pressed does not prevent a drag")
    func pressControl() {
        connect()
        let control = stage.add(UIControl(), source.bounds, to: source)
        control.addAction(UIAction { _ in }, for: .touchUpInside)
        stage.frame()
        lift(to: inTarget)
        #expect(dragging.log == ["begin"])
        stage.close()
    }

    @Test("An interaction whose drag was prevented is deallocated when it is removed")
    func preventedDrag() {
        let view = stage.add(StillView(), CGRect(x: 10, y: 10, width: 80, height: 80))
        weak var interaction: UIDragInteraction?
        do {
            let added = UIDragInteraction(delegate: dragging)
            view.addInteraction(added)
            interaction = added
        }
        stage.frame()
        lift(to: inTarget)
        send(.released, inTarget)
        interaction.map(view.removeInteraction)
        #expect(interaction == nil)
        stage.close()
    }

    @Test("Escape cancels a drag, and the release has no effect afterwards")
    func escape() {
        connect()
        lift(to: inTarget)
        stage.press(0xff1b)
        send(.released, inTarget)
        #expect(dropping.texts.isEmpty)
        #expect(dragging.log == ["begin", "will cancel", "did cancel"])
        #expect(dropping.log == ["enter", "update", "exit", "end"])
        stage.close()
    }

    @Test("A drop outside of the targets cancels the drag")
    func outside() {
        connect()
        lift(to: inTarget)
        send(.moved, CGPoint(x: 150, y: 150))
        send(.released, CGPoint(x: 150, y: 150))
        #expect(dragging.log.last == "did cancel")
        #expect(dropping.log == ["enter", "update", "exit", "end"])
        stage.close()
    }

    @Test("Moving is reported to the source, and Control restricts the drag to copying")
    func moving() {
        connect()
        dropping.operation = .move
        lift(to: inTarget)
        send(.released, inTarget)
        #expect(dragging.log.contains("did move"))
        stage.advance(by: 1)
        lift(to: inTarget)
        send(.moved, CGPoint(x: inTarget.x + 1, y: inTarget.y), .control)
        send(.released, inTarget, .control)
        #expect(dragging.log.last == "did cancel")
        stage.close()
    }

    @Test("The image of the view follows the pointer and disappears with the drop")
    func preview() {
        connect()
        source.backgroundColor = .red
        stage.frame()
        lift(to: CGPoint(x: 150, y: 140))
        let dragged = stage.pixel(150, 140)
        #expect(dragged.map { $0.red > 200 && $0.green < 100 } == true)
        send(.released, CGPoint(x: 150, y: 140))
        #expect(stage.pixel(150, 140) != dragged)
        stage.close()
    }

    @Test("A targeted preview begins at the place of its view, and keeps its appearance and its type at another place")
    func targetedPreview() {
        let (container, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        container.addSubview(view)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
        let preview = UITargetedDragPreview(view: view, parameters: parameters)
        #expect(preview.size == CGSize(width: 30, height: 40))
        #expect(preview.target.container === container)
        #expect(preview.target.center == CGPoint(x: 25, y: 40))
        let place = UIDragPreviewTarget(container: view, center: .zero)
        let other: UITargetedDragPreview = preview.retargetedPreview(with: place)
        #expect(other.parameters === parameters)
        #expect(other.target === place)
    }

    @Test("A target that is removed while a drag is over it is left, and receives no drop")
    func removedTarget() {
        connect()
        lift(to: inTarget)
        target.removeFromSuperview()
        send(.moved, CGPoint(x: inTarget.x + 1, y: inTarget.y))
        send(.released, inTarget)
        #expect(dropping.log == ["enter", "update", "exit", "end"])
        #expect(dragging.log.last == "did cancel")
        stage.close()
    }

    @Test("A target that removes its view when it is entered receives no drop")
    func removalOnEntry() {
        connect()
        dropping.onEnter = { [target] in target.removeFromSuperview() }
        lift(to: inTarget)
        send(.released, inTarget)
        #expect(!dropping.log.contains("perform"))
        #expect(dragging.log.last == "did cancel")
        stage.close()
    }

    @Test("A source that is removed during the drag still provides its data")
    func removedSource() {
        connect()
        lift(to: inTarget)
        source.removeFromSuperview()
        send(.released, inTarget)
        #expect(dropping.texts == ["dragged"])
        stage.close()
    }

    @Test("Dragged text is inserted into a text field")
    func intoTextField() {
        connect()
        let field = stage.add(UITextField(), CGRect(x: 10, y: 120, width: 200, height: 30))
        lift(to: CGPoint(x: 100, y: 135))
        send(.released, CGPoint(x: 100, y: 135))
        #expect(field.text == "dragged")
        stage.close()
    }

    @Test("A drag at the edge of a scroll view scrolls it, also where nothing accepts the items")
    func scrolling() {
        connect()
        let scrollView = stage.add(UIScrollView(), CGRect(x: 10, y: 100, width: 280, height: 90))
        scrollView.contentSize = CGSize(width: 280, height: 400)
        stage.frame()
        lift(to: CGPoint(x: 150, y: 185))
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y > 0)
        send(.released, CGPoint(x: 150, y: 185))
        stage.close()
    }

    @Test("A view is activated when a drag rests over it")
    func springLoading() {
        connect()
        var count = 0
        target.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
        lift(to: inTarget)
        #expect(count == 0)
        stage.advance(by: 1)
        #expect(count == 1)
        stage.advance(by: 2)
        #expect(count == 1, "it is activated once")
        send(.released, inTarget)
        stage.close()
    }

    @Test("A spring-loaded button is pressed by a drag that rests over it, until the property is reset")
    func springLoadedButton() {
        connect()
        var count = 0
        let button = stage.add(
            UIButton(frame: .zero, primaryAction: UIAction { _ in count += 1 }), target.bounds, to: target)
        button.isSpringLoaded = true
        lift(to: inTarget)
        stage.advance(by: 1)
        #expect(count == 1)
        send(.moved, CGPoint(x: 150, y: 150))
        button.isSpringLoaded = false
        send(.moved, inTarget)
        stage.advance(by: 1)
        #expect(count == 1)
        #expect(!button.isSpringLoaded)
        stage.close()
    }

    @Test("A drag that only passes over a spring-loaded view does not activate it")
    func passing() {
        connect()
        var count = 0
        target.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
        lift(to: inTarget)
        stage.advance(by: 0.3)
        send(.moved, CGPoint(x: 150, y: 150))
        stage.advance(by: 2)
        #expect(count == 0)
        stage.close()
    }

    @Test("A drag that the display carries reaches another window with its local objects")
    func betweenWindows() throws {
        connect()
        stage.surface.carriesDrags = true
        lift(to: CGPoint(x: 150, y: 150))
        let carried = try #require(stage.surface.carriedDrag)
        let surface = OffscreenSurface(size: CGSize(width: 100, height: 100))
        let window = UIWindow(surface: surface)
        window.makeKeyAndVisible()
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        view.addInteraction(UIDropInteraction(delegate: dropping))
        let drop = SyntheticDrop(carried)
        #expect(drop.move(over: surface, to: CGPoint(x: 50, y: 50)) == .copy)
        #expect(drop.drop(at: CGPoint(x: 50, y: 50)))
        carried.ended(drop.finished ?? [])
        #expect(dropping.localObjects == ["dragged"])
        #expect(dragging.log.last == "transferred")
        window.close()
        stage.close()
    }

    @Test("Other programs receive nothing of a drag that is restricted to this one")
    func restricted() throws {
        connect()
        dragging.isRestricted = true
        stage.surface.carriesDrags = true
        lift(to: inTarget)
        let carried = try #require(stage.surface.carriedDrag)
        #expect(carried.content.data(as: "text/plain") == nil)
        #expect(!carried.content.mimeTypes.contains { $0.hasPrefix("text/") })
        stage.close()
    }
}

/// A view that prevents all gestures.
private final class StillView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor private final class PanTarget {
    let recognizer = UIPanGestureRecognizer()
    private let report: (UIGestureRecognizer.State) -> Void

    init(_ report: @escaping (UIGestureRecognizer.State) -> Void) {
        self.report = report
        recognizer.addTarget(self, action: PanTarget.handle)
    }

    private func handle(_ recognizer: UIPanGestureRecognizer) {
        report(recognizer.state)
    }
}

/// Provides texts and records the course of a drag.
@MainActor final class DragRecorder: UIDragInteractionDelegate {
    var texts = ["dragged"]
    var isRestricted = false
    var onBegin: () -> Void = {}
    private(set) var log: [String] = []

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        texts.map { text in
            let item = UIDragItem(itemProvider: NSItemProvider(object: text))
            item.localObject = text
            return item
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("begin")
        onBegin()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("did \(operation)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.append("transferred")
    }
}

/// Accepts everything and records the course of a drop.
@MainActor final class DropRecorder: UIDropInteractionDelegate {
    var operation = UIDropOperation.copy
    var onEnter: () -> Void = {}
    var onPerform: (any UIDropSession) -> Void = { _ in }
    private(set) var log: [String] = []
    private(set) var texts: [String] = []
    private(set) var localObjects: [String] = []
    private(set) var itemCount = 0

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
        onEnter()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log.append("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform")
        itemCount = session.items.count
        localObjects = session.items.compactMap { $0.localObject as? String }
        session.loadObjects(ofClass: String.self) { [self] in texts += $0.compactMap { $0 as? String } }
        onPerform(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("end")
    }
}
