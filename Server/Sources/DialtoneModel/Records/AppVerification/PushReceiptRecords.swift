package import DialtoneBasics

/// Reads receipts of silent pushes.
package protocol PushReceiptReader {
    /// The receipt, good or expired.
    func pushReceipt(_ digest: TokenDigest) throws -> PushReceipt?

    /// How many pushes went to the app since `moment`, counted up to `limit`.
    func pushCount(
        of bundleID: String,
        in project: ProjectID,
        since moment: Timestamp,
        limit: Int
    ) throws -> Int
}

/// Changes receipts of silent pushes.
package protocol PushReceiptWriter {
    func insert(_ receipt: PushReceipt) throws

    /// Notes state, environment and reason of a receipt whose push is pending.
    func updateOutcome(of receipt: PushReceipt) throws

    /// Marks the receipt for one number; `false` if it is marked for another.
    func markPushReceipt(_ digest: TokenDigest, _ mark: TokenDigest) throws -> Bool
}
