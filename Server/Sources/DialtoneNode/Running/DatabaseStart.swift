import DialtoneStorage
import Logging

/// Opens a server's database at startup.
///
/// An unreachable PostgreSQL server may still be starting, so the server waits for it. It
/// immediately reports errors that waiting does not fix: wrong credentials, or a database that does
/// not exist.
struct DatabaseStart<Ticks: Clock<Duration>>: Sendable {
    let address: DatabaseAddress
    let waitLimit: DatabaseWait
    let ticks: Ticks
    let logger: Logger
    let open: @Sendable () async throws -> any Database

    /// The interval between attempts, and the number of attempts per log line.
    private static var interval: Duration { .seconds(2) }
    private static var attemptsPerLine: Int { 5 }

    func run() async throws -> any Database {
        let start = ticks.now
        var attempts = 0
        while true {
            do {
                return try await open()
            } catch let error as StorageError {
                try Task.checkCancellation()
                let waited = start.duration(to: ticks.now)
                guard isWorthWaiting(for: error), waitLimit.isLonger(than: waited) else {
                    throw NodeFailure.database(address, error)
                }
                if attempts.isMultiple(of: Self.attemptsPerLine) {
                    logger.warning("waiting for the database", metadata: ["error": "\(error)"])
                }
                attempts += 1
                try await ticks.sleep(for: Self.interval)
            }
        }
    }

    private func isWorthWaiting(for error: StorageError) -> Bool {
        guard case .postgres = address else { return false }
        return switch error {
        case .unavailable, .busy, .readOnly, .outcomeUnknown: true
        default: false
        }
    }
}
