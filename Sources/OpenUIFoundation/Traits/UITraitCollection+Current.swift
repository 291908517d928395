extension UITraitCollection {
    private static let threadCurrent = ThreadLocal<UITraitCollection>()

    /// The view whose layout is in progress, if any; its traits are the current ones, and are resolved only when they are read.
    @MainActor package static var source: (any UITraitEnvironment)? {
        get { layoutSource }
        set { layoutSource = newValue }
    }

    /// Accessed on the main thread only.
    ///
    /// The reference is valid while it is set, because the layout pass that set it retains the view.
    nonisolated(unsafe) private static unowned(unsafe) var layoutSource: (any UITraitEnvironment)?

    /// The traits that dynamic colors use on this thread by default.
    ///
    /// While a view is laid out, drawn or notified of changed traits, these are the view's traits, otherwise those of
    /// the main screen.
    public static var current: UITraitCollection {
        get {
            if MainThread.isCurrent, let traits = MainActor.assumeIsolated({ layoutSource?.traitCollection }) {
                return traits
            }
            return threadCurrent.value ?? UITraitCollection.mainScreen
        }
        set { threadCurrent.value = newValue }
    }

    /// Runs `actions` with this collection as the current one of this thread.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.threadCurrent.value
        Self.threadCurrent.value = self
        defer { Self.threadCurrent.value = outer }
        guard MainThread.isCurrent, let source = Self.layoutSource else { return try body() }
        Self.layoutSource = nil
        defer { Self.layoutSource = source }
        return try body()
    }

    /// Returns the traits with a different horizontal size class.
    package func with(horizontalSizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
        var values = values
        values.horizontalSizeClass = horizontalSizeClass
        return UITraitCollection(values)
    }

    /// Returns the traits with the system traits of another collection on which colors depend.
    package func withColorAppearance(of other: UITraitCollection) -> UITraitCollection {
        var values = values
        values.userInterfaceStyle = other.userInterfaceStyle
        values.userInterfaceLevel = other.userInterfaceLevel
        values.accessibilityContrast = other.accessibilityContrast
        return UITraitCollection(values)
    }

    /// Returns these traits with those that `values` specifies taking precedence.
    package func overlaid(by values: TraitValues) -> UITraitCollection {
        UITraitCollection(self.values.overlaid(by: values))
    }
}

/// An object that has traits: a view, a controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
