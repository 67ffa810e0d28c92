import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func account(email: String, of project: ProjectID) throws -> Account? {
        try account(claiming: .email(email), of: project)
    }

    func account(
        provider: SignInProvider,
        rawID: String,
        of project: ProjectID
    ) throws -> Account? {
        try account(claiming: .identity(provider, rawID: rawID), of: project)
    }

    private func account(
        claiming identifier: AccountIdentifier,
        of project: ProjectID
    ) throws -> Account? {
        try row(
            """
            SELECT account.* FROM account_identifier JOIN account USING (project_id, account_id)
            WHERE project_id = ? AND kind = ? AND value = ?
            """,
            project,
            identifier.kind,
            identifier.value
        )
        .map(Account.init(row:))
    }

    /// Updates the account's identifiers, and throws if another account has one of them.
    func claimIdentifiers(of account: Account, sharingEmail: Bool) throws {
        let wanted = AccountIdentifier.all(of: account)
        let held = Set(
            try rows(
                "SELECT kind, value FROM account_identifier WHERE project_id = ? AND account_id = ?",
                account.projectID,
                account.id
            )
            .map(AccountIdentifier.init(row:))
        )
        for identifier in held.subtracting(wanted) {
            try perform(
                "DELETE FROM account_identifier WHERE project_id = ? AND kind = ? AND value = ?",
                account.projectID,
                identifier.kind,
                identifier.value
            )
        }
        try claim(wanted.subtracting(held), for: account, sharingEmail: sharingEmail)
    }

    /// Inserts the identifiers of a new account, which has none yet.
    func claimFirstIdentifiers(of account: Account, sharingEmail: Bool) throws {
        try claim(AccountIdentifier.all(of: account), for: account, sharingEmail: sharingEmail)
    }

    /// Inserts the identifiers of many new accounts; `false` if any of them is already taken.
    func claimAllIdentifiers(of accounts: [Account]) throws -> Bool {
        let claims = accounts.flatMap { account in
            AccountIdentifier.all(of: account).map { Self.values(of: $0, for: account) }
        }
        return try insertRows(Self.claimInsertion, claims).count == claims.count
    }

    private static let claimInsertion = RowInsertion(
        into: "account_identifier",
        columns: ["project_id", "kind", "value", "account_id"],
        returning: "kind"
    )

    private static func values(
        of identifier: AccountIdentifier,
        for account: Account
    ) -> [any SQLConvertible] {
        [account.projectID, identifier.kind, identifier.value, account.id]
    }

    private func claim(
        _ identifiers: Set<AccountIdentifier>,
        for account: Account,
        sharingEmail: Bool
    ) throws {
        for identifier in identifiers {
            guard try !claim(identifier, for: account) else { continue }
            if identifier.kind == AccountIdentifier.emailKind, sharingEmail { continue }
            throw identifier.conflict
        }
    }

    private func claim(_ identifier: AccountIdentifier, for account: Account) throws -> Bool {
        let values = Self.values(of: identifier, for: account)
        return try !insertRows(Self.claimInsertion, [values]).isEmpty
    }
}

/// An identifier that only one account of a project can have.
private struct AccountIdentifier: Hashable {
    static let emailKind = "email"

    let kind: String
    let value: String

    static func email(_ address: String) -> Self {
        Self(kind: emailKind, value: address)
    }

    static func identity(_ provider: SignInProvider, rawID: String) -> Self {
        Self(kind: "identity", value: "\(provider.rawValue) \(rawID)")
    }

    static func all(of account: Account) -> Set<Self> {
        Set(account.linkedProviders.map { .identity($0.providerID, rawID: $0.rawID) })
            .union(account.email.map { [.email($0)] } ?? [])
    }

    var conflict: AccountConflict {
        kind == Self.emailKind ? .email : .linkedProvider
    }
}

extension AccountIdentifier {
    init(row: SQLRow) throws {
        self.init(kind: try row["kind"], value: try row["value"])
    }
}
