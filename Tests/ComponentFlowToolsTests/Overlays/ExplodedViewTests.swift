import ComponentFlow
import Foundation
import InspectorProtocol
import TestSupport
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Exploded view")
    struct ExplodedViewTests {
        /// A red view with a green one in it, and a blue one outside of the window.
        private func scene() throws -> AgentFixture {
            let fixture = try AgentFixture()
            let outer = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 60))
            outer.backgroundColor = .red
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            inner.backgroundColor = .green
            outer.addSubview(inner)
            fixture.stage.show(outer)
            let outside = UIView(frame: CGRect(x: 210, y: 0, width: 20, height: 20))
            outside.backgroundColor = .blue
            fixture.stage.show(outside)
            return fixture
        }

        private func corners(_ plane: JSONValue) -> [CGPoint] {
            (plane["corners"]?.array ?? []).map { CGPoint(x: $0[0]?.number ?? 0, y: $0[1]?.number ?? 0) }
        }

        private func plane(of view: UIView, _ result: JSONValue, _ fixture: AgentFixture) -> JSONValue? {
            let id = fixture.agent.session.id(of: view.layer)
            return result["planes"]?.array?.first { $0["layer"]?.string == id }
        }

        /// The color in the middle of a plane in the picture.
        private func color(_ plane: JSONValue, in result: JSONValue) throws -> [UInt8] {
            let corners = corners(plane)
            let middle = CGPoint(x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2)
            let data = try #require(result["png"]?.string.flatMap { Data(base64Encoded: $0) })
            let image = try #require(UIImage(data: data))
            return image.components(at: middle)
        }

        @Test("Without rotation and distance, the picture shows the layers at their places")
        func flat() async throws {
            let fixture = try scene()
            let outer = try #require(fixture.stage.window.subviews.first)
            let result = try await fixture.call(.explode, ["yaw": 0, "pitch": 0, "spacing": 0])
            let window = corners(try #require(plane(of: fixture.stage.window, result, fixture)))
            let red = corners(try #require(plane(of: outer, result, fixture)))
            #expect(red[0] - window[0] == CGPoint(x: 20, y: 10))
            #expect(red[2] - window[0] == CGPoint(x: 80, y: 70))
        }

        @Test("A sublayer is moved by the distance, to the right and down for the default angles")
        func moved() async throws {
            let fixture = try scene()
            let outer = try #require(fixture.stage.window.subviews.first)
            let inner = try #require(outer.subviews.first)
            let near = try await fixture.call(.explode, ["spacing": 0])
            let far = try await fixture.call(.explode, ["spacing": 30])
            let distance = { (result: JSONValue) in
                let (inside, outside) = (plane(of: inner, result, fixture), plane(of: outer, result, fixture))
                return corners(inside ?? .null)[0] - corners(outside ?? .null)[0]
            }
            let offset = distance(far) - distance(near)
            expectNear(offset.x, 30 * sin(35 * .pi / 180), within: 0.01)
            expectNear(offset.y, 30 * cos(35 * .pi / 180) * sin(20 * .pi / 180), within: 0.01)
        }

        @Test("Each layer shows its own content")
        func contents() async throws {
            let fixture = try scene()
            let outer = try #require(fixture.stage.window.subviews.first)
            let inner = try #require(outer.subviews.first)
            let result = try await fixture.call(.explode, ["spacing": 100])
            let red = try #require(plane(of: outer, result, fixture))
            let green = try #require(plane(of: inner, result, fixture))
            #expect(try color(red, in: result) == [255, 0, 0, 255])
            #expect(try color(green, in: result) == [0, 255, 0, 255])
        }

        @Test("A layer outside of the window is translucent and marked")
        func clipped() async throws {
            let fixture = try scene()
            let outside = try #require(fixture.stage.window.subviews.last)
            let result = try await fixture.call(.explode)
            let blue = try #require(plane(of: outside, result, fixture))
            #expect(blue["clipped"] == true)
            #expect(try color(blue, in: result)[3] == 64)
        }

        @Test("A long list does not make the picture larger than its surroundings")
        func longContent() async throws {
            let fixture = try scene()
            let before = try await fixture.call(.explode, ["yaw": 0, "pitch": 0, "spacing": 0])
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 5_000))
            for index in 0..<50 {
                content.addSubview(UIView(frame: CGRect(x: 0, y: index * 100, width: 50, height: 90)))
            }
            fixture.stage.show(content)
            let result = try await fixture.call(.explode, ["yaw": 0, "pitch": 0, "spacing": 0])
            #expect(result["width"] == before["width"])
            // A quarter of the height of the window, below it.
            #expect(result["height"] == JSONValue((before["height"]?.integer ?? 0) + 25))
            #expect(plane(of: content.subviews[49], result, fixture) == nil)
            #expect(plane(of: content.subviews[0], result, fixture) != nil)
        }

        @Test("A node is shown with its sublayers only")
        func node() async throws {
            let fixture = try scene()
            let outer = try #require(fixture.stage.window.subviews.first)
            let id = fixture.agent.session.id(of: outer.layer)
            let result = try await fixture.call(.explode, ["node": .string(id)])
            #expect(result["planes"]?.array?.count == 2)
        }

        @Test("The program looks the same afterwards")
        func unchanged() async throws {
            let fixture = try scene()
            let before = fixture.stage.image()?.pngData()
            try await fixture.call(.explode)
            #expect(fixture.stage.image()?.pngData() == before)
        }
    }
}

extension CGPoint {
    fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

extension UIImage {
    /// The red, green, blue and alpha values of a pixel, without premultiplication, 0…255.
    fileprivate func components(at point: CGPoint) -> [UInt8] {
        guard let image = cgImage, let data = image.dataProvider?.data as Data? else { return [] }
        let offset = Int(point.y) * image.bytesPerRow + Int(point.x) * 4
        guard data.indices.contains(offset + 3) else { return [] }
        // Blue first.
        return [data[offset + 2], data[offset + 1], data[offset], data[offset + 3]]
    }
}
