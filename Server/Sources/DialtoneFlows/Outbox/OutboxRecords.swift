import DialtoneBasics
import DialtoneModel

/// The stored items of one kind.
struct OutboxRecords<Item: OutboxItem>: Sendable {
    /// Whether an item is due at a time.
    let isAnyDue: @Sendable (any DataReader, Timestamp) throws -> Bool

    /// Claims items that are due, and postpones their next attempt.
    let claim: @Sendable (any DataWriter, Claim) throws -> [Item]

    /// Saves the outcome of an attempt, unless another one began in the meantime.
    let save: @Sendable (any DataWriter, Item) throws -> Void

    struct Claim: Sendable {
        let now: Timestamp

        /// When the items are due again.
        let lease: Timestamp

        /// The maximum number of items.
        let limit: Int
    }
}

extension OutboxRecords<HookDelivery> {
    static let hookDeliveries = Self(
        isAnyDue: { try $0.hasDeliveries(dueAt: $1) },
        claim: { try $0.claimDeliveries(dueAt: $1.now, until: $1.lease, limit: $1.limit) },
        save: { try $0.save($1) }
    )
}

extension OutboxRecords<OperatorMail> {
    static let operatorMails = Self(
        isAnyDue: { try $0.hasOperatorMails(dueAt: $1) },
        claim: { try $0.claimOperatorMails(dueAt: $1.now, until: $1.lease, limit: $1.limit) },
        save: { try $0.save($1) }
    )
}
