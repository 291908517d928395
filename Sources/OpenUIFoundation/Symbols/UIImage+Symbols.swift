extension UIImage {
    /// Creates the image of a symbol with 17 points and a regular weight.
    ///
    /// The names are those of SF Symbols; ``systemSymbolNames`` lists them. A name with `.fill`, `.circle`, `.square` or
    /// `.slash` at its end is a variant of another symbol; a symbol that consists of lines only has no filled form, and is
    /// drawn with lines. An image view displays a symbol in the tint color.
    ///
    /// - Returns: `nil` if there is no such symbol, which is reported by a diagnostic.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the image of a symbol with a configuration; see ``init(systemName:)``.
    ///
    /// - Returns: `nil` if there is no such symbol, which is reported by a diagnostic.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let description = SymbolDescription(
            name: name, values: (configuration as? SymbolConfiguration)?.values ?? SymbolValues())
        let scale = UITraitCollection.current.displayScale
        guard let image = SymbolImages.image(of: description, scale: scale > 0 ? scale : 1) else {
            Diagnostics.report(
                Diagnostic(
                    rule: "image.unknown-symbol", message: "There is no symbol with this name.", subject: name,
                    hint:
                        "UIImage.systemSymbolNames lists the names; UIImage.addSymbol(named:svg:filledSVG:) adds a symbol."
                ))
            return nil
        }
        var attributes = ImageAttributes(scale: scale > 0 ? scale : 1)
        attributes.symbol = description
        attributes.flipsForRightToLeft = description.isDirectional
        self.init(image: image, attributes: attributes)
    }

    /// The names of the symbols, without variants, in alphabetical order.
    public static var systemSymbolNames: [String] { SymbolLibrary.names }

    /// Adds a symbol, or replaces the one with the same name.
    ///
    /// - Parameters:
    ///   - name: The name for ``init(systemName:)``.
    ///   - path: The lines of the symbol: the `d` attribute of an SVG path in a square of 24 units, with a margin of 2 units.
    ///   - filledPath: The outline of the filled form; `nil` if there is none.
    /// - Returns: Whether the symbol was added: `false` if one of the paths cannot be read.
    @discardableResult
    public static func addSymbol(named name: String, path: String, filledPath: String? = nil) -> Bool {
        guard let stroke = SymbolPath.path(path) else { return false }
        let fill = filledPath.flatMap { SymbolPath.path($0) }
        guard filledPath == nil || fill != nil else { return false }
        SymbolLibrary.add(SymbolLibrary.Icon(stroke: stroke, fill: fill), named: name)
        return true
    }

    /// Adds a symbol from the text of an SVG file, or replaces the one with the same name.
    ///
    /// ```swift
    /// try UIImage.addSymbol(named: "lighthouse", svg: Data(contentsOf: file))
    /// ```
    ///
    /// The shapes of the file, `path`, `circle`, `ellipse`, `rect`, `line`, `polyline` and `polygon`, also in groups and with
    /// transforms, are joined, and the view box is fitted to the square of symbols. If a shape has a stroke, the symbol consists of
    /// the lines of all shapes, whose width depends on the weight; otherwise it consists of areas. Colors and widths of the file
    /// are ignored. Icons for symbols have a margin of a twelfth of the view box.
    ///
    /// - Parameters:
    ///   - name: The name for ``init(systemName:)``.
    ///   - svg: The text of the file.
    ///   - filledSVG: The text of a file with the areas of the filled form; `nil` if there is none.
    /// - Throws: What in a file cannot be read; see ``SymbolFileError``.
    public static func addSymbol(named name: String, svg: Data, filledSVG: Data? = nil) throws(SymbolFileError) {
        let shapes = try SymbolFile.read(svg)
        var icon = SymbolLibrary.Icon(stroke: shapes.isStroked ? shapes.path : nil)
        if !shapes.isStroked { icon.fill = shapes.path }
        if let filledSVG { icon.fill = try SymbolFile.read(filledSVG).path }
        SymbolLibrary.add(icon, named: name)
    }

    /// Whether the image was created with the name of a symbol.
    public var isSymbolImage: Bool { attributes.symbol != nil }

    /// The configuration of a symbol; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        attributes.symbol.map { SymbolConfiguration($0.values) }
    }

    /// The configuration of a symbol; `nil` for other images.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns the symbol with another configuration; other images are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return symbol(configuration.values)
    }

    /// Returns the symbol with what a configuration specifies, and otherwise its own configuration.
    ///
    /// - Returns: `nil` if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        attributes.symbol.map { symbol($0.values.applying(configuration.values)) }
    }

    /// The distance of the baseline of text beside a symbol from the lower edge, in points.
    ///
    /// Other images have a baseline only if one was set with ``withBaselineOffset(fromBottom:)``.
    public var baselineOffsetFromBottom: CGFloat? {
        if case .offset(let offset) = attributes.baseline { return offset }
        guard let symbol = attributes.symbol, attributes.baseline == .ofSymbol else { return nil }
        return (size.height - UIFont.systemFont(ofSize: symbol.values.height / SymbolValues.heightFactor).capHeight) / 2
    }

    /// Whether the image or its shape in a tint color is displayed where the rendering mode is automatic.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: attributes.symbol.map { $0.values.color == nil } ?? false
        }
    }

    /// Returns a symbol drawn for the scale of a display, and other images unchanged.
    ///
    /// - Parameter preferred: The configuration of the view, for the properties that the symbol does not specify.
    package func displayed(with preferred: SymbolConfiguration?, scale: CGFloat) -> UIImage {
        guard let symbol = attributes.symbol else { return self }
        let values = preferred?.values.applying(symbol.values) ?? symbol.values
        return values == symbol.values && scale == self.scale ? self : self.symbol(values, scale: scale)
    }

    private func symbol(_ values: SymbolValues, scale: CGFloat? = nil) -> UIImage {
        symbol { symbol, attributes in
            symbol.values = values
            if let scale, scale > 0 { attributes.scale = scale }
        } ?? self
    }

    /// Returns a symbol drawn with another description; `nil` for other images.
    func symbol(_ change: (inout SymbolDescription, inout ImageAttributes) -> Void) -> UIImage? {
        guard var symbol = attributes.symbol else { return nil }
        var attributes = attributes
        change(&symbol, &attributes)
        attributes.symbol = symbol
        return SymbolImages.image(of: symbol, scale: attributes.scale).map {
            UIImage(image: $0, attributes: attributes)
        }
    }
}

extension SymbolDescription {
    private static let directions = ["backward", "forward", "leading", "trailing"]

    /// Whether the symbol is mirrored in right-to-left layouts.
    fileprivate var isDirectional: Bool {
        name.split(separator: ".").contains { Self.directions.contains(String($0)) }
    }
}
