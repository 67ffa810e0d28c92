/// A queue in the database, which all nodes share.
package enum StoredQueue: String, Hashable, Sendable, CaseIterable {
    case hookDeliveries
    case operatorMails

    /// The number up to which the items of a queue are counted.
    package static let countLimit = 100_000
}
