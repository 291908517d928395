extension Page {
    /// The pages in the order of the sidebar; those of a topic stand together.
    static let all: [Page] = [
        .text, .attributedText, .image, .divider,
        .rectangle,
        .verticalStack, .horizontalStack, .layeredStack, .wrap, .spacer, .padding, .frame, .backgroundOverlay,
        .button, .toggle, .slider, .progressIndicator, .activityIndicator,
        .list, .reorder, .scrollView,
        .transitions, .appear, .guide, .gestures,
        .counter, .theming, .environment, .actionSlot, .viewHost,
    ]
}
