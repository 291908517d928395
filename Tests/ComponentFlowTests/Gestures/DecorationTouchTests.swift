import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Touches on texts, images and shapes") @MainActor
struct DecorationTouchTests {
    /// A component in front of a square of 100 points, each with a closure that is called when it is tapped.
    private struct Pile: CombinedComponent {
        let front: AnyComponent<Empty>
        let onTapBehind: () -> Void
        let onTapInFront: (() -> Void)?

        static func == (lhs: Pile, rhs: Pile) -> Bool { false }

        static var body: Body {
            let behind = Child(Rectangle.self)
            let front = Child(environment: Empty.self)
            return { context in
                let component = context.component
                let size = CGSize(width: 100, height: 100)
                let center = CGPoint(x: 50, y: 50)
                context.add(
                    behind.update(
                        component: Rectangle(color: .red), availableSize: size, transition: context.transition
                    ).position(center).gesture(.tap(action: component.onTapBehind)))
                var child = front.update(
                    component: component.front, availableSize: size, transition: context.transition
                ).position(center)
                if let onTapInFront = component.onTapInFront { child = child.gesture(.tap(action: onTapInFront)) }
                context.add(child)
                return context.availableSize
            }
        }
    }

    enum Front: CaseIterable {
        case text, image, circle, shape

        @MainActor var component: AnyComponent<Empty> {
            let size = CGSize(width: 100, height: 100)
            return switch self {
            case .text: AnyComponent(Text(text: "Wide enough", font: .systemFont(ofSize: 18), color: .black))
            case .image: AnyComponent(Image(image: nil, size: size))
            case .circle: AnyComponent(Circle(fillColor: .blue, size: size))
            case .shape: AnyComponent(Shape(.ellipse, fill: .blue, size: size))
            }
        }
    }

    /// Shows a component in front of a square, taps at a location, and returns which of both was tapped.
    private func tap(_ front: Front, hasGesture: Bool, at location: CGPoint) -> [String] {
        var tapped: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.show(
            Pile(
                front: front.component, onTapBehind: { tapped.append("behind") },
                onTapInFront: hasGesture ? { tapped.append("front") } : nil))
        stage.tap(at: location)
        return tapped
    }

    @Test("A tap gesture of a text, an image or a shape is recognized", arguments: Front.allCases)
    func gesture(front: Front) {
        #expect(tap(front, hasGesture: true, at: CGPoint(x: 50, y: 50)) == ["front"])
    }

    @Test(
        "Without gestures, touches on a text, an image or a shape belong to what is behind", arguments: Front.allCases)
    func decoration(front: Front) {
        #expect(tap(front, hasGesture: false, at: CGPoint(x: 50, y: 50)) == ["behind"])
    }

    @Test("Touches outside the outline of a circle with a gesture belong to what is behind it")
    func corner() {
        #expect(tap(.circle, hasGesture: true, at: CGPoint(x: 8, y: 8)) == ["behind"])
    }
}
