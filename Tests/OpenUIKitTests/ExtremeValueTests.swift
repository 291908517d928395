import Testing

@testable import OpenUILists
import OpenUIKit
import UIKitTestSupport

/// Tests controls and lists with extreme and invalid values.
@MainActor @Suite struct ExtremeValueTests {
    @Test("A slider between the least and the greatest finite number has its thumb in the middle at 0")
    func sliderRange() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.minimumValue = -.greatestFiniteMagnitude
        slider.maximumValue = .greatestFiniteMagnitude
        slider.value = 0
        slider.layoutIfNeeded()
        #expect(slider.accessibilityValue == "50%")
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX == 50)
    }

    @Test("A table's separator inset can be read and changed before it is set")
    func separatorInset() {
        let table = UITableView()
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
        table.separatorInset.left = 30
        #expect(table.separatorInset.left == 30)
        table.separatorInset.left = .nan
        #expect(table.separatorInset.left == 30)
        table.separatorInset = nil
        #expect(table.separatorInset.left == 15)
    }

    @Test("A button's title alignment follows changes of its image")
    func alignmentFollowsPicture() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "title"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textAlignment == .center)
        button.configuration?.image = UIImage()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textAlignment == .left)
        button.configuration?.image = nil
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textAlignment == .center)
    }

    @Test("Button insets that are not finite are ignored")
    func buttonInsets() {
        let button = UIButton(type: .system)
        button.setTitle("title", for: .normal)
        let size = button.intrinsicContentSize
        button.contentEdgeInsets.top = .infinity
        button.titleEdgeInsets.left = .nan
        #expect(button.intrinsicContentSize == size)
        #expect(button.titleEdgeInsets == .zero)
    }

    @Test("A flow layout has no items at coordinates far beyond its content", arguments: [1e300, -1e300, 3e38])
    func farFlowLayout(place: CGFloat) {
        let section = FlowSection(
            count: 10, header: 0, footer: 0, insets: (0, 0), cross: (0, 1e300), spacing: (0, 0),
            uniform: FlowSize(main: 1e-300, cross: 1e-300), sizes: nil)
        #expect(section.items(from: place, to: place).isEmpty)
    }

    /// A data source that removes all rows when the table scrolls.
    private final class Removing: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 50

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard count > 0, let table = scrollView as? UITableView else { return }
            count = 0
            table.reloadData()
        }
    }

    @Test("Scrolling stops at a row that the delegate removes during the scroll")
    func removedGoal() {
        WindowStage.run { stage in
            let (table, source) = (UITableView(), Removing())
            table.estimatedRowHeight = 0
            table.dataSource = source
            table.delegate = source
            stage.add(table, CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.frame()
            table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
            #expect(table.visibleCells.isEmpty)
        }
    }
}
