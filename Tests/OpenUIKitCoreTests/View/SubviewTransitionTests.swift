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
    enum Pace: CaseIterable {
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
    @MainActor private final class World {
        let stage: WindowStage
        let container: UIView
        let views: [UIView]
        private var wanted: [Int] = []

        init(depth: Int) {
            stage = WindowStage(CGSize(width: 40, height: 30))
            var container: UIView = stage.window
            for _ in 0..<depth {
                container = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 30), to: container)
            }
            self.container = container
            views = (0..<5).map { World.makeView($0) }
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
        func show(_ numbers: [Int], _ pace: Pace) {
            wanted = numbers
            if pace == .immediate {
                for view in container.subviews where !numbers.contains(where: { views[$0] === view }) {
                    view.removeFromSuperview()
                }
            }
            for (index, number) in numbers.enumerated() where views[number].superview == nil {
                container.insertSubview(views[number], at: index)
                if pace != .immediate { views[number].alpha = 0 }
            }
            container.orderSubviews(numbers.map { views[$0] })
            guard pace != .immediate else { return }
            UIView.animate(withDuration: 0.1, delay: 0, options: .beginFromCurrentState) { [self] in
                for (number, view) in views.enumerated() { view.alpha = numbers.contains(number) ? 1 : 0 }
            } completion: { [weak self] _ in
                self?.removeUnwanted()
            }
        }

        private func removeUnwanted() {
            for (number, view) in views.enumerated() where !wanted.contains(number) && view.alpha == 0 {
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
            let world = World(depth: depth)
            defer { world.stage.close() }
            world.show(subset, .immediate)
            return world.picture
        }
    }

    @Test(
        "After each transition of subviews their order and pixels equal those of a new hierarchy",
        arguments: Pace.allCases, 1...2)
    func transitions(pace: Pace, depth: Int) throws {
        let fresh = freshPictures(depth: depth)
        let world = World(depth: depth)
        defer { world.stage.close() }
        let count = Self.subsets.count
        for transition in Swift.stride(from: 0, to: count * count, by: Self.stride) {
            let (start, end) = (transition / count, transition % count)
            try show(start, pace, in: world, fresh[start])
            if pace == .interrupted {
                world.show(Self.subsets[(start + end) % count], pace)
                world.stage.advance(by: 0.05)
                _ = world.picture
            }
            try show(end, pace, in: world, fresh[end])
        }
    }

    private func show(_ subset: Int, _ pace: Pace, in world: World, _ fresh: CGImage?) throws {
        world.show(Self.subsets[subset], pace)
        if pace != .immediate { world.stage.advance(by: 0.05) }
        let early = try #require(world.picture)
        if pace != .immediate { world.stage.advance(by: 0.1) }
        let late = pace == .immediate ? early : try #require(world.picture)
        try #require(world.shown == Self.subsets[subset])
        try #require(world.layersAreInOrder)
        let expected = try #require(fresh)
        try #require(PixelDifference(late, expected).isEmpty, "\(Self.subsets[subset])")
    }
}
