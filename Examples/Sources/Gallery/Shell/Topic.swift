/// A group of pages in the sidebar.
enum Topic: CaseIterable {
    case content, shapes, layout, controls, collections, motion, animation, data

    var title: Localized {
        switch self {
        case .content: Localized("Content", de: "Inhalt", ja: "コンテンツ")
        case .shapes: Localized("Shapes", de: "Formen", ja: "図形")
        case .layout: Localized("Layout", de: "Anordnung", ja: "レイアウト")
        case .controls: Localized("Controls", de: "Bedienung", ja: "コントロール")
        case .collections: Localized("Collections", de: "Sammlungen", ja: "コレクション")
        case .motion: Localized("Motion and touch", de: "Bewegung und Berührung", ja: "動きとタッチ")
        case .animation: Localized("Animation", de: "Animation", ja: "アニメーション")
        case .data: Localized("State and environment", de: "Zustand und Umgebung", ja: "状態と環境")
        }
    }
}
