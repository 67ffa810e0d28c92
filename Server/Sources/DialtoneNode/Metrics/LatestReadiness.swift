import Synchronization

/// Whether the server was ready at its last check, for its metrics.
///
/// Requests for metrics must not wait for the database, so they do not check it.
final class LatestReadiness: Sendable {
    private let isReady = Atomic(false)
    private let isKnown = Atomic(false)

    var value: Double { isReady.load(ordering: .relaxed) ? 1 : 0 }

    /// Whether the last check failed; `false` before the first one.
    var hasFailed: Bool {
        isKnown.load(ordering: .relaxed) && !isReady.load(ordering: .relaxed)
    }

    func note(_ check: () async throws -> Void) async {
        let isPassed = (try? await check()) != nil
        isReady.store(isPassed, ordering: .relaxed)
        isKnown.store(true, ordering: .relaxed)
    }
}
