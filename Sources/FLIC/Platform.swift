// The only file of this module that depends on the platform. The rest of the module uses UIKit.

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import OpenUIKit
#endif

/// Reports incorrect use of the framework.
func diagnose(_ rule: String, _ message: String, subject: String, hint: String) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    NSLog("%@: %@ (at %@). %@", rule, message, subject, hint)
    #else
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: subject, hint: hint))
    #endif
}
