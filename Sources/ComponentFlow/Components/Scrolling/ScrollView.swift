/// A component that scrolls content which may be larger than the available space.
///
/// ```swift
/// ScrollView {
///     VStack(spacing: 8) { for message in messages { Row(message).id(message.id) } }
/// }
/// .scrollTo(jump)
/// .onScroll { metrics in header.shrink(by: metrics.offset.y) }
/// ```
///
/// Along its axis the scroll view takes the proposed size and proposes unbounded space to its content; across, it has
/// the size of its content. All of the content exists at all times: for long lists use ``LazyList``.
///
/// In right-to-left layouts, content that scrolls horizontally starts at the right edge, except with
/// ``startsAtLeft(_:)``.
///
/// Closures are behavior: they are not part of `==`.
public struct ScrollView<ChildEnvironment>: Component {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The directions in which the content can be scrolled.
    public struct Axis: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Horizontal scrolling.
        public static var horizontal: Axis { Axis(rawValue: 1) }
        /// Vertical scrolling.
        public static var vertical: Axis { Axis(rawValue: 2) }
    }

    public let content: AnyComponent<ChildEnvironment>
    /// The directions in which the content can be scrolled.
    public let axis: Axis
    /// The insets of the content, which scroll with it, in points.
    public let contentInsets: UIEdgeInsets
    /// Whether scroll indicators are shown.
    public let showsIndicators: Bool
    /// Whether the content can be dragged beyond its edges even if it fits in the view.
    public let alwaysBounces: Bool
    /// Whether scrolling stops at multiples of the view's size.
    public let isPaging: Bool
    /// Whether the user can scroll.
    public let isScrollEnabled: Bool
    /// Whether content that scrolls horizontally starts at the left edge in right-to-left layouts, too.
    public private(set) var startsAtLeft = false
    /// The slot that scrolls to a position when invoked.
    public private(set) var scrollTo: ActionSlot<ScrollViewPosition>?
    /// The closure called whenever the offset changes.
    public private(set) var onScroll: ((ScrollViewMetrics) -> Void)?

    /// Creates a scroll view.
    public init(
        content: AnyComponent<ChildEnvironment>, axis: Axis = .vertical, contentInsets: UIEdgeInsets = .zero,
        showsIndicators: Bool = true, alwaysBounces: Bool = false, isPaging: Bool = false, isScrollEnabled: Bool = true
    ) {
        self.content = content
        self.axis = axis
        self.contentInsets = contentInsets
        self.showsIndicators = showsIndicators
        self.alwaysBounces = alwaysBounces
        self.isPaging = isPaging
        self.isScrollEnabled = isScrollEnabled
    }

    /// Creates a scroll view with the component that the closure returns.
    public init<Content: Component>(
        _ axis: Axis = .vertical, contentInsets: UIEdgeInsets = .zero, showsIndicators: Bool = true,
        alwaysBounces: Bool = false, isPaging: Bool = false, isScrollEnabled: Bool = true, content: () -> Content
    ) where Content.EnvironmentType == ChildEnvironment {
        self.init(
            content: AnyComponent(content()), axis: axis, contentInsets: contentInsets,
            showsIndicators: showsIndicators, alwaysBounces: alwaysBounces, isPaging: isPaging,
            isScrollEnabled: isScrollEnabled)
    }

    /// Returns the scroll view with content that starts at the left edge in right-to-left layouts, too, as source code
    /// does.
    public func startsAtLeft(_ startsAtLeft: Bool = true) -> ScrollView {
        with { $0.startsAtLeft = startsAtLeft }
    }

    /// Returns the scroll view with a slot that scrolls it programmatically.
    public func scrollTo(_ slot: ActionSlot<ScrollViewPosition>?) -> ScrollView {
        with { $0.scrollTo = slot }
    }

    /// Returns the scroll view with a closure that is called whenever the offset changes.
    public func onScroll(_ action: ((ScrollViewMetrics) -> Void)?) -> ScrollView {
        with { $0.onScroll = action }
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: ScrollView, rhs: ScrollView) -> Bool {
        lhs.content == rhs.content && lhs.axis == rhs.axis && lhs.contentInsets == rhs.contentInsets
            && lhs.showsIndicators == rhs.showsIndicators && lhs.alwaysBounces == rhs.alwaysBounces
            && lhs.isPaging == rhs.isPaging && lhs.isScrollEnabled == rhs.isScrollEnabled
            && lhs.startsAtLeft == rhs.startsAtLeft && lhs.scrollTo == rhs.scrollTo
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content and the scroll view.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(
            component: self, availableSize: availableSize, state: state, environment: environment,
            transition: transition)
    }
}

/// A scroll position within the content.
public enum ScrollViewPosition: Equatable, Sendable {
    /// The start of the content.
    case start(animated: Bool = true)
    /// The end of the content.
    case end(animated: Bool = true)
    /// An offset, in points, clamped to the content.
    case offset(CGPoint, animated: Bool = true)
    /// A rectangle of the content, in points, which is scrolled into view unless it already is visible.
    case visible(CGRect, animated: Bool = true)
}

/// The scroll offset of a scroll view and the related sizes, in points.
public struct ScrollViewMetrics: Equatable, Sendable {
    /// The point of the content at the view's top left corner.
    public let offset: CGPoint
    public let contentSize: CGSize
    /// The size of the view.
    public let containerSize: CGSize
    public let contentInsets: UIEdgeInsets

    /// Creates metrics.
    public init(offset: CGPoint, contentSize: CGSize, containerSize: CGSize, contentInsets: UIEdgeInsets) {
        self.offset = offset
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.contentInsets = contentInsets
    }
}
