public import ComponentFlow

// Elements are found by their accessibility labels, such as the titles of buttons and texts, or by their identifiers.

extension Stage {
    /// The elements of the window in reading order, containers before what they contain.
    public var elements: [StageElement] {
        clock.install()
        prepareFrame()
        return window.stageElements
    }

    /// Returns the element with an accessibility label or identifier.
    ///
    /// ```swift
    /// #expect(try stage.element("Volume").value == "5")
    /// ```
    ///
    /// If several elements have it, returns the one with which users can do something, such as the only control of a row
    /// instead of the row.
    ///
    /// - Throws: ``StageElementError``, which lists the labels that there are, or the elements that have this one.
    public func element(_ label: String) throws(StageElementError) -> StageElement {
        clock.install()
        prepareFrame()
        return try window.stageElement(label)
    }

    /// Returns whether there is an element with an accessibility label or identifier, such as a text.
    public func contains(_ label: String) -> Bool {
        elements.contains { $0.label == label || $0.identifier == label }
    }

    /// Taps the center of the visible part of the element with an accessibility label or identifier.
    ///
    /// ```swift
    /// try stage.tap("Save")
    /// ```
    ///
    /// - Throws: ``StageElementError`` if there is not exactly one such element, or if the touch would not reach it.
    public func tap(_ label: String) throws(StageElementError) {
        tap(at: try element(label).tapLocation(in: window))
    }
}

extension ApplicationStage {
    /// The elements of a window, in reading order; see ``Stage/elements``.
    public func elements(in window: UIWindow) -> [StageElement] {
        advance(by: 0)
        return window.stageElements
    }

    /// Returns the element of a window with an accessibility label or identifier.
    ///
    /// - Throws: ``StageElementError``, as ``Stage/element(_:)`` does.
    public func element(_ label: String, in window: UIWindow) throws(StageElementError) -> StageElement {
        advance(by: 0)
        return try window.stageElement(label)
    }

    /// Taps the element of a window with an accessibility label or identifier.
    ///
    /// - Throws: ``StageElementError``, as ``Stage/tap(_:)`` does.
    public func tap(_ label: String, in window: UIWindow) throws(StageElementError) {
        tap(at: try element(label, in: window).tapLocation(in: window), in: window)
    }
}
