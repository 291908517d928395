extension ListEnvironment {
    init(_ style: UITableView.Style) {
        self = style == .plain ? .plain : .grouped
    }
}
