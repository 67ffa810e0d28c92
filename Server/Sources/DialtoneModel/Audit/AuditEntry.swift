/// An administrative action at its place in a chain.
package struct AuditEntry: Hashable, Sendable {
    /// The form of the hashed text; another form gets another number.
    package static let version = 1

    /// The hash before the first entry.
    package static let noHash = [UInt8](repeating: 0, count: 32)

    package let chain: AuditChain

    /// The number in the chain, from 1 on and without gaps.
    package let seq: Int64
    package let version: Int
    package let event: AuditEvent
    package let detailsHash: [UInt8]?
    package let previousHash: [UInt8]
    package let hash: [UInt8]

    /// The stored text of ``AuditDetails``; `nil` if there are none, or they were erased.
    package let detailsText: String?

    /// The target's ID beside the details, by which entries are found.
    package let targetID: String?

    package init(
        chain: AuditChain,
        seq: Int64,
        version: Int,
        event: AuditEvent,
        detailsHash: [UInt8]?,
        previousHash: [UInt8],
        hash: [UInt8],
        detailsText: String?,
        targetID: String?
    ) {
        self.chain = chain
        self.seq = seq
        self.version = version
        self.event = event
        self.detailsHash = detailsHash
        self.previousHash = previousHash
        self.hash = hash
        self.detailsText = detailsText
        self.targetID = targetID
    }

    /// The details; `nil` if there are none, or they were erased.
    package var details: AuditDetails? { detailsText.flatMap(AuditDetails.init(text:)) }
}

/// The last entry of a chain.
package struct AuditHead: Hashable, Sendable {
    package let chain: AuditChain

    /// The number of the last entry; 0 before the first one.
    package let seq: Int64
    package let hash: [UInt8]

    package init(chain: AuditChain, seq: Int64, hash: [UInt8]) {
        self.chain = chain
        self.seq = seq
        self.hash = hash
    }
}
