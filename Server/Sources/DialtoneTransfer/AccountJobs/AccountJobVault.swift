package import DialtoneBasics
import DialtoneModel
import Foundation

/// Encrypts what the database keeps of jobs about many users.
package struct AccountJobVault: Sendable {
    private let box: SecretBox

    /// Derives the key from the server's master key.
    package init(of masterKey: MasterKey) {
        box = SecretBox(keys: masterKey.keys(for: .accountJobs))
    }

    func seal(_ plan: AccountJobPlan, of id: String) throws -> [UInt8] {
        try box.seal(Array(JSONEncoder().encode(plan)), context: SealedContext.jobPlan(id))
    }

    func plan(of job: AccountJob) throws -> AccountJobPlan {
        let text = try box.open(job.sealedPlan, context: SealedContext.jobPlan(job.id))
        return try JSONDecoder().decode(AccountJobPlan.self, from: Data(text))
    }

    func part(
        _ kind: AccountJobPart.Kind,
        _ seq: Int,
        of id: String,
        content: [UInt8]
    ) throws -> AccountJobPart {
        AccountJobPart(
            jobID: id,
            kind: kind,
            seq: seq,
            content: try box.seal(
                content,
                context: SealedContext.jobPart(id, kind.rawValue, seq)
            )
        )
    }

    func content(of part: AccountJobPart) throws(UnreadableSecret) -> [UInt8] {
        try box.open(
            part.content,
            context: SealedContext.jobPart(part.jobID, part.kind.rawValue, part.seq)
        )
    }
}
