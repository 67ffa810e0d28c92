package import DialtoneBasics

/// Reads receipts of silent pushes.
package protocol PushReceiptReader {
    /// Returns the receipt, even if it has expired.
    func pushReceipt(_ digest: TokenDigest) throws -> PushReceipt?

    /// Returns the number of pushes to the app since `moment`, at most `limit`.
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

    /// Saves state, environment and reason of a receipt whose push is pending.
    func updateOutcome(of receipt: PushReceipt) throws

    /// Marks the receipt for one number; returns `false` if it is marked for another.
    func markPushReceipt(_ digest: TokenDigest, _ mark: TokenDigest) throws -> Bool
}
