import ComponentFlow
import ComponentFlowTesting
import OpenQuartzCore
import Testing

/// Two transparent places next to each other, and a blue component that follows one of them.
private struct Places: CompositeComponent {
    let namespace: GeometryNamespace
    var selection = 1
    /// The distance of the places from the leading edge.
    var distance: CGFloat = 0
    var size = CGSize(width: 40, height: 20)
    /// The ids of the places that are shown.
    var shown = [1, 2]
    /// The id with which both places are shown; only the selected one is a source then.
    var commonID: Int?
    var properties = MatchedGeometryProperties.frame
    var anchor = ComponentAlignment.center
    /// The size of the blue component; `nil` takes the proposed size.
    var blueSize: CGSize?

    var content: some Component<Empty> {
        ZStack(alignment: .topLeading) {
            Rectangle(color: .clear, width: 200, height: 200)
            HStack(alignment: .top, spacing: 10) {
                for id in shown {
                    Rectangle(color: .clear, width: id == 1 ? size.width : 60, height: id == 1 ? size.height : 40)
                        .matchedGeometry(
                            id: commonID ?? id, in: namespace, isSource: commonID == nil || id == selection
                        )
                        .id(id)
                }
            }
            .padding(.leading, distance)
            follower.frame(width: 30, height: 10)
        }
    }

    private var follower: some Component<Empty> {
        Rectangle(color: .blue, width: blueSize?.width, height: blueSize?.height)
            .matchedGeometry(
                id: commonID ?? selection, in: namespace, properties: properties, anchor: anchor, isSource: false)
    }
}

