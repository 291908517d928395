import ComponentFlow

// The components that the trees represent; a, b, c and d denote their parameters.

extension ComponentTree {
    static let colors: [UIColor] = [
        .red, .green, .blue, .gray, .systemYellow, .label, UIColor(white: 0.5, alpha: 0.5), .clear,
    ]
    private static let formatting = TextFormatting()
    static let lengths: [CGFloat] = [10, 0, 3, 6, 12, 20, 35, 60]
    private static let pictures = (1...3).map { number in
        UIGraphicsImageRenderer(size: CGSize(width: 8 * number, height: 6 + 4 * number)).image { context in
            colors[number].setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5 * number, height: 5))
        }
    }
    /// The alignments to which the stored cases refer.
    static let alignments: [ComponentAlignment] = [
        .topLeft, .top, .topRight, .left, .center, .right, .bottomLeft, .bottom, .bottomRight,
    ]

    func color(_ index: Int) -> UIColor { Self.colors[self[index]] }

    func length(_ index: Int) -> CGFloat { Self.lengths[self[index]] }

    /// Returns `nil` for 0, which means the size of the proposal.
    private func optionalLength(_ index: Int) -> CGFloat? { self[index] == 0 ? nil : length(index) }

    private var optionalSize: CGSize? {
        self[2] == 0 ? nil : CGSize(width: length(2), height: Self.lengths[(self[2] + self[0]) % 8])
    }

    /// Returns the component that the tree represents.
    @MainActor func component<E>(_ type: E.Type = E.self) -> AnyComponent<E> {
        leaf(type) ?? control(type) ?? wrapper(type) ?? modified(type) ?? composite(type) ?? screen(type)
            ?? container(type)
    }

    /// Returns a component of the theme's environment if that is the requested one, and `nil` otherwise.
    func themed<Wrapped: Component, E>(_ component: Wrapped, _ type: E.Type) -> AnyComponent<E>?
    where Wrapped.EnvironmentType == FuzzTheme {
        AnyComponent(component) as? AnyComponent<E>
    }

    func free<Wrapped: Component, E>(_ component: Wrapped) -> AnyComponent<E>
    where Wrapped.EnvironmentType == Empty {
        AnyComponent(ignoringEnvironment: component)
    }

    // MARK: - Leaves

    @MainActor private func leaf<E>(_ type: E.Type) -> AnyComponent<E>? {
        switch kind {
        case .rectangle:
            free(Rectangle(color: color(0), width: optionalLength(1), height: optionalLength(2)))
        case .stateLeaf:
            free(
                FuzzStateLeaf(
                    color: color(0), size: CGSize(width: length(1), height: length(2)),
                    isCompressible: self[3] % 2 == 1))
        case .themedLeaf:
            themed(FuzzThemedLeaf(height: length(0)), type)
                ?? free(Rectangle(color: .purple, width: 4, height: length(0)))
        case .lookLeaf: free(FuzzLookLeaf(look: self[0], strength: self[1]))
        case .stepwiseLeaf: free(FuzzStepwiseLeaf(goal: self[0]))
        case .text: free(text)
        case .image:
            free(
                Image(
                    image: self[3] == 0 ? nil : Self.pictures[self[3] % 3],
                    tintColor: self[1] % 3 == 2 ? color(1) : nil, size: optionalSize,
                    contentMode: [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center][self[0] % 4],
                    cornerRadius: self[0] > 3 ? 3 : 0))
        case .viewHost:
            free(
                ViewHost(value: self[0]) {
                    FuzzHostedView(frame: .zero)
                } update: { view, value, _, _ in
                    view.show(value)
                    return CGSize(width: 14, height: 6 + value)
                })
        default: shape(type)
        }
    }

    private var text: Text {
        if self[3] == 7 {
            return Text("two words\nin lines").bold(self[0] > 3).italic(self[1] > 3).monospaced(self[2] > 5)
                .underline(self[0] % 4 == 1).strikethrough(self[1] % 4 == 1, color: self[2] > 3 ? .red : nil)
        }
        let words = ["", "a", "two words", "several words in a row", "line\nline", "ﷺ", "wide WIDE", "x"][self[0]]
        let (font, alignment) = (UIFont.systemFont(ofSize: 9), [NSTextAlignment.natural, .center, .right][self[3] % 3])
        if self[2] > 5 {
            let attributed = NSAttributedString(
                string: words, attributes: [.font: UIFont.boldSystemFont(ofSize: 11), .underlineStyle: 1])
            return Text(
                attributedText: attributed, color: self[1] == 0 ? nil : color(1), tintColor: self[3] > 5 ? .red : nil,
                maximumNumberOfLines: self[3] % 3, lineSpacing: CGFloat(self[2] - 6))
        }
        return Text(
            text: words, font: self[3] > 4 ? nil : font, color: self[1] == 0 ? nil : color(1),
            tintColor: self[3] > 5 ? .red : nil, maximumNumberOfLines: self[2] == 0 ? nil : self[2] % 3,
            alignment: alignment,
            lineBreakMode: self[2] > 3 ? .byTruncatingTail : .byWordWrapping, lineSpacing: self[3] == 3 ? 2 : 0)
    }

    @MainActor private func shape<E>(_ type: E.Type) -> AnyComponent<E>? {
        switch kind {
        case .blur:
            free(
                Blur(
                    style: [.systemMaterial, .light, .systemChromeMaterial][self[0] % 3],
                    cornerRadius: self[1] > 3 ? 4 : 0, size: optionalSize))
        case .circle:
            free(Circle(fillColor: color(0), strokeColor: color(1), strokeWidth: length(3) / 4, size: optionalSize))
        case .divider:
            free(
                Divider(
                    self[0] % 2 == 0 ? .horizontal : .vertical, color: color(1), thickness: CGFloat(self[1]),
                    inset: CGFloat(self[0] - 2)))
        case .gradient:
            free(
                Gradient(
                    colors: (0...self[0] % 4).map { Self.colors[($0 + self[1]) % 8] },
                    kind: [.axial, .radial, .conic][self[3] % 3], cornerRadius: self[3] > 3 ? 5 : 0,
                    size: optionalSize))
        case .canvas:
            free(canvas)
        case .roundedRectangle:
            free(
                RoundedRectangle(
                    colors: (0..<1 + self[0] % 2).map { Self.colors[($0 + self[1]) % 8] },
                    cornerRadius: self[3] % 3 == 0 ? nil : CGFloat(self[3]),
                    gradientDirection: self[0] > 3 ? .vertical : .horizontal, stroke: self[1] > 3 ? 2 : nil,
                    strokeColor: self[0] > 5 ? .black : nil, size: optionalSize, smoothCorners: self[1] == 7))
        case .shape:
            free(
                Shape(
                    [.ellipse, .rectangle, .capsule, .polygon(sides: 5)][self[0] % 4], fill: color(1),
                    stroke: self[0] > 3 ? .black : nil, lineWidth: CGFloat(self[3]),
                    dashes: self[3] > 5 ? [2, 1] : [], trim: 0...(self[3] == 4 ? 0.5 : 1), size: optionalSize))
        case .spacer: free(Spacer(minLength: length(0)))
        case .empty: free(EmptyComponent())
        default: nil
        }
    }

    // MARK: - Controls

    @MainActor private func control<E>(_ type: E.Type) -> AnyComponent<E>? {
        let isEnabled = self[0] < 6
        let tint = self[1] > 4 ? UIColor.red : nil
        switch kind {
        case .pageControl:
            return free(
                PageControl(
                    numberOfPages: self[0], currentPage: self[1], hidesForSinglePage: self[2] > 4,
                    isEnabled: isEnabled, color: tint, pageUpdated: { _ in }))
        case .segmentedControl:
            return free(
                SegmentedControl(
                    titles: (0..<self[2] % 4).map { "\(($0 + self[3]) % 5)" },
                    selectedIndex: self[1] > 3 ? nil : self[1],
                    isEnabled: isEnabled, selectionUpdated: { _ in }))
        case .slider:
            return free(
                Slider(
                    value: Double(self[2]), in: 0...Double(self[3]), step: self[0] % 2 == 1 ? 1 : nil,
                    isEnabled: isEnabled, tintColor: tint, valueUpdated: { _ in }))
        case .rangeSlider:
            let lower = Double(self[2])
            return free(
                RangeSlider(
                    range: lower...lower + Double(self[3]), in: 0...10, step: self[0] % 2 == 1 ? 1 : nil,
                    minimumDistance: self[3] == 7 ? 3 : 0, isEnabled: isEnabled, tintColor: tint,
                    rangeUpdated: { _ in }))
        case .rating:
            return free(
                Rating(
                    value: Double(self[2]) / 2, maximumRating: self[3], systemImage: self[1] == 3 ? "heart" : "star",
                    isEnabled: isEnabled, tintColor: tint, valueUpdated: self[1] == 2 ? nil : { _ in }))
        case .gauge: return free(gauge)
        case .stepper:
            if self[1] > 5 {
                let title = self[1] == 6 ? "a" : "two words"
                return free(
                    Stepper(title, value: Double(self[0]), in: 0...5, isEnabled: isEnabled, valueUpdated: { _ in }))
            }
            if self[1] == 5 {
                return free(
                    Stepper(value: .constant(self[0]), in: 0...5, isEnabled: isEnabled) {
                        Text("a")
                        if self[0] > 3 { Rectangle(color: .red, width: 9, height: 5) }
                    })
            }
            return free(Stepper(value: Double(self[1]), in: 0...5, isEnabled: isEnabled, valueUpdated: { _ in }))
        case .toggle:
            if self[1] == 4 {
                return free(
                    Toggle(isOn: .constant(self[0] % 2 == 1), isEnabled: isEnabled) {
                        Text("a")
                        if self[0] > 3 { Rectangle(color: .red, width: 9, height: 5) }
                    })
            }
            if self[1] == 3 {
                return free(Toggle("two words", isOn: self[0] % 2 == 1, isEnabled: isEnabled, valueUpdated: { _ in }))
            }
            return free(
                Toggle(isOn: self[0] % 2 == 1, isEnabled: isEnabled, tintColor: tint, valueUpdated: { _ in }))
        case .textField:
            if self[1] == 4, self[0] % 2 == 1 { return free(SecureField("hint", text: .constant("a"))) }
            if self[1] == 3 { return free(TextField("hint", text: .constant("a"), isEnabled: isEnabled)) }
            return free(
                TextField(
                    text: ["", "a", "some text"][self[2] % 3], placeholder: self[3] > 3 ? "hint" : "",
                    font: .systemFont(ofSize: CGFloat(9 + self[3] % 2)), color: tint ?? .label,
                    borderStyle: [.roundedRect, .none, .line, .bezel][self[2] % 4], isSecure: self[1] == 4,
                    isEnabled: isEnabled, textUpdated: { _ in }))
        case .textArea:
            return free(
                TextArea(
                    text: ["", "a", "some text in lines"][self[2] % 3], placeholder: self[3] > 3 ? "hint" : "",
                    font: .systemFont(ofSize: 9), color: tint ?? .label, minimumNumberOfLines: 1 + self[1] % 2,
                    maximumNumberOfLines: self[3] % 4, hasBorder: self[3] % 2 == 0, isEditable: isEnabled,
                    textUpdated: { _ in }))
        case .selectableText:
            return free(
                SelectableText(
                    ["", "a", "some text in lines", "www.example.org"][self[2] % 4],
                    font: self[1] > 3 ? .systemFont(ofSize: 9) : nil, color: tint,
                    alignment: [.natural, .center, .right][self[3] % 3], detectsLinks: self[0] % 2 == 0))
        case .codeEditor:
            return free(
                CodeEditor("code", text: ["", "let a", "/* a\n b */\nlet"][self[0] % 3]) { _ in }
                    .coloring(self[0] > 5 ? nil : CodeGrammar(keywords: ["let"]))
                    .font(.monospacedSystemFont(ofSize: 9, weight: .regular))
                    .lineNumbers(self[1] % 2 == 0).lineWrapping(self[1] < 4))
        case .richTextEditor:
            return free(
                RichTextEditor(
                    "hint", text: NSAttributedString(string: ["", "a", "some text in lines"][self[0] % 3]),
                    isEditable: self[1] % 2 == 0, textUpdated: { _ in }
                )
                .font(.systemFont(ofSize: 9)).minimumNumberOfLines(1 + self[1] % 3))
        case .formatBar:
            return free(FormatBar(Self.formatting, items: FormatBar.Items(rawValue: (1 << self[0]) - 1)))
        case .progress:
            // Endless animations are rare, because a stage that contains them never becomes idle.
            return free(ProgressIndicator(value: self[0] == 7 && self[1] > 5 ? nil : Double(self[0]) / 7, color: tint))
        case .labeledProgress:
            return free(LabeledProgress("a", value: Double(self[0]) / 7, onCancel: self[1] > 3 ? {} : nil))
        case .activity:
            if self[0] < 6 { return free(Rectangle(color: color(1), width: 5, height: 5)) }
            return free(ActivityIndicator(size: self[0] == 7 ? .large : .medium, color: tint))
        case .shortcutButton:
            let key = KeyEquivalent(Character("\(self[1])"))
            return free(Button("\(self[1])", isEnabled: isEnabled) {}.keyboardShortcut(key))
        default: return nil
        }
    }

    private var canvas: Canvas {
        Canvas(redrawsWhen: self) { context, size in
            color(0).setFill()
            context.fillEllipse(in: CGRect(x: 0, y: length(1), width: size.width, height: size.height / 2))
        }
    }

    @MainActor private var gauge: Inheriting<Empty> {
        let styles: [GaugeStyle] = [.linearCapacity, .accessoryLinear, .accessoryCircular, .accessoryCircularCapacity]
        let gauge = Gauge(value: Double(self[2]), in: 0...Double(self[1])) {
            Text("a")
        } currentValueLabel: {
            if self[3] > 1 { Text("two words") }
        } minimumValueLabel: {
            if self[3] > 3 { Text("0") }
        } maximumValueLabel: {
            if self[3] > 5 { Text("9") }
        }
        let colored = self[3] % 2 == 1 ? gauge.tint(Gradient(colors: [.red, .green])) : gauge
        return colored.gaugeStyle(styles[self[0] % 4])
    }

    // MARK: - One or two children

    @MainActor private func wrapper<E>(_ type: E.Type) -> AnyComponent<E>? {
        let content: AnyComponent<E> = child(0).component()
        switch kind {
        case .button: return free(button)
        case .counter: return AnyComponent(FuzzCounter(content: content, step: 1 + self[0] % 3))
        case .island: return free(FuzzIsland(content: child(0).component(), width: self[0]))
        case .override: return themed(FuzzOverride(content: child(0).component(), width: self[0]), type) ?? content
        case .scrollView:
            return AnyComponent(
                ScrollView(
                    content: content, axis: [.vertical, .horizontal, [.vertical, .horizontal]][self[0] % 3],
                    contentInsets: self[1] > 3 ? UIEdgeInsets(top: 3, left: 2, bottom: 1, right: 4) : .zero,
                    showsIndicators: self[2] < 4, alwaysBounces: self[2] % 2 == 1, isPaging: self[3] == 7,
                    isScrollEnabled: self[3] < 6))
        case .background, .overlay: return layered(content)
        case .padding:
            return AnyComponent(
                Modified(content: content).padding(
                    UIEdgeInsets(
                        top: CGFloat(self[0] - 1), left: CGFloat(self[1]), bottom: CGFloat(self[2]),
                        right: CGFloat(self[3] - 2))))
        case .frame: return AnyComponent(framed(content))
        case .styled:
            return AnyComponent(styled(content))
        case .gestured, .keyCommanded, .contextMenued: return interactive(content)
        case .moved: return AnyComponent(moved(content))
        case .inheriting: return AnyComponent(inheriting(content))
        case .attached: return AnyComponent(attached(content))
        case .animated:
            return AnyComponent(
                AnyComponentWrapper(content: content).animation(
                    self[0] > 3 ? ComponentStage.transition(true) : nil, value: self[1]))
        case .matched:
            return AnyComponent(
                AnyComponentWrapper(content: content).matchedGeometry(id: self[0] % 3, in: Self.namespace))
        case .swiped: return swiped(content)
        case .presenting: return AnyComponent(presenting(content))
        case .hitTested: return AnyComponent(hitTested(content))
        case .redacted: return AnyComponent(redacted(content))
        case .inspected: return AnyComponent(inspected(content))
        case .badged: return AnyComponent(AnyComponentWrapper(content: content).badge(self[0]))
        case .masked:
            if self[0] == 7 {
                let outlines: [ShapeOutline] = [.circle, .capsule, .ellipse, .polygon(sides: 5)]
                return AnyComponent(AnyComponentWrapper(content: content).clipShape(outlines[self[3] % 4]))
            }
            return AnyComponent(
                AnyComponentWrapper(content: content).mask(
                    Rectangle(color: color(0), width: optionalLength(1), height: optionalLength(2)),
                    alignment: Self.alignments[self[3]]))
        default: return nil
        }
    }

    @MainActor private var button: Button {
        Button(
            content: child(0).component(),
            contentInsets: self[0] & 1 != 0 ? UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3) : .zero,
            isEnabled: self[0] & 2 == 0, action: {}
        ).minSize(self[0] & 4 != 0 ? CGSize(width: 20, height: 15) : nil)
            .buttonStyle(self[0] == 4 ? .bordered : self[0] == 5 ? .borderedProminent : .plain)
    }

    @MainActor private func layered<E>(_ content: AnyComponent<E>) -> AnyComponent<E> {
        let alignment = Self.alignments[(self[0] * 8 + self[1]) % Self.alignments.count]
        return kind == .background
            ? AnyComponent(Background(content: content, background: child(1).component(), alignment: alignment))
            : AnyComponent(Overlay(content: content, overlay: child(1).component(), alignment: alignment))
    }

    /// Returns the content with some appearance modifiers, in one of several orders, and with padding between them.
    private func styled<E>(_ content: AnyComponent<E>) -> Modified<E> {
        var result = Modified(content: content)
        for step in 0..<6 {
            switch (step + self[1]) % 6 {
            case 0 where self[0] & 1 != 0: result = result.opacity(CGFloat(self[1]) / 7)
            case 1 where self[0] & 2 != 0: result = result.scale(CGFloat(self[2]) / 4)
            case 2 where self[0] & 4 != 0: result = result.cornerRadius(CGFloat(self[1]))
            case 3 where self[3] & 1 != 0: result = result.clipped()
            case 4 where self[3] & 4 != 0:
                result = result.shadow(ComponentShadow(opacity: 0.6, radius: CGFloat(self[2])))
            case 5 where self[3] & 2 != 0: result = result.background(.systemTeal).padding(CGFloat(self[2]))
            default: break
            }
        }
        return self[2] == 7 ? result.accessibilityIdentifier("\(self[1])") : result
    }

    private func framed<E>(_ content: AnyComponent<E>) -> Modified<E> {
        func rules(_ first: Int, _ second: Int) -> FrameLength {
            switch first % 4 {
            case 1: FrameLength(fixed: Self.lengths[second])
            case 2: FrameLength(min: Self.lengths[second], ideal: 20)
            case 3: FrameLength(min: first > 4 ? 5 : nil, max: second == 0 ? .infinity : Self.lengths[second])
            default: FrameLength()
            }
        }
        let (width, height) = (rules(self[0], self[1]), rules(self[2], self[3]))
        return Modified(content: content).frame(
            minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
            idealHeight: height.ideal, maxHeight: height.max,
            alignment: Self.alignments[(self[1] + self[3]) % Self.alignments.count])
    }

    /// Returns the content moved, rotated or hidden, and with a modifier around that.
    private func moved<E>(_ content: AnyComponent<E>) -> Modified<E> {
        var result = Modified(content: content)
        if self[0] & 1 != 0 { result = result.offset(x: length(1), y: -length(2)) }
        if self[0] & 2 != 0 { result = result.rotation(CGFloat(self[3])) }
        if self[0] & 4 != 0 { result = result.hidden(self[3] > 3) }
        switch self[1] {
        case 1: return result.scale(0.75)
        case 2: return result.background(.systemMint)
        case 3: return result.opacity(0.5)
        case 4: return result.padding(3)
        case 5: return result.offset(x: 3).rotation(0.5)
        default: return result
        }
    }

    /// The namespace of all matched components.
    private static let namespace = GeometryNamespace()

    private func inheriting<E>(_ content: AnyComponent<E>) -> Inheriting<E> {
        let result = AnyComponentWrapper(content: content)
            .font(self[0] % 2 == 1 ? .boldSystemFont(ofSize: CGFloat(10 + self[0] % 3)) : nil)
            .foregroundColor(self[1] > 3 ? color(1) : nil)
            .tint(self[2] > 3 ? color(2) : nil)
            .lineLimit(self[3] % 3)
            .disabled(self[3] > 5)
            .multilineTextAlignment([.leading, .center, .trailing][self[2] % 3])
            .textFieldStyle([.automatic, .plain, .roundedBorder][self[1] % 3])
            .findDisabled(self[0] == 4).replaceDisabled(self[0] == 5)
        return self[0] > 5 ? result.labelsHidden() : result
    }

    /// Returns the content with an area that receives touches.
    private func hitTested<E>(_ content: AnyComponent<E>) -> HitTested<E> {
        let outlines: [ShapeOutline] = [.circle, .capsule, .rectangle, .polygon(sides: 5)]
        let result = AnyComponentWrapper(content: content).allowsHitTesting(self[0] < 6)
            .contentShape(outlines[self[1] % 4])
        return self[0] % 2 == 1 ? result.onTap {} : result
    }

    /// Returns the content replaced by placeholders, as it is, or as the modifiers around it specify.
    private func redacted<E>(_ content: AnyComponent<E>) -> Redacted<E> {
        let result = AnyComponentWrapper(content: content)
        return self[0] < 2 ? result.unredacted() : result.redacted(reason: self[0] < 5 ? .placeholder : [])
    }

    /// Returns the content with an inspector that is not presented, because a sheet needs a view controller.
    private func inspected<E>(_ content: AnyComponent<E>) -> Inspected<E> {
        let title = "\(self[1])"
        return AnyComponentWrapper(content: content).inspectorColumnWidth(40)
            .inspector(isPresented: .constant(false)) { Text(title) }
    }

    /// Returns the content with behaviors, the number of which depends on the parameters.
    private func attached<E>(_ content: AnyComponent<E>) -> Attached<E> {
        let result = AnyComponentWrapper(content: content).onChange(of: self[1]) {}.help("\(self[0])")
        return self[0] > 3 ? result.focusable(self[1] > 3).onAppear {}.pointerStyle(.link) : result
    }

    /// Returns the content with swipe actions, none of which is shown.
    private func swiped<E>(_ content: AnyComponent<E>) -> AnyComponent<E> {
        let (count, isLeading) = (self[0] % 3, self[1] > 3)
        return AnyComponent(
            AnyComponentWrapper(content: content).swipeActions(edge: isLeading ? .leading : .trailing) {
                for number in 0..<count { Button("\(number)") {} }
            })
    }

    /// Returns the content with a sheet that is not presented, and with options for a sheet around it.
    private func presenting<E>(_ content: AnyComponent<E>) -> Presenting<E> {
        let title = "\(self[1])"
        return AnyComponentWrapper(content: content).interactiveDismissDisabled(self[0] > 3)
            .sheet(isPresented: .constant(false)) { Text(title) }
    }

    @MainActor private func interactive<E>(_ content: AnyComponent<E>) -> AnyComponent<E> {
        switch kind {
        case .gestured:
            let tapped = AnyComponentWrapper(content: content).onTap {}
            return self[0] % 2 == 0
                ? AnyComponent(tapped) : AnyComponent(tapped.gesture(.pan { _ in }).gesture(.longPress { _ in }))
        case .keyCommanded:
            return AnyComponent(
                AnyComponentWrapper(content: content).keyCommand("\(self[0])", isEnabled: self[1] < 4) {})
        default:
            return AnyComponent(AnyComponentWrapper(content: content).contextMenu { [] })
        }
    }

    // MARK: - Any number of children

    @MainActor private func container<E>(_ type: E.Type) -> AnyComponent<E> {
        let items = items.map { $0.component(type) }
        let (spacing, low) = (CGFloat(self[1] - 1), self[0] % 4)
        switch kind {
        case .hStack:
            return AnyComponent(
                HStack(items, alignment: hStackAlignment, spacing: spacing))
        case .zStack: return AnyComponent(ZStack(items, alignment: Self.alignments[self[0]]))
        case .wrap:
            return AnyComponent(
                Wrap(
                    items, spacing: spacing, lineSpacing: CGFloat(self[2]),
                    alignment: [nil, .left, .center, .right][low],
                    lineAlignment: [.center, .top, .bottom][self[3] % 3], isRightToLeft: self[0] > 3))
        case .list:
            return AnyComponent(
                List(
                    items, direction: low > 1 ? .horizontal : .vertical, spacing: spacing,
                    centerAlignment: self[2] > 3, appear: self[3] > 3 ? .default(alpha: true) : nil))
        case .flexRow, .flexColumn: return flexible(items)
        case .lazyList: return AnyComponent(bounded(lazyList(items)))
        case .activatedList: return AnyComponent(bounded(lazyList(items).onActivate { (_: Int) in }))
        case .groupBox:
            return AnyComponent(GroupBox(self[0] > 3 ? "\(self[0])" : nil) { items }.onSubmit {})
        case .lazyGrid: return AnyComponent(lazyGrid(items))
        case .row:
            return AnyComponent(
                FuzzRow(
                    style: self[0] + 8 * (self[3] % 4), extras: self[1] + 8 * (self[3] % 2), order: self[2] % 3,
                    strength: self[3], items: items))
        case .single: return AnyComponent(FuzzSingles(shown: self[0], isReversed: self[1] > 3, items: items))
        case .built: return AnyComponent(built(items))
        case .group: return AnyComponent(grouped(items))
        default:
            return AnyComponent(
                VStack(
                    items, alignment: [.left, .center, .right][self[0] % 3], spacing: spacing,
                    fillWidth: self[2] > 4))
        }
    }

    private var hStackAlignment: HStackAlignment {
        switch self[3] {
        case 6: .firstTextBaseline
        case 7: .lastTextBaseline
        default: [.center, .top, .bottom][self[0] % 3]
        }
    }

    private func flexible<E>(_ items: [AnyComponentWithIdentity<E>]) -> AnyComponent<E> {
        let justify = [FlexJustify.flexStart, .center, .spaceBetween, .flexEnd][self[0] % 4]
        let align = [FlexAlign.stretch, .center, .flexStart, .flexEnd][self[1] % 4]
        let (wrap, gap) = (self[2] % 2 == 1 ? FlexWrap.wrap : .noWrap, CGFloat(self[2]))
        let (hugs, reversed) = (self[3] & 1 != 0, self[3] & 2 != 0)
        return kind == .flexRow
            ? AnyComponent(
                FlexRow(
                    items, justify: justify, align: align, wrap: wrap, gap: gap, hugs: hugs, isReversed: reversed,
                    isRightToLeft: self[3] & 4 != 0))
            : AnyComponent(
                FlexColumn(
                    items, justify: justify, align: align, wrap: wrap, gap: gap, hugs: hugs, isReversed: reversed,
                    isRightToLeft: self[3] & 4 != 0))
    }

    @MainActor private func lazyList<E>(_ items: [AnyComponentWithIdentity<E>]) -> LazyList<E> {
        let section = LazyListSection(id: self[0] % 2, rows: items, idOfRow: { $0.id }) { item in
            AnyComponentWrapper(content: item.component)
        }
        return LazyList(
            sections: [self[1] > 3 ? section.header(Rectangle(color: .black, height: 4)) : section],
            spacing: CGFloat(self[2]), estimatedRowHeight: 20, pinsHeaders: self[3] % 2 == 0
        )
        .onDelete(perform: self[3] > 5 ? { _ in } : nil)
    }

    private func bounded<E>(_ list: LazyList<E>) -> Modified<E> {
        // The default container is tall enough for all rows of the list.
        return list.frame(minHeight: 70, idealHeight: 70, maxHeight: 70).frame(maxWidth: .infinity)
    }

    private func lazyGrid<E>(_ items: [AnyComponentWithIdentity<E>]) -> Modified<E> {
        let sizes: [GridItem.Size] = [.flexible(), .fixed(20), .adaptive(minimum: 25)]
        let columns = (0...self[0] % 3).map {
            GridItem(
                sizes[($0 + self[1]) % 3], spacing: CGFloat(self[2]),
                alignment: Self.alignments[(self[3] + $0) % Self.alignments.count])
        }
        let grid = ScrollView<E> {
            LazyVGrid<E>(columns: columns, spacing: CGFloat(self[2])) { items }
        }
        // High enough for all rows, because the estimates of others depend on which row was visible first.
        return grid.frame(minHeight: 3000, idealHeight: 3000, maxHeight: 3000)
    }

    /// Returns children of a builder, which identifies those without an id by position.
    private func built<E>(_ items: [AnyComponentWithIdentity<E>]) -> VStack<E> {
        VStack(spacing: CGFloat(self[1])) {
            if self[0] & 1 != 0 {
                Rectangle(color: .red, width: 8, height: 2)
            } else {
                FuzzStateLeaf(color: .blue, size: CGSize(width: 9, height: 3), isCompressible: false)
            }
            Group {
                EmptyComponent()
                items
            }
            if self[0] & 2 != 0 { Rectangle(color: .green, width: 5, height: 5) }
            for _ in 0..<self[1] % 3 {
                FuzzStateLeaf(color: .gray, size: CGSize(width: 4, height: 3), isCompressible: true)
            }
        }
    }
}

