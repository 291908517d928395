import Foundation

/// Returns a C function of a library that GTK has already loaded, or `nil` if there is none with that name.
///
/// X11 and Wayland are optional parts of GTK: their headers may be missing, and they are not linked here.
func loadedFunction<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_LAZY), name).map { unsafeBitCast($0, to: type) }
}
