import OpenUIKitCore

/// The layout of the buttons.
extension UITabBar {
    private static let margin: CGFloat = 8
    private static let spacing: CGFloat = 4
    private static let centeredItemWidth: CGFloat = 76
    private static let centeredItemSpacing: CGFloat = 34
    /// The number of items that a tab bar controller displays at the bottom.
    private static let maximumCount = 5

    /// Lays out the buttons for which there is space, and hides the others.
    func layOutButtons() {
        let area = bounds.inset(by: contentInsets)
        let shown = buttons(in: area)
        switch placement {
        case .bottom: layOutStacked(inVisualOrder(shown), in: area)
        case .top: layOutCentered(inVisualOrder(shown), in: area)
        case .side: layOutRows(shown, in: area)
        }
    }

    /// Returns the buttons that are displayed, and hides the others.
    private func buttons(in area: CGRect) -> [TabBarButton] {
        let count = visibleCount(in: area)
        for (index, button) in buttons.enumerated() where button.isHidden != (index >= count) {
            button.isHidden.toggle()
            button.show()
        }
        moreButton.isHidden = count == buttons.count
        moreButton.show()
        return moreButton.isHidden ? buttons : buttons.prefix(count) + [moreButton]
    }

    /// Returns the number of items that are displayed; a button with a menu represents the others.
    private func visibleCount(in area: CGRect) -> Int {
        guard placement != .bottom else {
            let areAllShown = tabBarController == nil || buttons.count <= Self.maximumCount
            return areAllShown ? buttons.count : Self.maximumCount - 1
        }
        let space = (placement == .side ? area.height : area.width) - 2 * Self.margin
        let lengths = buttons.map(length)
        guard lengths.reduce(-Self.spacing, { $0 + $1 + Self.spacing }) > space else { return buttons.count }
        var end = length(of: moreButton)
        return lengths.prefix { length in
            end += length + Self.spacing
            return end <= space
        }.count
    }

    private func length(of button: TabBarButton) -> CGFloat {
        placement == .side ? button.inlineSize.height : button.inlineSize.width
    }

    private func inVisualOrder(_ buttons: [TabBarButton]) -> [TabBarButton] {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? buttons.reversed() : buttons
    }

    private func layOutStacked(_ buttons: [TabBarButton], in area: CGRect) {
        var (start, width, spacing) = (area.minX, area.width / CGFloat(max(buttons.count, 1)), CGFloat(0))
        if centersItems {
            let appearance = effectiveAppearance
            let own = (
                appearance.stackedItemWidth.positive ?? Self.centeredItemWidth,
                appearance.stackedItemSpacing.positive ?? Self.centeredItemSpacing
            )
            let total = total(of: buttons.count, own)
            if total <= area.width { (start, width, spacing) = (area.midX - total / 2, own.0, own.1) }
        }
        for (index, button) in buttons.enumerated() {
            let x = start + CGFloat(index) * (width + spacing)
            button.frame = CGRect(x: x, y: area.minY, width: width, height: min(Self.height, area.height))
        }
    }

    /// Whether the items of a bar at the bottom are centered.
    private var centersItems: Bool {
        switch effectiveAppearance.stackedItemPositioning {
        case .automatic: traitCollection.horizontalSizeClass == .regular
        case .fill: false
        case .centered: true
        }
    }

    /// Returns the width of items with the spacing between them.
    private func total(of count: Int, _ item: (width: CGFloat, spacing: CGFloat)) -> CGFloat {
        CGFloat(count) * item.width + CGFloat(max(count - 1, 0)) * item.spacing
    }

    /// Each item is as wide as its content, but not wider than the area.
    private func layOutCentered(_ buttons: [TabBarButton], in area: CGRect) {
        let sizes = buttons.map(\.inlineSize)
        let total = sizes.reduce(-Self.spacing) { $0 + $1.width + Self.spacing }
        var x = max(area.midX - total / 2, area.minX)
        for (button, size) in zip(buttons, sizes) {
            let (width, height) = (min(size.width, area.width), min(size.height, area.height))
            button.frame = CGRect(x: x, y: area.minY + (area.height - height) / 2, width: width, height: height)
            x += width + Self.spacing
        }
    }

    private func layOutRows(_ buttons: [TabBarButton], in area: CGRect) {
        var y = area.minY + Self.margin
        for button in buttons {
            let height = button.inlineSize.height
            button.frame = CGRect(
                x: area.minX + Self.margin, y: y, width: max(area.width - 2 * Self.margin, 0), height: height)
            y += height + Self.spacing
        }
    }
}

extension CGFloat {
    /// The number, or `nil` if it is not positive and finite.
    fileprivate var positive: CGFloat? { isFinite && self > 0 ? self : nil }
}
