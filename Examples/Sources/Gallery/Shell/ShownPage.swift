import ComponentFlow

/// A page, which scrolls in a low window.
struct ShownPage: CompositeComponent {
    let index: Int
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        let scale = textScale
        return SizeReader(dependingOn: [CGFloat(index), scale]) { size in
            ScrollView {
                PageContent(index: index, settings: settings)
                    .frame(
                        width: size.width,
                        height: max(size.height, PageContent.leastHeight(width: size.width, scale: scale)))
            }
        }
    }
}

/// The title of a page, its description, the live component, and the code beside it, or below it in a narrow window.
struct PageContent: CompositeComponent {
    let index: Int
    let settings: ActionSlot<Setting>

    /// The height in which all examples have enough space, in points.
    ///
    /// - Parameter scale: The size of text compared with the default one.
    static func leastHeight(width: CGFloat, scale: CGFloat) -> CGFloat {
        (width - 2 * margin >= ExampleAndCode.wideWidth * scale ? 560 : 900) * scale
    }

    private static let margin: CGFloat = 32

    var content: some Component<Surroundings> {
        let page = Page.all[index]
        return VStack(alignment: .leading) {
            Text(page.title).font(theme.titleFont).foregroundColor(theme.text).accessibilityHeading(1)
            Text(text: strings[page.about], font: theme.bodyFont, color: theme.secondaryText, lineSpacing: 3)
                .padding(UIEdgeInsets(top: 6, left: 0, bottom: 22, right: 0))
            ExampleAndCode(index: index, settings: settings).flexible()
        }
        .padding(UIEdgeInsets(top: 26, left: Self.margin, bottom: Self.margin, right: Self.margin))
    }
}

/// The live component with its code, which keeps its state when the code moves beside or below it.
struct ExampleAndCode: CombinedComponent {
    typealias EnvironmentType = Surroundings

    private static let gap: CGFloat = 20
    /// The width from which the code is beside the example, in points.
    static let wideWidth: CGFloat = 720
    /// The width of an example beside its code, in points.
    private static let exampleWidth: CGFloat = 400

    let index: Int
    let settings: ActionSlot<Setting>

    static var body: Body {
        let example = Child(ExampleCard.self)
        let code = Child(CodePanel.self)
        return { context in
            let component = context.component
            let page = Page.all[component.index]
            let strings = context.environment[Strings.self].value
            let frames = split(
                context.availableSize, scale: context.textScale,
                isRightToLeft: strings.language.tag.isRightToLeft)
            let example = example.update(
                component: ExampleCard(index: component.index, settings: component.settings),
                environment: { context.environment }, availableSize: frames.example.size,
                transition: context.transition)
            let code = code.update(
                component: CodePanel(file: page.file, code: page.code), environment: { context.environment },
                availableSize: frames.code.size, transition: context.transition)
            context.add(example.position(CGPoint(x: frames.example.midX, y: frames.example.midY)))
            context.add(code.position(CGPoint(x: frames.code.midX, y: frames.code.midY)))
            return context.availableSize
        }
    }

    /// Divides the area below the description between the example and the code.
    private static func split(
        _ size: CGSize, scale: CGFloat, isRightToLeft: Bool
    ) -> (example: CGRect, code: CGRect) {
        let area = CGRect(origin: .zero, size: size)
        if size.width >= wideWidth * scale {
            let leading: CGRectEdge = isRightToLeft ? .maxXEdge : .minXEdge
            let (example, rest) = area.divided(atDistance: exampleWidth * scale, from: leading)
            return (example, rest.divided(atDistance: gap, from: leading).remainder)
        }
        let (example, rest) = area.divided(atDistance: floor((size.height - gap) * 0.55), from: .minYEdge)
        return (example, rest.divided(atDistance: gap, from: .minYEdge).remainder)
    }
}

/// The live component on a card.
struct ExampleCard: CompositeComponent {
    let index: Int
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        ZStack { Page.all[index].demo(settings) }
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                Rectangle(color: theme.card)
                    .cornerRadius(theme.cornerRadius)
                    .shadow(ComponentShadow(opacity: 0.1, radius: 8, offset: CGSize(width: 0, height: 2))))
    }
}

/// The highlighted code of a page below its file name; it scrolls in both directions.
struct CodePanel: CompositeComponent {
    let file: String
    let code: String

    var content: some Component<Surroundings> {
        VStack(alignment: .leading) {
            caption(file, theme).padding(.horizontal, 16).frame(minHeight: 33)
            Divider(color: theme.border)
            ScrollView(
                [.horizontal, .vertical], contentInsets: UIEdgeInsets(top: 14, left: 16, bottom: 16, right: 16)
            ) {
                Text(
                    attributedText: CodeGrammar.swift.attributedString(
                        code, font: theme.codeFont, theme: theme.syntax.codeTheme),
                    font: theme.codeFont, lineSpacing: 3)
            }
            .startsAtLeft()
            .clipped()
            .flexible()
        }
        .background(theme.codeBackground)
        .cornerRadius(theme.cornerRadius - 1)
        .padding(1)
        .background(theme.border)
        .cornerRadius(theme.cornerRadius)
    }
}
