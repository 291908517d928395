import ComponentFlow
import ComponentFlowTesting
import Testing

/// The code of the article "Writing explicit components", verbatim.
enum WritingExplicitComponents {
    struct Dot: Component {
        let color: UIColor

        func update(
            view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
            transition: ComponentTransition
        ) -> CGSize {
            transition.setBackgroundColor(view: view, color: color)
            return CGSize(width: 12, height: 12)
        }
    }

    struct Legend: CombinedComponent {
        let title: String

        static var body: Body {
            let dot = Child(Dot.self)
            let text = Child(Text.self)
            return { context in
                let dot = dot.update(
                    component: Dot(color: .systemBlue), availableSize: context.availableSize,
                    transition: context.transition)
                let text = text.update(
                    component: Text(text: context.component.title), availableSize: context.availableSize,
                    transition: context.transition)
                let height = max(dot.size.height, text.size.height)
                context.add(dot.position(CGPoint(x: dot.size.width / 2, y: height / 2)))
                context.add(text.position(CGPoint(x: dot.size.width + 8 + text.size.width / 2, y: height / 2)))
                return CGSize(width: dot.size.width + 8 + text.size.width, height: height)
            }
        }
    }
}

@Suite @MainActor
struct WritingExplicitComponentsTests {
    @Test("The legend shows its title to the right of a dot")
    func legend() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        let size = stage.show(WritingExplicitComponents.Legend(title: "Rain"))
        let label = try #require(stage.window.views(of: UILabel.self).first)
        #expect(label.frame.minX == 20)
        #expect(size.width == label.frame.maxX)
    }
}
