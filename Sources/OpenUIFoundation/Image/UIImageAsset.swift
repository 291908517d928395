internal import Synchronization

/// The variants of an image for different traits, of which image views display the one that matches theirs.
///
/// ```swift
/// let logo = UIImage(named: "logo-light")
/// logo?.imageAsset?.register(darkLogo, with: UITraitCollection(userInterfaceStyle: .dark))
/// ```
///
/// Can be used on any thread.
public final class UIImageAsset: NSObject, Sendable {
    private struct Variant: Sendable {
        var traits: UITraitCollection
        /// A copy without a reference to the asset, which would never be released.
        var image: UIImage
    }

    private let variants = Mutex<[Variant]>([])
    /// The image set of an asset catalog with the variants that were not registered.
    private let imageSet: ImageSet?

    /// Creates an asset without images.
    public override init() {
        imageSet = nil
        super.init()
    }

    init(_ imageSet: ImageSet) {
        self.imageSet = imageSet
        super.init()
    }

    /// Creates the asset of an image that has no other variants.
    init(of image: UIImage) {
        imageSet = nil
        super.init()
        register(image, with: UITraitCollection())
    }

    /// Adds an image for traits, or replaces it.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(traits: traitCollection, image: image.bound(to: nil))
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(variant)
        }
    }

    /// Removes the image that was registered with traits.
    public func unregister(with traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the image that matches traits best, or an empty image if there is none.
    ///
    /// An image matches if the traits have all values with which it was registered; the display scale may differ.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        (variant(for: traitCollection) ?? imageSet?.image(for: traitCollection) ?? UIImage()).bound(to: self)
    }

    /// Whether the image depends on traits.
    var hasVariants: Bool { imageSet?.hasVariants == true || variants.withLock { $0.count > 1 } }

    private func variant(for traits: UITraitCollection) -> UIImage? {
        let variants = variants.withLock { $0 }
        let ranks = variants.map { $0.traits.values.rank(for: traits.values) }
        guard let best = ranks.compactMap({ $0 }).max() else { return imageSet == nil ? variants.first?.image : nil }
        return zip(variants, ranks).first { $0.1 == best }?.0.image
    }
}

extension TraitValues {
    /// Returns how many of these values other traits have, or `nil` if one differs; the display scale only decides between equals.
    fileprivate func rank(for desired: TraitValues) -> Int? {
        var (own, desired) = (self, desired)
        let hasScale = own.displayScale == desired.displayScale && own.displayScale != 0
        (own.displayScale, desired.displayScale) = (0, 0)
        if desired.userInterfaceStyle == .unspecified { desired.userInterfaceStyle = .light }
        guard desired.overlaid(by: own) == desired else { return nil }
        return own.specifiedCount * 2 + (hasScale ? 1 : 0)
    }

    /// The number of traits on which images depend that are specified.
    private var specifiedCount: Int {
        let areSpecified = [
            userInterfaceStyle != .unspecified, userInterfaceIdiom != .unspecified, horizontalSizeClass != .unspecified,
            verticalSizeClass != .unspecified, layoutDirection != .unspecified,
            preferredContentSizeCategory != .unspecified, accessibilityContrast != .unspecified,
            legibilityWeight != .unspecified, userInterfaceLevel != .unspecified,
        ]
        return areSpecified.count { $0 } + custom.count
    }
}
