/// Shows a component that may be larger than the room there is, and lets people scroll it.
///
/// ```swift
/// ScrollView {
///     VStack(spacing: 8) { for message in messages { Row(message).id(message.id) } }
/// }
/// .scrollTo(jump)
/// .onScroll { metrics in header.shrink(by: metrics.offset.y) }
/// ```
///
/// Along its axis it takes the room it is offered and offers its content as much as that wants; across, it is as large as
/// its content. All of the content exists at all times: for long lists there is `LazyList`.
///
/// Closures are behaviour: they are no part of `==`.
public struct ScrollView<ChildEnvironment>: Component {
    /// What the content expects from its surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// The directions in which content is scrolled.
    public struct Axis: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Sideways.
        public static var horizontal: Axis { Axis(rawValue: 1) }
        /// Up and down.
        public static var vertical: Axis { Axis(rawValue: 2) }
    }

    /// What is scrolled.
    public let content: AnyComponent<ChildEnvironment>
    /// The directions in which it is scrolled.
    public let axis: Axis
    /// Room around the content that scrolls with it, in points.
    public let contentInsets: UIEdgeInsets
    /// Whether bars show which part of the content is seen.
    public let showsIndicators: Bool
    /// Whether content can be pulled over its edges, also if it has nothing to scroll.
    public let alwaysBounces: Bool
    /// Whether the content comes to rest at multiples of the view's size.
    public let isPaging: Bool
    /// Whether people can scroll.
    public let isScrollEnabled: Bool
    /// Invoked with a place to scroll there.
    public private(set) var scrollTo: ActionSlot<ScrollViewPosition>?
    /// Told of every change of the offset.
    public private(set) var onScroll: ((ScrollViewMetrics) -> Void)?

    /// Makes a scroll view.
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

    /// Makes a scroll view of the component that the closure makes.
    public init<Content: Component>(
        _ axis: Axis = .vertical, contentInsets: UIEdgeInsets = .zero, showsIndicators: Bool = true,
        alwaysBounces: Bool = false, isPaging: Bool = false, isScrollEnabled: Bool = true, content: () -> Content
    ) where Content.EnvironmentType == ChildEnvironment {
        self.init(
            content: AnyComponent(content()), axis: axis, contentInsets: contentInsets,
            showsIndicators: showsIndicators, alwaysBounces: alwaysBounces, isPaging: isPaging,
            isScrollEnabled: isScrollEnabled)
    }

    /// The scroll view with a slot that scrolls it from outside.
    public func scrollTo(_ slot: ActionSlot<ScrollViewPosition>?) -> ScrollView {
        var copy = self
        copy.scrollTo = slot
        return copy
    }

    /// The scroll view with a closure that is told of every change of the offset.
    public func onScroll(_ action: ((ScrollViewMetrics) -> Void)?) -> ScrollView {
        var copy = self
        copy.onScroll = action
        return copy
    }

    /// Whether both look and are used the same; closures do not count.
    public static func == (lhs: ScrollView, rhs: ScrollView) -> Bool {
        lhs.content == rhs.content && lhs.axis == rhs.axis && lhs.contentInsets == rhs.contentInsets
            && lhs.showsIndicators == rhs.showsIndicators && lhs.alwaysBounces == rhs.alwaysBounces
            && lhs.isPaging == rhs.isPaging && lhs.isScrollEnabled == rhs.isScrollEnabled
            && lhs.scrollTo == rhs.scrollTo
    }

    /// Makes the scroll view.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content and the view around it.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(
            component: self, availableSize: availableSize, state: state, environment: environment,
            transition: transition)
    }

    /// Hands the view the newest closures.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}

/// A place in a scroll view's content.
public enum ScrollViewPosition: Equatable, Sendable {
    /// The start of the content.
    case start(animated: Bool = true)
    /// The end of the content.
    case end(animated: Bool = true)
    /// An offset, in points; it is brought into the content.
    case offset(CGPoint, animated: Bool = true)
    /// A rectangle of the content, in points: it is scrolled into view, if it is not there already.
    case visible(CGRect, animated: Bool = true)
}

/// Where a scroll view is in its content, in points.
public struct ScrollViewMetrics: Equatable, Sendable {
    /// The point of the content at the view's top left corner.
    public let offset: CGPoint
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the view.
    public let containerSize: CGSize
    /// The room around the content.
    public let contentInsets: UIEdgeInsets

    /// Makes metrics.
    public init(offset: CGPoint, contentSize: CGSize, containerSize: CGSize, contentInsets: UIEdgeInsets) {
        self.offset = offset
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.contentInsets = contentInsets
    }
}
