import ComponentFlow
import ComponentFlowTesting

extension Benchmark {
    /// Frames with components that follow others by `matchedGeometry`, without their pixels.
    static var followers: [Benchmark] {
        [
            frame("followers.none", "a frame in which a page with 100 components scrolls") {
                FollowedPage(followers: 0)
            },
            frame("followers.100", "the same, with 100 others that follow them") { FollowedPage(followers: 100) },
        ]
    }

    private static func frame(
        _ name: String, _ meaning: String, _ makePage: @escaping @MainActor () -> FollowedPage
    ) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: 20) {
            let stage = Stage(size: CGSize(width: 400, height: 800), scale: 0.01)
            stage.show(makePage())
            _ = stage.measureFrame(after: 0)
            let page = stage.window.firstScrollView
            return Scene { turn in
                page?.contentOffset.y = CGFloat(turn % 40 * 20)
                _ = stage.measureFrame(after: 1.0 / 60)
            }
        }
    }
}

/// A scrolling column of components, and others at their places that do not scroll themselves.
private struct FollowedPage: CompositeComponent {
    let followers: Int
    @Local var places = GeometryNamespace()

    var content: some Component<Empty> {
        ZStack {
            ScrollView {
                VStack(spacing: 4) {
                    ForEach(Array(0..<100), id: \.self) { Leaf(number: $0).matchedGeometry(id: $0, in: places) }
                }
            }
            ForEach(Array(0..<followers), id: \.self) {
                Leaf(number: $0).matchedGeometry(id: $0, in: places, isSource: false)
            }
        }
    }
}

extension UIView {
    fileprivate var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.lazy.compactMap(\.firstScrollView).first
    }
}
