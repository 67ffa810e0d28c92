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
            or: CreateAccount(accounts: accounts, passwords: dependencies.passwords),
            .signUp,
            apps,
            admins.needing(.editor)
        )
        router.add(
            LookUpOwnAccount(authenticator: authenticator, accounts: accounts),
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
            or: UpdateAccount(accounts: accounts, passwords: dependencies.passwords),
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
