import Foundation
import OpenUIKit

/// A value of a control's property.
struct ControlValue: CustomStringConvertible {
    var number: CGFloat
    var integer: Int
    var text: String
    var flag: Bool

    /// A picture, or `nil`.
    @MainActor var picture: UIImage? { flag ? ControlKind.picture : nil }

    var description: String { "\(number) \(integer) \(flag) \(text.prefix(20))" }
}

/// A kind of control with the properties that a case sets.
@MainActor struct ControlKind {
    struct Property {
        let name: String
        let set: (UIView, ControlValue) -> Void
    }

    let name: String
    let make: () -> UIView
    /// The properties in the order of the final assignments, in which each of them takes effect.
    private(set) var properties: [Property] = []

    init(_ name: String, _ make: @escaping () -> UIView) {
        self.name = name
        self.make = make
    }

    mutating func add<View: UIView>(
        _ name: String, of type: View.Type, _ set: @escaping (View, ControlValue) -> Void
    ) {
        properties.append(Property(name: name) { view, value in if let view = view as? View { set(view, value) } })
    }

    static func all() -> [ControlKind] {
        [
            segmented, slider, stepper, toggle, progress, pages, activity, imageView, label, button, configured,
            field, textView, stack, scroll, table, collection, navigationBar, toolbar, tabBar, searchBar,
        ]
    }