@Suite("Components that follow another one") @MainActor
struct GeometryFollowingTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let namespace = GeometryNamespace()
    private let linear = ComponentTransition.linear(duration: 1)

    private func show(_ transition: ComponentTransition = .immediate, _ change: (inout Places) -> Void = { _ in }) {
        var places = Places(namespace: namespace)
        change(&places)
        stage.show(places, transition: transition)
    }

    /// The frame of what is blue on screen.
    private var blueFrame: CGRect? {
        guard let image = stage.image() else { return nil }
        let pixels = Pixels(image)
        var frame = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y].red < 120 && pixels[x, y].blue > 200 {
                frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return frame.isNull ? nil : frame
    }

    private let first = CGRect(x: 0, y: 0, width: 40, height: 20)
    private let second = CGRect(x: 50, y: 0, width: 60, height: 40)
    private let ownPlace = CGRect(x: 0, y: 0, width: 30, height: 10)

    @Test("A follower has the frame of the source with its id", arguments: [1, 2])
    func frame(selection: Int) {
        show { $0.selection = selection }
        #expect(blueFrame == (selection == 1 ? first : second))
    }

    @Test("A follower without a source is shown at its own place")
    func noSource() {
        show { $0.selection = 3 }
        #expect(blueFrame == ownPlace)
    }

    @Test("A follower has the on-screen frame of a source that moves")
    func moving() {
        show()
        show(linear) { $0.distance = 100 }
        #expect(blueFrame == first)
        stage.advance(by: 0.5)
        #expect(blueFrame == first.offsetBy(dx: 50, dy: 0))
        stage.settle()
        #expect(blueFrame == first.offsetBy(dx: 100, dy: 0))
    }

    @Test("A follower has the on-screen frame of a source that grows")
    func growing() {
        show()
        show(linear) { $0.size = CGSize(width: 80, height: 60) }
        #expect(blueFrame == first)
        stage.advance(by: 0.5)
        #expect(blueFrame == CGRect(x: 0, y: 0, width: 60, height: 40))
        stage.settle()
        #expect(blueFrame == CGRect(x: 0, y: 0, width: 80, height: 60))
    }

    @Test("A follower has the frame of a source whose layer is animated")
    func animatedLayer() throws {
        show()
        let source = try #require(stage.window.views(of: MatchedGeometryView.self).first)
        linear.animateTransform(
            view: source, from: CATransform3DIdentity, to: CATransform3DMakeTranslation(0, 80, 0))
        stage.advance(by: 0.5)
        #expect(blueFrame == first.offsetBy(dx: 0, dy: 40))
        stage.settle()
        #expect(blueFrame == first)
    }

    @Test("A follower outside of a scroll view follows a source in it")
    func scrolled() {
        let namespace = namespace
        stage.show(
            ZStack(alignment: .topLeading) {
                ScrollView {
                    VStack(alignment: .leading) {
                        Rectangle(color: .clear, width: 20, height: 60)
                        Rectangle(color: .clear, width: 20, height: 10).matchedGeometry(id: "a", in: namespace)
                        Rectangle(color: .clear, width: 20, height: 400)
                    }
                }
                .frame(width: 200, height: 150)
                Rectangle(color: .blue).matchedGeometry(id: "a", in: namespace, isSource: false)
            })
        stage.window.firstScrollView?.contentOffset.y = 35
        stage.advance(by: 0)
        #expect(blueFrame == CGRect(x: 90, y: 25, width: 20, height: 10))
    }

    @Test("A follower of a row of a lazy list is at its own place while the row does not exist")
    func lazyRow() {
        let namespace = namespace
        stage.show(
            ZStack(alignment: .topLeading) {
                LazyList(Array(0..<100), id: \.self) { row in
                    Rectangle(color: .clear, width: 50, height: 20).matchedGeometry(id: row, in: namespace)
                }
                Rectangle(color: .blue).matchedGeometry(id: 2, in: namespace, isSource: false)
                    .frame(width: 30, height: 10)
            })
        let row = blueFrame
        stage.window.firstScrollView?.contentOffset.y = 30
        stage.advance(by: 0)
        #expect(blueFrame == row?.offsetBy(dx: 0, dy: -30))
        stage.window.firstScrollView?.contentOffset.y = 1500
        stage.advance(by: 0)
        #expect(blueFrame == ownPlace)
        stage.window.firstScrollView?.contentOffset.y = 0
        stage.advance(by: 0)
        #expect(blueFrame == row)
    }

    @Test("A follower with another id moves from one source to the other")
    func otherID() {
        show()
        show(linear) { $0.selection = 2 }
        #expect(blueFrame == first)
        stage.advance(by: 0.5)
        #expect(blueFrame == CGRect(x: 25, y: 0, width: 50, height: 30))
        stage.settle()
        #expect(blueFrame == second)
    }

    @Test("An immediate update with another id moves the follower at once")
    func immediate() {
        show()
        show { $0.selection = 2 }
        #expect(blueFrame == second)
        #expect(!stage.isMoving)
    }

    @Test("A follower that returns to the first source during the movement continues from its place on screen")
    func interrupted() {
        show()
        show(linear) { $0.selection = 2 }
        stage.advance(by: 0.5)
        show(linear)
        #expect(blueFrame == CGRect(x: 25, y: 0, width: 50, height: 30))
        stage.settle()
        #expect(blueFrame == first)
    }

    @Test("A follower that moves to another source follows that one meanwhile")
    func movingTarget() {
        show()
        show(linear) { $0.selection = 2 }
        show {
            $0.selection = 2
            $0.distance = 20
        }
        stage.advance(by: 0.5)
        #expect(blueFrame == CGRect(x: 45, y: 0, width: 50, height: 30))
    }

    @Test("A follower moves to another component that becomes the source with its id")
    func otherSource() {
        show { $0.commonID = 7 }
        #expect(blueFrame == first)
        show(linear) { ($0.commonID, $0.selection) = (7, 2) }
        #expect(blueFrame == first)
        stage.advance(by: 0.5)
        #expect(blueFrame == CGRect(x: 25, y: 0, width: 50, height: 30))
        stage.settle()
        #expect(blueFrame == second)
    }

    @Test("With reduced motion, a follower is shown at the other source at once")
    func reducedMotion() {
        let preferences = UIAccessibility.preferences
        UIAccessibility.preferences = preferences.union(.reducedMotion)
        defer { UIAccessibility.preferences = preferences }
        show()
        show(linear) { $0.selection = 2 }
        #expect(blueFrame == second)
    }

    @Test("A follower of the position keeps its size, in the center of the source")
    func position() {
        show { ($0.properties, $0.blueSize) = (.position, CGSize(width: 10, height: 10)) }
        #expect(blueFrame == CGRect(x: 15, y: 5, width: 10, height: 10))
    }

    @Test("A follower of the size keeps its place")
    func size() {
        show { ($0.properties, $0.selection, $0.anchor) = (.size, 2, .topLeading) }
        #expect(blueFrame == CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    @Test("The anchor of a follower is placed at that of the source")
    func anchor() {
        show {
            ($0.properties, $0.anchor) = (.position, .topLeading)
            ($0.selection, $0.blueSize) = (2, CGSize(width: 10, height: 10))
        }
        #expect(blueFrame == CGRect(x: 80, y: 20, width: 10, height: 10))
    }

    @Test("A content that does not take the size of the source keeps its size")
    func fixedSize() {
        show { $0.blueSize = CGSize(width: 10, height: 10) }
        #expect(blueFrame == CGRect(x: 15, y: 5, width: 10, height: 10))
        show(linear) { ($0.blueSize, $0.selection) = (CGSize(width: 10, height: 10), 2) }
        stage.advance(by: 0.5)
        #expect(blueFrame == CGRect(x: 45, y: 10, width: 10, height: 10))
    }

    @Test("A follower whose source is removed returns to its own place")
    func removal() {
        show { $0.selection = 2 }
        show { ($0.selection, $0.shown) = (2, [1]) }
        #expect(blueFrame == ownPlace)
    }

    @Test("A follower whose source is removed with an animation moves to its own place")
    func animatedRemoval() {
        show { $0.selection = 2 }
        show(linear) { ($0.selection, $0.shown) = (2, [1]) }
        #expect(blueFrame == second)
        stage.settle()
        #expect(blueFrame == ownPlace)
    }

    @Test("A follower moves with a source that takes the place of another one")
    func replacedSource() throws {
        let namespace = namespace
        func show(_ isOpen: Bool) {
            stage.show(
                ZStack(alignment: .topLeading) {
                    Rectangle(color: .clear, width: 200, height: 200)
                    if isOpen {
                        Rectangle(color: .clear, width: 100, height: 80).matchedGeometry(id: 1, in: namespace)
                    } else {
                        Text("").frame(width: 20, height: 20).matchedGeometry(id: 1, in: namespace)
                    }
                    Rectangle(color: .blue).matchedGeometry(id: 1, in: namespace, isSource: false)
                }, transition: linear)
        }
        show(false)
        show(true)
        #expect(blueFrame == CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.advance(by: 0.5)
        #expect(blueFrame == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    @Test("The layout around a follower does not depend on its source")
    func layout() {
        let namespace = namespace
        func size(isSource: Bool) -> CGSize {
            stage.show(
                VStack {
                    Rectangle(color: .clear, width: 90, height: 70).matchedGeometry(id: 1, in: namespace)
                    Rectangle(color: .blue, height: 8)
                        .matchedGeometry(id: isSource ? 2 : 1, in: namespace, isSource: isSource).frame(width: 20)
                })
        }
        #expect(size(isSource: true) == size(isSource: false))
    }

    @Test("A follower can follow a source that another follower moves")
    func chain() {
        let namespace = namespace
        stage.show(
            ZStack(alignment: .topLeading) {
                Rectangle(color: .blue).matchedGeometry(id: "b", in: namespace, isSource: false)
                Rectangle(color: .clear).matchedGeometry(id: "b", in: namespace).padding(5)
                    .matchedGeometry(id: "a", in: namespace, isSource: false)
                Rectangle(color: .clear, width: 50, height: 40).matchedGeometry(id: "a", in: namespace)
                    .padding(.leading, 30)
            })
        #expect(blueFrame == CGRect(x: 35, y: 5, width: 40, height: 30))
    }

    @Test("A follower receives touches where it is shown")
    func touches() {
        let namespace = namespace
        var count = 0
        stage.show(
            ZStack(alignment: .topLeading) {
                Rectangle(color: .clear, width: 200, height: 200)
                Rectangle(color: .clear, width: 20, height: 20).matchedGeometry(id: 1, in: namespace)
                    .padding(.leading, 100)
                Rectangle(color: .blue).onTap { count += 1 }.matchedGeometry(id: 1, in: namespace, isSource: false)
            })
        stage.tap(at: CGPoint(x: 110, y: 10))
        #expect(count == 1)
        stage.tap(at: CGPoint(x: 50, y: 100))
        #expect(count == 1)
    }

    @Test("Two sources with one id are reported, and the first one is followed")
    func duplicateSources() {
        let namespace = namespace
        let diagnostics = Diagnostics.record {
            stage.show(
                HStack(alignment: .top, spacing: 0) {
                    Rectangle(color: .clear, width: 20, height: 20).matchedGeometry(id: "a", in: namespace)
                    Rectangle(color: .clear, width: 30, height: 30).matchedGeometry(id: "a", in: namespace)
                    Rectangle(color: .blue, width: 10, height: 10)
                        .matchedGeometry(id: "a", in: namespace, isSource: false)
                })
        }
        #expect(diagnostics.map(\.rule) == ["geometry.duplicate-source"])
        #expect(diagnostics.first?.message == "Two components are the source with the id a")
        #expect(diagnostics.first?.subject.contains("MatchedGeometry") == true)
        #expect(diagnostics.first?.hint.contains("isSource: false") == true)
        #expect(blueFrame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test("A source in its follower is reported, and not followed")
    func sourceInside() {
        let namespace = namespace
        let diagnostics = Diagnostics.record {
            stage.show(
                Rectangle(color: .blue, width: 20, height: 20).matchedGeometry(id: "a", in: namespace)
                    .padding(10).matchedGeometry(id: "a", in: namespace, isSource: false))
        }
        #expect(diagnostics.map(\.rule) == ["geometry.source-inside"])
        #expect(blueFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test("Followers whose sources move with each other are reported, and their frames end")
    func cycle() {
        let namespace = namespace
        func part(_ source: String, _ target: String) -> some Component<Empty> {
            Rectangle(color: .blue).matchedGeometry(id: source, in: namespace).padding(5)
                .matchedGeometry(id: target, in: namespace, isSource: false).frame(width: 40, height: 40)
        }
        let diagnostics = Diagnostics.record {
            stage.show(
                HStack {
                    part("a", "b")
                    part("b", "a")
                })
        }
        #expect(diagnostics.map(\.rule) == ["geometry.source-inside"])
        #expect(!stage.isMoving)
    }

    @Test("A component that no longer follows is shown at its own place")
    func becomesSource() {
        let namespace = namespace
        func show(_ isSource: Bool) {
            stage.show(
                HStack(alignment: .top, spacing: 0) {
                    Rectangle(color: .clear, width: 20, height: 20).matchedGeometry(id: 1, in: namespace)
                    Rectangle(color: .blue).matchedGeometry(id: isSource ? 2 : 1, in: namespace, isSource: isSource)
                        .frame(width: 30, height: 10)
                })
        }
        show(false)
        #expect(blueFrame == CGRect(x: 0, y: 0, width: 20, height: 20))
        show(true)
        #expect(blueFrame == CGRect(x: 20, y: 0, width: 30, height: 10))
    }

    @Test("A window whose followers are removed does no more work for them")
    func noFollowers() {
        show()
        #expect(stage.window.layerTree.onAnimationsEvaluated != nil)
        stage.show(Rectangle(color: .red).matchedGeometry(id: 1, in: namespace))
        stage.advance(by: 0.1)
        #expect(stage.window.layerTree.onAnimationsEvaluated == nil)
    }

    @Test("Frames in which nothing moves update no follower")
    func idle() {
        let log = UpdateLog()
        let namespace = namespace
        stage.show(
            VStack {
                Rectangle(color: .clear, width: 10, height: 10).matchedGeometry(id: 1, in: namespace)
                Probe(name: "a", log: log).matchedGeometry(id: 1, in: namespace, isSource: false)
            })
        _ = log.take()
        stage.window.setNeedsDisplay()
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test("A follower and its source are released with their host")
    func released() {
        show()
        show(linear) { $0.selection = 2 }
        weak let view = stage.window.views(of: MatchedGeometryView.self).last
        stage.show(Rectangle(color: .red))
        stage.settle()
        #expect(view == nil)
    }
}
