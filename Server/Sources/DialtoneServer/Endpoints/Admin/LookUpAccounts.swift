import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import PhoneNumbers

/// Returns the requested accounts; those that do not exist are left out.
struct LookUpAccounts: Endpoint {
    static let auditAction: AuditAction = "users.lookUp"

    private static let limit = 100

    let accounts: AccountDirectory

    func respond(
        to input: LookUpAccountsRequest,
        from caller: AdminCaller
    ) async throws -> LookUpAccountsResponse {
        let names = AccountNames(input)
        guard names.count <= Self.limit else {
            throw Refusal.invalidArgument(
                field: "local_id",
                problem: "must have at most \(Self.limit) identifiers."
            )
        }
        let found = try await accounts.accounts(named: names, of: caller.project.id)
        let passkeys = try await accounts.passkeys(of: found)
        return LookUpAccountsResponse {
            $0.users =
                found.isEmpty ? nil : found.map { AccountInfo($0, having: passkeys[$0.id]) }
        }
    }
}

extension AccountNames {
    /// Creates the query and drops invalid identifiers, which match no account.
    fileprivate init(_ input: LookUpAccountsRequest) {
        self.init()
        ids = (input.localId ?? []).map(AccountID.init(rawValue:))
        emails = (input.email ?? []).map { $0.lowercased() }
        phoneNumbers = (input.phoneNumber ?? []).compactMap { try? PhoneNumber(parsing: $0) }
        identities = (input.federatedUserId ?? []).compactMap { identity in
            guard let provider = identity.providerId, let rawID = identity.rawId else { return nil }
            return LinkedProvider(
                providerID: SignInProvider(rawValue: provider),
                rawID: rawID
            )
        }
    }
}
