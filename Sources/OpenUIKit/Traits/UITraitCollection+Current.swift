extension UITraitCollection {
    private static let threadCurrent = ThreadLocal<UITraitCollection>()

    /// The view whose layout is running: its traits are the current ones, and are looked up only when asked for.
    @MainActor static var source: UIView? {
        get { layoutSource }
        set { layoutSource = newValue }
    }

    /// Read and written on the main thread only.
    ///
    /// Alive while set: the layout that set it holds the view.
    nonisolated(unsafe) private static unowned(unsafe) var layoutSource: UIView?

    /// The traits that dynamic colours use on this thread when nobody says otherwise.
    ///
    /// While a view is laid out, drawn or told of a change of traits, these are the view's own. Outside of that they
    /// are those of the main screen.
    public static var current: UITraitCollection {
        get {
            if MainThread.isCurrent, let traits = MainActor.assumeIsolated({ layoutSource?.traitCollection }) {
                return traits
            }
            return threadCurrent.value ?? UIScreen.mainTraits
        }
        set { threadCurrent.value = newValue }
    }

    /// Runs `actions` with this collection as the current one of this thread.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.threadCurrent.value
        Self.threadCurrent.value = self
        defer { Self.threadCurrent.value = outer }
        guard MainThread.isCurrent, let source = Self.layoutSource else { return try body() }
        Self.layoutSource = nil
        defer { Self.layoutSource = source }
        return try body()
    }

    /// The same traits but for the room from left to right.
    func with(horizontalSizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
        var values = values
        values.horizontalSizeClass = horizontalSizeClass
        return UITraitCollection(values)
    }

    /// The same traits but for the style.
    func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        var values = values
        values.userInterfaceStyle = style
        return UITraitCollection(values)
    }

    /// These traits with what others say in their place.
    func overlaid(by values: TraitValues) -> UITraitCollection {
        UITraitCollection(self.values.overlaid(by: values))
    }
}

/// Something that has traits: a view, a controller, a screen.
@MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the surroundings.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
