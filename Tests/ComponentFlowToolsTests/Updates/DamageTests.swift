import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import InspectorClient
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Effects of updates")
    struct DamageTests {
        /// Shows and draws a component, and returns the updates that another one causes, after it was drawn, too.
        private func updates(
            from old: some Component<Empty>, to new: some Component<Empty>
        ) async throws -> (fixture: AgentFixture, updates: [JSONValue]) {
            let fixture = try AgentFixture()
            fixture.stage.show(old)
            _ = fixture.stage.image()
            fixture.agent.session.recorder.start()
            fixture.stage.show(new)
            _ = fixture.stage.image()
            // Before other tests update components in windows of their own.
            fixture.agent.session.recorder.stop()
            let updates = try await fixture.call(.updates)["updates"]?.array ?? []
            return (fixture, updates)
        }

        @Test("An update names the layers that it has changed")
        func layers() async throws {
            let (fixture, updates) = try await updates(
                from: Colored(name: "", color: .red), to: Colored(name: "", color: .blue))
            let component = try await fixture.component("Colored")
            let layer: JSONValue = [
                "id": .string("l\((component.string ?? "").dropFirst())"), "type": "CALayer", "changes": ["colors"],
            ]
            #expect(updates.map { $0["layers"] } == [.array([layer])])
        }

        @Test("An update that has changed no layer names none")
        func nothing() async throws {
            let (_, updates) = try await updates(
                from: Colored(name: "a", color: .red), to: Colored(name: "b", color: .red))
            #expect(updates.map { $0["layers"] } == [nil])
        }

        @Test("The damage of another color is the area of the layer")
        func color() async throws {
            let (_, updates) = try await updates(
                from: Colored(name: "", color: .red), to: Colored(name: "", color: .blue))
            #expect(updates.map { $0["damage"] } == [[[0, 0, 20, 10]]])
        }

        @Test("An update that was drawn names its window")
        func window() async throws {
            let (fixture, updates) = try await updates(
                from: Colored(name: "", color: .red), to: Colored(name: "", color: .blue))
            let windows = try await fixture.call(.windows)["windows"]?.array
            #expect(updates.map { $0["window"] } == windows?.map { $0["id"] })
        }

        @Test("The damage of another text of the same size is the area of the text, for its update alone")
        func text() async throws {
            func texts(_ first: String) -> some Component<Empty> {
                VStack(alignment: .leading) {
                    Text(text: first, font: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
                    Colored(name: first, color: .red)
                }
            }
            let (_, updates) = try await updates(from: texts("7"), to: texts("8"))
            let changed = updates.filter { $0["layers"] != nil }
            #expect(changed.map { $0["type"] } == ["Text"])
            #expect(changed.first?["layers"]?[0]?["changes"] == ["content"])
            #expect(changed.first?["damage"]?.array?.count == 1)
        }

        @Test("The damage of a layer that moves is its area before and after, for the update that has moved it")
        func move() async throws {
            func padded(_ left: CGFloat) -> some Component<Empty> {
                Colored(name: "", color: .red).padding(UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
            }
            let (_, updates) = try await updates(from: padded(0), to: padded(50))
            #expect(updates.compactMap { $0["damage"] } == [[[0, 0, 20, 10], [50, 0, 20, 10]]])
        }

        @Test("A change belongs to the child that has made it, not to its parents")
        func innermost() async throws {
            func stack(_ color: UIColor) -> some Component<Empty> {
                VStack { Colored(name: "", color: color) }
            }
            let (_, updates) = try await updates(from: stack(.red), to: stack(.blue))
            let changed = updates.filter { $0["layers"] != nil }
            #expect(changed.map { $0["type"] } == ["Colored"])
        }

        @Test("A program without a display has the layers and areas that a display would have drawn again")
        func withoutDisplay() async throws {
            let fixture = try AgentFixture()
            let recorder = fixture.agent.session.recorder
            recorder.changes.drawsWithoutDisplay = true
            fixture.stage.show(Colored(name: "", color: .red))
            fixture.stage.advance(by: 0.1)
            recorder.start()
            fixture.stage.show(Colored(name: "", color: .blue))
            fixture.stage.advance(by: 0.1)
            let updates = try await fixture.call(.updates)["updates"]?.array
            recorder.stop()
            let update = updates?.first { $0["type"] == "Colored" }
            #expect(update?["changed"] == true)
            #expect(update?["layers"]?[0]?["changes"] == ["colors"])
            #expect(update?["damage"] == [[0, 0, 20, 10]])
        }

        @Test("The effects are lines that name layers and rectangles")
        func lines() {
            let update: JSONValue = [
                "layers": [["id": "l3", "type": "CALayer", "changes": ["geometry", "content"]]],
                "damage": [[0, 1.25, 20, 10]],
            ]
            #expect(
                UpdateOutline.effects(of: update) == [
                    "changed CALayer l3 (geometry, content)", "drawn again: 20 × 10 at (0, 1.2)",
                ])
        }

        /// A stack of squares with random colors and sizes, some of which are clipped or translucent.
        private func randomStack(_ random: inout SeededRandom) -> some Component<Empty> {
            let colors: [UIColor] = [.red, .blue, .green]
            let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                (
                    id: Int.random(in: 0...5, using: &random), color: colors.randomElement(using: &random) ?? .red,
                    inset: CGFloat(Int.random(in: 0...9, using: &random)),
                    alpha: CGFloat(Int.random(in: 1...2, using: &random)) / 2
                )
            }
            var known: Set<Int> = []
            return HStack(spacing: CGFloat(Int.random(in: 0...3, using: &random))) {
                for item in items where known.insert(item.id).inserted {
                    Colored(name: "", color: item.color)
                        .padding(UIEdgeInsets(top: item.inset, left: item.inset, bottom: 0, right: 0))
                        .opacity(item.alpha)
                        .id(item.id)
                }
            }
        }

        @Test("All pixels that differ are inside of the damage", arguments: 0..<20)
        func complete(seed: UInt64) throws {
            var random = SeededRandom(seed: seed)
            let fixture = try AgentFixture()
            let recorder = fixture.agent.session.recorder
            fixture.stage.show(randomStack(&random))
            var shown = try #require(fixture.stage.image()?.cgImage)
            recorder.start()
            for _ in 0..<15 {
                let last = recorder.history.lastNumber
                fixture.stage.show(randomStack(&random))
                let image = try #require(fixture.stage.image()?.cgImage)
                recorder.settleDamage()
                let areas = recorder.history.all.filter { $0.number > last }.flatMap { $0.damage ?? [] }
                let scale = CGFloat(image.width) / 200
                for y in 0..<image.height {
                    for x in 0..<image.width where image.pixel(x: x, y: y) != shown.pixel(x: x, y: y) {
                        let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
                        #expect(areas.contains { $0.contains(point) }, "pixel \(x), \(y)")
                    }
                }
                shown = image
            }
            recorder.stop()
        }
    }
}
