package import DialtoneBasics

/// A signed statement about a chain at one moment.
package struct AuditCheckpoint: Hashable, Sendable {
    /// The raw values are stored, and signed.
    package enum Kind: String, Sendable, CaseIterable {
        /// The entry had this hash.
        case checkpoint

        /// The entry and all before it were deleted, because their retention was over.
        case anchor
    }

    package let kind: Kind
    package let chain: AuditChain
    package let seq: Int64
    package let hash: [UInt8]
    package let at: Timestamp
    package let signature: [UInt8]

    package init(
        kind: Kind,
        chain: AuditChain,
        seq: Int64,
        hash: [UInt8],
        at: Timestamp,
        signature: [UInt8]
    ) {
        self.kind = kind
        self.chain = chain
        self.seq = seq
        self.hash = hash
        self.at = at
        self.signature = signature
    }
}
