/// Text layers show attributed strings with the attributes that views know.
extension NSAttributedString: LayerTextSource {
    package var layerText: TextContent { textContent.markingDirections() }
}

extension UIFont: LayerFontSource {
    package var layerFont: FontDescriptor { face }
}
