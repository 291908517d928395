/// Lets text layers display attributed strings with the same attributes as views.
extension NSAttributedString: LayerTextSource {
    package var layerText: TextContent { textContent.markingDirections() }
}

extension UIFont: LayerFontSource {
    package var layerFont: FontDescriptor { face }
}
