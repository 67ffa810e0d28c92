import DialtoneCore
import Hummingbird
import IdentityToolkit

/// The protocol's calls: where each is found, and who guards it.
struct ProtocolRoutes {
    private let parts: ServerParts
    private let flows: Flows
    private let apps: AppGuard
    private let admins: AdminGuard
    private let links: ActionLinks

    init(
        _ parts: ServerParts,
        _ flows: Flows,
        admins: AdminGuard.Policy,
        projects: any ProjectFinder
    ) {
        self.parts = parts
        self.flows = flows
        self.apps = AppGuard(projects: flows.projects)
        links = ActionLinks(mode: parts.mode, publicURL: parts.listener.publicURL)
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
            SignUp(
                anonymous: flows.anonymousSignUp,
                passwords: flows.email.signUp,
                credentials: flows.email.credentials,
                links: links
            ),
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
            UpdateOwnAccount(
                credentials: flows.email.credentials,
                codes: flows.email.codes,
                links: links
            ),
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
        addEmailCalls(to: router)
        addSecondFactorCalls(to: router)
        UnofferedCalls(apps: apps).add(to: router)
    }

    /// Sign-in by e-mail address.
    private func addEmailCalls(to router: Router<ServerContext>) {
        let email = flows.email
        router.add(SignInWithPassword(signIn: email.signIn), .signInWithPassword, apps)
        router.add(SignInWithEmailLink(signIn: email.linkSignIn), .signInWithEmailLink, apps)
        router.add(ResetPassword(codes: email.codes, signIn: email.signIn), .resetPassword, apps)
        router.add(ShowPasswordPolicy(), .passwordPolicy, apps, method: .get)
        router.add(
            SendOOBCode(issuer: email.issuer, links: links),
            or: sendAnyOOBCode,
            .sendOOBCode,
            apps,
            admins
        )
    }

    private var sendAnyOOBCode: SendAnyOOBCode {
        SendAnyOOBCode(issuer: flows.email.issuer, links: links, projects: flows.registry)
    }

    private func addSecondFactorCalls(to router: Router<ServerContext>) {
        let enroller = flows.secondFactorEnroller
        let signIn = flows.secondFactorSignIn
        router.add(
            StartSecondFactorEnrollment(enroller: enroller),
            .secondFactorEnrollmentStart,
            apps
        )
        router.add(
            FinalizeSecondFactorEnrollment(enroller: enroller, links: links),
            .secondFactorEnrollmentFinalize,
            apps
        )
        router.add(WithdrawSecondFactor(enroller: enroller), .secondFactorWithdraw, apps)
        router.add(StartSecondFactorSignIn(signIn: signIn), .secondFactorSignInStart, apps)
        router.add(FinalizeSecondFactorSignIn(signIn: signIn), .secondFactorSignInFinalize, apps)
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
        router.add(sendAnyOOBCode, "/accounts:sendOobCode", admins)
        MissingAdminCalls(admins: admins).add(to: router)
    }
}
