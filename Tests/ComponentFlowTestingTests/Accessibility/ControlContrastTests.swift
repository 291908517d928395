import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// Measures the contrast of the texts that controls, bars, lists and menus render in their standard colors.
@Suite("Contrast of the texts of controls") @MainActor
struct ControlContrastTests {
    private static let styles: [UIUserInterfaceStyle] = [.light, .dark]
    private static let backgrounds: [UIColor] = [
        .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    ]

    /// Returns the findings about the contrast of views in both styles, each on a stage of its own.
    private func findings(_ backgrounds: [UIColor], _ makeViews: () -> [UIView]) -> [String] {
        Self.styles.flatMap { style in
            backgrounds.flatMap { background in
                let stage = Stage(size: CGSize(width: 400, height: 900), style: style)
                stage.window.backgroundColor = background
                stage.show(column(makeViews()))
                return findings(on: stage)
            }
        }
    }

    private func findings(on stage: Stage) -> [String] {
        #expect(stage.accessibilityOutline != [])
        let style = stage.window.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        return stage.auditAccessibility([.contrast]).map { "\(style): \($0.description)" }
    }

    private func column(_ views: [UIView]) -> UIView {
        let column = UIStackView(arrangedSubviews: views)
        (column.axis, column.alignment, column.spacing) = (.vertical, .leading, 12)
        column.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: CGSize(width: 368, height: 868))
        column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return column
    }

    private func button(_ configuration: UIButton.Configuration, _ role: UIButton.Role) -> UIButton {
        var configuration = configuration
        configuration.title = "Hamburgefons"
        configuration.subtitle = "Subtitle"
        let button = UIButton(configuration: configuration)
        button.role = role
        return button
    }

    // MARK: Views

    @Test("Titles of buttons are legible on all system backgrounds")
    func buttons() {
        let findings = findings(Self.backgrounds) {
            [UIButton.Role.normal, .destructive].flatMap { role in
                let plain = UIButton(type: .system)
                plain.setTitle("Hamburgefons", for: .normal)
                plain.role = role
                return [plain] + [.plain(), .gray(), .tinted(), .filled()].map { button($0, role) }
            }
        }
        #expect(findings == [])
    }

    @Test("Titles of selected buttons are legible on all system backgrounds")
    func selectedButtons() {
        let findings = findings(Self.backgrounds) {
            [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()].map {
                let button = button($0, .normal)
                button.isSelected = true
                return button
            }
        }
        #expect(findings == [])
    }

    @Test("Segments, placeholders and links are legible on all system backgrounds")
    func fields() {
        let findings = findings(Self.backgrounds) {
            let segments = UISegmentedControl(items: ["Day", "Week"])
            segments.selectedSegmentIndex = 0
            let field = UITextField()
            field.placeholder = "Placeholder"
            field.borderStyle = .roundedRect
            field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let link = UITextView()
            link.attributedText = NSAttributedString(
                string: "Hamburgefons",
                attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)])
            link.backgroundColor = nil
            link.widthAnchor.constraint(equalToConstant: 200).isActive = true
            link.heightAnchor.constraint(equalToConstant: 40).isActive = true
            return [segments, field, link]
        }
        #expect(findings == [])
    }

    @Test("The texts of calendars and compact date pickers are legible on all system backgrounds")
    func datePickers() {
        let findings = findings(Self.backgrounds) {
            [UIDatePickerStyle.compact, .inline].map { style in
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = style
                picker.datePickerMode = .date
                return picker
            }
        }
        #expect(findings == [])
    }

    @Test("The selected day of a calendar is legible in any tint")
    func calendarTints() {
        let findings = findings([.systemBackground]) {
            [UIColor.systemYellow, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo].flatMap {
                tint in
                [Date(timeIntervalSince1970: 1_781_000_000), Date()].map { date in
                    let calendar = UICalendarView()
                    calendar.tintColor = tint
                    let selection = UICalendarSelectionSingleDate(delegate: nil)
                    calendar.selectionBehavior = selection
                    let day = Calendar.current.dateComponents([.year, .month, .day], from: date)
                    selection.setSelected(day, animated: false)
                    calendar.visibleDateComponents = day
                    return calendar
                }
            }
        }
        #expect(findings == [])
    }

    @Test("The rows of wheels are legible, except where they are seen from the side")
    func wheels() {
        let findings = findings(Self.backgrounds) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .time
            return [picker]
        }
        #expect(findings == [])
    }

    @Test("The titles of tabs are legible at the bottom, at the top and at the side", arguments: [300, 600, 1_000])
    func tabs(width: CGFloat) {
        for style in Self.styles {
            let stage = Stage(size: CGSize(width: width, height: 400), style: style)
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let page = UIViewController()
                page.view.backgroundColor = .systemBackground
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return page
            }
            stage.window.rootViewController = tabs
            stage.advance(by: 0.1)
            #expect(findings(on: stage) == [])
        }
    }

    @Test("The texts of cells, headers and footers in their standard configurations are legible")
    func listContent() {
        let findings = findings(Self.backgrounds) {
            [
                UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(),
                .groupedHeader(), .groupedFooter(), .sidebarHeader(), .sidebarCell(),
            ].map { configuration in
                var configuration = configuration
                configuration.text = "Hamburgefons"
                configuration.secondaryText = "Secondary"
                let view = configuration.makeContentView()
                view.widthAnchor.constraint(equalToConstant: 300).isActive = true
                return view
            }
        }
        #expect(findings == [])
    }

    // MARK: Tables

    /// A table with a cell of each style, a header, a footer and an index.
    private final class Cells: UITableViewController {
        static let cellStyles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            Self.cellStyles.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: Self.cellStyles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Hamburgefons"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }

    @Test(
        "The texts of table views are legible, also those of selected cells",
        arguments: [UITableView.Style.plain, .grouped])
    func tables(tableStyle: UITableView.Style) {
        for style in Self.styles {
            let stage = Stage(size: CGSize(width: 400, height: 800), style: style)
            let controller = Cells(style: tableStyle)
            stage.window.rootViewController = controller
            stage.settle()
            #expect(findings(on: stage) == [])
            for row in Cells.cellStyles.indices where Cells.cellStyles[row] != .value2 {
                controller.tableView.selectRow(
                    at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
                stage.settle()
                #expect(findings(on: stage) == [], "row \(row)")
            }
        }
    }

    // MARK: Bars and presentations

    @Test("The prompt, the title and the buttons of a navigation bar are legible")
    func navigationBar() {
        for style in Self.styles {
            let stage = Stage(size: CGSize(width: 400, height: 300), style: style)
            let controller = UIViewController()
            controller.title = "Title"
            controller.navigationItem.prompt = "Prompt"
            let delete = UIBarButtonItem(title: "Delete", primaryAction: UIAction { _ in })
            delete.tintColor = .systemRed
            controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Edit", primaryAction: UIAction { _ in })
            controller.navigationItem.rightBarButtonItem = delete
            stage.window.rootViewController = UINavigationController(rootViewController: controller)
            stage.settle()
            #expect(findings(on: stage) == [])
        }
    }

    @Test(
        "The texts of alerts and action sheets are legible", arguments: [UIAlertController.Style.alert, .actionSheet])
    func alerts(alertStyle: UIAlertController.Style) {
        for style in Self.styles {
            let stage = Stage(size: CGSize(width: 400, height: 500), style: style)
            let root = UIViewController()
            stage.window.rootViewController = root
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: alertStyle)
            for action in [UIAlertAction.Style.default, .destructive, .cancel] {
                alert.addAction(UIAlertAction(title: "Hamburgefons", style: action))
            }
            if alertStyle == .alert { alert.addTextField { $0.placeholder = "Placeholder" } }
            root.present(alert, animated: false)
            stage.settle()
            #expect(findings(on: stage) == [])
        }
    }

    @Test("The entries of menus with their subtitles and keys are legible")
    func menus() {
        for style in Self.styles {
            let stage = Stage(size: CGSize(width: 400, height: 400), style: style)
            stage.show(
                Menu("Sort") {
                    Button("Name") {}
                    Button("Delete", role: .destructive) {}
                    Button("Not now", isEnabled: false) {}
                })
            #expect(findings(on: stage) == [])
            stage.tap(at: CGPoint(x: 20, y: 20))
            stage.settle()
            #expect(stage.accessibilityOutline.contains { $0.contains("\"Delete\"") })
            #expect(findings(on: stage) == [])
        }
    }

    // MARK: Components

    @Test("The texts of built-in components are legible on all system backgrounds")
    func components() {
        for style in Self.styles {
            for background in Self.backgrounds {
                let stage = Stage(size: CGSize(width: 400, height: 600), style: style)
                stage.window.backgroundColor = background
                stage.show(
                    VStack(alignment: .leading, spacing: 12) {
                        Button("Hamburgefons") {}
                        Button("Delete", role: .destructive) {}
                        Text("Inbox").padding(12).badge(12)
                        TextField(text: "", placeholder: "Placeholder") { _ in }.frame(width: 200)
                        SegmentedControl(titles: ["Day", "Week"], selectedIndex: 0) { _ in }
                        LabeledContent("Label") { Text("Value").foregroundColor(.secondaryLabel) }
                    })
                #expect(findings(on: stage) == [])
            }
        }
    }
}
