package import DialtoneModel

/// What the verification of a chain has found.
package struct AuditVerdict: Hashable, Sendable {
    /// The reason why a chain is not valid.
    package enum Problem: String, Hashable, Sendable, CaseIterable {
        /// The entry's content does not belong to its hash.
        case changed

        /// The entry does not follow the one before: entries were removed, added or exchanged.
        case notLinked

        /// Entries are missing at this place.
        case missing

        /// The details do not belong to their hash.
        case detailsChanged

        /// The details are missing, although they are not about a user.
        case detailsMissing

        /// A newer version of this program wrote the entry.
        case unknownVersion

        /// The signature of a checkpoint is not valid.
        case checkpointForged

        /// The entry of a checkpoint has another hash now.
        case checkpointDiffers

        /// The entry of a checkpoint is missing at the end of the chain.
        case truncated

        /// The signature of the statement about deleted entries is not valid.
        case anchorForged

        /// The row about the last entry names another one.
        case headDiffers
    }

    /// The first break of the chain.
    package struct Break: Hashable, Sendable {
        package let seq: Int64
        package let problem: Problem

        package init(seq: Int64, problem: Problem) {
            self.seq = seq
            self.problem = problem
        }
    }

    package let chain: AuditChain

    /// The number of verified entries.
    package var count = 0
    package var firstSeq: Int64?
    package var lastSeq: Int64?

    /// The entries about users whose details were erased.
    package var erasedCount = 0

    /// The checkpoints that agree, in the database and of the caller.
    package var checkpointCount = 0

    /// The caller's checkpoints of entries whose retention is over, so that they cannot be compared.
    package var expiredCheckpointCount = 0
    package var firstBreak: Break?

    package init(chain: AuditChain) {
        self.chain = chain
    }

    package var isValid: Bool { firstBreak == nil }
}
