import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

@testable import InspectorWindow

@MainActor
@Suite("Overlays, speed and layers apart in the inspector")
struct DisplayTests {
    private func connected(_ change: (ScriptedProgram) -> Void = { _ in }) async -> (ScriptedProgram, InspectorModel) {
        let program = ScriptedProgram()
        program.answer(.components, .sample)
        program.answer(.overlay, ["modes": []])
        program.answer(.clock, ["speed": 1])
        change(program)
        return (program, await makeModel(program))
    }

    /// An answer with two layers, of which the second is in front of the first.
    private func apart() throws -> JSONValue {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80)).image { _ in }
        let png = try #require(image.pngData()).base64EncodedString()
        return [
            "png": .string(png), "width": 100, "height": 80,
            "planes": [
                [
                    "layer": "l1", "view": "v1", "component": "c1",
                    "corners": [[0, 0], [100, 0], [100, 80], [0, 80]],
                ],
                [
                    "layer": "l2", "view": "v2", "component": "c2",
                    "corners": [[20, 10], [60, 10], [60, 50], [20, 50]],
                ],
            ],
        ]
    }

    @Test("Overlays that another client has requested are known")
    func known() async {
        let (_, model) = await connected { $0.answer(.overlay, ["modes": ["bounds", "images"]]) }
        #expect(model.display.overlays == [.bounds, .images])
    }

    @Test("An overlay is added to those that are shown")
    func added() async {
        let (program, model) = await connected { $0.answer(.overlay, ["modes": ["bounds"]]) }
        model.isShown(.repaints).wrappedValue = true
        await model.waitUntilIdle()
        #expect(program.calls(.overlay).last == ["modes": ["repaints", "bounds"]])
    }

    @Test("An overlay is added to those that another client has requested since")
    func addedToOthers() async {
        let (program, model) = await connected()
        program.answer(.overlay, ["modes": ["images"]])
        model.isShown(.repaints).wrappedValue = true
        await model.waitUntilIdle()
        #expect(program.calls(.overlay).last == ["modes": ["repaints", "images"]])
    }

    @Test("Overlays and a speed that another client has requested are known after a refresh")
    func refreshed() async {
        let (program, model) = await connected()
        program.answer(.overlay, ["modes": ["images"]])
        program.answer(.clock, ["speed": 0.5])
        model.refresh()
        await model.waitUntilIdle()
        #expect(model.display.overlays == [.images])
        #expect(model.display.speed == 0.5)
    }

    @Test("The speed that the program reports is shown")
    func speed() async {
        let (program, model) = await connected()
        program.answer(.clock, ["speed": 0.1])
        model.isSpeed(0.1).wrappedValue = true
        await model.waitUntilIdle()
        #expect(program.calls(.clock).last == ["speed": 0.1])
        #expect(model.isSpeed(0.1).wrappedValue)
    }

    @Test("Why the speed cannot be changed is shown")
    func refused() async {
        let (program, model) = await connected()
        program.fail([.clock], with: .request(.impossible("The time is that of a test.")))
        model.isSpeed(0).wrappedValue = true
        await model.waitUntilIdle()
        #expect(model.display.problem == "The time is that of a test.")
        #expect(model.isSpeed(1).wrappedValue)
    }

    @Test("A view that was selected in the program is selected in the tree")
    func picked() async {
        let (program, model) = await connected()
        program.answer(.pick, ["picking": true, "count": 0, "picked": .null])
        model.pick(true)
        await model.waitUntilIdle()
        program.answer(.pick, ["picking": false, "count": 1, "picked": ["component": "c4", "view": "v4"]])
        model.poll()
        await model.waitUntilIdle()
        #expect(model.trees.selection == "c4")
        #expect(!model.display.isPicking)
    }

    @Test("A view that was selected in another window is shown in the picture and the tree of that window")
    func pickedInOtherWindow() async {
        let (program, model) = await connected { $0.answer(.windows, Self.twoWindows) }
        program.answer(.pick, ["picking": true, "count": 0, "picked": .null])
        model.pick(true)
        await model.waitUntilIdle()
        program.answer(.components, .tree([("c20", "Text", nil)]))
        program.answer(.pick, ["picking": false, "count": 1, "picked": ["component": "c20", "window": "v9"]])
        model.poll()
        await model.waitUntilIdle()
        #expect(model.picture.windowID == "v9")
        #expect(model.trees.selection == "c20")
    }

    @Test("A selection that was cancelled in the program keeps the present one")
    func cancelled() async {
        let (program, model) = await connected()
        model.select("c2")
        program.answer(.pick, ["picking": true, "count": 3, "picked": .null])
        model.pick(true)
        await model.waitUntilIdle()
        program.answer(.pick, ["picking": false, "count": 4, "picked": .null])
        model.poll()
        await model.waitUntilIdle()
        #expect(model.trees.selection == "c2")
    }

    @Test("Without a selection in the program, no node is requested")
    func notPicking() async {
        let (program, model) = await connected()
        model.poll()
        await model.waitUntilIdle()
        #expect(program.calls(.pick).isEmpty)
    }

    @Test("A click in layers apart selects the node of the frontmost layer")
    func plane() async throws {
        let (program, model) = await connected()
        program.answer(.explode, try apart())
        model.explode(Explosion())
        await model.waitUntilIdle()
        model.select(at: CGPoint(x: 30, y: 20))
        await model.waitUntilIdle()
        #expect(model.trees.selection == "c2")
        model.select(at: CGPoint(x: 90, y: 70))
        await model.waitUntilIdle()
        #expect(model.trees.selection == "c1")
    }

    @Test("The selected node is outlined at its layer")
    func outline() async throws {
        let (program, model) = await connected()
        program.answer(.explode, try apart())
        model.explode(Explosion())
        model.select("c2")
        await model.waitUntilIdle()
        let corners = model.picture.outline(of: model.trees.selectedNode)
        #expect(corners.first == CGPoint(x: 20, y: 10))
        #expect(corners.count == 4)
    }

    @Test("A drag over layers apart rotates them, within limits")
    func drag() async {
        let (program, model) = await connected()
        model.explode(Explosion())
        model.rotate(by: CGVector(dx: 10, dy: -5))
        await model.waitUntilIdle()
        #expect(program.calls(.explode).last?["yaw"] == 39)
        #expect(program.calls(.explode).last?["pitch"] == 18)
        model.rotate(by: CGVector(dx: 1_000, dy: 1_000))
        await model.waitUntilIdle()
        #expect(program.calls(.explode).last?["yaw"] == 80)
    }

    @Test("Layers of an answer that are not valid are ignored")
    func invalid() {
        let planes: JSONValue = [
            "planes": [
                ["corners": [[0, 0], [1, 0], [1, 1]]], ["corners": [[0, 0], [1e9, 0], [1, 1], [0, 1]]], 7,
                ["layer": "l1", "corners": [[0, 0], [1, 0], [1, 1], [0, 1]]],
            ]
        ]
        #expect(PicturePlane.planes(planes).count == 1)
    }

    // MARK: - Areas that were drawn again

    /// Selects an update of a component with an area of 40 × 20 points, and areas that are not valid.
    private func explained(_ component: String, _ change: (ScriptedProgram) -> Void = { _ in }) async -> InspectorModel
    {
        let (_, model) = await connected { program in
            let areas: JSONValue = [[10, 20, 40, 20], [1, 2], "x", [0, 0, 1e300, 5]]
            program.answer(
                .why, ["chain": [["number": 7, "component": .string(component), "type": "A", "damage": areas]]])
            change(program)
        }
        model.explain(7)
        await model.waitUntilIdle()
        return model
    }

    @Test("The picture marks the valid areas that the selected update has let be drawn again")
    func damage() async {
        #expect(await explained("c2").shownDamage == [CGRect(x: 10, y: 20, width: 40, height: 20)])
    }

    @Test("Without a selected update, no areas are marked")
    func noDamage() async {
        let model = await explained("c2")
        model.explain(nil)
        await model.waitUntilIdle()
        #expect(model.shownDamage.isEmpty)
    }

    @Test("Layers apart have no marked areas")
    func damageApart() async {
        let model = await explained("c2")
        model.picture.explosion = Explosion()
        #expect(model.shownDamage.isEmpty)
    }

    private static let twoWindows: JSONValue = [
        "windows": [
            ["id": "v1", "title": "A", "size": [200, 100], "key": true], ["id": "v9", "title": "B", "size": [50, 50]],
        ]
    ]

    @Test("Only the areas in the window of the picture are marked, in all trees", arguments: ["v1", "v9"])
    func damageInWindow(window: String) async {
        let model = await explained("c2") { program in
            program.answer(.windows, Self.twoWindows)
            program.answer(.views, .tree([("v1", "UIWindow", nil)]))
            program.answer(
                .why,
                ["chain": [["number": 7, "component": "c2", "window": .string(window), "damage": [[1, 2, 3, 4]]]]])
        }
        // A tree in which the component of the update is no node.
        model.show(TreeKind.views.rawValue)
        await model.waitUntilIdle()
        #expect(model.shownDamage == (window == "v1" ? [CGRect(x: 1, y: 2, width: 3, height: 4)] : []))
    }

    @Test("While the picture shows layers apart, no areas are marked")
    func damageWithPlanes() async throws {
        let answer = try apart()
        let model = await explained("c2") { $0.answer(.explode, answer) }
        model.explode(Explosion())
        await model.waitUntilIdle()
        model.picture.explosion = nil
        #expect(model.shownDamage.isEmpty)
    }

    @Test("The areas of an update without a window are not marked if there are several windows")
    func damageInUnknownWindow() async {
        let model = await explained("c99") { $0.answer(.windows, Self.twoWindows) }
        #expect(model.shownDamage.isEmpty)
    }

    @Test("Marked areas are at their place in a picture that is reduced")
    func damageInCanvas() throws {
        let stage = Stage(size: CGSize(width: 128, height: 128))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in }
        stage.show(
            PictureCanvas(
                image: image, size: CGSize(width: 200, height: 200), outline: [],
                damage: [CGRect(x: 20, y: 40, width: 60, height: 80)], pick: { _ in }, drag: { _ in }))
        func canvas(in view: UIView) -> UIView? {
            view is PictureCanvas.View ? view : view.subviews.lazy.compactMap(canvas).first
        }
        let shapes = canvas(in: stage.window)?.layer.sublayers ?? []
        let paths = shapes.compactMap { ($0 as? CAShapeLayer)?.path?.boundingBox }
        #expect(paths.contains(CGRect(x: 24, y: 34, width: 30, height: 40)))
    }

    @Test("A drag over the picture is no click")
    func dragInCanvas() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in }
        var clicks: [CGPoint] = []
        var distance = CGVector.zero
        stage.show(
            PictureCanvas(
                image: image, size: CGSize(width: 100, height: 100), outline: [], pick: { clicks.append($0) },
                drag: { distance = CGVector(dx: distance.dx + $0.dx, dy: distance.dy + $0.dy) }))
        stage.dragPointer(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 90))
        #expect(clicks.isEmpty)
        #expect(distance == CGVector(dx: 40, dy: -10))
        stage.click(at: CGPoint(x: 100, y: 100))
        #expect(clicks == [CGPoint(x: 50, y: 50)])
    }
}
