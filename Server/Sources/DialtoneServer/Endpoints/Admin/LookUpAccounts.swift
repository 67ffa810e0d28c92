import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Shows administrators the accounts they ask for; those that do not exist are left out.
struct LookUpAccounts: Endpoint {
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
                problem: "At most \(Self.limit) identifiers."
            )
        }
        let found = try await accounts.accounts(named: names, of: caller.project.id)
        return LookUpAccountsResponse(users: found.isEmpty ? nil : found.map(AccountInfo.init))
    }
}

extension AccountNames {
    /// Takes what could be a name; nothing has an unreadable one.
    fileprivate init(_ input: LookUpAccountsRequest) {
        self.init()
        ids = (input.localIDs ?? []).map(AccountID.init(rawValue:))
        emails = (input.emails ?? []).map { $0.lowercased() }
        phoneNumbers = (input.phoneNumbers ?? []).compactMap { try? PhoneNumber(parsing: $0) }
        identities = (input.federatedUserIDs ?? []).compactMap { identity in
            guard let provider = identity.providerID, let rawID = identity.rawID else { return nil }
            return LinkedProvider(
                providerID: SignInProvider(rawValue: provider),
                rawID: rawID
            )
        }
    }
}
