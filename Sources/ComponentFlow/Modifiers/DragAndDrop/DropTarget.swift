/// A closure that is called with the values that are dropped on a component.
struct DropAttachment<Value: NSItemProviderReading>: ViewAttachment {
    @Behavior var targeted: @MainActor (Bool) -> Void
    @Behavior var action: @MainActor ([Value], CGPoint) -> Void

    final class Handler: AttachmentHandler, UIDropInteractionDelegate {
        private lazy var interaction = UIDropInteraction(delegate: self)
        private var current: DropAttachment?

        fileprivate func show(_ attachment: DropAttachment) {
            current = attachment
            if interaction.view == nil { view?.addInteraction(interaction) }
        }

        override func detach() {
            view?.removeInteraction(interaction)
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.items.contains { $0.localObject is Value } || session.canLoadObjects(ofClass: Value.self)
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            report(isTargeted: true)
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            report(isTargeted: false)
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            report(isTargeted: false)
            let location = view.map { session.location(in: $0) } ?? .zero
            DroppedValues<Value>.load(session.items) { [weak self] values in
                guard let self, view?.window != nil, !values.isEmpty else { return }
                prepare()
                current?.action(values, location)
            }
        }

        private func report(isTargeted: Bool) {
            prepare()
            current?.targeted(isTargeted)
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(self)
    }
}

/// Loads the values of dropped items.
@MainActor private final class DroppedValues<Value: NSItemProviderReading> {
    private var values: [Value?]
    private var missing: Int
    private let completion: @MainActor ([Value]) -> Void

    private init(_ count: Int, _ completion: @escaping @MainActor ([Value]) -> Void) {
        (values, missing) = (Array(repeating: nil, count: count), count)
        self.completion = completion
    }

    /// Loads a value from each item that has one, and calls a closure with them, in the order of the items.
    static func load(_ items: [UIDragItem], completion: @escaping @MainActor ([Value]) -> Void) {
        let usable = items.filter { $0.localObject is Value || $0.itemProvider.canLoadObject(ofClass: Value.self) }
        guard !usable.isEmpty else { return completion([]) }
        let values = DroppedValues(usable.count, completion)
        for (index, item) in usable.enumerated() {
            if let own = item.localObject as? Value {
                values.receive(own, at: index)
            } else {
                let type: any NSItemProviderReading.Type = Value.self
                item.itemProvider.loadObject(ofClass: type) { object, _ in values.receive(object as? Value, at: index) }
            }
        }
    }

    private func receive(_ value: Value?, at index: Int) {
        values[index] = value
        missing -= 1
        if missing == 0 { completion(values.compactMap { $0 }) }
    }
}

extension Component {
    /// Returns the component with a closure that is called with values that are dropped on it, from this or other programs.
    ///
    /// ```swift
    /// PictureBoard(pictures).dropTarget(for: UIImage.self) { images, location in
    ///     state.add(images, at: location)
    /// }
    /// ```
    ///
    /// `String`, `URL` (also for files), `UIImage`, `UIColor`, and types that conform to `NSItemProviderReading` can be
    /// dropped. Of two such modifiers on a component, the first one that accepts the content applies.
    ///
    /// - Parameters:
    ///   - type: The type of the values; drags without a value of this type are not accepted.
    ///   - isTargeted: A closure that is called with `true` when a drag with such a value enters the component, and with
    ///     `false` when it leaves or is dropped.
    ///   - action: A closure that is called with the values and the location in the component when their data has been
    ///     received; it is not called if that fails.
    public func dropTarget<Value: NSItemProviderReading>(
        for type: Value.Type, isTargeted: @escaping @MainActor (Bool) -> Void = { _ in },
        action: @escaping @MainActor (_ values: [Value], _ location: CGPoint) -> Void
    ) -> Attached<EnvironmentType> {
        attaching(DropAttachment(targeted: isTargeted, action: action))
    }
}
