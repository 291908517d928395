/// An indicator or control at one end of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The editing states in which an accessory is visible.
    public enum DisplayedState: Sendable {
        /// The accessory is always visible.
        case always
        /// The accessory is visible while the list is being edited.
        case whenEditing
        /// The accessory is visible while the list is not being edited.
        case whenNotEditing

        func isShown(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// The appearance and behavior of an outline's disclosure indicator.
    public struct OutlineDisclosureOptions {
        /// The area in which a tap expands and collapses an item.
        public enum Style: Sendable {
            /// The indicator.
            case automatic
            /// The whole cell.
            case header
            /// The indicator; taps elsewhere select the item.
            case cell
        }

        /// The area in which a tap expands and collapses the item.
        public var style: Style
        /// The color of the indicator, or `nil` for the tint color.
        public var tintColor: UIColor?

        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }

    /// The position of a custom view.
    public enum Placement: Sendable {
        /// The leading end of the cell.
        case leading(displayed: DisplayedState = .always)
        /// The trailing end of the cell.
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

    // MARK: Initialization

    /// Creates a chevron that indicates navigation to further content.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.sign(.arrow), displayed)
    }
    /// Creates a checkmark that indicates a selected option.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.sign(.mark), displayed)
    }
    /// Creates a button that shows details.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.detail), displayed, action: actionHandler)
    }
    /// Creates a leading button that deletes the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.delete), displayed, isLeading: true, action: actionHandler)
    }
    /// Creates a leading button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.insert), displayed, isLeading: true, action: actionHandler)
    }
    /// Creates a handle that moves the cell, if the data source allows the item to move.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.sign(.reorder), displayed)
    }
    /// Creates an indicator that expands and collapses an item of an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outline(options), displayed, action: actionHandler)
    }
    /// Creates a label in the secondary color.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.label(text), displayed)
    }
    /// Creates an accessory with a custom view, which keeps its size.
    public static func customView(_ view: UIView, placement: Placement) -> UICellAccessory {
        switch placement {
        case .leading(let displayed): UICellAccessory(.custom(view), displayed, isLeading: true)
        case .trailing(let displayed): UICellAccessory(.custom(view), displayed)
        }
    }

    // MARK: Views

    var isOutline: Bool { if case .outline = kind { true } else { false } }

    var isHeaderOutline: Bool {
        if case .outline(let options) = kind { options.style == .header } else { false }
    }

    /// Whether the view of one accessory can display the other one.
    func canShareView(with other: UICellAccessory) -> Bool {
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
            if sign == .reorder { view.onDrag = { [weak cell] in cell?.owner?.handleReorderGesture($0, of: cell) } }
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
