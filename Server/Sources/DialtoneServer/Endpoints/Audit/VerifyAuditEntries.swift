import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension VerifyAuditEntriesRequest: WireInput {}

/// Verifies the chain of the audit log.
struct VerifyAuditEntries: Endpoint {
    static let auditAction: AuditAction = "audit.verify"

    private static let checkpointLimit = 10_000

    let log: AuditLog

    func respond(
        to input: VerifyAuditEntriesRequest,
        from caller: AdminCaller
    ) async throws -> VerifyAuditEntriesResponse {
        try await verdict(on: AuditChain(of: caller.project.id), input)
    }

    func verdict(
        on chain: AuditChain,
        _ input: VerifyAuditEntriesRequest
    ) async throws -> VerifyAuditEntriesResponse {
        let lines = input.checkpoints ?? []
        guard lines.count <= Self.checkpointLimit else {
            throw Refusal.invalidArgument(
                field: "checkpoints",
                problem: "must have at most \(Self.checkpointLimit) lines"
            )
        }
        let checkpoints = try lines.map { line in
            guard let checkpoint = AuditCheckpoint(line: line), checkpoint.chain == chain else {
                throw Refusal.invalidArgument(
                    field: "checkpoints",
                    problem: "must be checkpoints of \(chain.rawValue) as an export has them"
                )
            }
            return checkpoint
        }
        return VerifyAuditEntriesResponse(try await log.verify(chain, against: checkpoints))
    }
}

extension VerifyAuditEntriesResponse {
    fileprivate init(_ verdict: AuditVerdict) {
        self.init()
        isValid = verdict.isValid
        entryCount = verdict.count
        firstSeq = verdict.firstSeq.map { WireInt64($0) }
        lastSeq = verdict.lastSeq.map { WireInt64($0) }
        erasedCount = verdict.erasedCount
        checkpointCount = verdict.checkpointCount
        expiredCheckpointCount = verdict.expiredCheckpointCount
        brokenAt = (verdict.firstBreak?.seq).map { WireInt64($0) }
        problem = verdict.firstBreak?.problem.rawValue
    }
}
