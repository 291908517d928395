#if INSPECTOR

internal import Accessibility
internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore

/// Finds what the overlays of a window mark.
@MainActor
struct OverlayMarks {
    /// The color of elements that have a name, a green on which white text is legible.
    static let named = UIColor(red: 0, green: 0.45, blue: 0.2, alpha: 1)

    let window: UIWindow
    let layers: [ShownLayer]
    let counts: UpdateCounts

    func marks(of mode: OverlayMode) -> [OverlayMark] {
        switch mode {
        case .repaints: []
        case .updates: updates
        case .bounds: bounds
        case .focus: focus
        case .accessibility: accessibility
        case .overdraw: overdraw
        case .images: images
        }
    }

    private var views: [(view: UIView, frame: CGRect)] {
        layers.compactMap { layer in layer.layer.ownView.map { ($0, layer.visibleFrame) } }
    }

    /// Purple outlines of views, and blue ones of components.
    private var bounds: [OverlayMark] {
        views.filter { $0.view !== window }.map {
            OverlayMark(frame: $0.frame, color: $0.view.mountedComponent == nil ? .systemPurple : .systemBlue)
        }
    }

    /// The number of updates of each component since the overlay was shown; orange from ten on, and red from fifty on.
    private var updates: [OverlayMark] {
        views.compactMap { view, frame in
            guard let count = counts.count(of: view) else { return nil }
            let color: UIColor = count >= 50 ? .systemRed : count >= 10 ? .systemOrange : .systemBlue
            return OverlayMark(frame: frame, color: color, label: "\(count)", priority: count)
        }
    }

    /// The visible views that the Tab key reaches, with their numbers among all; the focused one in red.
    private var focus: [OverlayMark] {
        window.focusRoot.focusStops.enumerated().compactMap { index, view in
            visibleFrame(view.convert(view.bounds, to: nil), of: view).map { frame in
                OverlayMark(
                    frame: frame, color: view.isFocused ? .systemRed : .systemIndigo, borderWidth: 2,
                    label: "\(index + 1)", priority: view.isFocused ? 1 : 0)
            }
        }
    }

    /// The names of accessible elements; those without a name in red.
    private var accessibility: [OverlayMark] {
        let builder = AccessibilityTreeBuilder(for: window)
        builder.updateTree()
        var marks: [OverlayMark] = []
        var waiting = builder.id(of: window).map { [$0] } ?? []
        while let id = waiting.popLast(), marks.count < DevelopmentOverlays.maximumMarks {
            guard let element = builder.tree[id] else { continue }
            waiting += element.children.reversed()
            guard element.children.isEmpty, builder.isShowing(id) else { continue }
            let view = AccessibilityQuery.view(of: element, builder)
            if let frame = visibleFrame(builder.frame(of: id), of: view) { marks.append(mark(of: element, frame)) }
        }
        return marks
    }

    private func mark(of element: AccessibilityNode, _ frame: CGRect) -> OverlayMark {
        let spoken = element.name.isEmpty ? element.text?.string ?? "" : element.name
        guard !spoken.isEmpty else {
            return OverlayMark(frame: frame, color: .systemRed, label: "\(element.role) without name", priority: 1)
        }
        let line = spoken.prefix(60).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return OverlayMark(frame: frame, color: Self.named, label: "\(element.role): \(line)")
    }

    /// Returns the part of a frame in the window that ancestors of a view do not clip; `nil` for none.
    private func visibleFrame(_ frame: CGRect, of view: UIView?) -> CGRect? {
        view.map { VisibleArea(around: $0).visiblePart(of: frame) } ?? frame
    }

    /// A translucent red area for each layer that shows something, so that areas with many layers are redder.
    private var overdraw: [OverlayMark] {
        layers.filter(\.layer.paints).map {
            OverlayMark(frame: $0.visibleFrame, color: .systemRed, borderWidth: 0, fill: 0.12)
        }
    }

    /// Images with more than twice the pixels that are shown in both directions, in orange, and enlarged ones in purple.
    private var images: [OverlayMark] {
        layers.compactMap { shown in
            shown.imageSizes(scale: window.traitCollection.displayScale).flatMap { sizes in
                let (stored, visible) = (sizes.stored, sizes.shown)
                let isOversized = stored.width > 2 * visible.width && stored.height > 2 * visible.height
                let isEnlarged = visible.width > stored.width + 1 || visible.height > stored.height + 1
                guard isOversized || isEnlarged else { return nil }
                let label = "\(Self.text(stored)) pixels shown as \(Self.text(visible))"
                return OverlayMark(
                    frame: shown.visibleFrame, color: isOversized ? .systemOrange : .systemPurple, borderWidth: 2,
                    fill: 0.25, label: label)
            }
        }
    }

    private static func text(_ size: CGSize) -> String {
        // A rectangle of the contents can be larger than any image.
        let limit = 0...1_000_000_000
        return "\(Int(size.width.rounded(), within: limit)) × \(Int(size.height.rounded(), within: limit))"
    }
}

extension ShownLayer {
    /// The number of pixels of the layer's image, and of the area in which it is shown; `nil` if it shows none.
    @MainActor fileprivate func imageSizes(scale: CGFloat) -> (stored: CGSize, shown: CGSize)? {
        guard let placement = layer.presented.contentsPlacement, layer.drawing == nil else { return nil }
        let area = placement.destination.applying(transform)
        guard area.isFinite, area.width > 0, area.height > 0, area.width < 1e6, area.height < 1e6 else { return nil }
        return (
            placement.source.size,
            CGSize(width: area.width * scale, height: area.height * scale)
        )
    }
}

#endif
