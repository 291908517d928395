extension Page {
    /// The pages in the order of the sidebar, grouped by topic.
    static let all: [Page] = [
        .text, .attributedText, .selectableText, .markdown, .dynamicType, .textView, .scripts, .hardText, .image,
        .asyncImage, .symbols, .pictures,
        .redaction, .video,
        .printing, .divider,
        .rectangle, .roundedRectangle, .circle, .shape, .canvas, .gradient, .charts, .layers, .blur, .vibrancy,
        .verticalStack, .horizontalStack, .layeredStack, .wrap, .flex, .grid, .spacer, .padding, .frame, .fitting,
        .backgroundOverlay, .modifiers, .constraints, .controllers, .search, .navigation, .presentation,
        .banner, .inspector, .tabsAndColumns, .pageView,
        .button, .contextMenu, .toggle, .form, .groupBox, .slider, .rangeSlider, .stepperField, .rating, .picker,
        .pageControl,
        .dateAndColor, .multiDatePicker, .calendar, .textField, .spelling,
        .finding, .codeEditor, .richText, .comboBox, .tokenField, .fontPicker, .keyboard,
        .menuBar, .titleBar, .windows, .accessibility, .gauge, .progressIndicator, .activityIndicator, .uikitControls,
        .list, .lazyList, .refresh, .listStyle, .lazyGrid, .gridSections, .selection, .searchTokens, .reorder, .columns,
        .tree, .table,
        .collection,
        .compositional, .hosting, .outline,
        .customLayout,
        .scrollView, .zooming, .nestedScrolling,
        .transitions, .appear, .takingPlace, .following, .guide, .gestures, .moreGestures, .manipulation, .pointer,
        .dragAndDrop, .desktopServices,
        .springs, .pathMotion, .viewTransitions, .contentTransitions, .perspective, .textLayer, .animator, .layerTime,
        .replicator, .dynamics,
        .counter, .theming, .environment, .actionSlot, .viewHost, .previews, .render, .renderCounter,
    ]
}
