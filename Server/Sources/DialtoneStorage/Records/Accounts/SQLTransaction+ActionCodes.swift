import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

extension SQLTransaction {
    private static let actionCodeRow = RowStatement(into: "action_code")

    func insert(_ code: ActionCode) throws {
        try performWrite(
            Self.actionCodeRow,
            [
                "action_code_digest": code.digest,
                "project_id": code.projectID,
                "purpose": code.purpose,
                "account_id": code.accountID,
                "email": code.email,
                "new_email": code.newEmail,
                "phone_number": code.phoneNumber,
                "second_factor_id": code.secondFactorID,
                "was_email_verified": code.wasEmailVerified,
                "created_at": code.createdAt,
                "expires_at": code.expiresAt,
                "origin_address": code.origin?.address,
                "origin_network": code.origin?.network,
                "former_sign_in": code.former.map(StoredFormerSignIn.init),
            ]
        )
    }

    func actionCode(_ digest: TokenDigest) throws -> ActionCode? {
        try row("SELECT * FROM action_code WHERE action_code_digest = ?", digest)
            .map(ActionCode.init(row:))
    }

    func actionCodes(_ digests: [TokenDigest]) throws -> [ActionCode] {
        try rows(of: "action_code", whose: "action_code_digest", isIn: digests)
            .map(ActionCode.init(row:))
    }

    func actionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        to address: String,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> [ActionCode] {
        try rows(
            """
            SELECT * FROM action_code
            WHERE project_id = ? AND account_id = ? AND purpose = ? AND email = ?
                AND expires_at > ?
            ORDER BY created_at
            """,
            project,
            account,
            purpose,
            address,
            now
        )
        .map(ActionCode.init(row:))
    }

    func actionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        to phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> [ActionCode] {
        try rows(
            """
            SELECT * FROM action_code
            WHERE project_id = ? AND account_id = ? AND purpose = ? AND phone_number = ?
                AND expires_at > ?
            ORDER BY created_at
            """,
            project,
            account,
            purpose,
            phoneNumber,
            now
        )
        .map(ActionCode.init(row:))
    }

    func consumeActionCode(_ digest: TokenDigest, at now: Timestamp) throws -> Bool {
        try execute(
            "DELETE FROM action_code WHERE action_code_digest = ? AND expires_at > ?",
            digest,
            now
        ) == 1
    }

    func deleteActionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        in project: ProjectID,
        since moment: Timestamp
    ) throws {
        try perform(
            """
            DELETE FROM action_code
            WHERE project_id = ? AND account_id = ? AND purpose = ? AND created_at >= ?
            """,
            project,
            account,
            purpose,
            moment
        )
    }
}

extension ActionCode {
    init(row: SQLRow) throws {
        self.init(
            digest: try row["action_code_digest"],
            projectID: try row["project_id"],
            purpose: try row["purpose"],
            accountID: try row["account_id"],
            email: try row["email"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"]
        )
        newEmail = try row["new_email"]
        phoneNumber = try row["phone_number"]
        secondFactorID = try row["second_factor_id"]
        wasEmailVerified = try row["was_email_verified"]
        if let address: String = try row["origin_address"],
            let network: String = try row["origin_network"]
        {
            origin = SendOrigin(address: address, network: network)
        }
        let former: StoredFormerSignIn? = try row["former_sign_in"]
        self.former = former?.value
    }
}
