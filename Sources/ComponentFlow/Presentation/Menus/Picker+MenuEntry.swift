/// The arrangement of the options of a ``Picker`` in a menu.
enum PickerPresentation {
    /// A section with a check mark at the selected option.
    case section
    /// A submenu with the title of the picker, below which the selected title is shown.
    case submenu
    /// Images side by side, with an outline around the selected one.
    case palette

    var options: UIMenu.Options {
        switch self {
        case .section: [.singleSelection, .displayInline]
        case .submenu: .singleSelection
        case .palette: [.singleSelection, .displayInline, .displayAsPalette]
        }
    }
}

extension PickerStyle {
    /// The arrangement in a menu, which has neither segments nor wheels.
    fileprivate var presentationInMenu: PickerPresentation {
        switch self {
        case .automatic, .inline, .segmented, .wheel: .section
        case .menu: .submenu
        case .palette: .palette
        }
    }
}

extension Picker: MenuEntry {
    var menuItems: [MenuItem] {
        let selected = selectedIndex
        let entries = options.enumerated().map { index, option in
            var entry = MenuItem(option.title, isEnabled: isEnabled) { [selectionUpdated] in
                if index != selected { selectionUpdated(option.value) }
            }
            entry.image = option.image
            entry.isOn = index == selected
            return entry
        }
        return [MenuItem(picker: title, style.presentationInMenu, isEnabled: isEnabled, options: entries)]
    }
}
