internal import CGTK

/// The tab stops of a paragraph in Pango's representation.
struct TabStops {
    /// The default distance of tab stops, in points.
    private static let defaultInterval: CGFloat = 28
    private static let limit = 256
    /// The largest position of a tab stop, in points; others are ignored.
    ///
    /// Pango never ends a search that exceeds its coordinates, which are twice as large.
    private static let farthest: CGFloat = 1_000_000
    /// The least distance that is repeated after the last stop, in points: Pango searches all stops up to a tab.
    private static let leastInterval: CGFloat = 1

    private var stops: [TextTab]

    /// - Parameters:
    ///   - start: The indent from which Pango measures, in points.
    ///   - count: The number of tabs, at least 1.
    init(_ details: TextParagraphDetails, from start: CGFloat, count: Int) {
        // So that the repeated stops of all tabs are within Pango's coordinates.
        let longest = max(Self.farthest / CGFloat(count + 2), Self.leastInterval)
        let given = (details.tabs ?? []).filter {
            $0.location.isFinite && $0.location > 0 && $0.location < Self.farthest
        }
        stops = given.sorted { $0.location < $1.location }.suffix(Self.limit)
        let interval = details.defaultTabInterval
        if lastDistance(from: start) < Self.leastInterval || interval.isFinite && interval > 0 {
            let isUsable = interval.isFinite && interval >= Self.leastInterval
            addDefaults(every: isUsable ? min(interval, longest) : Self.defaultInterval, from: start)
        } else if let last = stops.last?.location, lastDistance(from: start) > longest {
            stops.append(TextTab(location: last + longest))
        }
        for index in stops.indices { stops[index].location -= start }
        stops.removeAll { $0.location <= 0 }
    }

    /// The distance of the last stop from the one before, or from the start; 0 without stops.
    private func lastDistance(from start: CGFloat) -> CGFloat {
        guard let last = stops.last?.location else { return 0 }
        return last - max(stops.dropLast().last?.location ?? start, start)
    }

    /// Adds two default stops, which suffice: after the last stop, Pango repeats the last distance.
    private mutating func addDefaults(every interval: CGFloat, from start: CGFloat) {
        let last = max(stops.last?.location ?? 0, start)
        let next = (last / interval).rounded(.down) + 1
        for number in [next, next + 1] { stops.append(TextTab(location: number * interval)) }
    }

    /// Returns the tab array, which the caller frees.
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
