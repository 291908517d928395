/// Creation and reuse of views.
extension UICollectionView {
    func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        let key = ReusePool<UICollectionViewCell>.Key(identifier: identifier)
        // A cell that is being reconfigured is the visible one.
        if let cell = reconfiguring, cell.reuseIdentifier == identifier, reconfiguredPath == indexPath { return cell }
        let cell = cellPool.take(key) ?? makeCell(key)
        prepare(cell, identifier, indexPath) { $0.category == .cell }
        return cell
    }

    func dequeueSupplementary(
        _ kind: String, _ identifier: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ReusePool<UICollectionReusableView>.Key(kind: kind, identifier: identifier)
        let view = supplementaryPool.take(key) ?? makeSupplementary(key)
        prepare(view, identifier, indexPath) { $0.category != .cell && $0.kind == kind }
        return view
    }

    /// Prepares a view for reuse, and applies the layout attributes if it is for the element that is being created.
    private func prepare(
        _ view: UICollectionReusableView, _ identifier: String, _ path: IndexPath,
        _ fits: (ListElement) -> Bool
    ) {
        if view.reuseIdentifier != nil {
            UIView.performWithoutAnimation { view.prepareForReuse() }
        }
        view.reuseIdentifier = identifier
        guard let attributes = attributesOfNewView, IndexPath(attributes.element.position) == path,
            fits(attributes.element)
        else { return }
        UIView.performWithoutAnimation { place(view, attributes) }
    }

    /// The frame of a new view: the size of the element that is being created, at the origin.
    private var initialFrame: CGRect { CGRect(origin: .zero, size: attributesOfNewView?.size ?? .zero) }

    private func makeCell(_ key: ReusePool<UICollectionViewCell>.Key) -> UICollectionViewCell {
        let type: AnyClass? = cellPool.registeredClass(for: key)
        guard let type = type as? UICollectionViewCell.Type else {
            reportUnregistered("cell", key.identifier, type)
            return UICollectionViewCell(frame: .zero)
        }
        return type.init(registeredWithFrame: initialFrame)
    }

    private func makeSupplementary(
        _ key: ReusePool<UICollectionReusableView>.Key
    ) -> UICollectionReusableView {
        let type: AnyClass? = supplementaryPool.registeredClass(for: key)
        guard let type = type as? UICollectionReusableView.Type else {
            reportUnregistered("view of kind \(key.kind)", key.identifier, type)
            return UICollectionReusableView(frame: .zero)
        }
        return type.init(registeredWithFrame: initialFrame)
    }

    func makeDecoration(_ kind: String) -> UICollectionReusableView {
        let key = ReusePool<UICollectionReusableView>.Key(kind: kind, identifier: kind)
        if let view = supplementaryPool.take(key) {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        let type = collectionViewLayout.decorationClasses[kind] as? UICollectionReusableView.Type
        if type == nil { reportUnregistered("decoration view of kind \(kind)", kind, nil) }
        let view = (type ?? UICollectionReusableView.self).init(registeredWithFrame: initialFrame)
        view.reuseIdentifier = kind
        return view
    }

    // MARK: Diagnostics

    private func reportUnregistered(_ what: String, _ identifier: String, _ type: AnyClass?) {
        let reason = type.map { "is registered with \($0), which has the wrong superclass" } ?? "was not registered"
        core.report(
            "collection-view.unregistered-identifier",
            "The identifier \"\(identifier)\" of a \(what) \(reason); a view of the base class is used.",
            hint: "Call register(_:…) with the class and this identifier before the first layout.")
    }

    func reportMissingSupplementary(_ kind: String) {
        core.report(
            "collection-view.missing-supplementary-view",
            "The layout requests a view of kind \(kind), and the data source does not provide it; an empty view "
                + "is used.",
            hint: "Implement collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    func reportUnknownItem(_ path: IndexPath) {
        core.report(
            "collection-view.unknown-item",
            "There is no item \(path.item) in section \(path.section) to scroll to; the call has no effect.",
            hint: "Scroll after the data is loaded, and to an existing index path.")
    }
}
