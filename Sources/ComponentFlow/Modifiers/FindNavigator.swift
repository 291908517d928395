/// A connection between the find navigator of a text and a value of the application.
struct FindNavigatorAttachment: ViewAttachment {
    /// The value of the binding when the component was described.
    private let isPresented: Bool
    @Behavior private var binding: Binding<Bool>

    init(_ binding: Binding<Bool>) {
        isPresented = binding.wrappedValue
        _binding = Behavior(wrappedValue: binding)
    }

    final class Handler: AttachmentHandler {
        /// Whether the navigator should be visible, as the binding specified last.
        private var isRequested = false
        private var binding: Binding<Bool>?
        private weak var area: (any FindableTextView)?

        fileprivate func show(_ binding: Binding<Bool>) {
            self.binding = binding
            let hasChanged = binding.wrappedValue != isRequested
            isRequested = binding.wrappedValue
            // The text may be created, or removed, in the same update.
            UpdateScheduler.shared.afterUpdates { [weak self] in
                self?.connect()
                if hasChanged { self?.present() }
            }
        }

        /// Presents the navigator that was specified before the component was in a window.
        override func windowDidChange() {
            guard isRequested else { return }
            UpdateScheduler.shared.afterUpdates { [weak self] in
                self?.connect()
                self?.present()
            }
        }

        override func detach() {
            area?.onFindNavigator = nil
        }

        private func connect() {
            let current = view?.firstFindableText
            guard current !== area else { return }
            area?.onFindNavigator = nil
            area = current
            current?.onFindNavigator = { [weak self] in self?.report($0) }
        }

        private func present() {
            guard view?.window != nil else { return }
            let interaction = area?.findInteraction
            guard isRequested else {
                interaction?.dismissFindNavigator()
                return
            }
            if interaction?.isFindNavigatorVisible == false { interaction?.presentFindNavigator(showingReplace: false) }
            // There is no such text, or finding is disabled.
            if interaction?.isFindNavigatorVisible != true { report(false) }
        }

        /// Sets the binding to whether the navigator is visible.
        private func report(_ isVisible: Bool) {
            prepare()
            guard let binding else { return }
            if binding.wrappedValue != isVisible { binding.wrappedValue = isVisible }
            isRequested = binding.wrappedValue
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(binding)
    }
}

extension UIView {
    /// The first editable text in the view in which users find text, or otherwise the first text.
    fileprivate var firstFindableText: (any FindableTextView)? {
        let texts = findableTexts
        return texts.first { $0.isEditable } ?? texts.first
    }

    /// The texts in the view in which finding is enabled.
    private var findableTexts: [any FindableTextView] {
        if let text = self as? any FindableTextView { return text.findInteraction == nil ? [] : [text] }
        return subviews.flatMap(\.findableTexts)
    }
}

extension Component {
    /// Returns the component with a binding to whether the find navigator of the text in it is visible.
    ///
    /// ```swift
    /// TextArea("Note", text: $note).findNavigator(isPresented: $isFinding)
    /// ```
    ///
    /// Setting the binding to `true` presents the navigator at the top of the first editable ``TextArea`` or ``RichTextEditor``, or
    /// otherwise of the first of these and ``SelectableText``, and moves the focus to it. Texts in which finding is disabled are
    /// skipped. The user also presents it with Control-F, or with Control-H to replace text, and dismisses it with Escape.
    public func findNavigator(isPresented: Binding<Bool>) -> Attached<EnvironmentType> {
        attaching(FindNavigatorAttachment(isPresented))
    }
}
