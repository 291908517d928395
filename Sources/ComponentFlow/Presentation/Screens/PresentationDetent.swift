/// A height at which a sheet can rest; see ``Component/presentationDetents(_:)``.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case fraction(CGFloat)
        case points(CGFloat)
    }

    private let height: Height

    /// Half of the maximum height.
    public static let medium = fraction(0.5)
    /// The maximum height.
    public static let large = fraction(1)

    /// A fraction of the maximum height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
    }

    /// A height in points, at most the maximum height.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height.isFinite ? max(height, 0) : 0))
    }

    @MainActor var sheetDetent: UISheetPresentationController.Detent {
        typealias Detent = UISheetPresentationController.Detent
        switch height {
        case .fraction(0.5): return Detent.medium()
        case .fraction(1): return Detent.large()
        case .fraction(let fraction):
            return Detent.custom(identifier: Detent.Identifier("fraction \(fraction)")) { context in
                fraction * context.maximumDetentValue
            }
        case .points(let points):
            return Detent.custom(identifier: Detent.Identifier("height \(points)")) { context in
                min(points, context.maximumDetentValue)
            }
        }
    }
}
