/// Launches the program with a delegate whose class has the given name, and returns the exit code when it terminates.
///
/// `main.swift` of earlier programs calls this function with `NSStringFromClass(AppDelegate.self)`. The first three
/// arguments are not used. If there is no delegate with the name, the function reports that and returns 1.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClass = UIApplication.delegateClass(named: delegateClassName) else { return 1 }
    UIApplicationMain(delegateClass)
    return 0
}

extension UIApplication {
    /// Returns the class of a delegate, or reports that there is none with the name.
    static func delegateClass(named name: String?) -> (any UIApplicationDelegate.Type)? {
        if let name, let found = NSClassFromString(name) as? any UIApplicationDelegate.Type { return found }
        Diagnostics.report(
            Diagnostic(
                rule: "application.unknown-delegate",
                message:
                    "The program cannot be launched, because there is no application delegate with the given name.",
                subject: name ?? "nil",
                hint: "Mark the class of the delegate with @main, or call UIApplicationMain(AppDelegate.self)."))
        return nil
    }
}
