import Foundation

/// The open page of one app, if any, which receives the URLs that open the app.
final class OpenPages: Sendable {
    private let open = Locked<OpenPage?>(nil)

    /// Passes a URL to the page; returns whether it was the page's callback.
    func handle(_ url: URL) -> Bool {
        open.current?.handle(url) ?? false
    }

    /// Waits for a page's result while `show` shows it, and closes the page once the result
    /// arrives.
    ///
    /// If `show` returns without an error, the wait continues.
    func result(
        of page: OpenPage,
        showing show: @escaping @Sendable () async throws -> Void
    ) async throws -> String {
        open.withLock { $0 = page }
        defer { open.withLock { if $0 === page { $0 = nil } } }
        return try await withThrowingTaskGroup(of: String?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await page.result() }
            group.addTask {
                try await show()
                return nil
            }
            while let result = try await group.next() {
                if let result { return result }
            }
            throw CancellationError()
        }
    }
}
