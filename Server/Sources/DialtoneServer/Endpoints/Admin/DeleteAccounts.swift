import DialtoneCore
import IdentityToolkit

extension DeleteAccountsRequest: WireInput {
    var targetProjectID: String? { nil }
}

/// Deletes many accounts at once; those that do not exist count as deleted.
struct DeleteAccounts: Endpoint {
    private static let limit = 1_000

    let accounts: AccountDirectory

    func respond(
        to input: DeleteAccountsRequest,
        from caller: AdminCaller
    ) async throws -> DeleteAccountsResponse {
        let ids = input.localIDs ?? []
        guard (1...Self.limit).contains(ids.count) else { throw RequestRefusal.tooManyAccountIDs }
        let kept = try await accounts.delete(
            ids.map(AccountID.init(rawValue:)),
            of: caller.project.id,
            byForce: input.force ?? false
        )
        let errors = ids.enumerated().filter { kept.contains(AccountID(rawValue: $1)) }.map {
            DeleteAccountsError(
                index: $0,
                localID: $1,
                message: "NOT_DISABLED : Disable the account before batch deletion."
            )
        }
        return DeleteAccountsResponse(errors: errors.isEmpty ? nil : errors)
    }
}
