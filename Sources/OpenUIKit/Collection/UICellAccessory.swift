/// A sign or a control at an end of a list's cell.
@MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing

        func suits(_ isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// How the sign of an outline works.
    public struct OutlineDisclosureOptions {
        /// Where a tap expands and collapses.
        public enum Style: Sendable {
            /// As suits the cell: on the sign.
            case automatic
            /// Anywhere on the cell.
            case header
            /// On the sign; elsewhere it selects.
            case cell
        }

        /// Where a tap expands and collapses.
        public var style: Style
        /// The sign's colour; nil for the tint.
        public var tintColor: UIColor?

        /// Makes options.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }

    /// Where a view of your own stands.
    public enum Placement: Sendable {
        /// Where text starts.
        case leading(displayed: DisplayedState = .always)
        /// Where text ends.
        case trailing(displayed: DisplayedState = .always)
    }

    private enum Kind {
        case sign(TableAccessoryView.Kind)
        case outline(OutlineDisclosureOptions)
        case label(String)
        case custom(UIView)
    }

    private let kind: Kind
    let displayed: DisplayedState
    let isLeading: Bool
    private var action: (() -> Void)?

    private init(
        _ kind: Kind, _ displayed: DisplayedState = .always, isLeading: Bool = false, action: (() -> Void)? = nil
    ) {
        (self.kind, self.displayed, self.isLeading, self.action) = (kind, displayed, isLeading, action)
    }

    // MARK: Making

    /// An arrow: a tap leads to something.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.sign(.arrow), displayed)
    }
    /// A mark: the item is chosen.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.sign(.mark), displayed)
    }
    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.detail), displayed, action: actionHandler)
    }
    /// A button that deletes, where text starts.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.delete), displayed, isLeading: true, action: actionHandler)
    }
    /// A button that inserts, where text starts.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.insert), displayed, isLeading: true, action: actionHandler)
    }
    /// A grip that moves the cell; the data source says whether it can be moved.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.sign(.reorder), displayed)
    }
    /// A sign that expands and collapses an item of an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outline(options), displayed, action: actionHandler)
    }
    /// A text in grey.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.label(text), displayed)
    }
    /// A view of your own, with its size.
    public static func customView(_ view: UIView, placement: Placement) -> UICellAccessory {
        switch placement {
        case .leading(let displayed): UICellAccessory(.custom(view), displayed, isLeading: true)
        case .trailing(let displayed): UICellAccessory(.custom(view), displayed)
        }
    }

    // MARK: Use

    var isOutline: Bool { if case .outline = kind { true } else { false } }

    var isHeaderOutline: Bool {
        if case .outline(let options) = kind { options.style == .header } else { false }
    }

    /// Whether one view can show both.
    func isAlike(_ other: UICellAccessory) -> Bool {
        switch (kind, other.kind) {
        case (.sign(let one), .sign(let two)): one == two
        case (.outline, .outline), (.label, .label): true
        case (.custom(let one), .custom(let two)): one === two
        default: false
        }
    }

    func makeView() -> UIView {
        switch kind {
        case .sign(let sign): return TableAccessoryView(sign)
        case .outline: return TableAccessoryView(.outline)
        case .label:
            let label = UILabel()
            label.textColor = .secondaryLabel
            return label
        case .custom(let view): return view
        }
    }

    func update(_ view: UIView, in cell: UICollectionViewListCell) {
        switch kind {
        case .sign(let sign):
            guard let view = view as? TableAccessoryView else { return }
            view.onTap = action
            if sign == .reorder { view.onDrag = { [weak cell] in cell?.owner?.gripMoved($0, of: cell) } }
        case .outline(let options):
            let entry = cell.outlineEntry
            view.isHidden = entry?.hasChildren == false
            if let tint = options.tintColor { view.tintColor = tint }
            view.transform = cell.turn(entry?.isExpanded == true)
            (view as? TableAccessoryView)?.onTap = action ?? { [weak cell] in cell?.outlineTapped() }
        case .label(let text): (view as? UILabel)?.text = text
        case .custom: break
        }
    }

    func size(of view: UIView) -> CGSize {
        if case .custom = kind, view.bounds.size != .zero { return view.bounds.size }
        let size = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}
