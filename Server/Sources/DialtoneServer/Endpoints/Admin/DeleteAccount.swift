import DialtoneFlows
import DialtoneModel
import IdentityToolkit

/// Deletes an account for an administrator.
struct DeleteAccount: Endpoint {
    static let auditAction: AuditAction = "users.delete"

    let accounts: AccountDirectory

    func respond(
        to input: DeleteAccountRequest,
        from caller: AdminCaller
    ) async throws -> DeleteAccountResponse {
        guard let id = input.localId, !id.isEmpty else { throw Refusal.missingAccountID }
        try await accounts.delete(AccountID(rawValue: id), of: caller.project.id)
        return DeleteAccountResponse()
    }
}
