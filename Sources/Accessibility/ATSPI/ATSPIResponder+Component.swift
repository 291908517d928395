internal import OpenCoreGraphics
internal import OpenDisplay

// The interfaces `Component` and `Image`.
extension ATSPIResponder {
    /// `ATSPI_LAYER_WIDGET` and `ATSPI_LAYER_WINDOW`.
    private static let layers: (widget: UInt32, window: UInt32) = (3, 7)

    func componentMethod(_ request: ATSPIRequest) -> [DBusValue]? {
        let id = request.node.id
        switch request.member {
        case "Contains": return [.boolean(frame(of: id, request.integer(2)).contains(point(request)))]
        case "GetExtents": return [.structure(numbers(of: frame(of: id, request.integer(0))))]
        case "GetPosition": return Array(numbers(of: frame(of: id, request.integer(0))).prefix(2))
        case "GetSize": return Array(numbers(of: frame(of: id, 0)).suffix(2))
        case "GetLayer": return [.uint32(request.node.role == .window ? Self.layers.window : Self.layers.widget)]
        case "GetMDIZOrder": return [.int16(0)]
        case "GetAlpha": return [.double(1)]
        case "GrabFocus": return [.boolean(source?.focus(id) ?? false)]
        case "ScrollTo": return [.boolean(source?.scrollToVisible(id) ?? false)]
        default: return nil
        }
    }

    func imageMethod(_ request: ATSPIRequest) -> [DBusValue]? {
        let numbers = numbers(of: frame(of: request.node.id, request.integer(0)))
        switch request.member {
        case "GetImageExtents": return [.structure(numbers)]
        case "GetImagePosition": return Array(numbers.prefix(2))
        case "GetImageSize": return Array(numbers.suffix(2))
        default: return nil
        }
    }

    func imageProperty(_ request: ATSPIRequest) -> DBusValue? {
        switch request.member {
        case "ImageDescription": .string(request.node.name)
        case "ImageLocale": .string(locale(of: request.node))
        default: nil
        }
    }

    /// Returns the position and the size of a rectangle in whole points.
    func numbers(of rect: CGRect) -> [DBusValue] {
        let rect = rect.integral
        return [rect.minX, rect.minY, rect.width, rect.height].map { .number(Self.integer($0)) }
    }

    /// Returns the nearest integer; 0 for values without one.
    private static func integer(_ value: CGFloat) -> Int {
        Int(exactly: value.rounded()) ?? 0
    }

    private func point(_ request: ATSPIRequest) -> CGPoint {
        CGPoint(x: request.integer(0), y: request.integer(1))
    }

    /// Returns the point of a request in the coordinates of the window.
    private func windowPoint(_ request: ATSPIRequest) -> CGPoint {
        let point = point(request)
        let shift = frame(of: request.node.id, 0).origin
        let own = frame(of: request.node.id, request.integer(2)).origin
        return CGPoint(x: point.x + shift.x - own.x, y: point.y + shift.y - own.y)
    }

    /// Returns the search for the node at the point of a request.
    func pointSearch(_ request: ATSPIRequest) -> any ATSPIWork {
        ATSPIPointSearch(in: request.node.id, at: windowPoint(request))
    }
}

/// The search for the deepest visible node at a point of the window.
///
/// Nodes without contents at the point count only if the point is in their frame; contents may extend beyond it.
@MainActor private final class ATSPIPointSearch: ATSPIWork {
    private let point: CGPoint
    /// A stack instead of recursion, because hierarchies can be of any depth.
    private var waiting: [(id: AccessibilityID, isAfterChildren: Bool)]

    init(in id: AccessibilityID, at point: CGPoint) {
        self.point = point
        waiting = [(id, false)]
    }

    func advance(with responder: ATSPIResponder) -> [DBusValue]? {
        for _ in 0..<Self.part {
            guard let (id, isAfterChildren) = waiting.popLast() else { return [responder.reference(to: nil).value] }
            if !isAfterChildren {
                waiting.append((id, true))
                waiting += (responder.tree[id]?.children ?? []).map { ($0, false) }
            } else if id != .application, responder.source?.frame(of: id).contains(point) == true,
                responder.source?.isShowing(id) == true
            {
                return [responder.reference(to: id).value]
            }
        }
        return nil
    }
}
