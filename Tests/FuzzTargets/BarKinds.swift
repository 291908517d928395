import OpenUIKit

extension ControlKind {
    static var navigationBar: ControlKind {
        var kind = ControlKind("navigation bar") {
            let bar = UINavigationBar()
            bar.items = [UINavigationItem(title: "Back"), UINavigationItem(title: "Title")]
            bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            return bar
        }
        kind.add("title", of: UINavigationBar.self) { $0.topItem?.title = $1.text }
        kind.add("back title", of: UINavigationBar.self) { $0.backItem?.backButtonTitle = $1.text }
        kind.add("prompt", of: UINavigationBar.self) { $0.topItem?.prompt = $1.flag ? $1.text : nil }
        kind.add("large", of: UINavigationBar.self) { $0.prefersLargeTitles = $1.flag }
        kind.add("background", of: UINavigationBar.self) { $0.setBackgroundImage($1.picture, for: .default) }
        kind.add("shadow", of: UINavigationBar.self) { $0.shadowImage = $1.picture }
        kind.add("title offset", of: UINavigationBar.self) {
            $0.setTitleVerticalPositionAdjustment($1.number, for: .default)
        }
        kind.add("item title", of: UINavigationBar.self) { $0.topItem?.rightBarButtonItem?.title = $1.text }
        kind.add("item width", of: UINavigationBar.self) { $0.topItem?.rightBarButtonItem?.width = $1.number }
        kind.add("item offset", of: UINavigationBar.self) {
            $0.topItem?.rightBarButtonItem?.setTitlePositionAdjustment(
                UIOffset(horizontal: $1.number, vertical: 0), for: .default)
        }
        kind.add("translucent", of: UINavigationBar.self) { $0.isTranslucent = $1.flag }
        return kind
    }

    static var toolbar: ControlKind {
        var kind = ControlKind("toolbar") {
            let bar = UIToolbar()
            bar.items = [
                UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
                .fixedSpace(10), UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil),
            ]
            return bar
        }
        kind.add("title", of: UIToolbar.self) { $0.items?.first?.title = $1.text }
        kind.add("space", of: UIToolbar.self) { $0.items?[2].width = $1.number }
        kind.add("insets", of: UIToolbar.self) { $0.items?.last?.imageInsets.left = $1.number }
        kind.add("background", of: UIToolbar.self) {
            $0.setBackgroundImage($1.picture, forToolbarPosition: .any, barMetrics: .default)
        }
        kind.add("color", of: UIToolbar.self) { $0.barTintColor = $1.flag ? .yellow : nil }
        return kind
    }

    static var tabBar: ControlKind {
        var kind = ControlKind("tab bar") {
            let bar = UITabBar()
            bar.items = [
                UITabBarItem(title: "One", image: picture, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1),
            ]
            return bar
        }
        kind.add("title", of: UITabBar.self) { $0.items?.first?.title = $1.text }
        kind.add("badge", of: UITabBar.self) { $0.items?.last?.badgeValue = $1.flag ? $1.text : nil }
        kind.add("selection", of: UITabBar.self) { $0.selectedItem = $1.flag ? $0.items?.first : nil }
        kind.add("width", of: UITabBar.self) { $0.itemWidth = $1.number }
        kind.add("spacing", of: UITabBar.self) { $0.itemSpacing = $1.number }
        kind.add("positioning", of: UITabBar.self) { $0.itemPositioning = $1.flag ? .centered : .fill }
        kind.add("indicator", of: UITabBar.self) { $0.selectionIndicatorImage = $1.picture }
        kind.add("offset", of: UITabBar.self) {
            $0.items?.first?.titlePositionAdjustment = UIOffset(horizontal: $1.number, vertical: $1.number)
        }
        return kind
    }

    static var searchBar: ControlKind {
        var kind = ControlKind("search bar") { UISearchBar() }
        kind.add("text", of: UISearchBar.self) { $0.text = $1.text }
        kind.add("placeholder", of: UISearchBar.self) { $0.placeholder = $1.text }
        kind.add("prompt", of: UISearchBar.self) { $0.prompt = $1.flag ? $1.text : nil }
        kind.add("cancel", of: UISearchBar.self) { $0.showsCancelButton = $1.flag }
        kind.add("scopes", of: UISearchBar.self) { $0.scopeButtonTitles = $1.flag ? ["All", $1.text] : nil }
        kind.add("scope bar", of: UISearchBar.self) { $0.showsScopeBar = $1.flag }
        kind.add("text offset", of: UISearchBar.self) {
            $0.searchTextPositionAdjustment = UIOffset(horizontal: $1.number, vertical: 0)
        }
        kind.add("field background", of: UISearchBar.self) {
            $0.setSearchFieldBackgroundImage($1.picture, for: .normal)
        }
        return kind
    }
}
