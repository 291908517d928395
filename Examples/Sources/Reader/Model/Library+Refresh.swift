import ComponentFlow
import ReaderCore

extension Library {
    /// The time between two looks for feeds that are due.
    private static let interval = Duration.seconds(60)

    /// Loads due feeds as long as the task runs.
    func refreshPeriodically() async {
        while !Task.isCancelled {
            refreshDue()
            try? await Task.sleep(for: Self.interval)
        }
    }

    /// Loads the feeds that are due.
    func refreshDue() {
        refresh(.due)
    }

    /// Loads feeds now; `nil` loads all of them.
    func refreshAll(_ ids: Set<Feed.ID>? = nil) {
        refresh(ids.map { .feeds($0, due: false) } ?? .all)
    }

    /// Loads feeds; after the running refresh, and together with all that are requested until then, if there is one.
    private func refresh(_ request: RefreshRequest) {
        requested = requested?.union(request) ?? request
        guard !isRefreshing else { return }
        isRefreshing = true
        refreshing = Task {
            while let next = requested {
                requested = nil
                await load(next)
            }
            isRefreshing = false
            notify()
        }
    }

    /// Waits until all feeds that are requested are loaded.
    func waitForRefresh() async {
        await refreshing?.value
    }

    private func load(_ request: RefreshRequest) async {
        let report: @Sendable (Refresher.Report) async -> Void = { [weak self] in await self?.show($0) }
        do {
            switch request {
            case .all: try await refresher.refresh(report: report)
            case .feeds(let ids, let due):
                if !ids.isEmpty { try await refresher.refresh(ids, report: report) }
                if due { try await refresher.refreshDue(report: report) }
            }
        } catch {
            problem = describe(error)
        }
    }

    private func show(_ report: Refresher.Report) {
        newCount += report.new.count
        reload(articles: !report.new.isEmpty)
    }

    /// Notifies the user of the articles that were added since the last notification.
    private func notify() {
        let count = newCount
        newCount = 0
        if count > 0 { Notifier.show(text(.newArticles(count)), body: text(.unreadCount(unreadCount))) }
    }
}
