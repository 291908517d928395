/// Key-value access to animatable properties and to values for client-defined keys.
extension CALayer {
    /// Returns the value of an animatable property, or the value stored for a client-defined key.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let property = LayerProperty.named(keyPath, of: self) { return property.value(modelValues) }
        return (self as? CAEmitterLayer)?.cellValue(forKeyPath: keyPath) ?? extras?.userValues?[keyPath]
            ?? Self.defaultValue(forKey: keyPath)
    }

    /// Sets an animatable property without animating it, or stores a value for a client-defined key.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let property = LayerProperty.named(keyPath, of: self) else {
            if let emitter = self as? CAEmitterLayer, emitter.setCellValue(value, forKeyPath: keyPath) { return }
            ensureExtras().userValues = (extras?.userValues ?? [:]).merging([keyPath: value as Any]) { $1 }
            return
        }
        guard property.setValue(value ?? NSNull(), &modelValues) else {
            LayerDiagnostics.report(
                "\(keyPath) was set to \(value.map { "\($0)" } ?? "nil"), which is not a valid value; the "
                    + "previous value is kept",
                at: self, hint: "Use a finite value of the property's type.")
            return
        }
        didChange(property.marks)
        if property.marks.contains(.sublayers) { markSublayerDepthChanged() }
        if keyPath.hasPrefix("bounds") { setNeedsLayout() }
    }

    /// Returns the value of an animatable property, or the value stored for a client-defined key.
    public func value(forKey key: String) -> Any? {
        value(forKeyPath: key)
    }

    /// Sets an animatable property without animating it, or stores a value for a client-defined key.
    public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }
}