    static let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }

    private static var segmented: ControlKind {
        var kind = ControlKind("segmented control") { UISegmentedControl(items: ["one", "two", "three"]) }
        kind.add("width", of: UISegmentedControl.self) { $0.setWidth($1.number, forSegmentAt: 1) }
        kind.add("proportional", of: UISegmentedControl.self) { $0.apportionsSegmentWidthsByContent = $1.flag }
        kind.add("title", of: UISegmentedControl.self) { $0.setTitle($1.text, forSegmentAt: 0) }
        kind.add("selection", of: UISegmentedControl.self) { $0.selectedSegmentIndex = $1.integer }
        kind.add("background", of: UISegmentedControl.self) {
            $0.setBackgroundImage($1.picture, for: .normal, barMetrics: .default)
        }
        kind.add("divider", of: UISegmentedControl.self) {
            $0.setDividerImage(
                $1.picture, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        }
        kind.add("content offset", of: UISegmentedControl.self) {
            $0.setContentOffset(CGSize(width: $1.number, height: $1.number), forSegmentAt: 0)
        }
        return kind
    }

    private static var slider: ControlKind {
        var kind = ControlKind("slider") { UISlider() }
        kind.add("minimum", of: UISlider.self) { $0.minimumValue = Float(-$1.number) }
        kind.add("maximum", of: UISlider.self) { $0.maximumValue = Float($1.number) }
        kind.add("value", of: UISlider.self) { $0.value = Float($1.number) }
        kind.add("thumb", of: UISlider.self) { $0.setThumbImage($1.picture, for: .normal) }
        kind.add("track", of: UISlider.self) { $0.setMinimumTrackImage($1.picture, for: .normal) }
        kind.add("image", of: UISlider.self) { $0.maximumValueImage = $1.picture }
        return kind
    }

    private static var stepper: ControlKind {
        var kind = ControlKind("stepper") { UIStepper() }
        kind.add("minimum", of: UIStepper.self) { $0.minimumValue = Double(-$1.number) }
        kind.add("maximum", of: UIStepper.self) { $0.maximumValue = Double($1.number) }
        kind.add("step", of: UIStepper.self) { $0.stepValue = Double($1.number) }
        kind.add("value", of: UIStepper.self) { $0.value = Double($1.number) }
        kind.add("background", of: UIStepper.self) { $0.setBackgroundImage($1.picture, for: .normal) }
        kind.add("image", of: UIStepper.self) { $0.setIncrementImage($1.picture, for: .normal) }
        return kind
    }

    private static var toggle: ControlKind {
        var kind = ControlKind("switch") { UISwitch() }
        kind.add("on", of: UISwitch.self) { $0.isOn = $1.flag }
        return kind
    }

    private static var progress: ControlKind {
        var kind = ControlKind("progress view") { UIProgressView() }
        kind.add("progress", of: UIProgressView.self) { $0.progress = Float($1.number / 100) }
        kind.add("image", of: UIProgressView.self) { $0.progressImage = $1.picture }
        kind.add("track", of: UIProgressView.self) { $0.trackImage = $1.picture }
        return kind
    }

    private static var pages: ControlKind {
        var kind = ControlKind("page control") { UIPageControl() }
        kind.add("pages", of: UIPageControl.self) { $0.numberOfPages = $1.integer }
        kind.add("page", of: UIPageControl.self) { $0.currentPage = $1.integer }
        kind.add("hides", of: UIPageControl.self) { $0.hidesForSinglePage = $1.flag }
        kind.add("image", of: UIPageControl.self) { $0.preferredIndicatorImage = $1.picture }
        kind.add("direction", of: UIPageControl.self) { $0.direction = $1.flag ? .topToBottom : .natural }
        return kind
    }

    private static var activity: ControlKind {
        var kind = ControlKind("activity indicator") { UIActivityIndicatorView(style: .medium) }
        kind.add("stops", of: UIActivityIndicatorView.self) { $0.hidesWhenStopped = $1.flag }
        return kind
    }

    private static var imageView: ControlKind {
        var kind = ControlKind("image view") { UIImageView(image: picture) }
        kind.add("mode", of: UIImageView.self) {
            $0.contentMode = UIView.ContentMode(rawValue: abs($1.integer % 13)) ?? .center
        }
        return kind
    }

    private static var label: ControlKind {
        var kind = ControlKind("label") { UILabel() }
        kind.add("text", of: UILabel.self) { $0.text = $1.text }
        kind.add("font", of: UILabel.self) { $0.font = .systemFont(ofSize: $1.number) }
        kind.add("lines", of: UILabel.self) { $0.numberOfLines = $1.integer }
        kind.add("width", of: UILabel.self) { $0.preferredMaxLayoutWidth = $1.number }
        kind.add("fits", of: UILabel.self) { $0.adjustsFontSizeToFitWidth = $1.flag }
        kind.add("scale", of: UILabel.self) { $0.minimumScaleFactor = $1.number / 100 }
        return kind
    }

    private static var button: ControlKind {
        var kind = ControlKind("button") { UIButton(type: .system) }
        kind.add("title", of: UIButton.self) { $0.setTitle($1.text, for: .normal) }
        kind.add("top inset", of: UIButton.self) { $0.contentEdgeInsets.top = $1.number }
        kind.add("left inset", of: UIButton.self) { $0.contentEdgeInsets.left = $1.number }
        kind.add("title inset", of: UIButton.self) { $0.titleEdgeInsets.left = $1.number }
        kind.add("image", of: UIButton.self) { $0.setImage($1.flag ? picture : nil, for: .normal) }
        return kind
    }

    private static var configured: ControlKind {
        var kind = ControlKind("configured button") { UIButton(configuration: .filled()) }
        kind.add("title", of: UIButton.self) { $0.configuration?.title = $1.text }
        kind.add("padding", of: UIButton.self) { $0.configuration?.imagePadding = $1.number }
        kind.add("inset", of: UIButton.self) { $0.configuration?.contentInsets.top = $1.number }
        kind.add("image", of: UIButton.self) { $0.configuration?.image = $1.flag ? picture : nil }
        return kind
    }

    private static var field: ControlKind {
        var kind = ControlKind("text field") { UITextField() }
        kind.add("text", of: UITextField.self) { $0.text = $1.text }
        kind.add("placeholder", of: UITextField.self) { $0.placeholder = $1.text }
        kind.add("font", of: UITextField.self) { $0.font = .systemFont(ofSize: $1.number) }
        kind.add("border", of: UITextField.self) {
            $0.borderStyle = UITextField.BorderStyle(rawValue: abs($1.integer % 4)) ?? .none
        }
        kind.add("fits", of: UITextField.self) { $0.adjustsFontSizeToFitWidth = $1.flag }
        return kind
    }

    private static var textView: ControlKind {
        var kind = ControlKind("text view") { UITextView() }
        kind.add("text", of: UITextView.self) { $0.text = $1.text }
        kind.add("font", of: UITextView.self) { $0.font = .systemFont(ofSize: $1.number) }
        kind.add("inset", of: UITextView.self) { $0.textContainerInset.top = $1.number }
        kind.add("scrolls", of: UITextView.self) { $0.isScrollEnabled = $1.flag }
        kind.add("offset", of: UITextView.self) { $0.contentOffset.y = $1.number }
        return kind
    }

    /// An image view that is compressed before a switch, so that a stack of both has a unique best layout.
    private static var yieldingPicture: UIImageView {
        let view = UIImageView(image: picture)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(200), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(300), for: axis)
        }
        return view
    }

    private static var stack: ControlKind {
        var kind = ControlKind("stack view") { UIStackView(arrangedSubviews: [UISwitch(), yieldingPicture]) }
        kind.add("spacing", of: UIStackView.self) { $0.spacing = $1.number }
        kind.add("axis", of: UIStackView.self) { $0.axis = $1.flag ? .vertical : .horizontal }
        kind.add("distribution", of: UIStackView.self) {
            $0.distribution = UIStackView.Distribution(rawValue: abs($1.integer % 5)) ?? .fill
        }
        kind.add("margins", of: UIStackView.self) { $0.layoutMargins.left = $1.number }
        kind.add("relative", of: UIStackView.self) { $0.isLayoutMarginsRelativeArrangement = $1.flag }
        return kind
    }

    private static var scroll: ControlKind {
        var kind = ControlKind("scroll view") { UIScrollView.withContent(picture) }
        kind.add("inset", of: UIScrollView.self) { $0.contentInset.top = $1.number }
        kind.add("content", of: UIScrollView.self) { $0.contentSize = CGSize(width: $1.number, height: $1.number * 2) }
        kind.add("indicator inset", of: UIScrollView.self) { $0.verticalScrollIndicatorInsets.top = $1.number }
        kind.add("offset", of: UIScrollView.self) { $0.contentOffset = CGPoint(x: $1.number, y: $1.number) }
        return kind
    }

    private static var table: ControlKind {
        var kind = ControlKind("table view") { ControlTable() }
        // A frame of unlimited height shows all rows, and each visible row has a cell.
        kind.add("count", of: ControlTable.self) { $0.count = min(max($1.integer, 0), 4000) }
        kind.add("height", of: ControlTable.self) { $0.rowHeight = $1.number }
        kind.add("estimate", of: ControlTable.self) { $0.estimatedRowHeight = $1.number }
        kind.add("header", of: ControlTable.self) { $0.sectionHeaderHeight = $1.number }
        kind.add("separator", of: ControlTable.self) { $0.separatorInset.left = $1.number }
        kind.add("reload", of: ControlTable.self) { view, _ in view.reloadData() }
        kind.add("offset", of: ControlTable.self) { $0.contentOffset.y = $1.number }
        return kind
    }

    private static var collection: ControlKind {
        var kind = ControlKind("collection view") { ControlCollection() }
        kind.add("count", of: ControlCollection.self) { $0.count = min(max($1.integer, 0), 10_000) }
        kind.add("size", of: ControlCollection.self) {
            $0.layout.itemSize = CGSize(width: $1.number, height: $1.number)
        }
        kind.add("spacing", of: ControlCollection.self) { $0.layout.minimumLineSpacing = $1.number }
        kind.add("gap", of: ControlCollection.self) { $0.layout.minimumInteritemSpacing = $1.number }
        kind.add("inset", of: ControlCollection.self) { $0.layout.sectionInset.left = $1.number }
        kind.add("header", of: ControlCollection.self) { $0.layout.headerReferenceSize.height = $1.number }
        kind.add("reload", of: ControlCollection.self) { view, _ in view.reloadData() }
        kind.add("offset", of: ControlCollection.self) { $0.contentOffset.y = $1.number }
        return kind
    }
}

extension UIScrollView {
    fileprivate static func withContent(_ image: UIImage) -> UIScrollView {
        let scrollView = UIScrollView()
        let content = UIImageView(image: image)
        content.frame = CGRect(x: 5, y: 5, width: 60, height: 40)
        scrollView.addSubview(content)
        return scrollView
    }
}

/// A table that is its own data source.
private final class ControlTable: UITableView, UITableViewDataSource {
    var count = 8

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
}

/// A collection view that is its own data source.
private final class ControlCollection: UICollectionView, UICollectionViewDataSource {
    var count = 8
    let layout = UICollectionViewFlowLayout()

    init() {
        super.init(frame: .zero, collectionViewLayout: layout)
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 2) ? .green : .blue
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
