/// The edge at which a tab bar is, which determines how it lays out its items.
enum TabBarPlacement {
    /// Items share the width; the image is above the title.
    case bottom
    /// Items are centered, each as wide as its content; the image is next to the title.
    case top
    /// Items are rows one below the other; the image is next to the title.
    case side
}
