extension Page {
    /// The pages in the order of the sidebar; those of a topic stand together.
    static let all: [Page] = [
        .text, .attributedText, .image, .divider,
        .rectangle, .roundedRectangle, .circle, .shape, .gradient, .blur,
        .verticalStack, .horizontalStack, .layeredStack, .wrap, .spacer, .padding, .frame, .backgroundOverlay,
        .button, .toggle, .slider, .textField, .progressIndicator, .activityIndicator,
        .list, .lazyList, .reorder, .scrollView,
        .transitions, .appear, .guide, .gestures, .moreGestures,
        .counter, .theming, .environment, .actionSlot, .viewHost,
    ]
}
