#if INSPECTOR

internal import ComponentFlow

/// The paths of views, which are the same in another run of the program that shows the same.
@MainActor
enum ViewPaths {
    /// Returns all views of windows with their paths, ancestors first.
    static func all(in windows: [UIWindow]) -> [(path: String, view: UIView)] {
        var result: [(path: String, view: UIView)] = named(windows, below: "")
        var next = 0
        while next < result.count {
            result += named(result[next].view.subviews, below: result[next].path)
            next += 1
        }
        return result
    }

    private static func named(_ views: [UIView], below path: String) -> [(path: String, view: UIView)] {
        var numbers: [String: Int] = [:]
        return views.compactMap { view in
            guard !(view is BuildBannerView) else { return nil }
            let name = name(of: view)
            let number = numbers[name, default: 0]
            numbers[name] = number + 1
            return ("\(path)/\(name)#\(number)", view)
        }
    }

    /// The name of the view's component, or otherwise of its class.
    static func name(of view: UIView) -> String {
        view.mountedComponent?.label ?? TypeName.name(of: view)
    }
}

#endif
