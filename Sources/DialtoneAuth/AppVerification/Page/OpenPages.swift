import Foundation

/// The page of one app that is open, if any: URLs that reach the app go there.
final class OpenPages: Sendable {
    private let open = Locked<OpenPage?>(nil)

    /// Hands a URL to the page; tells whether that was its callback.
    func handle(_ url: URL) -> Bool {
        open.current?.handle(url) ?? false
    }

    /// Waits for a page's result while `show` shows it; takes it away once the result is there.
    ///
    /// Where `show` ends without a failure, the wait goes on.
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
