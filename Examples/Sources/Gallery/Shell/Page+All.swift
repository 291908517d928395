extension Page {
    /// The pages in the order of the sidebar; those of a topic stand together.
    static let all: [Page] = [
        .text, .attributedText, .image, .pictures, .divider,
        .rectangle, .roundedRectangle, .circle, .shape, .gradient, .layers, .blur, .vibrancy,
        .verticalStack, .horizontalStack, .layeredStack, .wrap, .spacer, .padding, .frame, .backgroundOverlay,
        .button, .toggle, .slider, .textField, .progressIndicator, .activityIndicator,
        .list, .lazyList, .reorder, .scrollView, .nestedScrolling,
        .transitions, .appear, .guide, .gestures, .moreGestures, .manipulation, .pointer,
        .springs, .pathMotion, .viewTransitions, .perspective, .animator, .layerTime,
        .counter, .theming, .environment, .actionSlot, .viewHost,
    ]
}
