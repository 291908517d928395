/// The common implementation of all property setters: return if equal, search for an action, assign, mark dirty.
extension CALayer {
    /// Whether a view animation block is recording changes.
    ///
    /// While `false`, the layers of views do not search for actions.
    @exclusivity(unchecked) package static var viewAnimationContextActive = false

    /// Whether the search for actions is skipped while no view animation block is active; set for the layers of views.
    package final var suppressesImplicitActions: Bool {
        get { flags.contains(.suppressesImplicitActions) }
        set { setFlag(.suppressesImplicitActions, newValue) }
    }

    final func setFlag(_ flag: LayerFlags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }

    @inline(__always)
    final func change<Value: Equatable>(
        _ path: WritableKeyPath<LayerValues, Value>, to value: Value, _ key: String, _ marks: RenderDirty
    ) {
        guard modelValues[keyPath: path] != value else { return }
        if actionsAreSuppressed {
            modelValues[keyPath: path] = value
            return didChange(marks)
        }
        let action = actionForChange(of: key)
        modelValues[keyPath: path] = value
        didChange(marks)
        action?.run(forKey: key, object: self, arguments: nil)
    }

    @inline(__always)
    private var actionsAreSuppressed: Bool {
        flags.contains(.suppressesImplicitActions) && !CALayer.viewAnimationContextActive
    }

    /// Marks a change of the model and lets running animations continue from the new value.
    final func didChange(_ marks: RenderDirty) {
        markRenderDirty(marks)
        if animations != nil { scheduleEvaluation() }
        if marks.rawValue & RenderDirty.geometry.rawValue != 0, superlayerTracksAreas {
            parent?.owner?.sublayerAreaDidChange(self)
        }
    }

    /// Whether changes of this layer's area are reported to the superlayer's owner.
    nonisolated private var superlayerTracksAreas: Bool {
        parentReference?._withUnsafeGuaranteedRef { $0.flags.contains(.tracksSublayerAreas) } ?? false
    }

    /// Marks the layer dirty and propagates the mark to the ancestors, stopping at the first that is already marked.
    ///
    /// If the mark reaches the root, the tree requests a frame.
    package final func markRenderDirty(_ marks: RenderDirty) {
        renderDirty.formUnion(marks)
        if parentReference == nil {
            extras?.tree?.requestFrame()
        } else if renderMarksReachRoot() {
            tree?.requestFrame()
        }
    }

    /// Whether the layer or a descendant has changed since it was last drawn, or needs layout or display.
    package final var hasPendingChanges: Bool {
        let work: LayerFlags = [.needsLayout, .descendantNeedsLayout, .needsDisplay, .descendantNeedsDisplay]
        return renderDirty.rawValue != 0 || !flags.isDisjoint(with: work)
    }

    nonisolated private func renderMarksReachRoot() -> Bool {
        visitAncestors { layer in
            guard layer.renderDirty.rawValue & RenderDirty.descendant.rawValue == 0 else { return false }
            layer.renderDirty.insert(.descendant)
            return true
        }
    }

    // MARK: Rejecting values that are not finite

    final func accepts(_ number: CGFloat, _ key: String) -> Bool {
        number.isFinite || refuse("\(number)", key)
    }

    final func accepts(_ point: CGPoint, _ key: String) -> Bool {
        point.x.isFinite && point.y.isFinite || refuse("(\(point.x), \(point.y))", key)
    }

    final func accepts(_ size: CGSize, _ key: String) -> Bool {
        size.width.isFinite && size.height.isFinite || refuse("(\(size.width), \(size.height))", key)
    }

    final func accepts(_ rect: CGRect, _ key: String) -> Bool {
        rect.isFinite
            || refuse("(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))", key)
    }

    final func accepts(_ transform: CATransform3D, _ key: String) -> Bool {
        transform.isFinite || refuse("\(transform.rows)", key)
    }

    private func refuse(_ value: String, _ key: String) -> Bool {
        LayerDiagnostics.report(
            "\(key) was set to \(value), which is not finite; the previous value is kept", at: self,
            hint: "Check the computation for a division by zero or an unbounded size.")
        return false
    }

    // MARK: Changes with further effects

    final func changeBounds(_ bounds: CGRect) {
        guard accepts(bounds, "bounds") else { return }
        let old = modelValues.bounds
        // Compares the numbers directly, because the operator of `CGRect` makes two calls into Foundation.
        guard !old.isNumericallyEqual(of: bounds) else { return }
        change(\.bounds, to: bounds, "bounds", [.geometry, .content])
        guard old.size != modelValues.bounds.size else { return }
        resizeSublayers(withOldSize: old.size)
        setNeedsLayout()
        // Only for views: views position layers without a view themselves, also outside of their layout.
        if owner != nil { parent?.sublayerDidChange() }
        if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    }

    final func changeZPosition(_ zPosition: CGFloat) {
        guard accepts(zPosition, "zPosition"), zPosition != modelValues.zPosition else { return }
        markSublayerDepthChanged()
        change(\.zPosition, to: zPosition, "zPosition", .geometry)
    }

    /// Marks the drawing order of the superlayer's sublayers as possibly different from the order of its list.
    final func markSublayerDepthChanged() {
        guard let parent else { return }
        parent.flags.insert(.sublayersHaveDepth)
        parent.markRenderDirty(.sublayers)
    }

    final func changeContents(_ contents: Any?) {
        flags.remove(.contentsWereDrawn)
        switch contents {
        case nil: change(\.contents, to: nil, "contents", .content)
        case let image as CGImage: change(\.contents, to: image, "contents", .content)
        case let other?:
            LayerDiagnostics.report(
                "contents was set to a \(type(of: other)), which cannot be displayed; the previous value is kept",
                at: self,
                hint: "Set a CGImage, for example the cgImage of a UIImage.")
        }
    }
}

extension CGRect {
    fileprivate func isNumericallyEqual(of other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }
}
