import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists entries of the audit log, newest first.
struct ListAuditEntries: Endpoint {
    static let auditAction: AuditAction = "audit.list"

    private static let pageSize = 50
    private static let pageLimit = 500

    let log: AuditLog

    func respond(
        to input: ListInput,
        from caller: AdminCaller
    ) async throws -> ListAuditEntriesResponse {
        try await page(of: AuditChain(of: caller.project.id), input, caller.query)
    }

    /// Returns a page; the query has the conditions.
    func page(
        of chain: AuditChain,
        _ input: ListInput,
        _ query: [String: String]
    ) async throws -> ListAuditEntriesResponse {
        let size = min(
            input.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? Self.pageSize,
            Self.pageLimit
        )
        let start = try input.pageToken.flatMap { $0.isEmpty ? nil : $0 }.map(Self.start)
        let names = try await log.operatorNames()
        // One more than the page size is read to determine whether there is another page.
        let found = try await log.entries(
            of: chain,
            matching: try AuditQuery(fields: query, names: names),
            before: start,
            limit: size + 1
        )
        let page = found.prefix(size)
        return ListAuditEntriesResponse {
            $0.entries = page.map { AuditEntryInfo($0, names: names) }
            $0.nextPageToken = found.count > size ? page.last.map { "\($0.seq)" } : nil
        }
    }

    private static func start(_ token: String) throws -> Int64 {
        guard let seq = Int64(token), seq > 0 else {
            throw Refusal.invalidArgument(field: "pageToken", problem: "is not valid")
        }
        return seq
    }
}

extension AuditQuery {
    private static let outcomes = ["done": false, "refused": true]

    /// Parses the fields of a query, in which an operator is named by ID or by name.
    init(fields: [String: String], names: [String: String]) throws(Refusal) {
        self.init()
        if let kind = fields["actorKind"] {
            guard let value = AuditActor.Kind(rawValue: kind) else {
                throw .invalidArgument(
                    field: "actorKind",
                    problem: "must be one of "
                        + AuditActor.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                )
            }
            actorKind = value
        }
        if let text = fields["outcome"] {
            guard let value = Self.outcomes[text] else {
                throw .invalidArgument(field: "outcome", problem: "must be done or refused")
            }
            isRefused = value
        }
        actorID = fields["actor"].map { actor in
            names.first { $0.value.lowercased() == actor.lowercased() }?.key ?? actor
        }
        action = fields["action"]
        targetKind = fields["targetKind"].map(AuditTarget.Kind.init)
        targetID = fields["target"]
        since = try Self.time(fields["since"], "since")
        until = try Self.time(fields["until"], "until")
    }

    private static func time(_ text: String?, _ field: String) throws(Refusal) -> Timestamp? {
        guard let text else { return nil }
        guard let time = Timestamp(auditText: text) else {
            throw .invalidArgument(
                field: field,
                problem: "must be a time such as 2026-01-31T12:00:00Z"
            )
        }
        return time
    }
}
