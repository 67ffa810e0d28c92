import DialtoneCore
import Hummingbird
import IdentityToolkit

/// The protocol's calls: where each is found, and who guards it.
struct ProtocolRoutes {
    private let parts: ServerParts
    private let flows: Flows
    private let apps: AppGuard
    private let admins: AdminGuard

    init(
        _ parts: ServerParts,
        _ flows: Flows,
        admins: AdminGuard.Policy,
        projects: any ProjectFinder
    ) {
        self.parts = parts
        self.flows = flows
        self.apps = AppGuard(projects: flows.projects)
        self.admins = AdminGuard(policy: admins, projects: projects)
    }

    func add(to router: Router<ServerContext>) {
        addAppCalls(to: router)
        addAdminCalls(to: router)
        KeyRoutes(
            keys: parts.publishedKeys,
            issuer: parts.issuer,
            clock: parts.clock,
            publicURL: parts.listener.publicURL
        )
        .add(to: router)
        HealthRoutes(checkWritable: parts.checkWritable).add(to: router)
    }

    private func addAppCalls(to router: Router<ServerContext>) {
        let accounts = flows.accounts
        let authenticator = flows.authenticator
        router.add(SendVerificationCode(sender: flows.codeSender), .sendVerificationCode, apps)
        router.add(SignInWithPhoneNumber(signIn: flows.phoneSignIn), .signInWithPhoneNumber, apps)
        router.add(ExchangeToken(exchange: flows.tokenExchange), .token, apps)
        router.add(VerifyIOSClient(), .verifyIOSClient, apps)
        router.add(ShowProjectConfig(), .projectConfig, apps, method: .get)
        router.add(ShowRecaptchaParams(mode: parts.mode), .recaptchaParams, apps, method: .get)
        router.add(ShowRecaptchaConfig(), .recaptchaConfig, apps, method: .get)
        router.add(
            SignUp(anonymous: flows.anonymousSignUp),
            or: CreateAccount(accounts: accounts, passwords: parts.passwords),
            .signUp,
            apps,
            admins
        )
        router.add(
            LookUpOwnAccount(authenticator: authenticator),
            or: LookUpAccounts(accounts: accounts),
            .lookUp,
            apps,
            admins
        )
        router.add(
            UpdateOwnAccount(accounts: accounts, authenticator: authenticator),
            or: UpdateAccount(accounts: accounts, passwords: parts.passwords),
            .update,
            apps,
            admins
        )
        router.add(
            DeleteOwnAccount(accounts: accounts, authenticator: authenticator),
            or: DeleteAccount(accounts: accounts),
            .delete,
            apps,
            admins
        )
        UnofferedCalls(apps: apps).add(to: router)
    }

    /// The calls of Google's admin SDKs.
    func addAdminCalls(to router: Router<ServerContext>) {
        let accounts = flows.accounts
        router.add(
            CreateAccount(accounts: accounts, passwords: parts.passwords),
            "/accounts",
            admins
        )
        router.add(LookUpAccounts(accounts: accounts), "/accounts:lookup", admins)
        router.add(
            UpdateAccount(accounts: accounts, passwords: parts.passwords),
            "/accounts:update",
            admins
        )
        router.add(DeleteAccount(accounts: accounts), "/accounts:delete", admins)
        router.add(DeleteAccounts(accounts: accounts), "/accounts:batchDelete", admins)
        router.add(ListAccounts(accounts: accounts), "/accounts:batchGet", admins, method: .get)
        for path: AdminPath in ["/accounts:query", ":queryAccounts"] {
            router.add(QueryAccounts(accounts: accounts), path, admins)
        }
        MissingAdminCalls(admins: admins).add(to: router)
    }
}
