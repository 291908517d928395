/// The window of an application delegate.
///
/// The methods of UIKit's protocol are optional, so that the window of a delegate whose class is not known has the type `UIWindow??`,
/// and code contains `UIApplication.shared.delegate?.window??.rootViewController`. A delegate itself declares a property of the type
/// `UIWindow?`. Both compile, because ``UIApplicationDelegate`` inherits this protocol.
@preconcurrency @MainActor public protocol UIApplicationWindowOwning: AnyObject {
    /// The main window; the default is `nil`.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIApplicationWindowOwning {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplicationDelegate {
    /// The main window of the delegate, which is the property `window` of its class; a class without one has no window.
    public var window: UIWindow?? {
        get { .some((self as any UIApplicationWindowOwning).window) }
        set { (self as any UIApplicationWindowOwning).window = newValue ?? nil }
    }
}
