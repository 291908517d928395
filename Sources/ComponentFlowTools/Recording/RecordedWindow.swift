#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay

/// The surface of a window when the window was opened, or when the recording began.
struct RecordedWindow: Sendable, Equatable {
    var title = ""
    /// In points.
    var size: CGSize
    /// The number of pixels per point.
    var scale: CGFloat = 1
    var isDark = false
    var textScale: CGFloat = 1
    /// Whether the window has the keyboard focus.
    var isActive = true
    /// The color of the user's choice for controls: red, green, blue and alpha.
    var accentColor: JSONValue = .null

    @MainActor init(_ window: UIWindow) {
        title = window.title
        size = window.bounds.size
        guard let surface = window.surface else { return }
        (scale, textScale, isActive) = (surface.scale, surface.textScale, surface.isActive)
        isDark = surface.appearance == .dark
        accentColor = surface.accentColor?.json ?? .null
    }

    /// Creates an off-screen surface that is like that of the window.
    @MainActor func makeSurface() -> OffscreenSurface {
        let surface = OffscreenSurface(size: size, scale: scale, appearance: isDark ? .dark : .light)
        surface.setTextScale(textScale)
        surface.setActive(isActive)
        return surface
    }

    var json: JSONValue {
        [
            "title": .string(title), "size": JSONValue(size), "scale": JSONValue(scale), "dark": .bool(isDark),
            "textScale": JSONValue(textScale), "active": .bool(isActive), "accentColor": accentColor,
        ]
    }

    init?(_ json: JSONValue) {
        guard let lengths = json["size"]?.usableNumbers(2), let scale = json["scale"]?.usableNumber, scale > 0 else {
            return nil
        }
        size = CGSize(width: lengths[0], height: lengths[1])
        self.scale = scale
        title = json["title"]?.string ?? ""
        isDark = json["dark"]?.bool ?? false
        textScale = json["textScale"]?.usableNumber ?? 1
        isActive = json["active"]?.bool ?? true
        accentColor = json["accentColor"] ?? .null
    }
}

#endif
