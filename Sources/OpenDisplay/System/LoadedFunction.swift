import Foundation

/// A C function of a library that GTK has loaded already, or `nil` if there is none of that name.
///
/// X11 and Wayland are optional parts of GTK: their headers may be missing, and nothing is linked for them here.
func loadedFunction<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_LAZY), name).map { unsafeBitCast($0, to: type) }
}