extension ComponentTree {
    /// Returns a group with a modifier, which arranges the children.
    fileprivate func grouped<E>(_ items: [AnyComponentWithIdentity<E>]) -> Modified<E> {
        Group<E> {
            if self[0] > 3 { Rectangle(color: color(1), width: 8, height: 2) }
            items
        }.padding(CGFloat(self[1]))
    }
}

extension ComponentTree.Item {
    @MainActor func component<E>(_ type: E.Type) -> AnyComponentWithIdentity<E> {
        var item = AnyComponentWithIdentity(id: id, component: tree.component(type))
        switch traits.first ?? 0 {
        case 1: item = item.appear(nil)
        case 2: item = item.appear(.default(alpha: true)).disappear(nil)
        case 3: item = item.disappear(.default(alpha: true))
        case 4: item = item.appear(.default(scale: true)).disappear(.default(scale: true))
        default: break
        }
        let flexibility = traits.count > 1 ? traits[1] : 0
        if flexibility == 3 || flexibility == 4 { item = item.flexible(CGFloat(flexibility - 2)) }
        if flexibility > 4 { item = item.layoutPriority(flexibility == 5 ? 1 : -1) }
        if flexibility == 1 || flexibility == 2 { item = item.zIndex(flexibility == 1 ? 1 : -1) }
        let flex = traits.count > 2 ? traits[2] : 0
        switch flex {
        case 1: item = item.flex(grow: 1)
        case 2: item = item.flex(shrink: 0)
        case 3: item = item.flex(grow: 2, shrink: 2, basis: .points(12))
        case 4: item = item.flex(alignSelf: .center)
        default: break
        }
        return item
    }
}

/// A type-erased component to which modifiers can be applied.
struct AnyComponentWrapper<ChildEnvironment>: CombinedComponent {
    typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>

    static var body: Body {
        let content = Child(environment: ChildEnvironment.self)
        return { context in
            let content = content.update(
                component: context.component.content, environment: { context.environment },
                availableSize: context.availableSize, transition: context.transition)
            context.add(content)
            return content.size
        }
    }
}
