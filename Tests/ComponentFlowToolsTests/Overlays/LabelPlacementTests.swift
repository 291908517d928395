import ComponentFlow
import Fuzzing
import Testing

@testable import ComponentFlowTools

@Suite("Places of labels")
struct LabelPlacementTests {
    private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    private static let size = CGSize(width: 40, height: 12)
    private static let rect = CGRect(x: 20, y: 30, width: 90, height: 40)

    /// Returns the places of labels of the same size at the same rectangle.
    private func places(_ count: Int, at rect: CGRect = Self.rect) -> [CGRect?] {
        var placement = LabelPlacement(in: Self.bounds)
        return (0..<count).map { _ in placement.place(Self.size, at: rect) }
    }

    @Test("The first label is inside its rectangle at the top right corner")
    func first() {
        #expect(places(1) == [CGRect(x: 70, y: 30, width: 40, height: 12)])
    }

    @Test("A label that is wider than its rectangle begins where it begins")
    func wide() {
        let places = places(1, at: CGRect(x: 20, y: 30, width: 10, height: 10))
        #expect(places == [CGRect(x: 20, y: 30, width: 40, height: 12)])
    }

    @Test("Further labels are at the other corners, then above and below the rectangle")
    func corners() {
        let origins = places(8).map { $0?.origin }
        let expected = [(70, 30), (20, 30), (70, 58), (20, 58), (70, 18), (20, 18), (70, 70), (20, 70)]
        #expect(origins == expected.map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("A label without a place is left out")
    func full() {
        #expect(places(9).last == .some(nil))
    }

    @Test("A label whose wide places are taken is made as narrow as its rectangle")
    func narrow() {
        var placement = LabelPlacement(in: CGRect(x: 0, y: 0, width: 100, height: 12))
        _ = placement.place(CGSize(width: 70, height: 12), at: CGRect(x: 30, y: 0, width: 70, height: 12))
        let place = placement.place(Self.size, at: CGRect(x: 0, y: 0, width: 30, height: 12))
        #expect(place == CGRect(x: 0, y: 0, width: 30, height: 12))
    }

    @Test("A label lies within the bounds, also if its rectangle does not")
    func clamped() {
        let places = places(1, at: CGRect(x: 190, y: -20, width: 50, height: 30))
        #expect(places == [CGRect(x: 160, y: 0, width: 40, height: 12)])
    }

    @Test(
        "A rectangle outside of the bounds has no label",
        arguments: [
            CGRect(x: 300, y: 0, width: 10, height: 10), CGRect.null,
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        ])
    func outside(rect: CGRect) {
        #expect(places(1, at: rect) == [nil])
    }

    @Test("A label that is larger than the bounds is left out")
    func large() {
        var placement = LabelPlacement(in: Self.bounds)
        #expect(placement.place(CGSize(width: 40, height: 200), at: Self.rect) == nil)
    }

    @Test("Labels of random rectangles have the places that a comparison with all others finds", arguments: 0..<50)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
        var placement = LabelPlacement(in: bounds)
        var placed: [CGRect] = []
        for _ in 0..<200 {
            let rect = CGRect(
                x: CGFloat.random(in: -80...420, using: &random), y: CGFloat.random(in: -80...320, using: &random),
                width: CGFloat.random(in: 1...200, using: &random), height: CGFloat.random(in: 1...100, using: &random))
            let size = CGSize(
                width: CGFloat.random(in: 5...120, using: &random), height: CGFloat.random(in: 5...40, using: &random))
            let expected = LabelPlacement.places(of: size, at: rect, in: bounds).first { place in
                !placed.contains { $0.overlaps(place) }
            }
            #expect(placement.place(size, at: rect) == expected)
            if let expected { placed.append(expected) }
        }
        #expect(placed.allSatisfy(bounds.contains))
    }
}
