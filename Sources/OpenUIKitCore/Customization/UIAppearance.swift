/// A class whose default values can be changed for all of its instances.
///
/// Each of the methods returns an object that is never displayed, and whose properties are the values for those instances:
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemOrange
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font = .preferredFont(forTextStyle: .body)
/// ```
///
/// Instances adopt the values when they enter a window. A view that is in a window already adopts new values when it is
/// removed from it and added again. What was set for an instance itself takes precedence; a value that was set to its
/// default counts as not set.
///
/// Most of the values that UIKit documents can be set, and some more that applications often set in this way, such as the
/// separators of tables. Properties that an application's subclass adds cannot be set. The object is created by
/// `init(coder:)`, which has to return an instance.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the object with the values of all instances.
    static func appearance() -> Self

    /// Returns the object with the values of instances that are contained in others.
    ///
    /// - Parameter containerTypes: The classes of superviews or view controllers, from the inner to the outer one. There may
    ///   be other views between them.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the object with the values of instances with traits, such as a dark style.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the object with the values of instances that have traits and are contained in others.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose instances contain views, for ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public static func appearance() -> Self { proxy() }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(in: containerTypes)
    }

    public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: trait, in: containerTypes)
    }

    private static func proxy(
        for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> Self {
        AppearanceProxies.object(
            of: self, for: traits, in: containers, properties: appearanceProperties, create: { Self(coder: NSCoder()) })
    }
}

extension UIBarItem: UIAppearance {
    public static func appearance() -> Self { proxy() }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(in: containerTypes)
    }

    public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: trait, in: containerTypes)
    }

    private static func proxy(
        for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> Self {
        AppearanceProxies.object(
            of: self, for: traits, in: containers, properties: appearanceProperties, create: { Self(coder: NSCoder()) })
    }
}
