import Fuzzing
import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite @MainActor
struct ModifierTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ color: UIColor = .red) -> Rectangle {
        Rectangle(color: color, width: width, height: height)
    }

    /// The frame of the innermost first view in the outermost view's coordinates.
    private var inner: CGRect {
        guard let outer = stage.componentView else { return .null }
        let leaf = sequence(first: outer) { $0.subviews.first }.reduce(outer) { $1 }
        return leaf.convert(leaf.bounds, to: outer)
    }

    // MARK: - Padding

    @Test("Padding reduces its content's proposal and extends its size")
    func padding() {
        #expect(stage.show(box(20, 10).padding(5)) == CGSize(width: 30, height: 20))
        #expect(inner == CGRect(x: 5, y: 5, width: 20, height: 10))
        #expect(stage.show(box().padding(.horizontal, 8)) == CGSize(width: 100, height: 60))
        #expect(inner == CGRect(x: 8, y: 0, width: 84, height: 60))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stage.show(box(20, 10).padding(insets)) == CGSize(width: 26, height: 14))
        #expect(inner.origin == CGPoint(x: 2, y: 1))
    }

    @Test("Padding that is not finite counts as zero", arguments: [CGFloat.nan, .infinity])
    func badPadding(length: CGFloat) {
        #expect(stage.show(box(20, 10).padding(length)) == CGSize(width: 20, height: 10))
    }

    // MARK: - Frame

    @Test("A frame of fixed size places its content by the alignment", arguments: ComponentAlignment.allCases)
    func fixedFrame(alignment: ComponentAlignment) {
        #expect(
            stage.show(box(20, 10).frame(width: 40, height: 50, alignment: alignment)) == CGSize(width: 40, height: 50))
        #expect(inner.origin == CGPoint(x: 20 * alignment.fraction.x, y: 40 * alignment.fraction.y))
    }

    @Test("A frame with a maximum length takes its proposal up to that length")
    func greatest() {
        #expect(stage.show(box(20, 10).frame(maxWidth: .infinity)) == CGSize(width: 100, height: 10))
        #expect(stage.show(box(20, 10).frame(maxWidth: 50, maxHeight: 90)) == CGSize(width: 50, height: 60))
        #expect(stage.show(box().frame(maxWidth: 50)) == CGSize(width: 50, height: 60))
    }

    @Test("A frame with a minimum length is at least that long")
    func least() {
        #expect(stage.show(box(20, 10).frame(minWidth: 30)) == CGSize(width: 30, height: 10))
        #expect(stage.show(box(50, 10).frame(minWidth: 30, minHeight: 20)) == CGSize(width: 50, height: 20))
    }

    @Test("Random frame lengths obey the rules for minimum, ideal and maximum")
    func frameLengths() {
        var random = SeededRandom(seed: 3)
        let numbers: [CGFloat?] = [nil, 0, 10, 25, 40, 80, -5, .nan, .infinity]
        for _ in 0..<3000 {
            func pick() -> CGFloat? { numbers.randomElement(using: &random) ?? nil }
            let rule = FrameLength(min: pick(), ideal: pick(), max: pick())
            let available = [CGFloat(0), 30, 60, .infinity].randomElement(using: &random) ?? 0
            let content = CGFloat(Int.random(in: 0...90, using: &random))
            let length = rule.length(around: content, available: available)
            #expect(length.isFinite)
            #expect(length >= (rule.min ?? 0))
            #expect(length <= (rule.max ?? .infinity))
            #expect(rule.proposal(available: available) >= 0)
            if rule.min == nil, rule.max == nil, rule.ideal == nil { #expect(length == content) }
        }
    }

    @Test("An ideal length applies to an unbounded proposal")
    func ideal() {
        let host = ComponentHostView<Empty>()
        let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        let framed = AnyComponent(box().frame(idealWidth: 70, maxWidth: .infinity, idealHeight: 30))
        #expect(host.update(component: framed, containerSize: infinite) == CGSize(width: 70, height: 30))
    }

    // MARK: - Background and overlay

    @Test("A background is behind the content and an overlay in front of it; both are proposed the content's size")
    func layers() throws {
        let content = box(40, 20).padding(0)
        #expect(stage.show(content.background(.blue)) == CGSize(width: 40, height: 20))
        #expect(stage.componentView?.backgroundColor == .blue)
        stage.show(content.background(box(8, 6, .green), alignment: .topLeft))
        let behind = try #require(stage.componentView?.subviews)
        #expect(
            behind.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 8, height: 6), CGRect(x: 0, y: 0, width: 40, height: 20),
            ])
        stage.show(content.overlay(box(8, 6, .green), alignment: .bottomRight))
        let front = try #require(stage.componentView?.subviews)
        #expect(front[1].frame == CGRect(x: 32, y: 14, width: 8, height: 6))
        #expect(front[1].backgroundColor == .green)
    }

    @Test("Components of a builder are layered behind or in front of the content, with an alignment")
    func builtLayers() throws {
        let content = box(40, 20).padding(0)
        stage.show(
            content.overlay(alignment: .bottomTrailing) {
                box(8, 6, .green)
                box(4, 2, .blue)
            })
        let front = try #require(stage.componentView?.subviews.last)
        #expect(front.frame == CGRect(x: 32, y: 14, width: 8, height: 6))
        #expect(front.subviews.map(\.frame.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 4)])
        stage.show(content.background { box(8, 6, .green) })
        #expect(stage.componentView?.subviews.first?.frame == CGRect(x: 16, y: 7, width: 8, height: 6))
    }

    @Test("A condition in the builder of an overlay adds and removes a component")
    func conditionalLayer() {
        func count(_ isShown: Bool) -> Int? {
            stage.show(box(40, 20).overlay { if isShown { box(8, 6) } })
            return stage.componentView?.subviews.last?.subviews.count
        }
        #expect(count(true) == 1)
        #expect(count(false) == 0)
    }

    @Test("A border is a line inside the edges, through which the component receives touches")
    func border() throws {
        var taps = 0
        stage.show(box(40, 20, .white).onTap { taps += 1 }.border(.red, width: 4))
        let pixels = Pixels(try #require(stage.image()))
        #expect(pixels[1, 10].green < 100)
        #expect(pixels[20, 10].green > 200)
        #expect(stage.componentView?.bounds.size == CGSize(width: 40, height: 20))
        stage.tap(at: CGPoint(x: 2, y: 2))
        #expect(taps == 1)
    }

    // MARK: Appearance

    @Test("An appearance modifier affects the content until the modifier is removed")
    func styles() throws {
        func show(_ opacity: CGFloat, _ radius: CGFloat) {
            stage.show(box(20, 10).opacity(opacity).cornerRadius(radius))
        }
        show(0.5, 4)
        let rounded = try #require(stage.componentView?.subviews.first)
        #expect(rounded.layer.cornerRadius == 4)
        #expect(rounded.clipsToBounds)
        #expect(rounded.alpha == 0.5)
        show(0.25, 0)
        #expect(stage.componentView?.subviews.first === rounded)
        #expect(rounded.layer.cornerRadius == 0)
        #expect(rounded.alpha == 0.25)
        stage.show(box(20, 10).opacity(0.25))
        #expect(!rounded.clipsToBounds)
    }

    /// The number of views around and including the innermost one.
    private var viewCount: Int {
        stage.componentView.map { sequence(first: $0, next: \.subviews.first).map(\.self).count } ?? 0
    }

    @Test("All modifiers in a row share one view around the content")
    func oneView() {
        stage.show(
            box(20, 10).opacity(0.5).scale(2).padding(8).frame(width: 60).background(.red).cornerRadius(6).opacity(0.5)
                .onTap {})
        #expect(viewCount == 2)
    }

    @Test("A padding outside of a background, and a shadow outside of rounded corners, have views of their own")
    func severalViews() {
        stage.show(box(20, 10).background(.red).padding(8))
        #expect(viewCount == 3)
        stage.show(box(20, 10).padding(2).cornerRadius(6).shadow(ComponentShadow()))
        #expect(viewCount == 3)
    }

    @Test("The result of modifiers does not depend on whether they share a view")
    func sharingMakesNoDifference() throws {
        func picture<Content: Component>(_ content: Content) throws -> [UInt8] where Content.EnvironmentType == Empty {
            stage.show(content)
            return try #require(stage.image()?.pngData()).map { $0 }
        }
        let shared = box(20, 10).padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 9)).background(.green)
            .cornerRadius(5).scale(0.5).opacity(0.7)
        let apart = separate(
            separate(
                separate(
                    separate(box(20, 10).padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 9)))
                        .background(.green)
                ).cornerRadius(5)
            ).scale(0.5)
        ).opacity(0.7)
        #expect(try picture(shared) == picture(apart))
    }

    /// Returns a component to which modifiers are not added.
    private func separate<Content: Component>(_ content: Content) -> ZStack<Empty>
    where Content.EnvironmentType == Empty {
        ZStack([AnyComponentWithIdentity(id: 0, component: AnyComponent(content))])
    }

    // MARK: - Gestures

    @Test("A tap gesture runs the current action, also after a skipped update")
    func tap() throws {
        var taps: [Int] = []
        func show(_ number: Int) { stage.show(box(20, 10).onTap { taps.append(number) }.padding(5)) }
        show(1)
        stage.tap(at: CGPoint(x: 10, y: 10))
        show(2)
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.tap(at: CGPoint(x: 2, y: 2))
        #expect(taps == [1, 2])
    }

    @Test("Several gestures share one view, and can be added and removed")
    func gestures() throws {
        var taps = 0
        stage.show(box(20, 10).onTap { taps += 1 }.gesture(.longPress { _ in }))
        let view = try #require(stage.componentView)
        #expect(view.gestureRecognizers?.count == 2)
        let tap = view.gestureRecognizers?.first
        stage.show(box(20, 10).onTap { taps += 10 })
        #expect(stage.componentView === view)
        #expect(view.gestureRecognizers?.count == 1)
        #expect(view.gestureRecognizers?.first === tap)
        stage.tap(on: view)
        #expect(taps == 10)
    }

    // MARK: All modifiers

    @Test("Modifiers forward closures and environments to their content")
    func forwarding() throws {
        struct Reader: Component {
            typealias EnvironmentType = (Int, String)

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState,
                environment: Environment<(Int, String)>, transition: ComponentTransition
            ) -> CGSize {
                CGSize(width: environment[Int.self].value, height: environment[String.self].value.count)
            }
        }
        var taps: [Int] = []
        func show(_ number: Int, _ width: Int) -> CGSize {
            let reader = Reader().onTap { taps.append(number) }
                .padding(2).frame(minWidth: 10).opacity(1).background(.yellow).overlay(Divider(), alignment: .bottom)
            return stage.show(
                VStack { reader },
                environment: {
                    width
                    "abcdef"
                })
        }
        #expect(show(1, 20) == CGSize(width: 24, height: 10))
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(show(2, 20) == CGSize(width: 24, height: 10))
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps == [1, 2])
        #expect(show(2, 30) == CGSize(width: 34, height: 10))
    }

    @Test("Modifiers are equatable values")
    func equality() {
        #expect(box(1, 2).padding(3) == box(1, 2).padding(3))
        #expect(box(1, 2).padding(3) != box(1, 2).padding(4))
        #expect(box(1, 2).onTap {} == box(1, 2).onTap {})
        #expect(box(1, 2).opacity(0.1) != box(1, 2).opacity(0.2))
        #expect(box().frame(width: 1) != box().frame(width: 2))
        #expect(box().background(.red) != box().background(.blue))
    }
}
