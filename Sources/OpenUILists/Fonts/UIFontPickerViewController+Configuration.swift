extension UIFontPickerViewController {
    /// The fonts that a font picker offers, and how it displays them.
    @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
        /// Whether the user can pick the faces of each family; by default only families.
        open var includeFaces = false
        /// Whether names are displayed in the system font, instead of in the font that they name.
        open var displayUsingSystemFont = false
        /// The traits of the fonts to offer, initially none, which offers all fonts.
        ///
        /// A family is offered if one of its faces is italic, bold or monospaced as specified. The files of fonts do not describe
        /// the other traits here, so that no font has them.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        public override init() {
            super.init()
        }

        /// Returns a configuration with the same values; call it on the main thread.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { makeCopy() }
        }

        final func makeCopy() -> Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
