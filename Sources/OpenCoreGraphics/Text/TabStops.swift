internal import CGTK

/// The places of a paragraph's tabs as Pango wants them.
struct TabStops {
    /// The distance of tabs of which nothing is said, in points.
    private static let usualDistance: CGFloat = 28
    private static let limit = 256
    /// Farther tabs do not count, in points.
    private static let farthest: CGFloat = 1_000_000

    private var stops: [TextTab]

    /// - Parameter start: the indent from which Pango counts, in points.
    init(_ details: TextParagraphDetails, from start: CGFloat) {
        let given = (details.tabs ?? []).filter {
            $0.location.isFinite && $0.location > 0 && $0.location < Self.farthest
        }
        stops = given.sorted { $0.location < $1.location }.suffix(Self.limit)
        let interval = details.defaultTabInterval
        if stops.isEmpty || interval.isFinite && interval > 0 {
            let isUsable = interval.isFinite && interval >= 1
            addDefaults(every: isUsable ? min(interval, Self.farthest) : Self.usualDistance, from: start)
        }
        for index in stops.indices { stops[index].location -= start }
        stops.removeAll { $0.location <= 0 }
    }

    /// Two are enough: behind the last one, Pango repeats the last distance.
    private mutating func addDefaults(every interval: CGFloat, from start: CGFloat) {
        let last = max(stops.last?.location ?? 0, start)
        let next = (last / interval).rounded(.down) + 1
        for number in [next, next + 1] { stops.append(TextTab(location: number * interval)) }
    }

    /// To be freed by the caller.
    func makeTabs() -> OpaquePointer? {
        let tabs = pango_tab_array_new(Int32(stops.count), 0)
        for (index, stop) in stops.enumerated() {
            let (index, place) = (Int32(index), PangoUnit.width(stop.location))
            pango_tab_array_set_tab(tabs, index, stop.alignment.pango, place)
            if case .decimal(let point) = stop.alignment { pango_tab_array_set_decimal_point(tabs, index, point.value) }
        }
        return tabs
    }
}

extension TextTab.Alignment {
    fileprivate var pango: PangoTabAlign {
        switch self {
        case .leading: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .trailing: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
