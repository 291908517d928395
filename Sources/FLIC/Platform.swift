// The import of OpenUIKit, and what the module uses of it in addition to the API of UIKit.

@_exported import OpenUIKit

/// Reports incorrect use of the framework.
func diagnose(_ rule: String, _ message: String, subject: String, hint: String) {
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: subject, hint: hint))
}
