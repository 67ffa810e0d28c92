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
        let ids = input.localIDs ?? []
        let phoneNumbers = input.phoneNumbers ?? []
        guard ids.count + phoneNumbers.count <= Self.limit else {
            throw Refusal.invalidArgument(
                field: "local_id",
                problem: "At most \(Self.limit) identifiers."
            )
        }
        let found = try await accounts.accounts(
            ids: ids.map(AccountID.init(rawValue:)),
            phoneNumbers: phoneNumbers.compactMap { try? PhoneNumber(parsing: $0) },
            of: caller.project.id
        )
        return LookUpAccountsResponse(users: found.isEmpty ? nil : found.map(AccountInfo.init))
    }
}
