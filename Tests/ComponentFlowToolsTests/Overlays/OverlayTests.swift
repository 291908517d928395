import ComponentFlow
import Foundation
import InspectorProtocol
import TestSupport
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Overlays")
    struct OverlayTests {
        /// Two colored views, of which the second is in a view that clips it.
        private func scene() throws -> AgentFixture {
            let fixture = try AgentFixture()
            let container = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 50))
            container.clipsToBounds = true
            let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
            inner.backgroundColor = .red
            container.addSubview(inner)
            fixture.stage.show(container)
            return fixture
        }

        private func marks(_ fixture: AgentFixture, _ mode: OverlayMode) -> [OverlayMark] {
            let window = fixture.stage.window
            let found = OverlayMarks(
                window: window, layers: ShownLayer.list(in: window, limit: 100), counts: UpdateCounts())
            return found.marks(of: mode)
        }

        private func overlay(_ fixture: AgentFixture) -> OverlayLayer? {
            fixture.stage.window.layer.sublayers?.lazy.compactMap { $0 as? OverlayLayer }.first
        }

        // MARK: - Modes

        @Test("Outlines show the visible part of views")
        func bounds() throws {
            let frames = marks(try scene(), .bounds).map(\.frame)
            #expect(frames.contains(CGRect(x: 20, y: 10, width: 50, height: 50)))
            #expect(frames.contains(CGRect(x: 50, y: 40, width: 20, height: 20)))
        }

        @Test("Components have another color than other views")
        func components() throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let colors = marks(fixture, .bounds).filter { $0.frame.width == 20 }.map(\.color)
            #expect(colors.contains(.systemBlue))
        }

        @Test("Outlines follow a running animation")
        func animated() throws {
            let fixture = try AgentFixture()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            fixture.stage.show(view)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
            fixture.stage.advance(by: 0.5)
            let xs = marks(fixture, .bounds).map(\.frame).filter { $0.width == 10 }.map(\.minX)
            #expect(xs.count == 1)
            expectNear(xs.first ?? 0, 50, within: 0.01)
        }

        @Test("The content of a scrolled view is outlined where it is shown")
        func scrolled() throws {
            let fixture = try AgentFixture()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 30, height: 30)))
            fixture.stage.show(scroll)
            scroll.contentOffset.y = 260
            fixture.stage.advance(by: 0)
            #expect(marks(fixture, .bounds).map(\.frame).contains(CGRect(x: 0, y: 40, width: 30, height: 30)))
        }

        @Test("Only layers that show something are part of the overdraw")
        func overdraw() throws {
            let fixture = try scene()
            let inner = marks(fixture, .overdraw).filter { $0.frame == CGRect(x: 50, y: 40, width: 20, height: 20) }
            let container = marks(fixture, .overdraw).filter { $0.frame.width == 50 }
            #expect(inner.count == 1)
            #expect(container.isEmpty)
        }

        @Test("An image with many more pixels than are shown is marked with both sizes")
        func oversized() throws {
            let fixture = try AgentFixture()
            fixture.stage.show(imageView(pixels: 100, points: 20))
            let scale = Int(fixture.stage.window.traitCollection.displayScale)
            #expect(marks(fixture, .images).map(\.label) == ["100 × 100 pixels shown as \(20 * scale) × \(20 * scale)"])
        }

        @Test("An image whose contents rectangle is larger than any image is marked")
        func largestContentsRectangle() throws {
            let fixture = try AgentFixture()
            let view = imageView(pixels: 100, points: 20)
            view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1e30, height: 1e30)
            fixture.stage.show(view)
            #expect(marks(fixture, .images).count == 1)
        }

        @Test("An image that is enlarged is marked")
        func enlarged() throws {
            let fixture = try AgentFixture()
            fixture.stage.show(imageView(pixels: 10, points: 50))
            #expect(marks(fixture, .images).map(\.color) == [.systemPurple])
        }

        @Test("An image that is shown as it is has no mark")
        func exact() throws {
            let fixture = try AgentFixture()
            fixture.stage.show(imageView(pixels: 40, points: 40 / fixture.stage.window.traitCollection.displayScale))
            #expect(marks(fixture, .images).isEmpty)
        }

        private func imageView(pixels: Int, points: CGFloat) -> UIImageView {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: pixels, height: pixels)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: points, height: points)
            return view
        }

        @Test("Views that the Tab key reaches have their numbers")
        func focus() throws {
            let fixture = try AgentFixture()
            for x in [0, 100] {
                let field = UITextField(frame: CGRect(x: x, y: 0, width: 60, height: 30))
                fixture.stage.show(field)
            }
            let found = marks(fixture, .focus)
            #expect(found.map(\.label) == ["1", "2"])
            #expect(found.map(\.frame.minX) == [0, 100])
        }

        @Test("Accessible elements have their role and name, and elements without one are red")
        func accessibility() throws {
            let fixture = try AgentFixture()
            for (x, title) in [(0, "Save"), (100, nil)] {
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.frame = CGRect(x: x, y: 0, width: 60, height: 30)
                fixture.stage.show(button)
            }
            let found = marks(fixture, .accessibility)
            #expect(found.map(\.label) == ["button: Save", "button without name"])
            #expect(found.map(\.color) == [OverlayMarks.named, .systemRed])
        }

        /// A column of three views, of which the second is clipped in part and the third as a whole.
        private func clipped(_ make: () -> UIView) throws -> AgentFixture {
            let fixture = try AgentFixture()
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            container.clipsToBounds = true
            for (y, title) in [(0, "One"), (30, "Two\nlines"), (60, "Three")] {
                let view = make()
                view.accessibilityLabel = title
                view.frame = CGRect(x: 0, y: y, width: 60, height: 30)
                container.addSubview(view)
            }
            fixture.stage.show(container)
            return fixture
        }

        @Test("The order of focus is marked at the visible parts of views")
        func clippedFocus() throws {
            let found = marks(try clipped { UITextField() }, .focus)
            #expect(found.map(\.label) == ["1", "2"])
            #expect(found.map(\.frame.height) == [30, 20])
        }

        @Test("Names are marked at the visible parts of elements, on one line")
        func clippedNames() throws {
            let found = marks(try clipped { UIButton(type: .system) }, .accessibility)
            #expect(found.map(\.label) == ["button: One", "button: Two lines"])
            #expect(found.map(\.frame.height) == [30, 20])
        }

        // MARK: - In windows

        @Test("Updates are counted from the moment when the overlay is shown")
        func updates() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            try await fixture.call(.overlay, ["modes": ["updates"]])
            for title in ["b", "c", "d"] { fixture.stage.show(Leaf(title: title)) }
            fixture.stage.advance(by: 0.1)
            #expect(labels(of: overlay(fixture)) == ["3"])
        }

        @Test("Counting updates records none")
        func countsOnly() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.overlay, ["modes": ["updates"]])
            fixture.stage.show(Leaf(title: "a"))
            let updates = try await fixture.call(.updates)
            #expect(updates["updates"] == [])
        }

        private func labels(of overlay: CALayer?) -> [String] {
            (overlay?.sublayers ?? []).filter { !$0.isHidden }.compactMap { ($0 as? CATextLayer)?.string as? String }
        }

        @Test("The labels of components at the same place do not cover each other")
        func separateLabels() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.overlay, ["modes": ["updates"]])
            for title in ["a", "b"] { fixture.stage.show(Pair(title: title)) }
            fixture.stage.advance(by: 0.1)
            let frames = (overlay(fixture)?.sublayers ?? []).filter { $0 is CATextLayer && !$0.isHidden }.map(\.frame)
            // One of the three labels has no place.
            #expect(frames.count == 2)
            #expect(!frames.indices.contains { first in frames[..<first].contains { $0.overlaps(frames[first]) } })
        }

        @Test("Labels are above all marks")
        func labelsInFront() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.overlay, ["modes": ["updates"]])
            fixture.stage.show(Pair(title: "a"))
            fixture.stage.advance(by: 0.1)
            let layers = overlay(fixture)?.sublayers ?? []
            let labels = layers.filter { $0 is CATextLayer }.map(\.zPosition)
            let marks = layers.filter { !($0 is CATextLayer) }.map(\.zPosition)
            #expect(try #require(labels.min()) > #require(marks.max()))
        }

        @Test("If there is a place for one label only, an element without a name has it")
        func priority() async throws {
            let fixture = try AgentFixture(size: CGSize(width: 200, height: 16))
            for title in ["Save", nil] {
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                fixture.stage.show(button)
            }
            try await fixture.call(.overlay, ["modes": ["accessibility"]])
            fixture.stage.advance(by: 0.1)
            #expect(labels(of: overlay(fixture)).first == "button without name")
        }

        @Test("Marks follow the views that they mark")
        func follows() async throws {
            let fixture = try scene()
            try await fixture.call(.overlay, ["modes": "bounds"])
            fixture.stage.advance(by: 0)
            fixture.stage.window.subviews.last?.frame.origin.x = 100
            fixture.stage.advance(by: 0)
            #expect(overlay(fixture)?.sublayers?.map(\.frame.minX).max() == 130)
        }

        @Test("A view that is drawn again flashes, and the flash is removed")
        func repaints() async throws {
            let fixture = try scene()
            fixture.stage.advance(by: 0.1)
            _ = fixture.stage.image()
            try await fixture.call(.overlay, ["modes": ["repaints"]])
            fixture.stage.advance(by: 1)
            _ = fixture.stage.image()
            fixture.stage.window.subviews.last?.subviews.first?.backgroundColor = .green
            fixture.stage.advance(by: 0.1)
            let flashes = fixture.stage.window.layer.sublayers?.lazy.compactMap { $0 as? RepaintLayer }.first
            #expect(flashes?.sublayers?.map(\.frame) == [CGRect(x: 50, y: 40, width: 20, height: 20)])
            fixture.stage.advance(by: 1)
            #expect(flashes?.sublayers ?? [] == [])
        }

        @Test("A view that fades in flashes")
        func fadingIn() async throws {
            let fixture = try scene()
            try await fixture.call(.overlay, ["modes": ["repaints"]])
            fixture.stage.advance(by: 1)
            _ = fixture.stage.image()
            let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
            view.backgroundColor = .green
            view.alpha = 0
            fixture.stage.window.addSubview(view)
            UIView.animate(withDuration: 1) { view.alpha = 1 }
            fixture.stage.advance(by: 0.1)
            let flashes = fixture.stage.window.layer.sublayers?.lazy.compactMap { $0 as? RepaintLayer }.first
            #expect(flashes?.sublayers?.map(\.frame) == [view.frame])
        }

        @Test("Overlays without changes of the program request no frames")
        func idle() async throws {
            let fixture = try scene()
            let names = OverlayMode.allCases.map(\.rawValue).joined(separator: ",")
            try await fixture.call(.overlay, ["modes": .string(names)])
            #expect(fixture.stage.settle(limit: 3))
            #expect(fixture.stage.window.layerTree.isIdle)
        }

        @Test("Overlays are no part of the layer tree and of the counters")
        func hiddenFromTrees() async throws {
            let fixture = try scene()
            let (layers, counters) = (try await fixture.call(.layers), try await fixture.call(.counters))
            try await fixture.call(.overlay, ["modes": ["bounds", "overdraw"]])
            fixture.stage.advance(by: 0)
            #expect(overlay(fixture)?.sublayers?.isEmpty == false)
            #expect(try await fixture.call(.layers) == layers)
            #expect(try await fixture.call(.counters)["layers"] == counters["layers"])
        }

        @Test("Without modes, windows look as before")
        func removed() async throws {
            let fixture = try scene()
            let before = fixture.stage.image()?.pngData()
            try await fixture.call(.overlay, ["modes": ["bounds", "repaints"]])
            let shown = fixture.stage.image()?.pngData()
            try await fixture.call(.overlay, ["modes": "none"])
            #expect(before != shown)
            #expect(fixture.stage.image()?.pngData() == before)
        }

        @Test("The result names the modes that are shown")
        func state() async throws {
            let fixture = try scene()
            let first = try await fixture.call(.overlay, ["modes": "bounds, images"])
            let second = try await fixture.call(.overlay)
            #expect(first["modes"] == ["bounds", "images"])
            #expect(second["modes"] == ["bounds", "images"])
        }

        @Test("An unknown mode is refused with the known ones")
        func unknown() async throws {
            let fixture = try scene()
            let error = try await fixture.error(of: .overlay, ["modes": ["x"]])
            let known = "repaints, updates, bounds, focus, accessibility, overdraw, images"
            #expect(error == .request(.invalidParameters("There is no overlay \"x\"; there are \(known).")))
        }

        @Test("An agent that stops removes its overlays")
        func stopped() async throws {
            let fixture = try scene()
            try await fixture.call(.overlay, ["modes": ["bounds"]])
            fixture.stage.advance(by: 0)
            fixture.agent.stop()
            #expect(overlay(fixture) == nil)
        }
    }
}
