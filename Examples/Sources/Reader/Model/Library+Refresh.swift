import ComponentFlow
import ReaderCore

extension Library {
    /// The time between two looks for feeds that are due.
    private static let interval = Duration.seconds(60)

    /// Loads due feeds as long as the task runs.
    func refreshPeriodically() async {
        await pictures.clean()
        while !Task.isCancelled {
            await refresh { try await $0.refreshDue(report: $1) }
            try? await Task.sleep(for: Self.interval)
        }
    }

    /// Loads the feeds that are due.
    func refreshDue() {
        Task { await refresh { try await $0.refreshDue(report: $1) } }
    }

    /// Loads feeds now; `nil` loads all of them.
    func refreshAll(_ ids: Set<Feed.ID>? = nil) {
        Task { await refresh { try await $0.refresh(ids, report: $1) } }
    }

    private func refresh(
        _ body: (Refresher, @escaping @Sendable (Refresher.Report) async -> Void) async throws -> Void
    ) async {
        guard !isRefreshing else { return }
        isRefreshing = true
        do {
            try await body(refresher) { [weak self] report in await self?.show(report) }
        } catch {
            problem = describe(error)
        }
        let count = newCount
        newCount = 0
        isRefreshing = false
        if count > 0 { Notifier.show(text(.newArticles(count)), body: text(.unreadCount(unreadCount))) }
    }

    private func show(_ report: Refresher.Report) {
        newCount += report.new.count
        reload(articles: !report.new.isEmpty)
    }
}
