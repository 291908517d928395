/// The classes of the bars of a navigation controller.
enum BarClass {
    /// Returns the class that a program specified, or the class of the framework if it is not a subclass of that.
    static func checked<Bar: UIView>(_ type: AnyClass?, _ standard: Bar.Type) -> Bar.Type {
        guard let type else { return standard }
        if let type = type as? Bar.Type { return type }
        Diagnostics.report(
            Diagnostic(
                rule: "navigation.invalid-bar-class",
                message: "\(type) is not a subclass of \(standard), which is used.",
                subject: "UINavigationController", hint: "Pass a subclass of \(standard), or nil."))
        return standard
    }
}
