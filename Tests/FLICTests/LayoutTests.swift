import FLIC
import Testing

@MainActor
@Suite("Layouts by equations")
struct LayoutTests {
    private let layout = Layout()
    private let area = CGRect(x: 0, y: 0, width: 300, height: 200)

    @Test("Frames are the solution of the equations, and follow the bounds")
    func solution() {
        let (title, image) = (UIView(), UIView())
        let (titleItem, imageItem) = (layout.add(title), layout.add(image))
        layout.constrain(
            titleItem.left == layout.bounds.left + 16, titleItem.right == layout.bounds.right - 16,
            titleItem.top == layout.bounds.top + 10, titleItem.height == 20, imageItem.top == titleItem.bottom + 8,
            imageItem.centerX == titleItem.centerX, imageItem.width == 2 * imageItem.height,
            imageItem.bottom == layout.bounds.bottom - 12)
        layout.apply(in: area)
        #expect(title.frame == CGRect(x: 16, y: 10, width: 268, height: 20))
        #expect(image.frame == CGRect(x: 0, y: 38, width: 300, height: 150))
        layout.apply(in: CGRect(x: 10, y: 5, width: 200, height: 100))
        #expect(title.frame == CGRect(x: 26, y: 15, width: 168, height: 20))
        #expect(image.frame == CGRect(x: 60, y: 43, width: 100, height: 50))
        #expect(imageItem.frame == image.frame)
    }

    @Test("Of contradicting equations that with the higher priority holds, within the inequalities")
    func priorities() {
        let item = layout.add()
        layout.constrain(
            (item.width == 250).priority(.defaultHigh), (item.width == 100).priority(.defaultLow),
            item.width <= layout.bounds.width / 2)
        layout.apply(in: area)
        #expect(item.frame.width == 150)
        layout.apply(in: CGRect(x: 0, y: 0, width: 1000, height: 100))
        #expect(item.frame.width == 250)
    }

    @Test("A view has its intrinsic size, and its height fits its width")
    func intrinsicSize() {
        let (wide, narrow) = (UILabel(), UILabel())
        for label in [wide, narrow] {
            label.text = "Several words that need more than one line"
            label.numberOfLines = 0
        }
        let (wideItem, narrowItem) = (layout.add(wide), layout.add(narrow))
        layout.constrain(narrowItem.top == wideItem.bottom, narrowItem.width == 80)
        layout.apply(in: area)
        #expect(wide.frame.size == wide.intrinsicContentSize)
        #expect(narrow.frame.height == narrow.sizeThatFits(CGSize(width: 80, height: 1e9)).height)
        #expect(narrow.frame.height > 2 * wide.frame.height)
    }

    @Test("Equations with a name replace those that were added with the same name")
    func namedSets() {
        let item = layout.add()
        layout.constrain(item.width == 10)
        layout.constrain(item.left == layout.bounds.left + 5, named: "place")
        layout.constrain(item.right == layout.bounds.right - 5, named: "place")
        layout.apply(in: area)
        #expect(item.frame.minX == 285)
        layout.removeEquations(named: "place")
        layout.constrain(item.left == 7)
        layout.apply(in: area)
        #expect(item.frame.minX == 7)
    }

    @Test("Removing an item removes the equations in which it occurs")
    func removing() {
        let (view, other) = (UIView(), UIView())
        let (item, rest) = (layout.add(view), layout.add(other))
        layout.constrain(item.width == 30, rest.width == item.width, rest.height == 5)
        layout.remove(item)
        layout.constrain(rest.width == 40)
        let reports = Diagnostics.record { layout.apply(in: area) }
        #expect(reports.isEmpty)
        #expect(other.frame.size == CGSize(width: 40, height: 5))
        #expect(layout.items.map { $0.view } == [other])
    }

    @Test("A contradiction is reported once")
    func contradiction() {
        let item = layout.add()
        layout.constrain(item.width == 30, item.width == 40)
        let reports = Diagnostics.record {
            layout.apply(in: area)
            layout.apply(in: area)
        }
        #expect(reports.map(\.rule) == ["flic.equation"])
        #expect(30...40 ~= item.frame.width)
    }

    @Test("An equation with an item of another layout, or with a number that is not finite, is reported and ignored")
    func invalidEquations() {
        let (item, foreign) = (layout.add(), Layout().add())
        let reports = Diagnostics.record {
            layout.constrain(item.width == foreign.width, item.width == 10 / 0, item.width / 0 == 3, item.width == 9)
            layout.apply(in: area)
        }
        #expect(reports.map(\.rule) == Array(repeating: "flic.equation", count: 3))
        #expect(item.frame.width == 9)
    }

    @Test("A controller lays out its subviews, again when its size changes")
    func controller() {
        let controller = LayoutController()
        let child = UIView()
        let item = controller.add(child)
        controller.layout.constrain(
            item.left == controller.layout.bounds.left, item.top == controller.layout.bounds.top + 3,
            item.width == controller.layout.bounds.width / 2, item.height == 20)
        controller.view.frame = area
        controller.view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 3, width: 150, height: 20))
        controller.view.frame.size.width = 100
        controller.view.layoutIfNeeded()
        #expect(child.frame.width == 50)
        controller.remove(item)
        #expect(child.superview == nil)
        #expect(controller.layout.items.isEmpty)
    }

    private final class InsetController: LayoutController {
        override var layoutArea: CGRect { CGRect(x: 5, y: 6, width: 70, height: 80) }
    }

    @Test("A controller can specify the area of its layout")
    func layoutArea() {
        let controller = InsetController()
        controller.view.frame = area
        controller.view.layoutIfNeeded()
        #expect(controller.layout.bounds.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    }
}
