internal import CGTK
internal import OpenCoreGraphics

/// Observes the desktop's preferences for light or dark content and for text sizes.
@MainActor
final class ThemeObserver {
    private let onTextScale: @MainActor (CGFloat) -> Void
    private var connections = SignalConnections()
    /// The factor of text sizes in the desktop's settings.
    private(set) var textScale: CGFloat

    var appearance: DisplayAppearance { DesktopAppearance.shared.appearance }

    init(
        onTextScale: @escaping @MainActor (CGFloat) -> Void, onChange: @escaping @MainActor (DisplayAppearance) -> Void
    ) {
        self.onTextScale = onTextScale
        textScale = Self.currentTextScale()
        DesktopAppearance.shared.addObserver(self) { onChange(DesktopAppearance.shared.appearance) }
        guard let settings = GTKSettings.object else { return }
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(ThemeObserver.self, of: data, otherwise: ()) { $0.textScaleMayHaveChanged() }
        }
        connections.connect(
            gpointer(settings), "notify::gtk-xft-dpi", data: self, function: unsafeBitCast(handler, to: GCallback.self))
    }

    /// Stops observing.
    ///
    /// Must be called before the observer is deallocated.
    func stop() {
        connections.disconnectAll()
        DesktopAppearance.shared.removeObserver(self)
    }

    private func textScaleMayHaveChanged() {
        let scale = Self.currentTextScale()
        guard scale != textScale else { return }
        textScale = scale
        onTextScale(scale)
    }

    /// Returns the text scale, derived from the resolution for fonts: 96 dots per inch is the default.
    private static func currentTextScale() -> CGFloat {
        let dots = CGFloat(GTKSettings.number("gtk-xft-dpi") ?? 0) / 1024
        return dots > 0 ? min(max(dots / 96, 0.5), 4) : 1
    }
}
