/// A width or a height in a compositional layout: a fraction of the container, a number of points, or an estimate.
///
/// An invalid number is reported with a diagnostic and replaced: a negative length by 0, an estimate by 44 points.
public final class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
    let length: LayoutLength

    private init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// Creates a dimension that is a fraction of the width of the container.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth(checked(fractionalWidth, "fractionalWidth", or: 0)))
    }

    /// Creates a dimension that is a fraction of the height of the container.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight(checked(fractionalHeight, "fractionalHeight", or: 0)))
    }

    /// Creates a dimension with a fixed number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(checked(absoluteDimension, "absolute", or: 0)))
    }

    /// Creates a dimension that is estimated until the view determines its own size.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(checkedEstimate(estimatedDimension, "estimated")))
    }

    /// Creates a dimension that is estimated until the views determine their own sizes, and then that of the largest
    /// of the siblings in the group.
    ///
    /// Across the direction of the group only; along it the dimension is the same as ``estimated(_:)``.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform(checkedEstimate(estimate, "uniformAcrossSiblings")))
    }

    /// The fraction, the number of points, or the estimate.
    public var dimension: CGFloat { length.number }
    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
    /// Whether the dimension is a fixed number of points.
    public var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    /// Whether the dimension is estimated for each view.
    public var isEstimated: Bool { if case .estimated = length { true } else { false } }
    /// Whether the dimension is that of the largest sibling.
    public var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }

    /// Returns the dimension itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both dimensions are of the same kind and have the same number.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutDimension)?.length == length
    }

    /// The hash value, which is consistent with `isEqual(_:)`.
    public override var hash: Int { length.hashValue }

    // MARK: Checks

    private static func checked(_ value: CGFloat, _ name: String, or fallback: CGFloat) -> CGFloat {
        guard value.isFinite, value >= 0 else {
            report(name, value, fallback)
            return fallback
        }
        return value
    }

    private static func checkedEstimate(_ value: CGFloat, _ name: String) -> CGFloat {
        guard value.isFinite, value > 0 else {
            report(name, value, LayoutLength.defaultEstimate)
            return LayoutLength.defaultEstimate
        }
        return value
    }

    private static func report(_ name: String, _ value: CGFloat, _ fallback: CGFloat) {
        Diagnostics.report(
            Diagnostic(
                rule: "collection-layout.invalid-dimension",
                message: "The dimension \(name)(\(value)) is negative, zero as an estimate, NaN or infinite; "
                    + "\(fallback) is used.",
                subject: "NSCollectionLayoutDimension",
                hint: "Check for a division by zero, or a size of a view that was not laid out yet."))
    }
}

/// The value of a dimension.
enum LayoutLength: Hashable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    case uniform(CGFloat)

    /// The estimate, in points, that replaces an invalid one.
    static let defaultEstimate: CGFloat = 44

    var number: CGFloat {
        switch self {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number), .uniform(let number):
            number
        }
    }

    /// Whether views determine the length.
    var isEstimated: Bool {
        switch self {
        case .estimated, .uniform: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    /// Returns the length, in points, in a container; an estimate for estimated lengths.
    func points(in container: CGSize) -> CGFloat {
        switch self {
        case .fractionalWidth(let part): part * container.width
        case .fractionalHeight(let part): part * container.height
        case .absolute(let points), .estimated(let points), .uniform(let points): points
        }
    }
}
