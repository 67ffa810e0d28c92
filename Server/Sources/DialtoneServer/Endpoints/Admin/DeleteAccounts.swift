import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension DeleteAccountsRequest: WireInput {
    var targetProjectId: String? { nil }
}

/// Deletes many accounts at once; accounts that do not exist count as deleted.
struct DeleteAccounts: Endpoint {
    static let auditAction: AuditAction = "users.delete"

    private static let limit = 1_000

    let accounts: AccountDirectory

    func respond(
        to input: DeleteAccountsRequest,
        from caller: AdminCaller
    ) async throws -> DeleteAccountsResponse {
        let ids = input.localIds ?? []
        guard (1...Self.limit).contains(ids.count) else { throw RequestRefusal.tooManyAccountIDs }
        let kept = try await accounts.delete(
            ids.map(AccountID.init(rawValue:)),
            of: caller.project.id,
            byForce: input.force ?? false
        )
        let enabled = ids.enumerated().filter { kept.contains(AccountID(rawValue: $1)) }
        let errors = enabled.map { index, id in
            DeleteAccountsError {
                $0.index = index
                $0.localId = id
                $0.message = "NOT_DISABLED : Disable the account before batch deletion."
            }
        }
        return DeleteAccountsResponse { $0.errors = errors.isEmpty ? nil : errors }
    }
}
