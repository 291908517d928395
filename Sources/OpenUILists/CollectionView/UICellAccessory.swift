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
        /// Whether the indicator is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the indicator, or `nil` for that of the indicator.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the indicator, or `nil` for the tint color.
        public var tintColor: UIColor?

        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }

    /// The width that is reserved for an accessory, inside of which it is centered.
    public enum LayoutDimension: Sendable {
        /// The width of the accessory.
        case actual
        /// The width of the controls for editing, so that accessories of different widths are aligned.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The appearance of the handle that moves a cell.
    public struct ReorderOptions {
        /// Whether the handle is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the handle, or `nil` for that of the handle.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the handle, or `nil` for the tertiary label color.
        public var tintColor: UIColor?
        /// Whether a line separates the handle from the next accessory, initially `true`.
        public var showsVerticalSeparator: Bool

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The appearance of the indicator of a selection.
    public struct MultiselectOptions {
        /// Whether the indicator is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the indicator, or `nil` for that of the indicator.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the indicator of a selected item, or `nil` for the tint color.
        public var tintColor: UIColor?
        /// The color of the circle behind the checkmark, or `nil` for ``tintColor``.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// A custom view and its appearance as an accessory.
    public struct CustomViewConfiguration {
        /// The view of the accessory.
        public let customView: UIView
        public let placement: Placement
        /// Whether the view is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the view, or `nil` for that of the view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view, or `nil` for that of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps its current size instead of the size that fits its content.
        public var maintainsFixedSize: Bool

        @preconcurrency @MainActor public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
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
        case sign(TableAccessoryView.Kind, Look)
        case outline(OutlineDisclosureOptions)
        case label(String, LabelOptions)
        case reorder(ReorderOptions)
        case multiselect(MultiselectOptions)
        case custom(UIView)
        case configured(CustomViewConfiguration)
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
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.sign(.arrow, options.look), displayed)
    }
    /// Creates a checkmark that indicates a selected option.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.sign(.mark, options.look), displayed)
    }
    /// Creates a button that shows details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.detail, options.look), displayed, action: actionHandler)
    }
    /// Creates a leading button that deletes the item.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.delete, options.look), displayed, isLeading: true, action: actionHandler)
    }
    /// Creates a leading button that inserts an item.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.sign(.insert, options.look), displayed, isLeading: true, action: actionHandler)
    }
    /// Creates a handle that moves the cell, if the data source allows the item to move.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.reorder(options), displayed)
    }
    /// Creates a leading indicator that shows whether the item is selected: an empty circle, or one with a checkmark.
    ///
    /// A tap on the cell selects the item, as everywhere in it.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect(options), displayed, isLeading: true)
    }
    /// Creates an indicator that expands and collapses an item of an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outline(options), displayed, action: actionHandler)
    }
    /// Creates a label with a text, such as a number.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.label(text, options), displayed)
    }
    /// Creates an accessory with a custom view, which keeps its size.
    public static func customView(_ view: UIView, placement: Placement) -> UICellAccessory {
        UICellAccessory(.custom(view), at: placement)
    }
    /// Creates an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(.configured(configuration), at: configuration.placement)
    }

    private init(_ kind: Kind, at placement: Placement) {
        switch placement {
        case .leading(let displayed): self.init(kind, displayed, isLeading: true)
        case .trailing(let displayed): self.init(kind, displayed)
        }
    }

    /// The kind of the accessory.
    public var accessoryType: AccessoryType {
        switch kind {
        case .sign(.mark, _): .checkmark
        case .sign(.detail, _): .detail
        case .sign(.delete, _): .delete
        case .sign(.insert, _): .insert
        case .sign: .disclosureIndicator
        case .outline: .outlineDisclosure
        case .label: .label
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .custom(let view): .custom(view)
        case .configured(let configuration): .custom(configuration.customView)
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
        case (.sign(let one, _), .sign(let two, _)): one == two
        case (.outline, .outline), (.label, .label), (.reorder, .reorder), (.multiselect, .multiselect): true
        default: ownView != nil && ownView === other.ownView
        }
    }

    private var ownView: UIView? {
        switch kind {
        case .custom(let view): view
        case .configured(let configuration): configuration.customView
        default: nil
        }
    }

    /// Whether a line separates the accessory from the next one.
    var showsVerticalSeparator: Bool {
        if case .reorder(let options) = kind { options.showsVerticalSeparator && !options.isHidden } else { false }
    }

    func makeView() -> UIView {
        switch kind {
        case .sign(let sign, _): TableAccessoryView(sign)
        case .outline: TableAccessoryView(.outline)
        case .label: UILabel()
        case .reorder: TableAccessoryView(.reorder)
        case .multiselect: TableAccessoryView(.selection)
        case .custom(let view): view
        case .configured(let configuration): configuration.customView
        }
    }

    func update(_ view: UIView, in cell: UICollectionViewListCell) {
        switch kind {
        case .sign(_, let look):
            view.isHidden = look.isHidden
            (view as? TableAccessoryView)?.colors = (look.tintColor, look.backgroundColor)
            (view as? TableAccessoryView)?.onTap = action
        case .reorder(let options):
            view.isHidden = options.isHidden
            (view as? TableAccessoryView)?.colors.foreground = options.tintColor
            (view as? TableAccessoryView)?.onDrag = { [weak cell] in cell?.owner?.handleReorderGesture($0, of: cell) }
        case .multiselect(let options):
            view.isHidden = options.isHidden
            view.tintColor = options.tintColor
            (view as? TableAccessoryView)?.colors.background = options.backgroundColor
            (view as? TableAccessoryView)?.isOn = cell.isSelected
        case .outline(let options):
            let entry = cell.outlineEntry
            view.isHidden = options.isHidden || entry?.hasChildren == false
            (view as? TableAccessoryView)?.colors.foreground = options.tintColor
            view.transform = cell.turn(entry?.isExpanded == true)
            (view as? TableAccessoryView)?.onTap = action ?? { [weak cell] in cell?.outlineTapped() }
        case .label(let text, let options):
            guard let label = view as? UILabel else { return }
            label.text = text
            options.show(in: label)
        case .configured(let configuration):
            view.isHidden = configuration.isHidden
            if let tint = configuration.tintColor { view.tintColor = tint }
        case .custom: break
        }
    }

    /// The width of the controls for editing, in points.
    private static let standardWidth: CGFloat = 24

    /// Returns the width that is reserved for a view of the accessory, in points.
    func reservedWidth(of size: CGSize) -> CGFloat {
        switch reservedLayoutWidth {
        case .none, .actual: size.width
        case .standard: Self.standardWidth
        case .custom(let width): width.isFinite ? max(width, 0) : size.width
        }
    }

    private var reservedLayoutWidth: LayoutDimension? {
        switch kind {
        case .sign(_, let look): look.reservedLayoutWidth
        case .outline(let options): options.reservedLayoutWidth
        case .label(_, let options): options.reservedLayoutWidth
        case .reorder(let options): options.reservedLayoutWidth
        case .multiselect(let options): options.reservedLayoutWidth
        case .configured(let configuration): configuration.reservedLayoutWidth
        case .custom: nil
        }
    }

    func size(of view: UIView) -> CGSize {
        switch kind {
        case .custom where view.bounds.size != .zero: return view.bounds.size
        case .configured(let configuration):
            if configuration.maintainsFixedSize { return view.bounds.size }
            if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        default: break
        }
        let size = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}
