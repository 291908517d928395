import Foundation
import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Tests transitions between the ordered subsets of five overlapping views of different kinds, in nested containers.
///
/// There are 326 subsets and 106,276 transitions. A run tests evenly spaced ones; with `FUZZ_EXHAUSTIVE=1` in the
/// environment it tests them all.
@MainActor @Suite("Exhaustive transitions of five views") struct SubviewTransitionTests {
    enum Kind: CaseIterable {
        case immediate, animated, interrupted
    }

    private static let stride = ProcessInfo.processInfo.environment["FUZZ_EXHAUSTIVE"] == "1" ? 1 : 1009

    /// All sequences of distinct numbers below five.
    private static let subsets: [[Int]] = {
        var all: [[Int]] = [[]]
        var index = 0
        while index < all.count {
            for number in 0..<5 where !all[index].contains(number) { all.append(all[index] + [number]) }
            index += 1
        }
        return all
    }()

    /// Five views in the innermost of nested containers.
    @MainActor private final class Fixture {
        let stage: WindowStage
        let container: UIView
        let views: [UIView]
        private var desired: [Int] = []

        init(depth: Int) {
            stage = WindowStage(CGSize(width: 40, height: 30))
            var container: UIView = stage.window
            for _ in 0..<depth {
                container = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 30), to: container)
            }
            self.container = container
            views = (0..<5).map { Fixture.makeView($0) }
            stage.window.backgroundColor = .white
            _ = stage.surface.renderImage()
        }

        private static func makeView(_ number: Int) -> UIView {
            let view: UIView
            switch number {
            case 0: view = UIView()
            case 1:
                let gradient = CAGradientLayer()
                gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
                gradient.frame = CGRect(x: 0, y: 0, width: 16, height: 12)
                view = UIView()
                view.layer.addSublayer(gradient)
            case 2:
                let shape = CAShapeLayer()
                shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 12), transform: nil)
                shape.fillColor = UIColor.blue.cgColor
                view = UIView()
                view.layer.addSublayer(shape)
            case 3:
                let image = CGContext.image(size: CGSize(width: 2, height: 2), scale: 1) { context in
                    context.setFillColor(UIColor.green.cgColor)
                    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
                }
                view = UIImageView(image: image.map { UIImage(cgImage: $0) })
            default:
                let label = UILabel()
                label.text = "ab"
                view = label
            }
            if number == 0 { view.backgroundColor = .purple }
            view.frame = CGRect(x: 2 + number * 4, y: 2 + number * 3, width: 16, height: 12)
            return view
        }

        /// Shows a subset of the views in an order.
        func show(_ numbers: [Int], _ kind: Kind) {
            desired = numbers
            if kind == .immediate {
                for view in container.subviews where !numbers.contains(where: { views[$0] === view }) {
                    view.removeFromSuperview()
                }
            }
            for (index, number) in numbers.enumerated() where views[number].superview == nil {
                container.insertSubview(views[number], at: index)
                if kind != .immediate { views[number].alpha = 0 }
            }
            container.orderSubviews(numbers.map { views[$0] })
            guard kind != .immediate else { return }
            UIView.animate(withDuration: 0.1, delay: 0, options: .beginFromCurrentState) { [self] in
                for (number, view) in views.enumerated() { view.alpha = numbers.contains(number) ? 1 : 0 }
            } completion: { [weak self] _ in
                self?.removeUnwanted()
            }
        }

        private func removeUnwanted() {
            for (number, view) in views.enumerated() where !desired.contains(number) && view.alpha == 0 {
                view.removeFromSuperview()
            }
        }

        var picture: CGImage? { stage.surface.renderImage() }
        /// The numbers of the shown views, from back to front.
        var shown: [Int] { container.subviews.compactMap { view in views.firstIndex { $0 === view } } }
        var layersAreInOrder: Bool {
            container.subviews.map(\.layer).elementsEqual(container.layer.sublayers ?? [], by: ===)
        }
    }

    /// Renders each subset in a new hierarchy.
    private func freshPictures(depth: Int) -> [CGImage?] {
        Self.subsets.map { subset in
            let fixture = Fixture(depth: depth)
            defer { fixture.stage.close() }
            fixture.show(subset, .immediate)
            return fixture.picture
        }
    }

    @Test(
        "After each transition of subviews their order and pixels equal those of a new hierarchy",
        arguments: Kind.allCases, 1...2)
    func transitions(kind: Kind, depth: Int) throws {
        let fresh = freshPictures(depth: depth)
        let fixture = Fixture(depth: depth)
        defer { fixture.stage.close() }
        let count = Self.subsets.count
        for transition in Swift.stride(from: 0, to: count * count, by: Self.stride) {
            let (start, end) = (transition / count, transition % count)
            try show(start, kind, in: fixture, fresh[start])
            if kind == .interrupted {
                fixture.show(Self.subsets[(start + end) % count], kind)
                fixture.stage.advance(by: 0.05)
                _ = fixture.picture
            }
            try show(end, kind, in: fixture, fresh[end])
        }
    }

    private func show(_ subset: Int, _ kind: Kind, in fixture: Fixture, _ fresh: CGImage?) throws {
        fixture.show(Self.subsets[subset], kind)
        if kind != .immediate { fixture.stage.advance(by: 0.05) }
        let early = try #require(fixture.picture)
        if kind != .immediate { fixture.stage.advance(by: 0.1) }
        let late = kind == .immediate ? early : try #require(fixture.picture)
        try #require(fixture.shown == Self.subsets[subset])
        try #require(fixture.layersAreInOrder)
        let expected = try #require(fresh)
        try #require(PixelDifference(late, expected).isEmpty, "\(Self.subsets[subset])")
    }
}
