#if Tokens

import Foundation

/// Downloads keys when they are needed, and keeps them for as long as they may be used.
///
/// All callers that need a download at the same time share one. A canceled caller stops waiting,
/// and the download continues for the others.
actor KeyCache {
    /// The time between two downloads for unknown key IDs, and after a failed one, in seconds.
    ///
    /// Otherwise, forged key IDs could cause a request each. The server publishes keys for longer
    /// than that before it uses them.
    static let pause: TimeInterval = 30

    /// The time after a failed download if there are no keys at all, in seconds.
    static let firstPause: TimeInterval = 1

    private struct Cached {
        let keys: [String: VerificationKey]
        let downloadedAt: Date
        let expiresAt: Date

        /// A clock that was set back does not make keys fresh.
        func isFresh(at now: Date) -> Bool { downloadedAt <= now && now < expiresAt }
    }

    private struct Flight {
        var waiting: [AsyncStream<Void>.Continuation] = []
        var tasks: [Task<Void, Never>] = []
    }

    private let retention: TimeInterval
    private let environment: TokenVerifierEnvironment
    private let download: @Sendable () async throws -> KeySet
    private var cached: Cached?
    private var attemptedAt: Date?
    private var failure: KeysUnavailable?
    private var flight: Flight?
    private var flightNumber = 0

    init(
        retention: TimeInterval,
        environment: TokenVerifierEnvironment,
        download: @escaping @Sendable () async throws -> KeySet
    ) {
        self.retention = retention
        self.environment = environment
        self.download = download
    }

    /// Returns the key with this ID, after a download if one is necessary and permitted.
    ///
    /// - Throws: ``InvalidToken`` if the server has no such key, ``KeysUnavailable``, or
    ///   `CancellationError` if the caller is canceled while it waits for a download.
    func key(withID id: String) async throws -> VerificationKey {
        let now = environment.now()
        if let cached, cached.isFresh(at: now), let key = cached.keys[id] { return key }
        if flight != nil || mayDownload(at: now) { try await downloadOnce() }
        return try usableKey(withID: id, at: environment.now())
    }

    private func usableKey(withID id: String, at now: Date) throws -> VerificationKey {
        // A clock that was set back by more than a few minutes must not keep keys for longer.
        guard let cached, now >= cached.downloadedAt - 300, now < cached.expiresAt + retention
        else {
            throw failure ?? KeysUnavailable("There are no keys.")
        }
        if let key = cached.keys[id] { return key }
        // The key may be a new one that could not be downloaded.
        if let failure { throw failure }
        throw InvalidToken(.unknownKey)
    }

    private func mayDownload(at now: Date) -> Bool {
        guard let attemptedAt else { return true }
        if failure == nil, let cached, !cached.isFresh(at: now) { return true }
        let pause = cached == nil ? Self.firstPause : Self.pause
        return !(attemptedAt..<attemptedAt + pause).contains(now)
    }

    private func downloadOnce() async throws {
        if flight == nil { start() }
        let (end, continuation) = AsyncStream<Void>.makeStream()
        flight?.waiting.append(continuation)
        // The stream ends with the download, or at once if this task is canceled.
        for await _ in end {}
        try Task.checkCancellation()
    }

    private func start() {
        flightNumber += 1
        attemptedAt = environment.now()
        let (number, download, environment) = (flightNumber, download, environment)
        let loading = Task {
            do {
                finish(number, with: .success(try await download()))
            } catch {
                let problem =
                    error as? KeysUnavailable
                    ?? KeysUnavailable(
                        "The keys could not be downloaded: \(error.localizedDescription)"
                    )
                finish(number, with: .failure(problem))
            }
        }
        // A separate task, since an HTTP client may ignore both its timeout and its cancellation.
        let deadline = Task {
            try? await environment.sleep(environment.deadline)
            guard !Task.isCancelled else { return }
            let text = "The server did not respond within \(environment.deadline) seconds."
            finish(number, with: .failure(KeysUnavailable(text)))
        }
        flight = Flight(tasks: [loading, deadline])
    }

    /// Ends a download, unless it has already ended.
    private func finish(_ number: Int, with outcome: Result<KeySet, KeysUnavailable>) {
        guard number == flightNumber, let flight else { return }
        self.flight = nil
        switch outcome {
        case .success(let set):
            let now = environment.now()
            cached = Cached(
                keys: set.keys,
                downloadedAt: now,
                expiresAt: now + set.lifetime
            )
            failure = nil
        case .failure(let problem):
            failure = problem
        }
        for task in flight.tasks { task.cancel() }
        for continuation in flight.waiting { continuation.finish() }
    }
}

#endif
