import ComponentFlow
import ComponentFlowTesting
import Testing

extension LeakCase {
    /// The cases of components that do not specify sides or places, which are the same in all layout directions.
    fileprivate static var mirrored: [LeakCase] {
        let exceptions: Set = [
            // Its ring is mirrored by a transform.
            "Gauge with a style",
            // Code is read from left to right, also its line numbers.
            "CodeEditor",
            "Wrap", "Frame", "LayoutContainer", "Offset, rotation and hidden",
            // Its accessibility elements are those of a view that is not shown, wherever it lies.
            "Represented",
        ]
        return all.filter { !exceptions.contains($0.name) }
    }
}

/// Tests that all components are mirrored in right-to-left layouts: each view is as far from the leading edge of its superview as
/// it is from left to right.
@Suite @MainActor
struct MirroredComponentTests {
    /// A view, and its place in its superview.
    private struct Place: CustomStringConvertible {
        let path: String
        /// The distance from the leading edge of the visible area of the superview.
        let leading: CGFloat
        let frame: CGRect

        /// Centers are rounded to pixels in both directions.
        func isNear(_ other: Place) -> Bool {
            path == other.path && abs(leading - other.leading) < 1.01 && abs(frame.minY - other.frame.minY) < 1.01
                && abs(frame.width - other.frame.width) < 1.01 && abs(frame.height - other.frame.height) < 1.01
        }

        var description: String { "\(path): leading \(leading), frame \(frame)" }
    }

    private func places(_ leakCase: LeakCase, isReversed: Bool) -> [Place] {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        stage.window.traitOverrides.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        let host = ComponentHostView<Empty>()
        host.frame = stage.window.bounds
        stage.show(host as UIView)
        host.update(component: leakCase.make(LeakToken(), false), containerSize: stage.window.bounds.size)
        stage.advance(by: 0.5)
        var result: [Place] = []
        if let view = host.componentView { addPlaces(in: view, "\(type(of: view))", isReversed, to: &result) }
        return result
    }

    private func addPlaces(in view: UIView, _ path: String, _ isReversed: Bool, to result: inout [Place]) {
        for (index, child) in view.subviews.enumerated() where !child.isHidden && !child.frame.isEmpty {
            let childPath = "\(path)/\(index) \(type(of: child))"
            let (frame, bounds) = (child.frame, view.bounds)
            let leading = isReversed ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
            result.append(Place(path: childPath, leading: leading, frame: frame))
            addPlaces(in: child, childPath, isReversed, to: &result)
        }
    }

    @Test("A component from right to left is its mirror image from left to right", arguments: LeakCase.mirrored)
    func isMirrored(leakCase: LeakCase) {
        let (normal, reversed) = (places(leakCase, isReversed: false), places(leakCase, isReversed: true))
        #expect(normal.map(\.path) == reversed.map(\.path))
        let deviations = zip(normal, reversed).filter { !$0.isNear($1) }
        #expect(deviations.map { "\($0) but \($1)" } == [])
    }
}
