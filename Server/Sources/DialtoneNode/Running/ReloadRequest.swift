import UnixSignals

/// The request to read the configuration again, by SIGHUP.
enum ReloadRequest {
    /// Runs `body` while each signal calls `reload`, one call after the other.
    ///
    /// Without `reload`, the signal ends the process, as that of a closed terminal should.
    static func heard<Value>(
        calling reload: (@Sendable () async -> Void)?,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        guard let reload else { return try await body() }
        let signals = await UnixSignalsSequence(trapping: .sighup)
        let hearing = Task {
            for await _ in signals { await reload() }
        }
        defer { hearing.cancel() }
        return try await body()
    }
}
