import Fuzzing
import Testing

import OpenQuartzCore

@Suite @MainActor struct HitAreaTests {
    private func number(_ random: inout SeededRandom) -> CGFloat {
        let scale: CGFloat = [1e-3, 1, 1e2, 1e7, 1e15].randomElement(using: &random) ?? 1
        return CGFloat.random(in: -1...1, using: &random) * scale
    }

    private func makeLayer(_ random: inout SeededRandom) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(
            x: number(&random), y: number(&random), width: abs(number(&random)), height: abs(number(&random)))
        layer.position = CGPoint(x: number(&random), y: number(&random))
        layer.anchorPoint = CGPoint(x: number(&random), y: number(&random))
        return layer
    }

    @Test("The area of a layer contains all points at which the layer is hit, also at its edges", arguments: 0..<40)
    func conservative(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 11)
        let superlayer = CALayer()
        for _ in 0..<50 {
            let layer = makeLayer(&random)
            superlayer.addSublayer(layer)
            let area = layer.hitArea(in: superlayer)
            let edges: [CGFloat] = [0, 1e-16, 0.5, 1 - 1e-16, 1]
            let frame = layer.frame
            for x in edges {
                for y in edges {
                    let point = CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
                    let isHit = layer.hitPoint(from: point, in: superlayer) != nil
                    #expect(!isHit || area.contains(point), "\(frame) at \(point)")
                }
            }
        }
    }

    @Test("The area of a layer excludes points that are not near it")
    func excludes() {
        let (superlayer, layer) = (CALayer(), CALayer())
        superlayer.addSublayer(layer)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let area = layer.hitArea(in: superlayer)
        #expect(area.contains(CGPoint(x: 10, y: 20)))
        #expect(!area.contains(CGPoint(x: 9.99, y: 20)))
        #expect(!area.contains(CGPoint(x: 10, y: 60.01)))
    }

    @Test(
        "A search in areas finds the last one, also after areas were replaced", arguments: [1, 63, 64, 65, 200, 1000])
    func search(count: Int) {
        var random = SeededRandom(seed: UInt64(count))
        func makeArea() -> HitArea {
            switch Int.random(in: 0..<40, using: &random) {
            case 0: return .everywhere
            case 1: return .nowhere
            default:
                let (x, y) = (CGFloat.random(in: 0..<100, using: &random), CGFloat.random(in: 0..<100, using: &random))
                return HitArea(minX: x, minY: y, maxX: x + 5, maxY: y + 5)
            }
        }
        var areas = (0..<count).map { _ in makeArea() }
        var list = HitAreaList(areas)
        for _ in 0..<300 {
            let index = Int.random(in: 0..<count, using: &random)
            areas[index] = makeArea()
            list.replace(index, with: areas[index])
            let point = CGPoint(
                x: CGFloat.random(in: 0..<105, using: &random), y: CGFloat.random(in: 0..<105, using: &random))
            let end = Int.random(in: 0...count, using: &random)
            let expected = areas[..<end].lastIndex { $0.contains(point) }
            #expect(list.last(before: end, containing: point) == expected)
        }
    }
}
