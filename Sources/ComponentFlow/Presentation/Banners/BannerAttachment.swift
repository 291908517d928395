/// A banner that a component presents, and the identity by which it is distinguished from the next one.
struct BannerRequest: Equatable {
    /// `true` for a presentation by a Boolean value, otherwise the id of the item.
    let id: AnyHashable
    let banner: Banner
}

/// The banner that a component presents; `nil` for none.
struct BannerAttachment: ViewAttachment {
    let request: BannerRequest?
    /// Called with the id of the banner when the user or its duration has ended it.
    @Behavior var reset: (AnyHashable) -> Void

    init(request: BannerRequest?, reset: @escaping (AnyHashable) -> Void) {
        self.request = request
        _reset = Behavior(wrappedValue: reset)
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(request, style: BannerStyle(InheritedValues.current), reset: reset)
    }

    /// Presents a banner, changes it, and removes it.
    ///
    /// Updates only record the request. Banners are presented and removed at the beginning of the next frame, when no component
    /// is being updated.
    final class Handler: AttachmentHandler {
        private var requested: BannerRequest?
        private var style = BannerStyle(nil)
        private var reset: (AnyHashable) -> Void = { _ in }
        private var presented: PresentedBanner?
        private var isScheduled = false

        fileprivate func show(
            _ request: BannerRequest?, style: BannerStyle, reset: @escaping (AnyHashable) -> Void
        ) {
            (requested, self.style, self.reset) = (request, style, reset)
            if let request, let presented, presented.id == request.id {
                presented.show(request.banner, style: style)
            } else if request != nil || presented != nil {
                schedule()
            }
        }

        override func windowDidChange() {
            if requested != nil || presented != nil { schedule() }
        }

        override func detach() {
            requested = nil
            reset = { _ in }
            if presented != nil { schedule() }
        }

        /// The handler is retained until then, because its view may be deallocated before.
        private func schedule() {
            guard !isScheduled else { return }
            isScheduled = true
            performBeforeNextFrame {
                self.isScheduled = false
                self.reconcile()
            }
        }

        private func reconcile() {
            let desired = view?.window == nil ? nil : requested
            if let presented, presented.id != desired?.id {
                presented.remove()
                self.presented = nil
            }
            guard presented == nil, let desired, let view else { return }
            let banner = PresentedBanner(desired, style: style, presenter: self)
            presented = banner
            BannerOverlay.overlay(over: view)?.add(banner)
        }
    }
}

extension BannerAttachment.Handler: BannerPresenter {
    func performAction(of banner: PresentedBanner) {
        prepare()
        guard presented === banner, let action = requested?.banner.action else { return }
        action.perform()
        end(banner)
    }

    func end(_ banner: PresentedBanner) {
        prepare()
        guard presented === banner else { return }
        presented = nil
        if requested?.id == banner.id { requested = nil }
        banner.remove()
        // The binding may request the same again before the component is updated, which would then be equal.
        view?.mountedNode?.addPendingReason(.state)
        reset(banner.id)
    }
}
