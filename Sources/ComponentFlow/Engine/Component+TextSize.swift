extension CompositeComponent {
    /// The text size that the user prefers, which can be read while ``content`` is evaluated.
    ///
    /// Texts in a text style follow it by themselves. Read it where a component has another arrangement for large text:
    ///
    /// ```swift
    /// HStack(spacing: 12) {
    ///     Text(name).font(.headline)
    ///     if !contentSizeCategory.isAccessibilityCategory { Text(department) }
    /// }
    /// ```
    ///
    /// When the text size changes, the content is described again.
    @preconcurrency @MainActor public var contentSizeCategory: UIContentSizeCategory {
        guard let node = UpdateScheduler.runningNode, node.box.holds(ObjectIdentifier(Self.self)) else {
            diagnose(
                "text-size.read-outside", "The text size was read while the content was not being evaluated",
                path: "\(Self.self)", hint: "Read the text size in content, and capture it in the closure.")
            return UITraitCollection.current.preferredContentSizeCategory
        }
        return node.observedContentSizeCategory
    }

    /// Returns a length in points that grows with the text size that the user prefers, while ``content`` is evaluated.
    ///
    /// - Parameters:
    ///   - length: The length for the default text size, in points.
    ///   - style: The text style with which it grows.
    @preconcurrency @MainActor public func scaledMetric(
        _ length: CGFloat, relativeTo style: UIFont.TextStyle = .body
    ) -> CGFloat {
        length.scaled(relativeTo: style, in: contentSizeCategory)
    }

    /// The size of body text divided by its size in the default text size, which can be read while ``content`` is evaluated.
    ///
    /// It scales what is not a single length, such as fonts of fixed sizes; ``scaledMetric(_:relativeTo:)`` scales lengths.
    @preconcurrency @MainActor public var textScale: CGFloat { contentSizeCategory.textScale }
}

extension CombinedComponentContext {
    /// The text size that the user prefers.
    ///
    /// When it changes, the component is updated.
    public var contentSizeCategory: UIContentSizeCategory {
        ownerNode?.observedContentSizeCategory ?? UITraitCollection.current.preferredContentSizeCategory
    }

    /// Returns a length in points that grows with the text size that the user prefers.
    ///
    /// - Parameters:
    ///   - length: The length for the default text size, in points.
    ///   - style: The text style with which it grows.
    public func scaledMetric(_ length: CGFloat, relativeTo style: UIFont.TextStyle = .body) -> CGFloat {
        length.scaled(relativeTo: style, in: contentSizeCategory)
    }

    /// The size of body text divided by its size in the default text size.
    ///
    /// It scales what is not a single length, such as fonts of fixed sizes; ``scaledMetric(_:relativeTo:)`` scales lengths.
    public var textScale: CGFloat { contentSizeCategory.textScale }
}

extension UIContentSizeCategory {
    /// The size of body text divided by its size in the default text size.
    var textScale: CGFloat {
        UIFont.labelFontSize.scaled(relativeTo: .body, in: self) / UIFont.labelFontSize
    }
}

extension CGFloat {
    fileprivate func scaled(relativeTo style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        UIFontMetrics(forTextStyle: style)
            .scaledValue(for: self, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
}

extension MountedNode {
    /// The size of body text divided by its size in the default text size, on whose changes the component depends from now on.
    var textScale: CGFloat { observedContentSizeCategory.textScale }

    /// The text size, on whose changes the component depends from now on.
    var observedContentSizeCategory: UIContentSizeCategory {
        detailsMakingIfNeeded.readsTextSize = true
        return contentSizeCategory
    }

    /// The text size that applies to the component: that of the view around its host.
    var contentSizeCategory: UIContentSizeCategory {
        hostedContentSizeCategory ?? UITraitCollection.current.preferredContentSizeCategory
    }

    /// The text size of the view around the host; `nil` for a component that was removed.
    var hostedContentSizeCategory: UIContentSizeCategory? {
        var node = self
        while let parent = node.parent { node = parent }
        return node.host?.contentSizeCategory
    }

    /// Shows a view that is not inserted yet in the text size of the place where it will be.
    ///
    /// Otherwise the component could be measured in one text size and displayed in another one, in which its parent would replace
    /// it by an alternative.
    func adoptTextSize() {
        guard view.window == nil, let category = hostedContentSizeCategory, category != .unspecified else { return }
        view.expectTextSize(category)
    }
}
