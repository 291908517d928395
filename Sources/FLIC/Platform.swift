// The one file of this module that knows on which platform it is compiled. Everything else speaks UIKit.

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import OpenUIKit
#endif

/// Reports a mistake of the framework's user.
func diagnose(_ rule: String, _ message: String, subject: String, hint: String) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    NSLog("%@: %@ (at %@). %@", rule, message, subject, hint)
    #else
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: subject, hint: hint))
    #endif
}
