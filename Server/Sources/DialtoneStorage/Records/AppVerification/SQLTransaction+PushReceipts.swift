import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let pushReceiptRow = RowStatement(into: "push_receipt")

    func insert(_ receipt: PushReceipt) throws {
        try performWrite(
            Self.pushReceiptRow,
            [
                "receipt_digest": receipt.digest,
                "secret_digest": receipt.secretDigest,
                "project_id": receipt.projectID,
                "bundle_id": receipt.bundleID,
                "app_id": receipt.appID,
                "created_at": receipt.createdAt,
                "expires_at": receipt.expiresAt,
                "mark": receipt.mark,
                "state": receipt.state,
                "environment": receipt.environment,
                "reason": receipt.reason,
            ]
        )
    }

    func pushReceipt(_ digest: TokenDigest) throws -> PushReceipt? {
        try row("SELECT * FROM push_receipt WHERE receipt_digest = ?", digest)
            .map(PushReceipt.init(row:))
    }

    func pushCount(
        of bundleID: String,
        in project: ProjectID,
        since moment: Timestamp,
        limit: Int
    ) throws -> Int {
        let row = try self.row(
            """
            SELECT COUNT(*) AS total FROM (
                SELECT 1 FROM push_receipt
                WHERE project_id = ? AND bundle_id = ? AND created_at > ? LIMIT ?) AS recent
            """,
            project,
            bundleID,
            moment,
            limit
        )
        guard let row else { throw StorageError.corrupt }
        return try row["total"]
    }

    func updateOutcome(of receipt: PushReceipt) throws {
        try perform(
            """
            UPDATE push_receipt SET state = ?, environment = ?, reason = ?
            WHERE receipt_digest = ? AND state = ?
            """,
            receipt.state,
            receipt.environment,
            receipt.reason,
            receipt.digest,
            PushReceipt.State.pending
        )
    }

    func markPushReceipt(_ digest: TokenDigest, _ mark: TokenDigest) throws -> Bool {
        try execute(
            """
            UPDATE push_receipt SET mark = ?
            WHERE receipt_digest = ? AND (mark IS NULL OR mark = ?)
            """,
            mark,
            digest,
            mark
        ) == 1
    }
}

extension PushReceipt {
    init(row: SQLRow) throws {
        self.init(
            digest: try row["receipt_digest"],
            secretDigest: try row["secret_digest"],
            projectID: try row["project_id"],
            bundleID: try row["bundle_id"],
            appID: try row["app_id"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"]
        )
        mark = try row["mark"]
        state = try row["state"]
        environment = try row["environment"]
        reason = try row["reason"]
    }
}
