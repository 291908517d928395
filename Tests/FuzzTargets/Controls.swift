import ComponentFlowTesting
import Foundation
import Fuzzing
import OpenUIKit

/// Controls with invalid geometry and properties.
let controlsTarget = FuzzTarget(
    "controls", "controls with frames and values that make no sense, against fresh ones", shortRun: 40
) { choices in
    var failure: (any Error)?
    _ = Diagnostics.record {
        do { try ControlCase(choices).run() } catch { failure = error }
    }
    if let failure { throw failure }
}

/// A control that is misused, and then used correctly.
@MainActor private final class ControlCase {
    private static let numbers: [CGFloat] = [
        0, -1, -50, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1e-300, 1e9, 3e38, 40_000,
        1.5,
    ]
    private static let integers = [0, -1, .max, .min, 1_000_000, 33]
    private static let texts = [
        "", "\u{0}\u{1}", "שלום עולם", "🏳️‍🌈\n\n🏳️‍🌈", String(repeating: "word ", count: 400), "\u{301}",
    ]
    private static let stageSize = CGSize(width: 160, height: 120)
    private static let frame = CGRect(x: 10, y: 12, width: 130, height: 90)

    private let choices: Choices
    private let kind: ControlKind

    init(_ choices: Choices) {
        self.choices = choices
        kind = choices.element(of: ControlKind.all())
        choices.note("a \(kind.name)")
    }

    func run() throws {
        let stage = Stage(size: Self.stageSize)
        let view = kind.make()
        view.clipsToBounds = true
        view.frame = choices.isTrue() ? .zero : Self.frame
        stage.window.addSubview(view)
        try choices.steps(upTo: 12) {
            try misuse(view, on: stage)
            try requireFinite(view.layer)
        }
        let values = kind.properties.map { _ in goodValue() }
        let fresh = kind.make()
        fresh.clipsToBounds = true
        let freshStage = Stage(size: Self.stageSize)
        freshStage.window.addSubview(fresh)
        for (view, stage) in [(view, stage), (fresh, freshStage)] {
            view.bounds.origin = .zero
            view.frame = Self.frame
            for (property, value) in zip(kind.properties, values) { property.set(view, value) }
            stage.settle()
            // A change of the content size may have moved the offset.
            for (property, value) in zip(kind.properties, values) where property.name == "offset" {
                property.set(view, value)
            }
            clampOffset(of: view)
            stage.settle()
        }
        for (property, value) in zip(kind.properties, values) { choices.note("in the end \(property.name): \(value)") }
        try compare(stage, view, freshStage, fresh)
    }

    /// Moves a scroll view into its scrollable range.
    ///
    /// An offset beyond the range stays until the content size changes, as in UIKit, so a scroll view that is laid out
    /// for the first time would differ from one that was laid out before.
    private func clampOffset(of view: UIView) {
        guard let scrollView = view as? UIScrollView else { return }
        let (offset, content, bounds) = (scrollView.contentOffset, scrollView.contentSize, scrollView.bounds.size)
        let insets = scrollView.adjustedContentInset
        scrollView.contentOffset = CGPoint(
            x: max(-insets.left, min(offset.x, content.width + insets.right - bounds.width)),
            y: max(-insets.top, min(offset.y, content.height + insets.bottom - bounds.height)))
    }

    // MARK: Misuse

    private func number() -> CGFloat { choices.element(of: Self.numbers) }

    private func goodValue() -> ControlValue {
        ControlValue(
            number: CGFloat(choices.int(in: 1...40)), integer: choices.below(4),
            text: choices.element(of: ["text", "two words", "W"]), flag: choices.isTrue())
    }

    private func badValue() -> ControlValue {
        ControlValue(
            number: number(), integer: choices.element(of: Self.integers), text: choices.element(of: Self.texts),
            flag: choices.isTrue())
    }

