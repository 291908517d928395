#if INSPECTOR

/// The names of the classes of views and layers.
enum TypeName {
    /// Returns the name of an object's class, with the types that contain it: `Text.View` rather than `View`.
    static func name(of object: AnyObject) -> String {
        let full = String(reflecting: type(of: object))
        // The arguments of generic types have modules, too, and private types have no names that can be written.
        guard !full.contains("<"), !full.contains("("), let dot = full.firstIndex(of: ".") else {
            return "\(type(of: object))"
        }
        return String(full[full.index(after: dot)...])
    }
}

#endif
