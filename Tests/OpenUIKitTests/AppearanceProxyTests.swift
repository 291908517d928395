import Fuzzing
import OpenUIKit
@_spi(Subclassing) @testable import OpenUIKitCore
import Testing
import UIKitTestSupport

/// The values that classes have for their instances, by ``UIAppearance``.
@Suite @MainActor struct AppearanceProxyTests {
    private let stage = WindowStage(CGSize(width: 320, height: 480))
    private var window: UIWindow { stage.window }

    // The objects belong to the process. Each test is one uninterrupted function on the main actor, so that no other test runs
    // between the first access and the removal.

    @Test("A view adopts the values of its class when it enters a window")
    func entersWindow() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance().textColor = .red
        let label = UILabel()
        #expect(label.textColor == .label)
        window.addSubview(label)
        #expect(label.textColor == .red)
    }

    @Test("A view that contains others lets them adopt the values of their classes")
    func subtree() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance().textColor = .red
        let (view, label) = (UIView(), UILabel())
        view.addSubview(label)
        window.addSubview(view)
        #expect(label.textColor == .red)
    }

    @Test("A view has adopted the values when it is notified that it has entered the window")
    func beforeNotification() {
        final class ObservingLabel: UILabel {
            var color: UIColor?
            override func didMoveToWindow() { color = textColor }
        }
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance().textColor = .red
        let label = ObservingLabel()
        window.addSubview(label)
        #expect(label.color == .red)
    }

    @Test("A view in a window adopts new values when it is added again")
    func addedAgain() {
        defer { AppearanceProxies.removeAll() }
        let label = UILabel()
        UILabel.appearance().textColor = .red
        window.addSubview(label)
        UILabel.appearance().textColor = .blue
        #expect(label.textColor == .red)
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.textColor == .blue)
    }

    @Test("A view that has adopted a value keeps one that is set for itself")
    func setAfterwards() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance().textColor = .red
        let label = UILabel()
        window.addSubview(label)
        label.textColor = .green
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.textColor == .green)
    }

    @Test("A value that was set for a view takes precedence")
    func ownValue() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .systemFont(ofSize: 30)
        let label = UILabel()
        label.textColor = .green
        window.addSubview(label)
        #expect(label.textColor == .green)
        #expect(label.font.pointSize == 30)
    }

    @Test("The values of a subclass take precedence over those of its superclass, in whatever order they are set")
    func subclass() {
        final class Caption: UILabel {}
        defer { AppearanceProxies.removeAll() }
        Caption.appearance().textColor = .blue
        UILabel.appearance().textColor = .red
        UILabel.appearance().shadowColor = .gray
        let label = Caption()
        window.addSubview(label)
        #expect(label.textColor == .blue)
        #expect(label.shadowColor == .gray)
    }

    @Test("The values of a subclass are not those of its superclass")
    func superclass() {
        final class Caption: UILabel {}
        defer { AppearanceProxies.removeAll() }
        Caption.appearance().textColor = .blue
        let label = UILabel()
        window.addSubview(label)
        #expect(label.textColor == .label)
    }

    @Test("A window adopts values when it is shown")
    func windows() {
        defer { AppearanceProxies.removeAll() }
        UIWindow.appearance().backgroundColor = .red
        let window = WindowStage(CGSize(width: 320, height: 480)).window
        #expect(window.backgroundColor == .red)
    }

    @Test("A tint color is inherited from the view that has adopted it")
    func tint() {
        defer { AppearanceProxies.removeAll() }
        UIStackView.appearance().tintColor = .red
        let (stack, view) = (UIStackView(), UIView())
        stack.addArrangedSubview(view)
        window.addSubview(stack)
        #expect(view.tintColor == .red)
    }

    // MARK: Containers

    private final class Panel: UIView {}
    private final class Card: UIView {}

    /// Adds views to the window, each in the one before it.
    private func nest(_ views: UIView...) {
        var outer: UIView = window
        for view in views {
            outer.addSubview(view)
            outer = view
        }
    }

    @Test("Values for a container are adopted in instances of its class, at any depth")
    func container() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        let (inside, outside) = (UILabel(), UILabel())
        nest(Panel(), UIView(), inside)
        nest(UIView(), outside)
        #expect(inside.textColor == .red)
        #expect(outside.textColor == .label)
    }

    @Test("Several containers are required from the inner to the outer one", arguments: [true, false])
    func nestedContainers(isPanelInner: Bool) {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Card.self]).textColor = .red
        let label = UILabel()
        if isPanelInner { nest(Card(), Panel(), label) } else { nest(Panel(), Card(), label) }
        #expect(label.textColor == (isPanelInner ? .red : .label))
    }

    @Test("The values for the outer of two containers take precedence")
    func outerContainer() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
        let label = UILabel()
        nest(Panel(), Card(), label)
        #expect(label.textColor == .red)
    }

    @Test("A view controller is a container of the views in its view")
    func controller() {
        final class Screen: UIViewController {}
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .red
        let (screen, label) = (Screen(), UILabel())
        screen.view.addSubview(label)
        window.addSubview(screen.view)
        #expect(label.textColor == .red)
    }

    @Test("A view that leaves a container has its earlier values again")
    func leavesContainer() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        let (panel, label) = (Panel(), UILabel())
        nest(panel, label)
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.textColor == .label)
    }

    // MARK: Traits

    @Test("Values for a style are adopted while the view has the style")
    func traits() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
        let label = UILabel()
        window.addSubview(label)
        window.overrideUserInterfaceStyle = .dark
        #expect(label.textColor == .red)
        window.overrideUserInterfaceStyle = .light
        #expect(label.textColor == .label)
    }

    // MARK: Values that the framework sets itself

    @Test("Tables of both styles and collections adopt a background color")
    func listBackgrounds() {
        defer { AppearanceProxies.removeAll() }
        UITableView.appearance().backgroundColor = .red
        UICollectionView.appearance().backgroundColor = .red
        let views: [UIView] = [
            UITableView(frame: .zero, style: .plain), UITableView(frame: .zero, style: .insetGrouped),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for view in views { window.addSubview(view) }
        #expect(views.map(\.backgroundColor) == [.red, .red, .red])
    }

    private final class OneRow: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("Cells adopt a background color and separator insets in place of those of the table")
    func cells() {
        defer { AppearanceProxies.removeAll() }
        UITableViewCell.appearance().backgroundColor = .red
        UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        let (table, rows) = (UITableView(frame: window.bounds), OneRow())
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.backgroundColor == .red)
        #expect(cell?.separatorInset.left == 40)
    }

    @Test("The field of a search bar adopts a background color and attributes of text")
    func searchField() {
        defer { AppearanceProxies.removeAll() }
        let proxy = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
        proxy.backgroundColor = .red
        proxy.defaultTextAttributes = [.foregroundColor: UIColor.blue]
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        window.addSubview(bar)
        #expect(bar.searchTextField.backgroundColor == .red)
        #expect(bar.searchTextField.textColor == .blue)
    }

    @Test("The cancel button of a search bar has the attributes of bar button items")
    func searchCancel() throws {
        defer { AppearanceProxies.removeAll() }
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        bar.showsCancelButton = true
        window.addSubview(bar)
        #expect(try #require(button("Cancel", in: bar)).titleColor(for: .normal) == .red)
    }

    @Test("A text view that has a text adopts a font")
    func textView() {
        defer { AppearanceProxies.removeAll() }
        UITextView.appearance().font = .systemFont(ofSize: 30)
        let view = UITextView()
        view.text = "Text"
        window.addSubview(view)
        #expect(view.font?.pointSize == 30)
    }

    @Test("An activity indicator follows its style again when it leaves the container of a color")
    func indicator() {
        defer { AppearanceProxies.removeAll() }
        UIActivityIndicatorView.appearance(whenContainedInInstancesOf: [Panel.self]).color = .red
        let (panel, indicator) = (Panel(), UIActivityIndicatorView(style: .white))
        nest(panel, indicator)
        #expect(indicator.color == .red)
        indicator.removeFromSuperview()
        window.addSubview(indicator)
        indicator.style = .gray
        #expect(indicator.color == .gray)
    }

    /// Instances as applications create them, by names.
    private static let instances: [String: @MainActor () -> UIView] = [
        "view": { UIView() }, "label": { UILabel() }, "button": { UIButton() }, "switch": { UISwitch() },
        "system button": { UIButton(type: .system) }, "slider": { UISlider() }, "stepper": { UIStepper() },
        "segmented control": { UISegmentedControl(items: ["A", "B"]) }, "page control": { UIPageControl() },
        "progress view": { UIProgressView(progressViewStyle: .bar) }, "refresh control": { UIRefreshControl() },
        "indicator": { UIActivityIndicatorView(style: .large) },
        "white indicator": { UIActivityIndicatorView(style: .white) },
        "text field": { UITextField() }, "search field": { UISearchTextField() }, "scroll view": { UIScrollView() },
        "text view": {
            let view = UITextView()
            view.text = "Text"
            return view
        },
        "table": { UITableView(frame: .zero, style: .plain) },
        "grouped table": { UITableView(frame: .zero, style: .insetGrouped) },
        "cell": { UITableViewCell(style: .subtitle, reuseIdentifier: nil) },
        "collection": {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        },
        "navigation bar": { UINavigationBar() }, "toolbar": { UIToolbar() }, "tab bar": { UITabBar() },
        "search bar": { UISearchBar() },
    ]

    @Test("No value of a new instance counts as set")
    func standards() {
        for (name, make) in Self.instances {
            let instance = make()
            instance.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            window.addSubview(instance)
            window.layoutIfNeeded()
            let properties = type(of: instance).appearanceProperties
            #expect(properties.standards.count == properties.list.count, "\(name)")
            let set = properties.standards.indices.filter { !properties.standards[$0].isValue(instance) }
            #expect(set == [], "\(name)")
        }
    }

    // MARK: Values that depend on each other

    @Test("A field adopts all attributes of text, and has the earlier ones again outside of the container")
    func dependentAttributes() {
        defer { AppearanceProxies.removeAll() }
        let font = UIFont.systemFont(ofSize: 30)
        UITextField.appearance(whenContainedInInstancesOf: [Panel.self]).defaultTextAttributes = [
            .font: font, .foregroundColor: UIColor.red, .kern: 2,
        ]
        let (panel, field) = (Panel(), UITextField())
        let before = NSAttributedString(string: "Text", attributes: field.defaultTextAttributes)
        nest(panel, field)
        #expect(field.defaultTextAttributes[.kern] as? Int == 2)
        #expect(field.font == font)
        field.removeFromSuperview()
        window.addSubview(field)
        #expect(before.isEqual(to: NSAttributedString(string: "Text", attributes: field.defaultTextAttributes)))
    }

    @Test("An appearance of bars has precedence over the properties that preceded appearances")
    func precedence() {
        defer { AppearanceProxies.removeAll() }
        let (proxy, red) = (UINavigationBar.appearance(), UINavigationBarAppearance())
        red.backgroundColor = .red
        proxy.standardAppearance = red
        let bar = UINavigationBar()
        window.addSubview(bar)
        #expect(bar.standardAppearance.backgroundColor == .red)
        bar.removeFromSuperview()
        proxy.standardAppearance.backgroundColor = .green
        window.addSubview(bar)
        #expect(bar.standardAppearance.backgroundColor == .green)
    }

    @Test("A bar has its earlier appearance again when its style changes")
    func restoredBar() {
        defer { AppearanceProxies.removeAll() }
        let red = UINavigationBarAppearance()
        red.backgroundColor = .red
        UINavigationBar.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).standardAppearance = red
        let bar = UINavigationBar()
        window.addSubview(bar)
        for _ in 0..<2 {
            window.overrideUserInterfaceStyle = .dark
            #expect(bar.standardAppearance.backgroundColor == .red)
            window.overrideUserInterfaceStyle = .light
            #expect(bar.standardAppearance.backgroundColor == nil)
        }
    }

    @Test("A value that changes the traits for which it is set ends")
    func endless() {
        defer { AppearanceProxies.removeAll() }
        UINavigationBar.appearance(for: UITraitCollection(userInterfaceStyle: .light)).barStyle = .black
        UINavigationBar.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).barTintColor = .red
        let bar = UINavigationBar()
        for _ in 0..<3 {
            window.addSubview(bar)
            bar.removeFromSuperview()
        }
        #expect(bar.superview == nil)
    }

    // MARK: Values for states

    @Test("A button adopts the title color of each state")
    func buttonStates() {
        defer { AppearanceProxies.removeAll() }
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.gray, for: .disabled)
        let button = UIButton()
        window.addSubview(button)
        #expect(button.titleColor(for: .normal) == .red)
        #expect(button.titleColor(for: .disabled) == .gray)
    }

    @Test("A state without a value still has that of the normal state afterwards")
    func inheritedState() {
        defer { AppearanceProxies.removeAll() }
        UIButton.appearance().setTitleColor(.red, for: .normal)
        let button = UIButton()
        window.addSubview(button)
        button.setTitleColor(.blue, for: .normal)
        #expect(button.titleColor(for: .highlighted) == .blue)
    }

    @Test("A segmented control adopts the text attributes of the selected segment")
    func segmentAttributes() {
        defer { AppearanceProxies.removeAll() }
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        let control = UISegmentedControl(items: ["A", "B"])
        window.addSubview(control)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    }

    // MARK: Bars

    private func showNavigation(_ titles: String...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let screen = UIViewController()
            screen.title = title
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            return screen
        }
        window.rootViewController = navigation
        window.layoutIfNeeded()
        return navigation
    }

    /// Returns the button with an accessibility label in a view.
    private func button(_ label: String, in view: UIView) -> UIButton? {
        var waiting = [view]
        while let view = waiting.popLast() {
            if let button = view as? UIButton, button.accessibilityLabel == label { return button }
            waiting += view.subviews
        }
        return nil
    }

    @Test("A navigation bar adopts the appearance, and its own changes do not affect other bars")
    func barAppearance() {
        defer { AppearanceProxies.removeAll() }
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = appearance
        let bars = [UINavigationBar(), UINavigationBar()]
        for bar in bars { window.addSubview(bar) }
        bars[0].standardAppearance.backgroundColor = .green
        #expect(bars.map(\.standardAppearance.backgroundColor) == [.green, .red])
    }

    @Test("A bar with an appearance of its own keeps it when it is added again")
    func ownBarAppearance() {
        defer { AppearanceProxies.removeAll() }
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
        let bar = UINavigationBar()
        window.addSubview(bar)
        bar.standardAppearance.backgroundColor = .green
        bar.removeFromSuperview()
        window.addSubview(bar)
        #expect(bar.standardAppearance.backgroundColor == .green)
    }

    @Test("The properties that preceded appearances can be set for all bars")
    func legacyBar() {
        defer { AppearanceProxies.removeAll() }
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let bar = showNavigation("Inbox").navigationBar
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    }

    @Test("The button of a bar button item has the attributes of the item's class")
    func barButtonItem() throws {
        defer { AppearanceProxies.removeAll() }
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance().tintColor = .blue
        let bar = showNavigation("Inbox").navigationBar
        let edit = try #require(button("Edit", in: bar))
        #expect(edit.titleColor(for: .normal) == .red)
        #expect(edit.tintColor == .blue)
    }

    @Test("Items of a window that is shown later adopt values, too")
    func shownLater() throws {
        defer { AppearanceProxies.removeAll() }
        window.isHidden = true
        let navigation = showNavigation("Inbox", "Message")
        UIBarButtonItem.appearance().tintColor = .red
        window.isHidden = false
        #expect(try #require(button("Edit", in: navigation.navigationBar)).tintColor == .red)
        #expect(try #require(button("Inbox", in: navigation.navigationBar)).tintColor == .red)
    }

    @Test("Buttons of bars adopt the values for other traits, also the back button")
    func barButtonTraits() throws {
        defer { AppearanceProxies.removeAll() }
        UIBarButtonItem.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = .red
        let bar = showNavigation("Inbox", "Message").navigationBar
        window.overrideUserInterfaceStyle = .dark
        #expect(try #require(button("Edit", in: bar)).tintColor == .red)
        #expect(try #require(button("Inbox", in: bar)).tintColor == .red)
    }

    @Test("A back button has the background images of its item, and not those of other buttons")
    func backButtonBackground() throws {
        defer { AppearanceProxies.removeAll() }
        let (image, other) = (UIImage(), UIImage())
        UIBarButtonItem.appearance().setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
        UIBarButtonItem.appearance().setBackgroundImage(other, for: .normal, barMetrics: .default)
        let bar = showNavigation("Inbox", "Message").navigationBar
        #expect(try #require(button("Inbox", in: bar)).backgroundImage(for: .normal) === image)
        #expect(try #require(button("Edit", in: bar)).backgroundImage(for: .normal) === other)
    }

    @Test("Values of buttons are not for those in bars")
    func buttonsInBars() throws {
        defer { AppearanceProxies.removeAll() }
        UIButton.appearance().setTitleColor(.red, for: .normal)
        let bar = showNavigation("Inbox").navigationBar
        #expect(try #require(button("Edit", in: bar)).titleColor(for: .normal) != .red)
    }

    @Test("Values for items in toolbars are not for those in navigation bars")
    func containedItem() throws {
        defer { AppearanceProxies.removeAll() }
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
        let navigation = showNavigation("Inbox")
        navigation.topViewController?.toolbarItems = [
            UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)
        ]
        navigation.isToolbarHidden = false
        window.layoutIfNeeded()
        #expect(try #require(button("Archive", in: navigation.toolbar)).tintColor == .red)
        #expect(try #require(button("Edit", in: navigation.navigationBar)).tintColor != .red)
    }

    @Test("The title of a back button can be moved out of the bar, and its color be set")
    func backButton() throws {
        defer { AppearanceProxies.removeAll() }
        let appearance = UIBarButtonItem.appearance()
        appearance.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        appearance.tintColor = .red
        let bar = showNavigation("Inbox", "Message").navigationBar
        let back = try #require(button("Inbox", in: bar))
        let title = try #require(back.titleLabel)
        #expect(title.convert(title.bounds, to: nil).maxX < 0)
        #expect(back.tintColor == .red)
    }

    @Test("Items of tab bars have the attributes of the item's class")
    func tabBarItem() {
        defer { AppearanceProxies.removeAll() }
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UITabBarItem.appearance().badgeColor = .purple
        let (bar, item) = (UITabBar(), UITabBarItem(title: "Home", image: nil, tag: 0))
        bar.items = [item]
        window.addSubview(bar)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(item.badgeColor == .purple)
    }

    // MARK: Random sequences

    /// A sequence of changes of values, of views' own values and of their places.
    @Test(
        "After any changes, a view that is added again has the values of a new one, unless it has its own",
        arguments: 0..<200)
    func random(seed: UInt64) {
        defer { AppearanceProxies.removeAll() }
        var generator = SeededRandom(seed: seed)
        let (panel, card, innerPanel) = (Panel(), Card(), Panel())
        nest(panel, UIView(), card, innerPanel)
        let places = [window, panel, card, innerPanel]
        let objects = [
            UILabel.appearance(), .appearance(whenContainedInInstancesOf: [Panel.self]),
            .appearance(whenContainedInInstancesOf: [Card.self]),
            .appearance(whenContainedInInstancesOf: [Panel.self, Card.self]),
            .appearance(for: UITraitCollection(userInterfaceStyle: .dark)),
        ]
        let colors: [UIColor] = [.label, .red, .green, .blue]
        let label = UILabel()
        var own: UIColor?
        for _ in 0..<30 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                objects.randomElement(using: &generator)?.textColor = colors.randomElement(using: &generator)
            case 1: places.randomElement(using: &generator)?.addSubview(label)
            case 2: label.removeFromSuperview()
            case 3: window.overrideUserInterfaceStyle = Bool.random(using: &generator) ? .dark : .light
            default:
                guard own == nil, Int.random(in: 0..<4, using: &generator) == 0 else { continue }
                own = .purple
                label.textColor = own
            }
        }
        let place = places.randomElement(using: &generator) ?? window
        label.removeFromSuperview()
        place.addSubview(label)
        let new = UILabel()
        place.addSubview(new)
        let expected = own ?? new.textColor
        #expect(label.textColor == expected)
    }
}