    private func misuse(_ view: UIView, on stage: Stage) throws {
        switch choices.below(9) {
        case 0:
            view.frame = CGRect(x: number(), y: number(), width: number(), height: number())
            choices.note("frame: \(view.frame)")
        case 1:
            view.frame = CGRect(x: 10, y: 10, width: CGFloat(choices.below(30)), height: CGFloat(choices.below(30)))
            choices.note("frame: \(view.frame)")
        case 2:
            view.bounds = CGRect(x: number(), y: number(), width: number(), height: number())
            choices.note("bounds: \(view.bounds)")
        case 3, 4:
            let (property, value) = (choices.element(of: kind.properties), badValue())
            choices.note("\(property.name): \(value)")
            property.set(view, value)
        case 5:
            choices.note("layout")
            view.setNeedsLayout()
            view.layoutIfNeeded()
        case 6:
            choices.note("a frame")
            stage.advance(by: 0.05)
            try requireClipped(stage, view)
        case 7: try measure(view)
        default:
            view.center = CGPoint(x: number(), y: number())
            choices.note("center: \(view.center)")
        }
    }

    private func measure(_ view: UIView) throws {
        let size = CGSize(width: number(), height: number())
        choices.note("measure for \(size)")
        for found in [
            view.sizeThatFits(size), view.intrinsicContentSize, view.systemLayoutSizeFitting(size),
        ] {
            // Controls without an intrinsic width return the proposed width.
            let isOffered = !size.width.isFinite || !size.height.isFinite
            try require(found.width.isFinite && found.height.isFinite || isOffered, "a size for \(size) is \(found)")
        }
    }

    // MARK: Checks

    private func requireFinite(_ layer: CALayer) throws {
        let (bounds, position) = (layer.bounds, layer.position)
        try require(
            bounds.isFinite && position.isFinite,
            "a layer (\(type(of: layer))) has the bounds \(bounds) and the position \(position)")
        for sublayer in layer.sublayers ?? [] { try requireFinite(sublayer) }
    }

    /// Verifies that nothing is painted outside a view that clips.
    private func requireClipped(_ stage: Stage, _ view: UIView) throws {
        guard let image = stage.image()?.cgImage else { throw FuzzFailure("the stage has no picture") }
        let frame = view.frame.insetBy(dx: -1, dy: -1)
        for y in stride(from: 1, to: image.height, by: 7) {
            for x in stride(from: 1, to: image.width, by: 7) where !frame.contains(CGPoint(x: x, y: y)) {
                let color = image.pixel(x: x, y: y)
                try require(
                    color == PixelColor(red: 255, green: 255, blue: 255),
                    "the pixel \(x), \(y) beside the view at \(view.frame) is \(color.map { "\($0)" } ?? "missing")")
            }
        }
    }

    /// Describes the geometry of a layer and its sublayers, one line each.
    private func lines(of layer: CALayer) -> [String] {
        let name = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
        let own = "\(name) \(layer.frame) \(layer.bounds) \(layer.isHidden)"
        return [own] + (layer.sublayers ?? []).flatMap { lines(of: $0) }
    }

    private func compare(_ stage: Stage, _ view: UIView, _ freshStage: Stage, _ fresh: UIView) throws {
        try requireFinite(view.layer)
        try requireClipped(stage, view)
        guard let image = stage.image()?.cgImage, let expected = freshStage.image()?.cgImage else {
            throw FuzzFailure("the stage has no picture")
        }
        for y in 0..<expected.height {
            for x in 0..<expected.width {
                let (color, desired) = (image.pixel(x: x, y: y), expected.pixel(x: x, y: y))
                guard color != desired else { continue }
                let colors = [color, desired].map { $0.map { "\($0)" } ?? "missing" }
                let difference = zip(lines(of: view.layer), lines(of: fresh.layer)).first { $0 != $1 }
                throw FuzzFailure(
                    "the pixel \(x), \(y) is \(colors[0]); a fresh \(kind.name) has \(colors[1]); layers: "
                        + (difference.map { "\($0), fresh: \($1)" } ?? "alike"))
            }
        }
    }
}
