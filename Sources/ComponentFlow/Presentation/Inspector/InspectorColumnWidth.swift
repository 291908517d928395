/// The width of an inspector beside the content, in points.
struct InspectorColumnWidth: Equatable {
    private static let (defaultMinimum, defaultIdeal, defaultMaximum): (CGFloat, CGFloat, CGFloat) = (225, 270, 400)

    /// The width before the user has changed it.
    let ideal: CGFloat
    /// The widths that the user can choose.
    let limits: ClosedRange<CGFloat>

    /// Creates a width; the ideal width takes precedence over limits that contradict it.
    init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        let ideal = Self.valid(ideal) ?? Self.clamp(Self.defaultIdeal, Self.valid(min), Self.valid(max))
        let least = Swift.min(Self.valid(min) ?? Self.defaultMinimum, ideal)
        let most = Swift.max(Self.valid(max) ?? Self.defaultMaximum, ideal)
        (self.ideal, limits) = (ideal, least...most)
    }

    private static func valid(_ width: CGFloat?) -> CGFloat? {
        width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }

    private static func clamp(_ width: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        Swift.max(Swift.min(width, most ?? width), least ?? 0)
    }
}

extension Component {
    /// Returns the component with a width for the inspector that contains it, which the user cannot change.
    ///
    /// - Parameter width: The width, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> ScreenOptioned<EnvironmentType> {
        screenOptioned { $0.inspectorWidth = InspectorColumnWidth(min: width, ideal: width, max: width) }
    }

    /// Returns the component with limits for the width of the inspector that contains it.
    ///
    /// ```swift
    /// .inspector(isPresented: $isInspecting) {
    ///     ShapeSettings(shape).inspectorColumnWidth(min: 200, ideal: 260, max: 360)
    /// }
    /// ```
    ///
    /// The user changes the width with the divider. An inspector that is a sheet has the width of a sheet.
    ///
    /// - Parameters:
    ///   - min: The minimum width, in points; `nil` for the default.
    ///   - ideal: The initial width, in points.
    ///   - max: The maximum width, in points; `nil` for the default.
    public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> ScreenOptioned<EnvironmentType> {
        screenOptioned { $0.inspectorWidth = InspectorColumnWidth(min: min, ideal: ideal, max: max) }
    }
}
