@testable import Render
import Testing

@MainActor
@Suite("Property table")
struct PropertyTableTests {
    /// Sets a property through a record, and verifies it through its key path.
    private func check<V: UIView, T: Equatable>(
        _ path: ReferenceWritableKeyPath<V, T>, _ value: T, of view: V, isUsual: Bool = true
    ) {
        #expect((PropertyTable.access(path) != nil) == isUsual, "\(path)")
        let (record, initial) = (ViewRecord(view: view), view[keyPath: path])
        view.viewRecord = record
        var animators = AnimatorQueue()
        record.beginSetting(pass: 1)
        record.set(path, to: value, of: view, animator: nil)
        #expect(record.applyProperties(to: view, animators: &animators) == 1, "\(path)")
        #expect(view[keyPath: path] == value, "\(path)")
        #expect(record.applyProperties(to: view, animators: &animators) == 0, "\(path)")
        record.beginSetting(pass: 2)
        #expect(record.applyProperties(to: view, animators: &animators) == 1, "\(path)")
        let restored = view[keyPath: path]
        #expect(isSame(restored, initial), "\(path)")
    }

    @Test("The table's view properties correspond to their key paths, in each class")
    func views() {
        func checkUsual<V: UIView>(on view: V) {
            check(\V.backgroundColor, .red, of: view)
            check(\V.tintColor, .green, of: view)
            check(\V.alpha, 0.5, of: view)
            check(\V.isHidden, true, of: view)
            check(\V.clipsToBounds, !view.clipsToBounds, of: view)
            check(\V.isUserInteractionEnabled, !view.isUserInteractionEnabled, of: view)
            check(\V.transform, CGAffineTransform(rotationAngle: 1), of: view)
            check(\V.cornerRadius, 4, of: view)
            check(\V.borderWidth, 2, of: view)
            check(\V.borderColor, .blue, of: view)
        }
        checkUsual(on: UIView())
        checkUsual(on: UIImageView())
        check(\UILabel.backgroundColor, .red, of: UILabel())
        check(\UILabel.text, "text", of: UILabel())
        check(\UILabel.font, .systemFont(ofSize: 31), of: UILabel())
        check(\UILabel.textColor, .red, of: UILabel())
        check(\UILabel.textAlignment, .right, of: UILabel())
        check(\UILabel.numberOfLines, 3, of: UILabel())
        check(\UILabel.tag, 7, of: UILabel(), isUsual: false)
    }

    @Test("The table's layout lengths correspond to their key paths")
    func lengths() {
        let paths: [ReferenceWritableKeyPath<UILabel, CGFloat>] = [
            \.yoga.width, \.yoga.height, \.yoga.minWidth, \.yoga.minHeight, \.yoga.maxWidth, \.yoga.maxHeight,
            \.yoga.flexGrow, \.yoga.flexShrink, \.yoga.flexBasis, \.yoga.aspectRatio, \.yoga.rowGap, \.yoga.columnGap,
            \.yoga.gap, \.yoga.margin, \.yoga.marginLeft, \.yoga.marginTop, \.yoga.marginRight, \.yoga.marginBottom,
            \.yoga.marginStart, \.yoga.marginEnd, \.yoga.marginHorizontal, \.yoga.marginVertical, \.yoga.padding,
            \.yoga.paddingLeft, \.yoga.paddingTop, \.yoga.paddingRight, \.yoga.paddingBottom, \.yoga.paddingStart,
            \.yoga.paddingEnd, \.yoga.paddingHorizontal, \.yoga.paddingVertical, \.yoga.borderWidth,
            \.yoga.borderLeftWidth, \.yoga.borderTopWidth, \.yoga.borderRightWidth, \.yoga.borderBottomWidth,
            \.yoga.borderStartWidth, \.yoga.borderEndWidth, \.yoga.left, \.yoga.top, \.yoga.right, \.yoga.bottom,
            \.yoga.start, \.yoga.end, \.yoga.percent.width, \.yoga.percent.height,
        ]
        for path in paths { check(path, 3, of: UILabel()) }
        check(\UILabel.yoga.percent.left, 3, of: UILabel(), isUsual: false)
    }

    @Test("The table's layout keywords correspond to their key paths")
    func keywords() {
        check(\UIView.yoga.direction, .rightToLeft, of: UIView())
        check(\UIView.yoga.flexDirection, .row, of: UIView())
        check(\UIView.yoga.justifyContent, .center, of: UIView())
        check(\UIView.yoga.alignContent, .center, of: UIView())
        check(\UIView.yoga.alignItems, .center, of: UIView())
        check(\UIView.yoga.alignSelf, .center, of: UIView())
        check(\UIView.yoga.position, .absolute, of: UIView())
        check(\UIView.yoga.flexWrap, .wrap, of: UIView())
        check(\UIView.yoga.overflow, .scroll, of: UIView())
        check(\UIView.yoga.display, .none, of: UIView())
        var grid = UIView().yoga.grid
        grid?.columnStart = .line(2)
        check(\UIView.yoga.grid, grid, of: UIView())
        check(\UIView.yoga.order, 3, of: UIView())
        check(\UIView.yoga.isIncludedInLayout, false, of: UIView())
    }

    @Test("The property table supports key paths that are composed at run time")
    func composed() {
        let path = (\UILabel.yoga).appending(path: \YGLayout.width)
        check(path, 12, of: UILabel())
        check(\UILabel.yoga.width, 12, of: UILabel())
    }
}

/// Returns whether two values are equal or both not a number.
private func isSame<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
    first == second || first != first && second != second
}
