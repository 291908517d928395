// A nib file cannot be loaded, so its registration is reported and has no effect.

extension UITableView {
    /// Reports that nib files cannot be loaded.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Register a class.")
    public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        if nib != nil { InterfaceFiles.reportNib(identifier) }
    }

    /// Reports that nib files cannot be loaded.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Register a class.")
    public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if nib != nil { InterfaceFiles.reportNib(identifier) }
    }
}

extension UICollectionView {
    /// Reports that nib files cannot be loaded.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Register a class.")
    public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        if nib != nil { InterfaceFiles.reportNib(identifier) }
    }

    /// Reports that nib files cannot be loaded.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Register a class.")
    public final func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        if nib != nil { InterfaceFiles.reportNib(identifier) }
    }
}
