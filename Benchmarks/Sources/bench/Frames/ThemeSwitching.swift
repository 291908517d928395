import ComponentFlow
import ComponentFlowTesting

/// The colors of an application.
private struct Colors: Equatable {
    var text: UIColor
    var background: UIColor

    static let light = Colors(text: .black, background: UIColor(white: 0.95, alpha: 1))
    static let dark = Colors(text: .white, background: UIColor(white: 0.1, alpha: 1))
}

/// A text on a background, both with colors of the environment.
private struct ThemedLabel: Component {
    let text: String

    func makeView() -> UILabel {
        UILabel(frame: .zero)
    }

    func update(
        view: UILabel, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Colors>,
        transition: ComponentTransition
    ) -> CGSize {
        let colors = environment[Colors.self].value
        view.text = text
        view.textColor = colors.text
        view.backgroundColor = colors.background
        return CGSize(width: 240, height: 24)
    }
}

/// Measures a switch between light and dark mode with 10,000 components that use dynamic colors.
@MainActor
func measureStyleSwitch(_ harness: Harness) {
    let name = "style-switch"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    stage.show(
        ScrollView {
            VStack(spacing: 1) {
                for row in 0..<1_250 {
                    HStack(spacing: 8) {
                        for column in 0..<4 {
                            Text(text: "Text \(row * 4 + column)")
                                .background(.secondarySystemBackground).id(column)
                        }
                    }
                    .id(row)
                }
            }
        })
    harness.measureFrames(
        name, "5,000 texts on 5,000 rectangles in dynamic colors: the desktop switches between dark and light",
        on: stage,
        limit: 60
    ) { frame in
        stage.setStyle(frame.isMultiple(of: 2) ? .dark : .light)
    }
}

/// Measures a change of the environment that contains the colors of 10,000 components.
@MainActor
func measureThemeSwitch(_ harness: Harness) {
    let name = "theme-switch"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    let host = ComponentHostView<Colors>()
    let list = ScrollView<Colors> {
        VStack(spacing: 1) {
            for row in 0..<2_500 {
                HStack(spacing: 8) {
                    for column in 0..<4 { ThemedLabel(text: "Text \(row * 4 + column)").id(column) }
                }
                .id(row)
            }
        }
    }
    host.update(
        transition: .immediate, component: AnyComponent(list), environment: { Colors.light }, containerSize: frameSize)
    host.frame = CGRect(origin: .zero, size: frameSize)
    stage.show(host)
    harness.measureFrames(
        name, "10,000 labels with text and background colors from the environment: the environment changes", on: stage,
        limit: 60
    ) { frame in
        host.updateEnvironment(transition: .immediate) { frame.isMultiple(of: 2) ? Colors.dark : Colors.light }
    }
}
