import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Adds the account calls: for a user's own account, or for any with an admin credential.
    func addAccountCalls(to router: Router<ServerContext>) {
        let accounts = flows.accounts
        let authenticator = flows.authenticator
        router.add(
            SignUp(
                anonymous: flows.anonymousSignUp,
                passwords: flows.email.signUp,
                credentials: flows.email.credentials,
                links: links,
                proofs: proofs
            ),
            or: CreateAccount(accounts: accounts, passwords: parts.passwords),
            .signUp,
            apps,
            admins.needing(.editor)
        )
        router.add(
            LookUpOwnAccount(authenticator: authenticator),
            or: LookUpAccounts(accounts: accounts),
            .lookUp,
            apps,
            admins.needing(.viewer)
        )
        router.add(
            UpdateOwnAccount(
                credentials: flows.email.credentials,
                codes: flows.email.codes,
                links: links
            ),
            or: UpdateAccount(accounts: accounts, passwords: parts.passwords),
            .update,
            apps,
            admins.needing(.editor)
        )
        router.add(
            DeleteOwnAccount(accounts: accounts, authenticator: authenticator),
            or: DeleteAccount(accounts: accounts),
            .delete,
            apps,
            admins.needing(.editor)
        )
    }
}

extension DeleteAccountRequest: WireInput {}

/// Deletes the user's own account.
struct DeleteOwnAccount: Endpoint {
    let accounts: AccountDirectory
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: DeleteAccountRequest,
        from caller: AppCaller
    ) async throws -> DeleteAccountResponse {
        let (_, token) = try await authenticator.authenticated(
            input.idToken,
            of: caller.projectID
        )
        let settings = caller.project.project.settings
        guard settings.allowsAccountDeletion else { throw Refusal.accountDeletionDisabled }
        try await accounts.delete(by: token, under: settings)
        return DeleteAccountResponse()
    }
}

extension LookUpAccountsRequest: WireInput {}

/// Returns the user's own account.
struct LookUpOwnAccount: Endpoint {
    let authenticator: IDTokenAuthenticator

    func respond(
        to input: LookUpAccountsRequest,
        from caller: AppCaller
    ) async throws -> LookUpAccountsResponse {
        let account = try await authenticator.authenticate(
            input.idToken,
            of: caller.projectID,
            forEnrollment: true
        )
        return LookUpAccountsResponse { $0.users = [AccountInfo(account)] }
    }
}
