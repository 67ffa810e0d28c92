import DialtoneBasics
import DialtoneFlows
import DialtoneMetrics
import DialtoneModel
import DialtoneStorage
import DialtoneTracing
import Dispatch
import Tracing

/// A database whose transactions are timed, including the wait for a connection.
///
/// Those of administrators append to the audit log, in whichever part of the server they are.
struct MeteredDatabase: Database {
    let database: any Database
    let metrics: TransactionMetrics

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await timed(.read) {
            try await traced("database read") { try await database.read(body) }
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        try await timed(.write) {
            try await traced("database write") { try await AuditedStore(database).write(body) }
        }
    }

    func checkWritable() async throws { try await database.checkWritable() }

    func time() async throws -> Timestamp? { try await database.time() }

    var load: DatabaseLoad { database.load }

    func abandon() { database.abandon() }

    func close() async { await database.close() }

    private func timed<Value: Sendable>(
        _ operation: TransactionMetrics.Operation,
        _ transaction: () async throws -> Value
    ) async throws -> Value {
        let start = DispatchTime.now().uptimeNanoseconds
        do {
            let value = try await transaction()
            record(operation, .committed, since: start)
            return value
        } catch {
            record(operation, error is StorageError ? .failed : .undone, since: start)
            throw error
        }
    }

    private func traced<Value: Sendable>(
        _ name: String,
        _ transaction: () async throws -> Value
    ) async throws -> Value {
        guard let tracer = NodeTracer.current else { return try await transaction() }
        return try await tracer.withSpan(name) { _ in try await transaction() }
    }

    private func record(
        _ operation: TransactionMetrics.Operation,
        _ outcome: TransactionMetrics.Outcome,
        since start: UInt64
    ) {
        let end = DispatchTime.now().uptimeNanoseconds
        metrics.record(operation, outcome, nanoseconds: end - start)
    }
}
