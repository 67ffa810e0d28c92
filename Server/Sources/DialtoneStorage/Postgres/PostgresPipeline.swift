import CLibpq

/// The statements that were sent to a server, and whose responses are not yet received.
///
/// They travel together and are waited for together, which saves round trips. The server runs them
/// in order, and skips those behind one that fails.
final class PostgresPipeline {
    /// The time until which a response must arrive, and the failure if it does not.
    struct Deadline {
        let time: ContinuousClock.Instant
        let failure: PostgresFailure
    }

    /// The largest number of open statements, which bounds the memory on both sides.
    private static let capacity = 64

    private let handle: OpaquePointer
    private let socket: PostgresSocket
    private let severing: ClosingSignal?

    /// The number of statements without a response.
    private(set) var openCount = 0

    /// The number of waits for the server so far.
    private(set) var roundTrips = 0

    /// How many statements had succeeded when the latest wait ended.
    private(set) var succeededCount = 0

    init(_ handle: OpaquePointer, severing: ClosingSignal?) {
        self.handle = handle
        self.severing = severing
        socket = PostgresSocket(descriptor: PQsocket(handle))
        PQenterPipelineMode(handle)
    }

    deinit {
        PQfinish(handle)
    }

    /// The server's process, according to what the connection's other end said at the start.
    var announcedProcess: Int32 { PQbackendPID(handle) }

    var isFull: Bool { openCount >= Self.capacity }

    func prepare(_ statement: String, as name: String) throws {
        try note(PQsendPrepare(handle, name, statement, 0, nil))
    }

    func send(prepared name: String, _ values: [SQLValue]) throws {
        let isSent = PostgresParameters(values).withPointers { addresses, lengths, formats in
            PQsendQueryPrepared(
                handle,
                name,
                Int32(values.count),
                addresses,
                lengths,
                formats,
                1
            )
        }
        try note(isSent)
    }

    /// Sends a statement that is not prepared.
    func send(_ statement: String, _ values: [SQLValue] = []) throws {
        let isSent = PostgresParameters(values).withPointers { addresses, lengths, formats in
            PQsendQueryParams(
                handle,
                statement,
                Int32(values.count),
                nil,
                addresses,
                lengths,
                formats,
                1
            )
        }
        try note(isSent)
    }

    /// Receives all responses, and returns them in the order of the statements.
    ///
    /// `deadline` is asked again for each response.
    func settle(until deadline: () -> Deadline) throws -> [PostgresResult] {
        guard PQpipelineSync(handle) == 1 else { throw PostgresFailure.connectionLost }
        roundTrips += 1
        try flush(until: deadline())
        var results: [PostgresResult] = []
        var failure: PostgresFailure?
        succeededCount = 0
        while openCount > 0 {
            let result = try receive(until: deadline())
            openCount -= 1
            if result.wasSkipped { continue }
            failure = failure ?? result.failure
            if let failure, failure.endsConnection { throw failure }
            if failure == nil { succeededCount += 1 }
            results.append(result)
        }
        try receiveEnd(until: deadline())
        if let failure { throw failure }
        return results
    }
}

extension PostgresPipeline {
    private func note(_ isSent: Int32) throws {
        guard isSent == 1 else { throw PostgresFailure.connectionLost }
        openCount += 1
    }

    /// Receives the response to one statement.
    private func receive(until deadline: Deadline) throws -> PostgresResult {
        var latest: PostgresResult?
        while let result = try next(until: deadline) { latest = PostgresResult(result) }
        guard let latest else { throw PostgresFailure.connectionLost }
        return latest
    }

    /// Receives the mark behind the responses.
    private func receiveEnd(until deadline: Deadline) throws {
        guard let result = try next(until: deadline) else { throw PostgresFailure.connectionLost }
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_PIPELINE_SYNC else {
            throw PostgresFailure.connectionLost
        }
    }

    private func next(until deadline: Deadline) throws -> OpaquePointer? {
        while PQisBusy(handle) == 1 {
            let ready = socket.wait(for: .readable, until: deadline.time, unless: severing)
            guard !ready.isEmpty else { throw deadline.failure }
            guard PQconsumeInput(handle) == 1 else { throw PostgresFailure.connectionLost }
        }
        return PQgetResult(handle)
    }

    private func flush(until deadline: Deadline) throws {
        while true {
            switch PQflush(handle) {
            case 0: return
            case 1: break
            default: throw PostgresFailure.connectionLost
            }
            let ready = socket.wait(
                for: [.readable, .writable],
                until: deadline.time,
                unless: severing
            )
            if ready.isEmpty { throw deadline.failure }
            // The server may stop reading until its own output is read.
            if ready.contains(.readable), PQconsumeInput(handle) != 1 {
                throw PostgresFailure.connectionLost
            }
        }
    }
}
