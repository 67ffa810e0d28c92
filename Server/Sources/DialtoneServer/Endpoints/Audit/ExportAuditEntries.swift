import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import NIOCore

/// Exports the audit log as lines of JSON, which are written as they are read.
struct ExportAuditEntries<Guard: CallerGuard>: HTTPResponder {
    typealias Context = ServerContext

    let log: AuditLog
    let callerGuard: Guard

    /// Returns the chain that a caller reads, and the query of the call.
    let source: @Sendable (Guard.Caller) -> (AuditChain, [String: String])

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard let audit = callerGuard.audit(of: "audit.export", in: context) else {
            throw Refusal.unauthenticated
        }
        return try await audit.run {
            let (caller, _) = try await callerGuard.admit(
                request,
                bringing: NoInput.self,
                in: context
            )
            let (chain, query) = source(caller)
            return try await export(chain, query)
        }
    }

    private func export(_ chain: AuditChain, _ query: [String: String]) async throws -> Response {
        let start = query["after"].map { Int64($0) } ?? 0
        guard let start, start >= 0 else {
            throw Refusal.invalidArgument(field: "after", problem: "must be the number of an entry")
        }
        let final = try await log.checkpoint(chain)
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/x-ndjson; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"audit.ndjson\"",
            ],
            body: ResponseBody { [log] writer in
                if let final {
                    try await log.export(through: final, after: start) { line in
                        try await writer.write(ByteBuffer(string: line.text + "\n"))
                    }
                }
                try await writer.finish(nil)
            }
        )
    }
}
