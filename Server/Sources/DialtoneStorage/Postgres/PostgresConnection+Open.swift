import CLibpq
import Foundation

extension PostgresConnection {
    /// Connects, or says why not in words that hold no secret.
    ///
    /// Connecting may take as long as `patience`, unless the store closes meanwhile, and so may
    /// each statement after it.
    static func open(
        url: String,
        patience: Duration,
        unless closing: ClosingSignal? = nil
    ) throws(StorageError) -> PostgresConnection {
        guard let handle = start(url) else { throw .unavailable("out of memory") }
        do {
            try establish(handle, until: .now + patience, unless: closing)
        } catch {
            PQfinish(handle)
            throw error
        }
        return PostgresConnection(handle, patience: patience)
    }

    private static func start(_ url: String) -> OpaquePointer? {
        let settings = [
            ("dbname", url), ("fallback_application_name", "dialtone"),
            ("client_encoding", "UTF8"),
        ]
        let keywords = settings.map { strdup($0.0) } + [nil]
        let values = settings.map { strdup($0.1) } + [nil]
        defer { for text in keywords + values { free(text) } }
        return PQconnectStartParams(
            keywords.map { $0.map { UnsafePointer($0) } },
            values.map { $0.map { UnsafePointer($0) } },
            1
        )
    }

    private static func establish(
        _ handle: OpaquePointer,
        until deadline: ContinuousClock.Instant,
        unless closing: ClosingSignal?
    ) throws(StorageError) {
        guard PQstatus(handle) != CONNECTION_BAD else { throw unavailable(handle) }
        var step = PGRES_POLLING_WRITING
        while step != PGRES_POLLING_OK {
            let socket = PostgresSocket(descriptor: PQsocket(handle))
            let readiness = socket.wait(
                for: step == PGRES_POLLING_READING ? .readable : .writable,
                until: deadline,
                unless: closing
            )
            guard !readiness.isEmpty else {
                throw .unavailable("the server did not answer in time")
            }
            step = PQconnectPoll(handle)
            if step == PGRES_POLLING_FAILED { throw unavailable(handle) }
        }
        PQsetnonblocking(handle, 1)
        // libpq would print the server's notices.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else { throw .unavailable("its encoding is not UTF8") }
    }

    private static func unavailable(_ handle: OpaquePointer) -> StorageError {
        let message = String(cString: PQerrorMessage(handle))
        return .unavailable(message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
