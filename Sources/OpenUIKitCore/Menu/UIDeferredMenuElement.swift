/// A menu element whose place is taken by others, which are provided after the menu was opened.
///
/// Until then, the menu displays a row that indicates that it is loading.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that provides the elements by calling its argument, at once or later, on the main actor.
    public typealias ElementProvider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: ElementProvider
    private let isCached: Bool
    private var cached: [UIMenuElement]?
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

    /// Creates an element whose closure is called when a menu with it is first opened.
    public convenience init(_ elementProvider: @escaping ElementProvider) {
        self.init(isCached: true, elementProvider)
    }

    /// Creates an element whose closure is called whenever a menu with it is opened.
    public class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping ElementProvider) {
        (self.isCached, self.provider) = (isCached, provider)
        super.init(title: LocalizedString.BuiltIn.menuLoading.text())
    }

    /// Calls a closure with the elements, at once if they are known.
    final func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let cached { return completion(cached) }
        waiting.append(completion)
        guard waiting.count == 1 || !isCached else { return }
        provider { [weak self] in self?.didLoad($0) }
    }

    /// Passes the elements to all menus that wait for them; further calls have no effect.
    private func didLoad(_ elements: [UIMenuElement]) {
        if isCached { cached = elements }
        let waiting = waiting
        self.waiting = []
        for completion in waiting { completion(elements) }
    }
}
