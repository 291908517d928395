public import ComponentFlow

extension Chart {
    /// The view of a ``Chart``.
    public final class View: UIView {
        private(set) var scene: ChartScene?
        /// The entry that is shown with its value.
        private(set) var selection: ChartSelection?
        private let layers = ChartLayers()
        private let callout = ChartCallout(frame: .zero)
        private var elements: [[ChartValueElement]] = []

        public override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .clear
            contentMode = .redraw
            accessibilityContainerType = .semanticGroup
            layer.addSublayer(layers.root)
            addSubview(callout)
            addGestureRecognizer(UIHoverGestureRecognizer { [weak self] recognizer in self?.hover(recognizer) })
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        // MARK: Content

        func show(_ chart: Chart, in size: CGSize, transition: ComponentTransition) {
            let isNew = chart != scene?.chart
            guard isNew || size != scene?.size || isMirrored != scene?.isMirrored else { return }
            if isNew { report(chart) }
            show(ChartScene(chart, traitCollection, size: size, isMirrored: isMirrored), transition: transition)
        }

        private var isTransposed: Bool { scene?.chart.data.isTransposed == true }

        private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        private func report(_ chart: Chart) {
            let new = chart.data.problems.subtracting(scene?.chart.data.problems ?? [])
            for problem in new { Diagnostics.report(problem.diagnostic(of: "Chart of \(chart.data.valueLabel)")) }
        }

        private func show(_ scene: ChartScene, transition: ComponentTransition) {
            self.scene = scene
            layers.show(scene, traitCollection, transition: transition)
            callout.frame = CGRect(origin: .zero, size: scene.size)
            updateElements(scene)
            if let selection, scene.entry(selection) == nil { self.selection = nil }
            showSelection()
            setNeedsDisplay()
        }

        /// Uses the font and the colors of the new traits.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            refresh()
        }

        /// Shows the chart again if the layout direction has changed.
        public override func layoutSubviews() {
            super.layoutSubviews()
            if let scene, scene.isMirrored != isMirrored { refresh() }
        }

        private func refresh() {
            guard let scene else { return }
            show(
                ChartScene(scene.chart, traitCollection, size: scene.size, isMirrored: isMirrored),
                transition: .immediate)
        }

        // MARK: Selection

        func select(_ new: ChartSelection?) {
            guard new != selection else { return }
            selection = new
            showSelection()
        }

        func select(_ element: ChartValueElement) -> Bool {
            for (row, elements) in elements.enumerated() {
                guard let index = elements.firstIndex(where: { $0 === element }) else { continue }
                select(ChartSelection(row: row, entry: index))
                return true
            }
            return false
        }

        private func showSelection() {
            guard let scene else { return }
            callout.show(selection.flatMap { scene.entry($0) }, of: scene)
            for (row, elements) in elements.enumerated() {
                for (index, element) in elements.enumerated() {
                    let isSelected = selection == ChartSelection(row: row, entry: index)
                    element.accessibilityTraits = isSelected ? [.image, .selected] : .image
                }
            }
        }

        private func hover(_ recognizer: UIGestureRecognizer) {
            switch recognizer.state {
            case .began, .changed: select(scene?.selection(at: recognizer.location(in: self)))
            default: select(nil)
            }
        }

        /// Shows the value nearest to the touch.
        public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            if let touch = touches.first { select(scene?.selection(at: touch.location(in: self))) }
        }

        // MARK: Keyboard

        /// Whether the chart has values, which keys select.
        public override var canBecomeFocused: Bool { scene?.rows.isEmpty == false && isUserInteractionEnabled }

        /// Selects the first value when the chart gets the focus, and none when it loses it.
        public override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            if context.nextFocusedView === self {
                if selection == nil { select(ChartSelection(row: 0, entry: 0)) }
            } else if context.previouslyFocusedView === self {
                select(nil)
            }
        }

        /// Selects a value with the arrow keys, Home and End; Escape ends the selection.
        public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            guard let key = presses.first?.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
                let move = ChartMove(key.keyCode), let rows = scene?.rows, !rows.isEmpty
            else { return super.pressesBegan(presses, with: event) }
            select(move.target(from: selection, in: rows, isMirrored: isMirrored, isTransposed: isTransposed))
        }

        // MARK: Accessibility

        /// Returns whether the chart has the keyboard focus and no value is selected, which would present it.
        public override func accessibilityElementIsFocused() -> Bool {
            isFocused && selection == nil
        }

        private func updateElements(_ scene: ChartScene) {
            accessibilityLabel = scene.summary
            let counts = scene.rows.map(\.count)
            if elements.map(\.count) != counts {
                elements = counts.map { count in (0..<count).map { _ in ChartValueElement(in: self) } }
                accessibilityElements = Array(elements.joined())
            }
            for (elements, entries) in zip(elements, scene.rows) {
                for (element, entry) in zip(elements, entries) { element.show(entry, of: scene) }
            }
        }

        // MARK: Drawing

        /// Draws the axes and the legend; the series are layers above.
        public override func draw(_ rect: CGRect) {
            guard let scene else { return }
            if let layout = scene.layout { ChartDrawing.drawAxes(layout, scene.type) }
            ChartDrawing.drawLegend(scene)
            if scene.isEmpty { ChartDrawing.drawEmpty(scene) }
        }
    }
}
